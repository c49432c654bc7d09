import type { patterns } from "../../../adapters/web/app/routes.ts"
import type { PicturedFamily, PlantedProposal } from "./family.ts"
import * as accounts from "./journeys/account.ts"
import * as families from "./journeys/family.ts"
import type { Journey } from "./journeys/journey.ts"
import * as records from "./journeys/records.ts"
import * as reviews from "./journeys/review.ts"
import * as trees from "./journeys/tree.ts"

/** What the addresses of the screens are about. */
export interface Shown extends PicturedFamily {
  readonly proposal: PlantedProposal
}

type Address = (shown: Shown) => string

/** One way in which a screen looks. */
interface Look {
  /** What is seen; the name of the screen if it has one look. */
  readonly name: string
  readonly path: Address
  /** Who looks; a visitor has no account. */
  readonly reader: "owner" | "visitor"
}

/** A screen of the app, for the specs that look at all of them. */
interface Screen {
  /** Each is checked by axe, at 390 and 1440 pixels, light and dark, in both languages. */
  readonly looks: readonly [Look, ...Look[]]
  /** The journey by the keyboard alone, on both hosts. */
  readonly journey: Journey
  /** The spec with the journeys of a reader with a pointer, in the folder `browser`; null where there is one link. */
  readonly pointer: `${string}.spec.ts` | null
}

const owner = (name: string, path: Address): Look => ({ name, path, reader: "owner" })
const visitor = (name: string, path: Address): Look => ({ name, path, reader: "visitor" })

/** Every screen of the app by its address. A new address does not compile without a line here. */
export const screens: Readonly<Record<keyof typeof patterns | "lost", Screen>> = {
  home: {
    looks: [visitor("first page of visitors", () => "/"), owner("first page of members", () => "/")],
    journey: trees.home,
    pointer: "first-minutes.spec.ts",
  },
  signIn: { looks: [visitor("sign-in", () => "/sign-in")], journey: accounts.signIn, pointer: "account.spec.ts" },
  register: {
    looks: [visitor("register", () => "/register")],
    journey: accounts.register,
    pointer: "first-minutes.spec.ts",
  },
  forgotPassword: {
    looks: [visitor("forgotten password", () => "/forgot-password")],
    journey: accounts.forgotPassword,
    pointer: "account.spec.ts",
  },
  invitation: {
    looks: [visitor("invitation", () => "/invitation?token=x")],
    journey: accounts.invitation,
    pointer: "trees.spec.ts",
  },
  account: { looks: [owner("account", () => "/account")], journey: accounts.account, pointer: "account.spec.ts" },
  newTree: { looks: [owner("first run", () => "/new-tree")], journey: trees.newTree, pointer: "first-minutes.spec.ts" },
  tree: {
    looks: [owner("tree", ({ tree }) => `/t/${tree}`), visitor("tree of visitors", ({ tree }) => `/t/${tree}`)],
    journey: trees.tree,
    pointer: "tree-home.spec.ts",
  },
  begin: {
    looks: [owner("first people of a tree", ({ tree }) => `/t/${tree}/begin`)],
    journey: trees.begin,
    pointer: "first-minutes.spec.ts",
  },
  people: {
    looks: [owner("people", ({ tree }) => `/t/${tree}/people`)],
    journey: trees.people,
    pointer: "trees.spec.ts",
  },
  settings: {
    looks: [owner("settings of a tree", ({ tree }) => `/t/${tree}/settings`)],
    journey: trees.settings,
    pointer: "trees.spec.ts",
  },
  review: {
    looks: [owner("suggestions", ({ tree }) => `/t/${tree}/review`)],
    journey: reviews.review,
    pointer: "review.spec.ts",
  },
  proposal: {
    looks: [owner("suggestion", ({ proposal: { tree, id } }) => `/t/${tree}/review/${id}`)],
    journey: reviews.proposal,
    pointer: "review.spec.ts",
  },
  import: {
    looks: [owner("import", ({ tree }) => `/t/${tree}/import`)],
    journey: records.importFile,
    pointer: "import.spec.ts",
  },
  tidy: { looks: [owner("tidy", ({ tree }) => `/t/${tree}/tidy`)], journey: records.tidy, pointer: "tidy.spec.ts" },
  history: {
    looks: [owner("history of a tree", ({ tree }) => `/t/${tree}/history`)],
    journey: records.history,
    pointer: "history.spec.ts",
  },
  media: {
    looks: [
      owner("media", ({ tree }) => `/t/${tree}/media`),
      owner("a picture", ({ tree, picture }) => `/t/${tree}/media?open=${picture}`),
      visitor("media for visitors", ({ tree }) => `/t/${tree}/media`),
    ],
    journey: records.media,
    pointer: "media.spec.ts",
  },
  sources: {
    looks: [
      owner("sources", ({ tree }) => `/t/${tree}/sources`),
      visitor("sources for visitors", ({ tree }) => `/t/${tree}/sources`),
    ],
    journey: records.sources,
    pointer: "sources.spec.ts",
  },
  source: {
    looks: [owner("a source", ({ tree, source }) => `/t/${tree}/sources/${source}`)],
    journey: records.source,
    pointer: "sources.spec.ts",
  },
  family: {
    looks: [
      owner("family", ({ tree, ids }) => `/t/${tree}/p/${ids.child}`),
      visitor("family of strangers", ({ tree, ids }) => `/t/${tree}/p/${ids.child}`),
      owner("person in the panel", ({ tree, ids }) => `/t/${tree}/p/${ids.child}?panel=person`),
      owner("form of a relative", ({ tree, ids }) => `/t/${tree}/p/${ids.child}?panel=add`),
      owner("form of a person", ({ tree, ids }) => `/t/${tree}/p/${ids.child}?panel=edit`),
      owner("keys of the chart", ({ tree, ids }) => `/t/${tree}/p/${ids.child}?panel=keys&chart=1`),
      owner("outline", ({ tree, ids }) => `/t/${tree}/p/${ids.child}?view=outline`),
    ],
    journey: families.family,
    pointer: "family.spec.ts",
  },
  personPage: {
    looks: [
      owner("page of a person", ({ tree, ids }) => `/t/${tree}/p/${ids.child}/page`),
      visitor("page of a person for strangers", ({ tree, ids }) => `/t/${tree}/p/${ids.child}/page`),
    ],
    journey: families.personPage,
    pointer: "family.spec.ts",
  },
  kin: {
    looks: [owner("kinship", ({ tree, ids }) => `/t/${tree}/kin/${ids.child}/${ids.grandfather}`)],
    journey: families.kin,
    pointer: "family.spec.ts",
  },
  lost: {
    looks: [visitor("address without a screen", () => "/nowhere")],
    journey: families.lost,
    pointer: null,
  },
}

/** Every look of every screen. */
export const looks: readonly Look[] = Object.values(screens).flatMap((screen) => screen.looks)
