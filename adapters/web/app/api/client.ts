import createClient from "openapi-fetch"
import type { components, paths } from "../../../client/api.ts"
import { apiPath } from "../routes.ts"
import { fetchOrKept } from "./asking.ts"

export type Schemas = components["schemas"]

/** The API with the types of its description. The session is a cookie, which no script can read. */
export const api = createClient<paths>({ baseUrl: apiPath(""), fetch: fetchOrKept })

/** The headers of a write that must not overwrite what someone else has changed meanwhile. */
export const ifUnchanged = ({ version }: { readonly version: number | null }): Readonly<Record<string, string>> =>
  version === null ? {} : { "If-Match": `"${version}"` }
