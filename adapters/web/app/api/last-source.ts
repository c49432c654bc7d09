/** A source that was cited, by its id and its title. */
export interface CitedSource {
  readonly id: string
  readonly title: string
}

const last = new Map<string, CitedSource>()

const keyOf = (account: string, tree: string): string => `${account} ${tree}`

/** The source that this account cited last in the tree since the page was loaded. */
export const lastSource = (account: string, tree: string): CitedSource | null => last.get(keyOf(account, tree)) ?? null

/** Remembers the source that was cited last, in memory alone. */
export const rememberSource = (account: string, tree: string, source: CitedSource): void => {
  last.set(keyOf(account, tree), source)
}
