import type { ImportedKind } from "../../../core/domain/change/touched-rows.ts"
import type { AnyTable, SizedTable } from "../table.ts"
import { associations } from "./association.ts"
import { comments } from "./comment.ts"
import { citations } from "./evidence/citation.ts"
import { events } from "./event.ts"
import { mediaLinks } from "./evidence/media-link.ts"
import { media } from "./evidence/media.ts"
import { names } from "./name.ts"
import { persons } from "./person.ts"
import { places } from "./place.ts"
import { relationships } from "./relationship.ts"
import { sources } from "./evidence/source.ts"

/** The tables whose rows have the id of the import that created them. */
export const importedTables: Readonly<Record<ImportedKind, AnyTable & SizedTable>> = {
  person: persons,
  name: names,
  relationship: relationships,
  event: events,
  place: places,
  source: sources,
  citation: citations,
  association: associations,
  media,
  media_link: mediaLinks,
  comment: comments,
}
