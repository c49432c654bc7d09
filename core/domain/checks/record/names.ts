import { brokenName } from "../../cleanup/broken-name.ts"
import { type Check, type FixOperation, foundIf, MOST_NAMED } from "../check.ts"

/** Names with a fault that is more than a missing surname, which many people have. */
export const brokenNames: Check<"broken_name"> = ({ id, displayName, names }) => {
  const broken = names.flatMap((name) => {
    const found = brokenName(name)
    return found === null || (found.flags.length === 1 && found.flags[0] === "no_surname") ? [] : [{ name, found }]
  })
  const fix = broken.flatMap(({ name, found }): readonly FixOperation[] =>
    found.suggestion === null
      ? []
      : [
          {
            op: "update",
            entity: "name",
            id: name.id,
            data: { person_id: id, given_name: found.suggestion.givenName, surname: found.suggestion.surname },
          },
        ],
  )
  return foundIf(broken.length > 0, () => ({
    personIds: [id],
    detail: `A name of ${displayName} has more in it than a name.`,
    ...(fix.length === 0 || fix.length > MOST_NAMED ? {} : { fix }),
  }))
}
