import type { CheckedName } from "../domain/cleanup/broken-name.ts"
import type { NamedPerson } from "../domain/cleanup/match-by-name.ts"
import type { PartnerWithSex } from "../domain/cleanup/sex-of-partners.ts"
import type { NameId, PersonId, TreeId } from "../domain/ids.ts"
import type { Person } from "../domain/person.ts"
import type { Withheld } from "../domain/privacy.ts"
import type { Keyset, Rows } from "./rows.ts"

/** A parent, and the year in which the earliest child was born. */
export interface ParentRow {
  readonly person: Person
  readonly childBirthYear: number
}

/** A person without a gender, and the partners who have one (at least one), ordered by id. */
export interface PartneredRow {
  readonly person: Person
  readonly partners: readonly PartnerWithSex[]
}

/** The facts that decide whether a name is broken. */
export interface NameRow extends CheckedName {
  readonly id: NameId
  readonly personId: PersonId
}

/**
 * The reads of the cleanup tools: live persons and live names of a tree, ordered by id. A batch takes one
 * statement, or two if other records decide which persons belong to it, whatever the number of persons. "Known to
 * be dead" means `isKnownDead`.
 */
export interface CleanupReads {
  /** All persons with their names. */
  bearers(treeId: TreeId, keyset: Keyset<PersonId>): Rows<Withheld<NamedPerson>>
  /** The persons without a gender. */
  unsexed(treeId: TreeId, keyset: Keyset<PersonId>): Rows<Withheld<Person>>
  /** The persons who were born in or before the year and are not known to be dead. */
  bornBy(treeId: TreeId, year: number, keyset: Keyset<PersonId>): Rows<Withheld<Person>>
  /** The persons who have a child (of any kind) born in or before the year and are not known to be dead. */
  parentsOfBornBy(treeId: TreeId, year: number, keyset: Keyset<PersonId>): Rows<Withheld<ParentRow>>
  partnered(treeId: TreeId, keyset: Keyset<PersonId>): Rows<Withheld<PartneredRow>>
  names(treeId: TreeId, keyset: Keyset<NameId>): Rows<Withheld<NameRow>>
}
