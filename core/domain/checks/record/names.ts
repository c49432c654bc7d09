import { brokenName, type NameFlag } from "../../cleanup/broken-name.ts"
import { type Check, type FixOperation, foundIf, MOST_NAMED } from "../check.ts"

/** What is a fault in any family. Titles, nicknames and missing surnames are for the cleanup of names. */
const faults: readonly NameFlag[] = ["date_in_surname", "date_in_given_name", "packed_given_names"]

/** Names with a date, several people or a whole name in one part. */
export const brokenNames: Check<"broken_name"> = ({ id, displayName, names }) => {
  const broken = names.flatMap((name) => {
    const found = brokenName(name)
    return found?.flags.some((flag) => faults.includes(flag)) === true ? [{ name, suggestion: found.suggestion }] : []
  })
  const fix = broken.flatMap(({ name, suggestion }): readonly FixOperation[] => {
    // A nickname becomes a name of its own, which is no update of this one.
    if (suggestion === null || suggestion.nickname !== null) return []
    const { givenName, surname, prefix, suffix, surnamePrefix } = suggestion
    const further = {
      ...(prefix === name.prefix ? {} : { prefix }),
      ...(suffix === name.suffix ? {} : { suffix }),
      ...(surnamePrefix === name.surnamePrefix ? {} : { surname_prefix: surnamePrefix }),
    }
    const data = { person_id: id, given_name: givenName, surname, ...further }
    return [{ op: "update", entity: "name", id: name.id, data }]
  })
  return foundIf(broken.length > 0, () => ({
    personIds: [id],
    detail: `A name of ${displayName} has more in it than a name.`,
    ...(fix.length === 0 || fix.length > MOST_NAMED ? {} : { fix }),
  }))
}
