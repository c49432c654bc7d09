import type { ExistingTies } from "./existing-ties.ts"
import type { FileLinks } from "./file-links.ts"

/** The members of the families of a file, by ordinal. */
interface FamilyMembers {
  /** Two numbers for each family, -1 for no partner. */
  readonly partners: Int32Array
  /** The number of children of each family. */
  readonly sizes: Int32Array
}

/** The order of the families of each person. */
export interface FamilyOrder {
  /** How many children this partner has in the earlier families. */
  readonly before: (family: number, partner: number) => number
  /** Two numbers for each family: its place among the families of each partner that have two partners, from 1 on. */
  readonly rank: Int32Array
}

/**
 * Orders the families of each person as the FAMS lines of the person do. A family without such a line comes after these, in
 * the order of the file. The time is linear in the number of links.
 */
export const orderFamilies = (
  { persons, families }: Pick<FileLinks, "persons" | "families">,
  { same, others }: Pick<ExistingTies, "same" | "others">,
  { partners, sizes }: FamilyMembers,
): FamilyOrder => {
  const earlier = new Int32Array(partners.length).fill(-1)
  const rank = new Int32Array(partners.length)
  const children = new Int32Array(persons.records + others)
  const couples = new Int32Array(persons.records + others)
  const take = (slot: number): void => {
    // All indexes are in bounds.
    const [family, person] = [slot >> 1, partners[slot]!]
    if (person < 0 || earlier[slot]! >= 0) return
    earlier[slot] = children[person]!
    children[person]! += sizes[family]!
    if (partners[slot ^ 1]! < 0) return
    couples[person]! += 1
    rank[slot] = couples[person]!
  }
  for (let record = 0; record < persons.records; record++) {
    const person = same(record)
    for (const { role, to: family } of persons.of(record)) {
      if (role !== "FAMS") continue
      if (partners[2 * family] === person) take(2 * family)
      else if (partners[2 * family + 1] === person) take(2 * family + 1)
    }
  }
  for (let slot = 0; slot < 2 * families.records; slot++) take(slot)
  return {
    before: (family, partner) => earlier[partners[2 * family] === partner ? 2 * family : 2 * family + 1] ?? 0,
    rank,
  }
}
