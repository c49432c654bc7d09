import type { Person } from "../../../core/domain/person.ts"
import { type Relative, type RelativesRow, seesEverything, withhold } from "../../../core/domain/privacy.ts"
import { MOST_RELATIVES } from "../../../core/domain/search/hit-score.ts"
import type { PersonReads } from "../../../core/ports/reads.ts"
import { isLive, type Tables } from "../tables.ts"
import { arePublic } from "./people.ts"

/** The first parents and partners of a person, of those for which `isSeen` holds. */
export const firstRelatives =
  ({ relationships, persons }: Tables) =>
  ({ id }: Person, isSeen: (other: Person) => boolean): Pick<RelativesRow, "parents" | "partners"> => {
    const from = relationships.rows("committed", "fromPersonId", id).filter(isLive)
    const to = relationships.rows("committed", "toPersonId", id).filter(isLive)
    const byEdge = (edges: typeof from): readonly Relative[] => {
      const others = edges
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ fromPersonId, toPersonId }) =>
          persons.get("committed", fromPersonId === id ? toPersonId : fromPersonId),
        )
        .filter((other) => other !== null)
        .filter((other) => isLive(other) && isSeen(other))
        .slice(0, MOST_RELATIVES)
      return [...new Set(others)].map(({ displayName, privacy, publicFrom }) => ({ displayName, privacy, publicFrom }))
    }
    return {
      parents: byEdge(to.filter(({ type }) => type === "parent_child")),
      partners: byEdge([...from, ...to].filter(({ type }) => type === "partnership")),
    }
  }

/** The first relatives of many persons. */
export const relativesOf =
  (tables: Tables): PersonReads["relativesOf"] =>
  async (treeId, ids, viewer) => {
    const first = firstRelatives(tables)
    const isSeen = (other: Person): boolean => seesEverything(viewer) || arePublic([other], viewer.year)
    return [...new Set(ids)]
      .sort()
      .map((id) => tables.persons.get("committed", id))
      .filter((person) => person !== null)
      .filter((person) => person.treeId === treeId && isLive(person))
      .map((person) => withhold({ id: person.id, ...first(person, isSeen) }))
  }
