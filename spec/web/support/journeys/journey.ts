import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { byKeys, type Typist } from "../keyboard.ts"
import type { WebStage } from "../stage.ts"
import type { View, Visit } from "../visit.ts"

/** What a screen is for, done by a reader with one means of input, up to what they see at the end. */
export interface Journey {
  /** What the reader does, as the end of a sentence about them. */
  readonly does: string
  readonly run: (stage: WebStage) => Promise<void>
}

export const PASSWORD = "a quiet walk by the sea"

let newcomers = 0

/** An e-mail address without an account. */
export const newcomer = (): string => `newcomer-${process.pid}-${++newcomers}@example.org`

/** A phone, which has no mouse. */
export const PHONE: View = { width: 390 }

/** Calls with the path of a file of this content, which is removed afterwards. */
export const withFile = async (
  name: string,
  content: string | Uint8Array,
  use: (path: string) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "stemma-journey-"))
  await writeFile(join(folder, name), content)
  try {
    await use(join(folder, name))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The owner of the family, with a keyboard. */
export const owner = async (stage: WebStage, view: View = {}): Promise<Typist> => byKeys(await stage.reader(view))

/** A reader with a keyboard: with this session, or a visitor. */
export const reader = async (stage: WebStage, token?: string): Promise<Typist> =>
  byKeys(await stage.visitor(token === undefined ? {} : { token }))

/** The path of the present screen. */
export const pathOf = ({ page }: Pick<Visit, "page">): string => new URL(page.url()).pathname

/** Fails if the page had a fault meanwhile. */
export const wasQuiet = ({ faults }: Pick<Visit, "faults">): void => {
  expect(faults).to.deep.equal([])
}
