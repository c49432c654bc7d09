import type { PersonId } from "../../ids.ts"
import type { Existing } from "../import/existing.ts"
import { existingPersonOf } from "../import/existing-ties.ts"
import { createNew } from "../import/import-decisions.ts"
import type { GedcomNode } from "../lines/parser.ts"
import type { ImportContext } from "./import-context.ts"
import { mapIndividual } from "./map-individual.ts"
import { mapMerged } from "./map-merged.ts"
import type { PresentValues } from "../import/merge-targets.ts"
import { readKept } from "../kept/kept-node.ts"
import { readIdentifiers } from "../structures/reading/read-identifiers.ts"
import { freshParts } from "./merged-parts.ts"
import type { Rows } from "./rows.ts"
import type { Taken } from "./taken.ts"

/**
 * Maps INDI records, which must come in file order. `keptPersons` has the persons with a kept record; each person
 * that is taken joins them.
 */
export const personTaker = (mapping: ImportContext, keptPersons: Set<PersonId>) => {
  const { known } = mapping
  let count = 0
  return (record: GedcomNode, rows: Rows): Taken => {
    const ordinal = count++
    const personId = mapping.persons[ordinal]!
    const decision = known?.decisions[ordinal] ?? createNew
    if (known === null || existingPersonOf(decision) === null) {
      mapIndividual(record, ordinal, mapping, rows)
      if (decision.action === "overwrite") rows.replaced.push({ from: decision.personId, to: personId })
      return { personId, keeps: "record" }
    }
    const isFresh = freshParts(record, presentIn(known, personId), mapping.reading)
    if (decision.action === "merge") mapMerged({ record, personId }, known, mapping, rows)
    const isKept = keptPersons.has(personId)
    keptPersons.add(personId)
    if (decision.action === "skip") return { personId, keeps: isKept ? "nothingUncounted" : "firstLine" }
    return isKept
      ? { personId, keeps: "additions", into: known.keptOf.get(personId), isFresh }
      : { personId, keeps: "record" }
  }
}

/** What the person has already. Identifiers that are still to be read are those of the kept lines. */
const presentIn = ({ targets, keptOf }: Existing, personId: PersonId): PresentValues => {
  const present = targets.presentOf(personId)
  const record = keptOf.get(personId)
  return present.identifiers !== null || record === undefined
    ? present
    : { ...present, identifiers: readIdentifiers(readKept(record), { use: () => {} }) }
}
