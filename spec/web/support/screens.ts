import type { patterns } from "../../../adapters/web/app/routes.ts"
import type { PicturedFamily, PlantedProposal } from "./family.ts"
import * as accounts from "./journeys/account.ts"
import * as accountsByPointer from "./journeys/pointer/account.ts"
import * as families from "./journeys/family.ts"
import * as familiesByPointer from "./journeys/pointer/family.ts"
import type { Journey } from "./journeys/journey.ts"
import * as records from "./journeys/records.ts"
import * as recordsByPointer from "./journeys/pointer/records.ts"
import * as reviews from "./journeys/review.ts"
import * as reviewsByPointer from "./journeys/pointer/review.ts"
import * as trees from "./journeys/tree.ts"
import * as treesByPointer from "./journeys/pointer/tree.ts"

/** What the addresses of the screens are about. */
export interface Shown extends PicturedFamily {
  readonly proposal: PlantedProposal
  /** The tree with two people who may be one. */
  readonly twins: string
  /** The token of an open question. */
  readonly question: string
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
  /** What the screen is for, once for each means of input. Both journeys run on both hosts. */
  readonly journeys: { readonly pointer: Journey; readonly keyboard: Journey }
}

const owner = (name: string, path: Address): Look => ({ name, path, reader: "owner" })
const visitor = (name: string, path: Address): Look => ({ name, path, reader: "visitor" })

/** Every screen of the app by its address. A new address does not compile without a line here. */
export const screens: Readonly<Record<keyof typeof patterns | "lost", Screen>> = {
  home: {
    looks: [visitor("first page of visitors", () => "/"), owner("first page of members", () => "/")],
    journeys: { pointer: treesByPointer.home, keyboard: trees.home },
  },
  signIn: {
    looks: [visitor("sign-in", () => "/sign-in")],
    journeys: { pointer: accountsByPointer.signIn, keyboard: accounts.signIn },
  },
  register: {
    looks: [visitor("register", () => "/register")],
    journeys: { pointer: accountsByPointer.register, keyboard: accounts.register },
  },
  forgotPassword: {
    looks: [visitor("forgotten password", () => "/forgot-password")],
    journeys: { pointer: accountsByPointer.forgotPassword, keyboard: accounts.forgotPassword },
  },
  invitation: {
    looks: [visitor("invitation", () => "/invitation?token=x")],
    journeys: { pointer: accountsByPointer.invitation, keyboard: accounts.invitation },
  },
  link: {
    looks: [visitor("link", () => "/link")],
    journeys: { pointer: accountsByPointer.link, keyboard: accounts.link },
  },
  question: {
    looks: [
      visitor("question", ({ question }) => `/question#${question}`),
      visitor("ended question", () => "/question"),
    ],
    journeys: { pointer: reviewsByPointer.question, keyboard: reviews.question },
  },
  account: {
    looks: [owner("account", () => "/account")],
    journeys: { pointer: accountsByPointer.account, keyboard: accounts.account },
  },
  newTree: {
    looks: [owner("first run", () => "/new-tree")],
    journeys: { pointer: treesByPointer.newTree, keyboard: trees.newTree },
  },
  tree: {
    looks: [owner("tree", ({ tree }) => `/t/${tree}`), visitor("tree of visitors", ({ tree }) => `/t/${tree}`)],
    journeys: { pointer: treesByPointer.tree, keyboard: trees.tree },
  },
  begin: {
    looks: [owner("first people of a tree", ({ tree }) => `/t/${tree}/begin`)],
    journeys: { pointer: treesByPointer.begin, keyboard: trees.begin },
  },
  people: {
    looks: [owner("people", ({ tree }) => `/t/${tree}/people`)],
    journeys: { pointer: treesByPointer.people, keyboard: trees.people },
  },
  settings: {
    looks: [owner("settings of a tree", ({ tree }) => `/t/${tree}/settings`)],
    journeys: { pointer: treesByPointer.settings, keyboard: trees.settings },
  },
  review: {
    looks: [owner("suggestions", ({ tree }) => `/t/${tree}/review`)],
    journeys: { pointer: reviewsByPointer.review, keyboard: reviews.review },
  },
  proposal: {
    looks: [owner("suggestion", ({ proposal: { tree, id } }) => `/t/${tree}/review/${id}`)],
    journeys: { pointer: reviewsByPointer.proposal, keyboard: reviews.proposal },
  },
  import: {
    looks: [owner("import", ({ tree }) => `/t/${tree}/import`)],
    journeys: { pointer: recordsByPointer.importFile, keyboard: records.importFile },
  },
  tidy: {
    looks: [owner("tidy", ({ tree }) => `/t/${tree}/tidy`)],
    journeys: { pointer: recordsByPointer.tidy, keyboard: records.tidy },
  },
  duplicates: {
    looks: [
      owner("duplicates", ({ tree }) => `/t/${tree}/duplicates`),
      owner("two people who may be one", ({ twins }) => `/t/${twins}/duplicates`),
    ],
    journeys: { pointer: recordsByPointer.duplicates, keyboard: records.duplicates },
  },
  deleted: {
    looks: [
      owner("deleted people", ({ tree }) => `/t/${tree}/deleted`),
      owner("deleted citations", ({ tree }) => `/t/${tree}/deleted?kind=citation`),
    ],
    journeys: { pointer: recordsByPointer.deleted, keyboard: records.deleted },
  },
  history: {
    looks: [owner("history of a tree", ({ tree }) => `/t/${tree}/history`)],
    journeys: { pointer: recordsByPointer.history, keyboard: records.history },
  },
  media: {
    looks: [
      owner("media", ({ tree }) => `/t/${tree}/media`),
      owner("a picture", ({ tree, picture }) => `/t/${tree}/media?open=${picture}`),
      visitor("media for visitors", ({ tree }) => `/t/${tree}/media`),
    ],
    journeys: { pointer: recordsByPointer.media, keyboard: records.media },
  },
  sources: {
    looks: [
      owner("sources", ({ tree }) => `/t/${tree}/sources`),
      visitor("sources for visitors", ({ tree }) => `/t/${tree}/sources`),
    ],
    journeys: { pointer: recordsByPointer.sources, keyboard: records.sources },
  },
  source: {
    looks: [owner("a source", ({ tree, source }) => `/t/${tree}/sources/${source}`)],
    journeys: { pointer: recordsByPointer.source, keyboard: records.source },
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
    journeys: { pointer: familiesByPointer.family, keyboard: families.family },
  },
  personPage: {
    looks: [
      owner("page of a person", ({ tree, ids }) => `/t/${tree}/p/${ids.child}/page`),
      visitor("page of a person for strangers", ({ tree, ids }) => `/t/${tree}/p/${ids.child}/page`),
    ],
    journeys: { pointer: familiesByPointer.personPage, keyboard: families.personPage },
  },
  kin: {
    looks: [owner("kinship", ({ tree, ids }) => `/t/${tree}/kin/${ids.child}/${ids.grandfather}`)],
    journeys: { pointer: familiesByPointer.kin, keyboard: families.kin },
  },
  lost: {
    looks: [visitor("address without a screen", () => "/nowhere")],
    journeys: { pointer: familiesByPointer.lost, keyboard: families.lost },
  },
}

/** Every look of every screen. */
export const looks: readonly Look[] = Object.values(screens).flatMap((screen) => screen.looks)
