import type { Surface } from "../access.ts"
import type { AssociationRead } from "../association/association.ts"
import type { EventRead } from "../event.ts"
import type { CitationRead } from "../evidence/citation.ts"
import type { More } from "../large-record/more.ts"
import type { MediaRead } from "../evidence/media.ts"
import type { SourceRead } from "../evidence/source.ts"
import type { NameRead } from "../name.ts"
import type { PersonRead } from "../person.ts"
import type { Card } from "./card.ts"
import type { CardFamily } from "./card-family.ts"

/** An event on the page of a person. */
export type PageEvent = EventRead & {
  /** The other partner of an event of a partnership; null for the person's own events. */
  readonly partner: Card | null
}

/** Everything about one person, with the evidence. */
export interface PersonPage {
  readonly person: PersonRead
  readonly names: readonly NameRead[]
  readonly events: readonly PageEvent[]
  readonly family: CardFamily
  /** The citations of the person, and of the names, events and relationships that are there. */
  readonly citations: readonly CitationRead[]
  readonly sources: readonly SourceRead[]
  /**
   * The associations of the person, of the events and relationships, and those in which the person is the associate.
   */
  readonly associations: readonly AssociationRead[]
  /** The media of the person, of the events and of the sources that are there. */
  readonly media: readonly MediaRead[]
  /** How many records are left out. Only if some are. Citations of records that are left out count too. */
  readonly more?: More
  /** Where this reader may read the bytes of the media; null where the service does not serve them. */
  readonly mediaSurface: Surface | null
}
