import { displayName } from "../../name-text/compose-name.ts"
import { comparedGender, type Life, lifeOf } from "./life.ts"
import { comparedBirthYear, type Likeness, namesToCompare } from "./match.ts"
import { readEvent } from "../structures/reading/read-event.ts"
import { readGender } from "../structures/reading/read-person.ts"
import { readNames } from "../structures/reading/read-name.ts"
import type { ReadContext } from "../structures/read-context.ts"
import type { GedcomNode } from "../lines/parser.ts"

const vitalTags: ReadonlySet<string> = new Set(["BIRT", "DEAT", "BURI", "CREM", "EVEN"])

/**
 * The values by which the person of an INDI record is compared: the display name that the import would give, the
 * birth year as a reader sees it, gender, birth and death. Without names if the record has none.
 */
export const readLikenessAndLife = (
  individual: GedcomNode,
  reading: ReadContext,
): Likeness & { readonly life: Life } => {
  const names = readNames(individual, reading)
  const primary = names.find(({ isPrimary }) => isPrimary)
  const events = individual.children.flatMap((node) =>
    vitalTags.has(node.tag) ? (readEvent(node, reading) ?? []) : [],
  )
  return {
    displayName: primary === undefined ? "Unnamed" : displayName(primary),
    birthYear: comparedBirthYear(events),
    names: namesToCompare(names),
    life: lifeOf(comparedGender(readGender(individual), primary?.givenName ?? null), events),
  }
}
