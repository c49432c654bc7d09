import { listsOfWord, listsOfYear } from "../../../../core/domain/search/search-plan.ts"
import type { Found, Search } from "./found-person.ts"
import { readLists } from "./read-lists.ts"

/** How many lists the first statement goes through. */
const FIRST_LISTS = 4

/** The hits of a query of one word or one year: the people of the words or years that match it, the best first. */
export const findByOne = (search: Search): Promise<Found> => {
  const [word] = search.matched
  return word === undefined
    ? readLists(search, "year", listsOfYear(search.query.years[0] ?? 0), FIRST_LISTS)
    : readLists(search, "word", listsOfWord(word), FIRST_LISTS)
}
