/** The addresses of the screens. The address is the state: what a screen shows follows from it. */

// As much of the page as is needed here: specs run without one, and without its types.
declare const document: { readonly documentElement: { readonly dataset: Readonly<Record<string, string | undefined>> } }

/** The path under which a proxy serves the app, such as `/family`; nothing if it has the whole origin. */
const base = typeof document === "undefined" ? "" : (document.documentElement.dataset["base"] ?? "")

/** The patterns of the router. `adapters/web/site.ts` knows their first words. */
export const patterns = {
  home: `${base}/`,
  signIn: `${base}/sign-in`,
  register: `${base}/register`,
  forgotPassword: `${base}/forgot-password`,
  invitation: `${base}/invitation`,
  link: `${base}/link`,
  question: `${base}/question`,
  account: `${base}/account`,
  newTree: `${base}/new-tree`,
  tree: `${base}/t/:tree`,
  begin: `${base}/t/:tree/begin`,
  people: `${base}/t/:tree/people`,
  settings: `${base}/t/:tree/settings`,
  review: `${base}/t/:tree/review`,
  proposal: `${base}/t/:tree/review/:proposal`,
  import: `${base}/t/:tree/import`,
  tidy: `${base}/t/:tree/tidy`,
  history: `${base}/t/:tree/history`,
  duplicates: `${base}/t/:tree/duplicates`,
  deleted: `${base}/t/:tree/deleted`,
  media: `${base}/t/:tree/media`,
  sources: `${base}/t/:tree/sources`,
  source: `${base}/t/:tree/sources/:source`,
  family: `${base}/t/:tree/p/:person`,
  personPage: `${base}/t/:tree/p/:person/page`,
  kin: `${base}/t/:tree/kin/:a/:b`,
} as const

type Query = Readonly<Record<string, string | number | null | undefined>>

const withQuery = (path: string, query: Query): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== "") parameters.set(name, String(value))
  const text = parameters.toString()
  return text === "" ? path : `${path}?${text}`
}

/** The address of each screen. */
export const to = {
  home: (): string => patterns.home,
  /** `back` is where the reader wanted to go. */
  signIn: (back?: string): string => withQuery(patterns.signIn, { back }),
  /** `email` is the address that an invitation was mailed to. */
  register: (back?: string, email?: string): string => withQuery(patterns.register, { back, email }),
  forgotPassword: (): string => patterns.forgotPassword,
  account: (): string => patterns.account,
  newTree: (): string => patterns.newTree,
  tree: (tree: string): string => `${base}/t/${tree}`,
  /** The first three generations of an empty tree. */
  begin: (tree: string): string => `${base}/t/${tree}/begin`,
  people: (tree: string, query: Query = {}): string => withQuery(`${base}/t/${tree}/people`, query),
  settings: (tree: string): string => `${base}/t/${tree}/settings`,
  review: (tree: string, query: Query = {}): string => withQuery(`${base}/t/${tree}/review`, query),
  proposal: (tree: string, proposal: string): string => `${base}/t/${tree}/review/${proposal}`,
  import: (tree: string): string => `${base}/t/${tree}/import`,
  history: (tree: string, query: Query = {}): string => withQuery(`${base}/t/${tree}/history`, query),
  tidy: (tree: string, query: Query = {}): string => withQuery(`${base}/t/${tree}/tidy`, query),
  duplicates: (tree: string): string => `${base}/t/${tree}/duplicates`,
  /** `query` has the kind of the deleted records. */
  deleted: (tree: string, query: Query = {}): string => withQuery(`${base}/t/${tree}/deleted`, query),
  /** `query` is the filter, and the medium that is shown large. */
  media: (tree: string, query: Query = {}): string => withQuery(`${base}/t/${tree}/media`, query),
  sources: (tree: string, query: Query = {}): string => withQuery(`${base}/t/${tree}/sources`, query),
  source: (tree: string, source: string): string => `${base}/t/${tree}/sources/${source}`,
  /** `query` is the view, the generations and the open panel. */
  family: (tree: string, person: string, query: Query = {}): string =>
    withQuery(`${base}/t/${tree}/p/${person}`, query),
  /** `query` has the medium that is shown large to those who are no members. */
  personPage: (tree: string, person: string, query: Query = {}): string =>
    withQuery(`${base}/t/${tree}/p/${person}/page`, query),
  /** How the second person is related to the first. */
  kin: (tree: string, a: string, b: string): string => `${base}/t/${tree}/kin/${a}/${b}`,
}

/** The tree of an address; null if it is about none. */
export const treeIn = (path: string): string | null =>
  path.startsWith(`${base}/t/`) ? (path.slice(base.length + 3).split("/")[0] ?? null) : null

/** The address of the worker, and the addresses that it serves. */
export const worker = { path: `${base}/worker.js`, scope: `${base}/` }

/** Whether a path is that of the family view, or of a page about a person. */
export const inFamily = (path: string): boolean => /^\/t\/[^/]+\/p\//.test(path.slice(base.length))

/** An address of the API, for links that the browser follows by itself. */
export const apiPath = (path: string): string => `${base}/api/v1${path}`

/** The addresses that the router handles. The browser opens all others by itself, such as downloads. */
export const inApp = new RegExp(
  `^${base.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}/(?!api/|docs/|verify-email|reset-password)`,
)

/** The token of an invitation, if the path is the link of one. */
export const invitationIn = (path: string): string | null =>
  path.startsWith(`${patterns.invitation}?`)
    ? new URLSearchParams(path.slice(patterns.invitation.length)).get("token")
    : null

/** A path of the app to go to, out of an address bar; null for anything that could lead elsewhere. */
export const safeBack = (back: string | undefined): string | null =>
  back !== undefined && /^\/(?![/\\])/.test(back) && inApp.test(back) ? back : null
