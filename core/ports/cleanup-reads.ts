import type { CheckedName } from "../domain/cleanup/broken-name.ts"
import type { Bearer } from "../domain/cleanup/match-by-name.ts"
import type { SexedPartner } from "../domain/cleanup/sex-of-partners.ts"
import type { NameId, PersonId, TreeId } from "../domain/ids.ts"
import type { Person } from "../domain/person.ts"
import type { Withheld } from "../domain/privacy.ts"
import type { Keyset, Rows } from "./rows.ts"

/** A parent and the year in which the earliest of the children was born. */
export interface ParentRow {
  readonly person: Person
  readonly childBirthYear: number
}

/** Someone whose sex is not set, and the partners whose sex is: at least one, by id. */
export interface PartneredRow {
  readonly person: Person
  readonly partners: readonly SexedPartner[]
}

/** What of a name decides whether it is broken. */
export interface NameRow extends CheckedName {
  readonly id: NameId
  readonly personId: PersonId
}

/**
 * What the cleanup tools read of a tree, by id: live people and names alone. A batch takes one statement, or two where other records decide who is in
 * it, however many people there are. Dead is whom `isKnownDead` calls so.
 */
export interface CleanupReads {
  /** Everyone, by their names. */
  bearers(treeId: TreeId, keyset: Keyset<PersonId>): Rows<Withheld<Bearer>>
  /** Those whose sex is not set. */
  unsexed(treeId: TreeId, keyset: Keyset<PersonId>): Rows<Withheld<Person>>
  /** Those born in the year or before who are not known to be dead. */
  bornBy(treeId: TreeId, year: number, keyset: Keyset<PersonId>): Rows<Withheld<Person>>
  /** Those with a child born in the year or before, whoever the child is to them, who are not known to be dead. */
  parentsOfBornBy(treeId: TreeId, year: number, keyset: Keyset<PersonId>): Rows<Withheld<ParentRow>>
  partnered(treeId: TreeId, keyset: Keyset<PersonId>): Rows<Withheld<PartneredRow>>
  names(treeId: TreeId, keyset: Keyset<NameId>): Rows<Withheld<NameRow>>
}
