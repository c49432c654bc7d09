import type { PicturedFamily } from "./family.ts"

/** A screen of the app, for the specs that look at all of them. */
export interface ScreenUnderTest {
  readonly name: string
  readonly path: (family: PicturedFamily) => string
  /** Who looks; a visitor has no account. */
  readonly reader: "owner" | "visitor"
}

/** Every screen of the app. A new one needs one line here. */
export const screens: readonly ScreenUnderTest[] = [
  { name: "first page of visitors", path: () => "/", reader: "visitor" },
  { name: "first page of members", path: () => "/", reader: "owner" },
  { name: "sign-in", path: () => "/sign-in", reader: "visitor" },
  { name: "register", path: () => "/register", reader: "visitor" },
  { name: "forgotten password", path: () => "/forgot-password", reader: "visitor" },
  { name: "invitation", path: () => "/invitation?token=x", reader: "visitor" },
  { name: "account", path: () => "/account", reader: "owner" },
  { name: "first run", path: () => "/new-tree", reader: "owner" },
  { name: "tree", path: ({ tree }) => `/t/${tree}`, reader: "owner" },
  { name: "tree of visitors", path: ({ tree }) => `/t/${tree}`, reader: "visitor" },
  { name: "people", path: ({ tree }) => `/t/${tree}/people`, reader: "owner" },
  { name: "settings of a tree", path: ({ tree }) => `/t/${tree}/settings`, reader: "owner" },
  { name: "import", path: ({ tree }) => `/t/${tree}/import`, reader: "owner" },
  { name: "history of a tree", path: ({ tree }) => `/t/${tree}/history`, reader: "owner" },
  { name: "tidy", path: ({ tree }) => `/t/${tree}/tidy`, reader: "owner" },
  { name: "suggestions", path: ({ tree }) => `/t/${tree}/review`, reader: "owner" },
  { name: "family", path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}`, reader: "owner" },
  { name: "family of strangers", path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}`, reader: "visitor" },
  { name: "person in the panel", path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}?panel=person`, reader: "owner" },
  { name: "form of a relative", path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}?panel=add`, reader: "owner" },
  { name: "form of a person", path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}?panel=edit`, reader: "owner" },
  {
    name: "keys of the chart",
    path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}?panel=keys&chart=1`,
    reader: "owner",
  },
  { name: "page of a person", path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}/page`, reader: "owner" },
  {
    name: "page of a person for strangers",
    path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}/page`,
    reader: "visitor",
  },
  { name: "media", path: ({ tree }) => `/t/${tree}/media`, reader: "owner" },
  { name: "a picture", path: ({ tree, picture }) => `/t/${tree}/media?open=${picture}`, reader: "owner" },
  { name: "media for visitors", path: ({ tree }) => `/t/${tree}/media`, reader: "visitor" },
  { name: "sources", path: ({ tree }) => `/t/${tree}/sources`, reader: "owner" },
  { name: "sources for visitors", path: ({ tree }) => `/t/${tree}/sources`, reader: "visitor" },
  { name: "a source", path: ({ tree, source }) => `/t/${tree}/sources/${source}`, reader: "owner" },
  { name: "kinship", path: ({ tree, ids }) => `/t/${tree}/kin/${ids.child}/${ids.grandfather}`, reader: "owner" },
  { name: "outline", path: ({ tree, ids }) => `/t/${tree}/p/${ids.child}?view=outline`, reader: "owner" },
  { name: "address without a screen", path: () => "/nowhere", reader: "visitor" },
]
