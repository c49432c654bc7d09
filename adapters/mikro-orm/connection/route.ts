import type { Sending } from "./pool.ts"

/** How the processes of a service reach their database. */
export interface DatabaseRoute {
  /** Where requests go: `postgresql://user:password@host:port/database`, with several hosts in the form of libpq. */
  readonly url: string
  /**
   * Where migrations, jobs, notifications and backups go, which need a session of their own; null for `url`. With it,
   * `url` may lead through a pooler that gives each transaction another session.
   */
  readonly directUrl?: string | null
  /** Whether statements are prepared under names; `unnamed` for poolers that do not follow them. `named` by default. */
  readonly statements?: "named" | "unnamed"
}

/** The URL for what needs a session of its own. */
export const directOf = ({ url, directUrl = null }: DatabaseRoute): string => directUrl ?? url

/** How the statements of requests are sent. */
export const sendingOf = ({ directUrl = null, statements = "named" }: DatabaseRoute): Sending => ({
  isPooled: directUrl !== null,
  isNamed: statements === "named",
})
