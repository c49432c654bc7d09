import createClient, { type Middleware } from "openapi-fetch"
import type { components, paths } from "../../../client/api.ts"
import { apiPath, treeIn } from "../routes.ts"
import { fetchOrKept } from "./asking.ts"
import { Problem } from "./problems.ts"
import { nameOfViewer, viewerHere } from "./viewers.ts"

export type Schemas = components["schemas"]

/** The API with the types of its description. The session is a cookie, which no script can read. */
export const api = createClient<paths>({ baseUrl: apiPath(""), fetch: fetchOrKept })

/** These are always read as the account itself, also while a tree is seen as another reader. */
const always = /^\/(?:users|auth|admin)\/|\/visibility$/

/** Whether a call is about the tree of the address. */
const isHere = (schemaPath: string, path: Readonly<Record<string, unknown>>): boolean => {
  if (Object.keys(path).length === 0 || always.test(schemaPath)) return false
  const tree = path["tree_id"]
  return tree === undefined || tree === treeIn(location.pathname)
}

/** While the reader looks at a tree as someone else, every read says so, and nothing is written. */
const asViewer: Middleware = {
  onRequest: ({ request, schemaPath, params }) => {
    const viewer = viewerHere()
    if (viewer === null || !isHere(schemaPath, params.path ?? {})) return undefined
    if (request.method !== "GET") throw new Problem(400, { code: "view_as_refused" })
    request.headers.set("View-As", nameOfViewer(viewer))
    return request
  },
}
api.use(asViewer)

/** The service answers in the language that the page is in, which may be another one than that of the browser. */
const inLanguageOfPage: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set("Accept-Language", document.documentElement.lang)
    return request
  },
}
api.use(inLanguageOfPage)

/** The headers of a write that must not overwrite what someone else has changed meanwhile. */
export const ifUnchanged = ({ version }: { readonly version: number | null }): Readonly<Record<string, string>> =>
  version === null ? {} : { "If-Match": `"${version}"` }
