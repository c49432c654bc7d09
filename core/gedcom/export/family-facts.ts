import type { CurrentCitation } from "../../domain/gedcom/export/rewrite-context.ts"
import type { PlacedEvent } from "../../domain/event.ts"

/** Events and citations of families. */
export interface FamilyFacts {
  readonly eventsById: ReadonlyMap<string, PlacedEvent>
  readonly eventsOf: (partnership: string) => readonly PlacedEvent[]
  readonly citationsOf: (targetId: string) => readonly CurrentCitation[]
}
