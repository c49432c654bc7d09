import type { Warn } from "../warning.ts"
import { type Parentage, unspecifiedParentage, type WhichParent } from "../structures/reading/read-family.ts"
import type { ExistingTies } from "./existing-ties.ts"
import type { FileLinks } from "./file-links.ts"

export interface Partner {
  readonly person: number
  /** The role in the FAM record; null for a partner that only their own record names. */
  readonly role: WhichParent | null
  /** The HUSB, WIFE and FAMS lines of this partner. */
  readonly lines: number[]
}

export interface Child {
  /** The CHIL and FAMC lines of this child. */
  readonly lines: number[]
  /** The parentage in the first FAMC and the first CHIL. */
  famc: Parentage
  chil: Parentage
}

/** The members of a family by its own record and by those of its members. */
export interface Household {
  readonly partners: readonly Partner[]
  readonly children: ReadonlyMap<number, Child>
}

/** Gathers the members of one family at a time, by its ordinal. Warns of members that it leaves out. */
export const gatherHouseholds = (
  { families, persons, lineOfFamily }: FileLinks,
  { same }: ExistingTies,
  warn: Warn,
): ((family: number) => Household) => {
  const membersByOwnRecord = persons.byTarget(families.records)
  return (family) => {
    const { household, addPartner, childOf } = startHousehold(warn)
    for (const { line, role, to, parentage } of families.of(family)) {
      if (role !== "CHIL") addPartner(line, same(to), role)
      else {
        const child = childOf(line, same(to))
        if (child.chil === unspecifiedParentage) child.chil = parentage
      }
    }
    for (const { line, role, from, parentage } of membersByOwnRecord(family)) {
      if (role === "FAMS") addPartner(line, same(from), null)
      else {
        const child = childOf(line, same(from))
        if (child.famc === unspecifiedParentage) child.famc = parentage
      }
    }
    if (household.children.size > 0 && household.partners.length === 0)
      warn({
        line: lineOfFamily(family),
        code: "family_without_parents",
        lost: "link",
        message: "In {in}, there are children but no parent; the record is kept, without relationships.",
      })
    return household
  }
}

const startHousehold = (warn: Warn) => {
  const partners: Partner[] = []
  const children = new Map<number, Child>()
  const addPartner = (line: number, person: number, role: WhichParent | null): void => {
    const met = partners.find((partner) => partner.person === person)
    if (met !== undefined) {
      met.lines.push(line)
      if (role !== null)
        warn({
          line,
          code: "own_partner",
          lost: "nothing",
          message: "In {in}, a person is listed twice as a partner and counts once.",
        })
    } else if (partners.length === 2)
      warn({
        line,
        code: "third_partner",
        lost: "link",
        message: "In {in}, a third partner is left out, because a family has two partners at most.",
      })
    else partners.push({ person, role, lines: [line] })
  }
  const childOf = (line: number, person: number): Child => {
    const child = children.get(person)
    if (child === undefined) {
      const met = { lines: [line], famc: unspecifiedParentage, chil: unspecifiedParentage }
      children.set(person, met)
      return met
    }
    child.lines.push(line)
    return child
  }
  return { household: { partners, children } satisfies Household, addPartner, childOf }
}
