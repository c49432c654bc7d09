import type { CurrentAssociation, CurrentCitation } from "../../domain/gedcom/export/rewrite-context.ts"
import type { PlacedEvent } from "../../domain/event.ts"

/** Events, citations and associations of families. */
export interface FamilyFacts {
  readonly eventsById: ReadonlyMap<string, PlacedEvent>
  readonly eventsOf: (partnership: string) => readonly PlacedEvent[]
  readonly citationsOf: (targetId: string) => readonly CurrentCitation[]
  readonly associationsOf: (targetId: string) => readonly CurrentAssociation[]
}
