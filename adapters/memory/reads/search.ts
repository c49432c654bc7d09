import { setImmediate } from "node:timers/promises"
import type { PersonId } from "../../../core/domain/ids.ts"
import type { Name } from "../../../core/domain/name.ts"
import type { Person } from "../../../core/domain/person.ts"
import {
  seesEverything,
  type PersonRow,
  type SearchHit,
  type Withheld,
  withhold,
} from "../../../core/domain/privacy.ts"
import { comparing, judge, searchable } from "../../../core/domain/search/hit-score.ts"
import { matchedName } from "../../../core/domain/search/matched-name.ts"
import { MOST_SEARCHED_NAMES } from "../../../core/domain/name-text/search-text.ts"
import type { PersonReads, SearchKey } from "../../../core/ports/reads.ts"
import { copyOf } from "../copy.ts"
import { isLive, type Tables } from "../tables.ts"
import { arePublic } from "./people.ts"
import { firstRelatives } from "./relatives.ts"

interface Found {
  readonly person: Person
  readonly id: PersonId
  readonly score: number
  readonly isPrimary: boolean
}

/** So many people are judged at a time; other work has its turn in between. */
const AT_A_TIME = 100

const isBeyond = (row: SearchKey, { score, id }: SearchKey): boolean =>
  row.score < score || (row.score === score && row.id > id)

/** Whether two rows are live together, or were deleted together. */
const isOfOneDeletion = (a: Pick<Person, "deletionId">, b: Pick<Person, "deletionId">): boolean =>
  a.deletionId === b.deletionId

/** A search goes through all people of the tree and asks the rule of each. */
export const searchReads = (tables: Tables): Pick<PersonReads, "search"> => {
  const { persons, names, events, places } = tables

  const birthPlaceOf = ({ id }: Person, isPublic: boolean): SearchHit["birthPlace"] => {
    const births = events
      .rows("committed", "personId", id)
      .filter((event) => isLive(event) && event.type === "birth" && !(isPublic && event.privacy === "hidden"))
    const first = births.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]
    const place = first === undefined || first.placeId === null ? null : places.get("committed", first.placeId)
    return place === null ? null : { name: place.name, isHidden: first?.privacy === "hidden" }
  }

  const relativesOf = firstRelatives(tables)

  /** The names that a person is found by: the primary one first, then the oldest. */
  const searchedNames = (person: Person): readonly Name[] =>
    names
      .rows("committed", "personId", person.id)
      .filter((name) => isOfOneDeletion(name, person))
      .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary) || (a.id < b.id ? -1 : 1))
      .slice(0, MOST_SEARCHED_NAMES)

  return {
    search: async function* (treeId, { query, scope }, { after, batch }) {
      const matchOf = comparing(query.words)
      const hit = judge(query, matchOf)
      const publicIn = scope === "deleted" || seesEverything(scope) ? null : scope.year
      const isSeen = (person: Person): boolean => publicIn === null || arePublic([person], publicIn)
      const isWanted = (person: Person): boolean =>
        scope === "deleted" ? !isLive(person) : isLive(person) && isSeen(person)
      const wanted = persons.page("committed", "treeId", treeId, { wanted: isWanted })
      const judged: Found[] = []
      for (const [number, person] of wanted.entries()) {
        if (number > 0 && number % AT_A_TIME === 0) await setImmediate()
        const own = hit(searchable(person, publicIn !== null))
        if (own !== null) judged.push({ ...own, person, id: person.id })
      }
      const found = judged
        .filter((row) => after === null || isBeyond(row, after))
        .sort((a, b) => (isBeyond(a, b) ? 1 : -1))
      const hitOf = ({ person, score, isPrimary }: Found): SearchHit => ({
        score,
        matched: isPrimary ? null : matchedName(query.words.length, matchOf, searchedNames(person)),
        birthPlace: birthPlaceOf(person, publicIn !== null),
        ...relativesOf(person, isSeen),
      })
      for (let at = 0; at < found.length; at += batch)
        yield found
          .slice(at, at + batch)
          .map((row): Withheld<PersonRow> => withhold({ ...copyOf(row.person), hit: hitOf(row) }))
    },
  }
}
