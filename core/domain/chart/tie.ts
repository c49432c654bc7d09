import { noPlaces, type Relationship } from "../relationship.ts"

type Ends = Pick<Relationship, "id" | "treeId" | "type" | "fromPersonId" | "toPersonId">

/** What charts show of a relationship besides its ends. */
type TieFields = Pick<Relationship, "qualifier" | "position" | "toPosition" | "twinGroup">

/** The events that end a partnership. */
export const endings = ["divorce", "annulment"] as const
export type Ending = (typeof endings)[number]

/**
 * The events that say whether a partnership has ended. The last one counts, so that two who married again are not
 * divorced. Without a date, a marriage is the first and an end the last.
 */
export const endingSteps = ["marriage", ...endings] as const

/** The ending that the last of these steps is; null if it is none, or if there is no step. */
export const endingOf = (step: string | null): Ending | null => endings.find((one) => one === step) ?? null

/** The row of a relationship for charts. */
export interface TieRow extends Ends, TieFields {
  /** The Julian day number of the earliest dated event of a partnership; null if there is none. */
  readonly startDay: number | null
  /** The same without hidden events. */
  readonly publicStartDay: number | null
  /** The type of the last event in `endingSteps`; null if there is none. */
  readonly lastStep: string | null
  /** The same without hidden events. */
  readonly publicLastStep: string | null
}

/** The places by which relatives are ordered. */
export type Places = Pick<Relationship, "position" | "toPosition">

/**
 * A relationship as charts show it. A redacted one has only its ids and type. A place in an order says how many come
 * before, so only members see the fields of the order.
 */
export interface Tie extends Ends, TieFields {
  /** What charts order relatives by; not shown. */
  readonly places: Places
  /** Whether this reader does not see both ends in full. */
  readonly redacted: boolean
  /** The same as a word, as cards have it. */
  readonly visibility: "full" | "redacted"
  /** The earliest dated event of a partnership that this reader sees. It orders partners, and is not sent. */
  readonly startDay: number | null
  /** How a partnership ended, from what this reader sees. Null if it did not, and for a parent. */
  readonly endedBy: Ending | null
}

/** The relationship for a reader who sees both ends in full. */
export const fullTie = (row: TieRow, isMember: boolean): Tie => ({
  id: row.id,
  treeId: row.treeId,
  type: row.type,
  fromPersonId: row.fromPersonId,
  toPersonId: row.toPersonId,
  redacted: false,
  visibility: "full",
  qualifier: row.qualifier,
  ...(isMember ? { position: row.position, toPosition: row.toPosition, twinGroup: row.twinGroup } : noPlaces),
  places: { position: row.position, toPosition: row.toPosition },
  startDay: isMember ? row.startDay : row.publicStartDay,
  endedBy: endingOf(isMember ? row.lastStep : row.publicLastStep),
})

/** The relationship for a reader who does not see both ends in full. */
export const redactedTie = (row: TieRow): Tie => ({
  id: row.id,
  treeId: row.treeId,
  type: row.type,
  fromPersonId: row.fromPersonId,
  toPersonId: row.toPersonId,
  redacted: true,
  visibility: "redacted",
  qualifier: null,
  ...noPlaces,
  places: { position: null, toPosition: null },
  startDay: null,
  endedBy: null,
})
