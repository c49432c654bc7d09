import { expect } from "chai"
import { byKeys, type Typist } from "../keyboard.ts"
import type { WebStage } from "../stage.ts"
import type { View } from "../visit.ts"

/** What a screen is for, done by the keyboard alone, up to what a reader sees at the end. */
export interface Journey {
  /** What the reader does, as the end of a sentence about them. */
  readonly does: string
  readonly run: (stage: WebStage) => Promise<void>
}

export const PASSWORD = "a quiet walk by the sea"

/** The owner of the family, with a keyboard. */
export const owner = async (stage: WebStage, view: View = {}): Promise<Typist> => byKeys(await stage.reader(view))

/** A reader with a keyboard: with this session, or a visitor. */
export const reader = async (stage: WebStage, token?: string): Promise<Typist> =>
  byKeys(await stage.visitor(token === undefined ? {} : { token }))

/** The path of the present screen. */
export const pathOf = ({ page }: Typist): string => new URL(page.url()).pathname

/** Fails if the page had a fault meanwhile. */
export const wasQuiet = ({ faults }: Typist): void => {
  expect(faults).to.deep.equal([])
}
