import * as E from "fp-ts/lib/Either.js"
import type { EventRead } from "../../domain/event.ts"
import type { PersonId } from "../../domain/ids.ts"
import { showEvent } from "../../domain/privacy.ts"
import { type Listing, wholeListing } from "../../view/listing.ts"
import type { Query } from "../../use-case/query.ts"
import { readablePerson } from "../../view/readable-person.ts"

/** The events of a person and of their partnerships, ordered by id. */
export const listPersonEvents: Query<{ readonly personId: PersonId }, Listing<EventRead>> = async (
  context,
  reader,
  { personId },
) => {
  const seen = await readablePerson(context, reader, personId)
  if (E.isLeft(seen)) return seen
  const { viewer, person } = seen.right
  const rows = await context.events.ofPerson(person.treeId, personId, viewer)
  return E.right(wholeListing(rows, (row) => showEvent(viewer, row)))
}
