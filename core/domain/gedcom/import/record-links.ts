import { type Groups, groupNumbers } from "../../../lib/group-numbers.ts"
import { numberList } from "../../../lib/number-list.ts"
import { type Parentage, unspecifiedParentage } from "../structures/reading/read-family.ts"

/** A line of a record that points to another record of the file, by the ordinal of that record. */
export interface RecordLink<Role extends string> {
  readonly line: number
  readonly role: Role
  readonly to: number
  readonly parentage: Parentage
}

/** The lines of all records of one tag that point to records of another tag, by ordinal. Each takes 12 bytes. */
export interface RecordLinks<Role extends string> {
  /** The number of records. */
  readonly records: number
  /** The lines of one record, in their order. Lines that point to no such record are left out. */
  readonly of: (record: number) => readonly RecordLink<Role>[]
  /** The same lines by the record that they point to, with the record that has them. The order is that of the file. */
  readonly byTarget: (targets: number) => (target: number) => readonly (RecordLink<Role> & { readonly from: number })[]
}

export interface LinkCollector<Role extends string> {
  /** Adds the next record with its lines. Until the end, `to` of a line is the number of its xref. */
  readonly add: (links: readonly RecordLink<Role>[]) => void
  /** Resolves the pointers: `ordinalOf` gives the ordinal of the record with the numbered xref, or -1. */
  readonly end: (ordinalOf: (xref: number) => number) => RecordLinks<Role>
}

/** The bits of the number that encodes role and parentage. */
const ROLE_BITS = 2

/** Collects links. `roles` has at most four. */
export const collectLinks = <Role extends string>(roles: readonly Role[]): LinkCollector<Role> => {
  const ends = numberList()
  const lines = numberList()
  const targets = numberList()
  const kinds = numberList()
  const parentages = collectParentages()

  const add = (links: readonly RecordLink<Role>[]): void => {
    for (const { line, role, to, parentage } of links) {
      lines.push(line)
      targets.push(to)
      kinds.push((parentages.numberOf(parentage) << ROLE_BITS) | roles.indexOf(role))
    }
    ends.push(lines.length)
  }
  const linkAt = (index: number): RecordLink<Role> => ({
    line: lines.at(index),
    // Every kind has the index of a role.
    role: roles[kinds.at(index) & ((1 << ROLE_BITS) - 1)]!,
    to: targets.at(index),
    parentage: parentages.at(kinds.at(index) >> ROLE_BITS),
  })
  const startOf = (record: number): number => (record === 0 ? 0 : ends.at(record - 1))

  const of = (record: number): readonly RecordLink<Role>[] => {
    const links: RecordLink<Role>[] = []
    const end = ends.at(record)
    for (let index = startOf(record); index < end; index++) if (targets.at(index) >= 0) links.push(linkAt(index))
    return links
  }
  const byTarget: RecordLinks<Role>["byTarget"] = (count) => {
    const groups = groupNumbers(count, targets.view())
    const records = recordOfEachLine(ends.view())
    return (target) => membersOf(groups, target).map((index) => ({ ...linkAt(index), from: records[index]! }))
  }
  return {
    add,
    end: (ordinalOf) => {
      for (let index = 0; index < targets.length; index++) targets.set(index, ordinalOf(targets.at(index)))
      return { records: ends.length, of, byTarget }
    },
  }
}

const membersOf = ({ start, members }: Groups, group: number): readonly number[] =>
  Array.from(members.subarray(start[group], start[group + 1]))

/** The record of each line, from the ends of the records. */
const recordOfEachLine = (ends: Int32Array): Int32Array => {
  const records = new Int32Array(ends.at(-1) ?? 0)
  for (let record = 0; record < ends.length; record++)
    records.fill(record, record === 0 ? 0 : ends[record - 1], ends[record])
  return records
}

/** Keeps each parentage once. Nearly all of a file are alike. */
const collectParentages = () => {
  const all: Parentage[] = [unspecifiedParentage]
  const byWords = new Map<string, number>()
  const add = (parentage: Parentage): number => all.push(parentage) - 1
  const numberOf = (parentage: Parentage): number => {
    if (parentage === unspecifiedParentage) return 0
    const { both, byRole, byParent } = parentage
    if (byParent.size > 0) return add(parentage)
    const words = `${both} ${byRole.HUSB} ${byRole.WIFE}`
    const number = byWords.get(words) ?? add(parentage)
    byWords.set(words, number)
    return number
  }
  // The number of a parentage is its index.
  return { numberOf, at: (number: number): Parentage => all[number]! }
}
