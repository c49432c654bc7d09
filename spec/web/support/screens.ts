import type { Family } from "./family.ts"

/** A screen of the app, for the specs that look at all of them. */
export interface ScreenUnderTest {
  readonly name: string
  readonly path: (family: Family) => string
  /** Who looks; a visitor has no account. */
  readonly reader: "owner" | "visitor"
}

/** Every screen of the app. A new one needs one line here. */
export const screens: readonly ScreenUnderTest[] = [
  { name: "first page of visitors", path: () => "/", reader: "visitor" },
  { name: "first page of members", path: () => "/", reader: "owner" },
  { name: "family", path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}`, reader: "owner" },
  { name: "address without a screen", path: () => "/nowhere", reader: "visitor" },
]
