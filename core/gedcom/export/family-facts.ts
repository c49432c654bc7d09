import type { CurrentCitation } from "../../domain/gedcom/export/rewrite-context.ts"
import type { PlacedEvent } from "../../domain/event.ts"

/** What is told of families beyond who is in them. */
export interface FamilyFacts {
  readonly eventsById: ReadonlyMap<string, PlacedEvent>
  readonly eventsOf: (partnership: string) => readonly PlacedEvent[]
  readonly citationsOf: (targetId: string) => readonly CurrentCitation[]
}
