/**
 * A standard's structures, by name: what each holds as its payload, and what stands below it. The name is the tag, but where one tag names several
 * structures; the one without a name is the file. Below are tags with spaces between, each with the name of its structure where that is
 * another (`DATE=DATE-exact`; two names where a pointer makes one structure and a text another: `NOTE=NOTE/NOTE-text`), and how often it may
 * stand there: once at most if nothing is said, `!` exactly once, `+` at least once, `*` any number of times, `^3` three times at most.
 *
 * Payloads: `none`, `text`, `Y` (or nothing), `@INDI` (a pointer at such a record), `enum SEX` and `list RESN` (of an enumeration set), and the kinds of `payloads.ts`.
 */
export type StructureTable = Readonly<Record<string, readonly [payload: string, below: string]>>

/** Any number of structures of these tags, named after the record in which they stand. */
export const named = (record: string, tags: readonly string[]): string =>
  tags.map((tag) => `${tag}=${record}.${tag}*`).join(" ")

/** A structure's rule. */
export interface StructureRule {
  readonly name: string
  readonly payload: string
  /** By tag. */
  readonly below: ReadonlyMap<string, Slot>
}

/** Where structures of one tag may stand. */
export interface Slot {
  readonly tag: string
  readonly least: number
  readonly most: number
  /** The names of the structure with a pointer, and without. */
  readonly pointing: string
  readonly worded: string
}

const slotForm = /^([A-Z0-9]+)(?:=([\w.-]+)(?:\/([\w.-]+))?)?(!|\+|\*|\^\d)?$/

const readSlot = (text: string): Slot => {
  const [, tag, name, other, often = ""] = slotForm.exec(text) ?? []
  if (tag === undefined) throw new Error(`No slot: ${text}`)
  const most = often === "*" || often === "+" ? Infinity : often.startsWith("^") ? Number(often.slice(1)) : 1
  return {
    tag,
    least: often === "!" || often === "+" ? 1 : 0,
    most,
    pointing: name ?? tag,
    worded: other ?? name ?? tag,
  }
}

/** The rules of a standard, by the names of its structures. */
export const rulesOf = (table: StructureTable): ReadonlyMap<string, StructureRule> =>
  new Map(
    Object.entries(table).map(([name, [payload, below]]) => {
      const slots = below === "" ? [] : below.split(" ").map(readSlot)
      return [name, { name, payload, below: new Map(slots.map((slot) => [slot.tag, slot])) }]
    }),
  )
