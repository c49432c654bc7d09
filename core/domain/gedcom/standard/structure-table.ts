/**
 * The structures of a standard by name: the payload of each, and the structures below it. The name is the tag,
 * except where one tag has several structures. The entry with an empty name is the file. The second part lists tags
 * separated by spaces. Each tag has the name of its structure if that differs (`DATE=DATE-exact`; two names if a
 * pointer and a text are different structures: `NOTE=NOTE/NOTE-text`) and how often it may occur: at most once by
 * default, `!` exactly once, `+` at least once, `*` any number of times, `^3` at most three times.
 *
 * Payloads: `none`, `text`, `Y` (or nothing), `@INDI` (a pointer to such a record), `enum SEX` and `list RESN` (an
 * enumeration set), and the kinds in `payloads.ts`.
 */
export type StructureTable = Readonly<Record<string, readonly [payload: string, below: string]>>

/** Any number of structures with these tags, named after the record that contains them. */
export const named = (record: string, tags: readonly string[]): string =>
  tags.map((tag) => `${tag}=${record}.${tag}*`).join(" ")

/** The rule of one structure. */
export interface StructureRule {
  readonly name: string
  readonly payload: string
  /** By tag. */
  readonly below: ReadonlyMap<string, Slot>
}

/** The place for structures of one tag. */
export interface Slot {
  readonly tag: string
  readonly least: number
  readonly most: number
  /** The names of the structure with a pointer and without one. */
  readonly pointing: string
  readonly worded: string
}

const slotForm = /^([A-Z0-9]+)(?:=([\w.-]+)(?:\/([\w.-]+))?)?(!|\+|\*|\^\d)?$/

const readSlot = (text: string): Slot => {
  const [, tag, name, other, often = ""] = slotForm.exec(text) ?? []
  if (tag === undefined) throw new Error(`No slot: ${text}`)
  const stated = often.startsWith("^") ? Number(often.slice(1)) : 1
  const most = often === "*" || often === "+" ? Infinity : stated
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
