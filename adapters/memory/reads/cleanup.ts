import { isBornBy, isKnownDead } from "../../../core/domain/cleanup/deceased.ts"
import type { NamedPerson } from "../../../core/domain/cleanup/match-by-name.ts"
import type { PartnerWithSex } from "../../../core/domain/cleanup/sex-of-partners.ts"
import type { PersonId, TreeId } from "../../../core/domain/ids.ts"
import type { Person } from "../../../core/domain/person.ts"
import { withhold } from "../../../core/domain/privacy.ts"
import type { CleanupReads, NameRow, ParentRow, PartneredRow } from "../../../core/ports/cleanup-reads.ts"
import type { Keyset } from "../../../core/ports/rows.ts"
import { copyOf } from "../copy.ts"
import { edgesAt, edgesFrom } from "../graph.ts"
import { isLive, type Tables } from "../tables.ts"
import { pages } from "./pages.ts"

export const cleanupReads = (tables: Tables): CleanupReads => {
  const { persons, names } = tables

  const livePersons = (ids: Iterable<PersonId>): readonly Person[] =>
    [...new Set(ids)]
      .sort()
      .map((id) => persons.get("committed", id))
      .filter((person) => person !== null)
      .filter(isLive)

  /** One row for each live person of a tree. */
  const people = <T extends object>(
    treeId: TreeId,
    keyset: Keyset<PersonId>,
    isWanted: (person: Person) => boolean,
    rowOf: (person: Person) => T,
  ) =>
    pages(
      keyset,
      (after, count) =>
        persons.page("committed", "treeId", treeId, {
          after,
          count,
          wanted: (person) => isLive(person) && isWanted(person),
        }),
      ({ id }) => id,
      (person) => withhold(rowOf(person)),
    )

  const childYears = ({ treeId, id }: Person, year: number): readonly number[] =>
    livePersons(
      edgesFrom(tables, "committed", { treeId, id, direction: "descendants" }).map((edge) => edge.toPersonId),
    ).flatMap((child) => (isBornBy(child, year) ? (child.birthYear ?? []) : []))

  const partnersOf = ({ treeId, id }: Person): readonly PartnerWithSex[] => {
    const edges = edgesAt(tables, "committed", treeId, id).filter(({ type }) => type === "partnership")
    return livePersons(edges.map((edge) => (edge.fromPersonId === id ? edge.toPersonId : edge.fromPersonId))).flatMap(
      ({ gender, displayName }) => (gender === null ? [] : [{ gender, displayName }]),
    )
  }

  return {
    bearers: (treeId, keyset) =>
      people(
        treeId,
        keyset,
        () => true,
        ({ id, gender, searchText }): NamedPerson => ({ id, gender, searchText }),
      ),
    unsexed: (treeId, keyset) => people(treeId, keyset, ({ gender }) => gender === null, copyOf),
    bornBy: (treeId, year, keyset) =>
      people(treeId, keyset, (person) => isBornBy(person, year) && !isKnownDead(person), copyOf),
    parentsOfBornBy: (treeId, year, keyset) =>
      people(
        treeId,
        keyset,
        (person) => !isKnownDead(person) && childYears(person, year).length > 0,
        (person): ParentRow => ({
          person: copyOf(person),
          childBirthYear: childYears(person, year).reduce((a, b) => Math.min(a, b)),
        }),
      ),
    partnered: (treeId, keyset) =>
      people(
        treeId,
        keyset,
        (person) => person.gender === null && partnersOf(person).length > 0,
        (person): PartneredRow => ({ person: copyOf(person), partners: partnersOf(person) }),
      ),
    names: (treeId, keyset) =>
      pages(
        keyset,
        (after, count) => names.page("committed", "treeId", treeId, { after, count, wanted: isLive }),
        ({ id }) => id,
        ({ id, personId, givenName, surname, prefix, suffix, surnamePrefix, isPrimary }) =>
          withhold<NameRow>({ id, personId, givenName, surname, prefix, suffix, surnamePrefix, isPrimary }),
      ),
  }
}
