import { PersonId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { SearchKey } from "../../ports/reads.ts"

/** The cursor of a list that is ordered by score: the score and the id of the last person shown. */
export const searchCursor = ({ score = 0, id }: PersonRead): string => `${score}~${id}`

/** The key in such a cursor; null if the text is not one. */
export const searchKey = (cursor: string): SearchKey | null => {
  const [number = "", id, ...rest] = cursor.split("~")
  const score = Number(number)
  return number !== "" && score >= 0 && score <= 1 && PersonId.is(id) && rest.length === 0 ? { score, id } : null
}
