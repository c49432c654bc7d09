import type { Random } from "../bench/random.ts"
import type { Request } from "./client.ts"
import type { Fields, KnownAccount, Model } from "./model.ts"

/** An entry of the service's log. */
export interface AuditEntry {
  readonly id: string
  readonly action: string
  readonly entity_type: string
  readonly entity_id: string
  readonly tree_id: string | null
  readonly after: Fields | null
  readonly actor_type: string
  readonly proposal_id: string | null
  readonly request_id: string | null
  /** The number of entries of the change. */
  readonly entry_count: number
}

/** One write as a client sends it, and what it means for the model. */
export interface Operation extends Request {
  /** In the words of the log: `person.create`. */
  readonly kind: string
  /** Statuses other than success that the state of the records calls for. */
  readonly refusals?: readonly number[]
  /** Whether a refusal may have written something: where it stopped, and what came before. */
  readonly writesWhenRefused?: boolean
  /** Whether it may find nothing to change, and then writes nothing. */
  readonly mayChangeNothing?: boolean
  /** Ids that nothing else is done with while it is unknown whether this was done. */
  readonly holds: readonly string[]
  /** Whether these ids stay held until the next check even after success, because the answer does not show everything. */
  readonly isShownLater?: boolean
  /** What it changes in the model. The answer is null when none came and the log shows that it was done. Returns what is wrong. */
  readonly effect?: (answer: string | null, requestId: string) => string | null
  /** What must hold once its entries in the log are known. Returns what is wrong. */
  readonly settled?: (entries: readonly AuditEntry[], answer: string | null) => string | null
}

/** One client: what it works with. */
export interface Actor {
  readonly number: number
  readonly random: Random
  readonly account: KnownAccount
  /** Accounts that this client makes, adds to its trees, and deletes. */
  readonly guests: KnownAccount[]
  readonly model: Model
  /** A text that no other record has. */
  readonly word: () => string
  /** A read: its JSON and ETag, or null when the service does not answer or refuses. */
  readonly read: (path: string) => Promise<{ readonly text: string; readonly etag: string | null } | null>
}

/** Makes the next operation of its kind; null when there is nothing to do it with. */
export type Maker = (actor: Actor) => Operation | null | Promise<Operation | null>

/** The fields of a JSON object. */
export const fieldsOf = (text: string): Fields => {
  const value: unknown = JSON.parse(text)
  return isFields(value) ? value : {}
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A random item; null when there is none. */
export const pick = <T>(random: Random, items: readonly T[]): T | null => items[random.below(items.length || 1)] ?? null
