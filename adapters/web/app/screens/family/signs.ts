import type { NamedSign } from "../../chart/card.tsx"
import type { Card, FamilyGraph } from "../../model/family.ts"
import { signsOf } from "../../model/signs.ts"

/** The signs of a person, with the names of the partners that they are about. */
export const namedSigns = (graph: FamilyGraph, person: string, nameOf: (card: Card) => string): readonly NamedSign[] =>
  signsOf(graph, person).map((sign) => {
    const partner = sign.kind === "adopted" ? undefined : graph.persons.get(sign.partner)
    return { kind: sign.kind, partner: partner === undefined ? null : nameOf(partner) }
  })
