import { displayName } from "../../name.ts"
import { comparedBirthYear, type Likeness, namesToCompare } from "./match.ts"
import { readEvent } from "../structures/read-event.ts"
import { readNames } from "../structures/read-name.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"

/**
 * The values by which the person of an INDI record is compared: the display name that the import would give, and
 * the birth year as a reader sees it. Without names if the record has none.
 */
export const readLikeness = (individual: GedcomNode, reading: ReadContext): Likeness => {
  const names = readNames(individual, reading)
  const primary = names.find(({ isPrimary }) => isPrimary)
  const events = individual.children.flatMap((node) =>
    node.tag === "BIRT" || node.tag === "EVEN" ? (readEvent(node, reading) ?? []) : [],
  )
  return {
    displayName: primary === undefined ? "Unnamed" : displayName(primary),
    birthYear: comparedBirthYear(events),
    names: namesToCompare(names),
  }
}
