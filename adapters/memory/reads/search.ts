import type { PersonId } from "../../../core/domain/ids.ts"
import type { Person } from "../../../core/domain/person.ts"
import {
  seesEverything,
  type PersonRow,
  type Relative,
  type SearchHit,
  type Withheld,
  withhold,
} from "../../../core/domain/privacy.ts"
import { type Hit, judge, searchable } from "../../../core/domain/search/hit-score.ts"
import { matchedName } from "../../../core/domain/search/matched-name.ts"
import type { SearchQuery } from "../../../core/domain/search/search-query.ts"
import type { PersonReads, SearchKey } from "../../../core/ports/reads.ts"
import { copyOf } from "../copy.ts"
import { isLive, type Tables } from "../tables.ts"
import { arePublic } from "./people.ts"

interface Found {
  readonly person: Person
  readonly id: PersonId
  readonly score: number
  readonly isPrimary: boolean
}

const isBeyond = (row: SearchKey, { score, id }: SearchKey): boolean =>
  row.score < score || (row.score === score && row.id > id)

/** Whether two rows are live together, or were deleted together. */
const isOfOneDeletion = (a: Pick<Person, "deletionId">, b: Pick<Person, "deletionId">): boolean =>
  a.deletionId === b.deletionId

/** A search goes through all people of the tree and asks the rule of each. */
export const searchReads = (tables: Tables): Pick<PersonReads, "search"> => {
  const { persons, names, relationships, events, places } = tables

  const birthPlaceOf = ({ id }: Person): SearchHit["birthPlace"] => {
    const births = events.rows("committed", "personId", id).filter((event) => isLive(event) && event.type === "birth")
    const first = births.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]
    const place = first === undefined || first.placeId === null ? null : places.get("committed", first.placeId)
    return place === null ? null : { name: place.name, isHidden: first?.privacy === "hidden" }
  }

  const relativesOf = ({ id }: Person): Pick<SearchHit, "parents" | "partners"> => {
    const from = relationships.rows("committed", "fromPersonId", id).filter(isLive)
    const to = relationships.rows("committed", "toPersonId", id).filter(isLive)
    const byEdge = (edges: typeof from): readonly Relative[] => {
      const ids = edges
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ fromPersonId, toPersonId }) => (fromPersonId === id ? toPersonId : fromPersonId))
      return [...new Set(ids)]
        .map((other) => persons.get("committed", other))
        .filter((other) => other !== null)
        .filter(isLive)
        .map(({ displayName, privacy, publicFrom }) => ({ displayName, privacy, publicFrom }))
    }
    return {
      parents: byEdge(to.filter(({ type }) => type === "parent_child")),
      partners: byEdge([...from, ...to].filter(({ type }) => type === "partnership")),
    }
  }

  const hitOf = (query: SearchQuery, { person, score, isPrimary }: Found): SearchHit => {
    const own = names.rows("committed", "personId", person.id).filter((name) => isOfOneDeletion(name, person))
    return {
      score,
      matched: isPrimary
        ? null
        : matchedName(
            query,
            own.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
          ),
      birthPlace: birthPlaceOf(person),
      ...relativesOf(person),
    }
  }

  return {
    search: async function* (treeId, { query, scope }, { after, batch }) {
      const hit = judge(query)
      const publicIn = scope === "deleted" || seesEverything(scope) ? null : scope.year
      const isWanted = (person: Person): boolean =>
        scope === "deleted" ? !isLive(person) : isLive(person) && (publicIn === null || arePublic([person], publicIn))
      const found = persons
        .page("committed", "treeId", treeId, { wanted: isWanted })
        .flatMap((person): readonly Found[] => {
          const of: Hit | null = hit(searchable(person, publicIn !== null))
          return of === null ? [] : [{ ...of, person, id: person.id }]
        })
        .filter((row) => after === null || isBeyond(row, after))
        .sort((a, b) => (isBeyond(a, b) ? 1 : -1))
      for (let at = 0; at < found.length; at += batch)
        yield found
          .slice(at, at + batch)
          .map((row): Withheld<PersonRow> => withhold({ ...copyOf(row.person), hit: hitOf(query, row) }))
    },
  }
}
