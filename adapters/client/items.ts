import { type Answer, ApiProblem } from "./problem.ts"

/** The options of one page of a list. They are passed on to the call of the client. */
export type PageOptions = { readonly querySerializer?: () => string }

/** A page of a list, or its refusal. */
export interface PageAnswer<T> extends Answer {
  readonly data?: readonly T[]
}

/** The parameters of the next page, from `Link: <…>; rel="next"` (RFC 8288); null on the last page. */
const nextQuery = (response: Response): string | null => {
  const [, address] = /<([^<>]*)>; ?rel="next"/.exec(response.headers.get("Link") ?? "") ?? []
  return address === undefined ? null : new URL(address, response.url).search.slice(1)
}

/**
 * All items of a list, from page to page. `ask` requests one page with the given options:
 * `itemsOf((page) => client.GET("/trees/{tree_id}/persons", { ...page, params }))`. Throws `ApiProblem` if a page is
 * refused.
 *
 * Only the parameters of a next address are used, so that no other server gets the token.
 */
export async function* itemsOf<T>(ask: (page: PageOptions) => Promise<PageAnswer<T>>): AsyncGenerator<T> {
  let page: PageOptions | null = {}
  while (page !== null) {
    const { data, error, response } = await ask(page)
    if (data === undefined) throw new ApiProblem(response.status, error)
    yield* data
    const next = nextQuery(response)
    page = next === null ? null : { querySerializer: () => next }
  }
}
