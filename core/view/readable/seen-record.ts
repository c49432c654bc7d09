import type * as E from "fp-ts/lib/Either.js"
import type { DomainError } from "../../domain/errors.ts"
import type { TreeAddress } from "../../ports/reads.ts"
import { type QueryContext, type Reader, viewerOf } from "../../use-case/query.ts"
import { readableComment } from "./readable-comment.ts"
import { readableChange } from "./readable-change.ts"
import { readablePerson } from "./readable-person.ts"
import { readableProposal } from "./readable-proposal.ts"
import {
  readableAssociation,
  readableCitation,
  readableEvent,
  readableMedia,
  readablePlace,
  readableSource,
} from "./readable-records.ts"
import { readableRelationship } from "./readable-relationship.ts"
import { readableWebhook } from "./readable-webhook.ts"

/** The record at this address, if the reader sees it; otherwise the refusal that they get when they read it. */
export const seenRecord = async (
  context: QueryContext,
  reader: Reader,
  address: TreeAddress,
): Promise<E.Either<DomainError, unknown>> => {
  switch (address.kind) {
    case "tree":
      return viewerOf(await context.trees.byId(address.id, reader.userId), reader, context.now)
    case "person":
      return readablePerson(context, reader, address.id)
    case "event":
      return readableEvent(context, reader, address.id)
    case "place":
      return readablePlace(context, reader, address.id)
    case "relationship":
      return readableRelationship(context, reader, address.id)
    case "source":
      return readableSource(context, reader, address.id)
    case "citation":
      return readableCitation(context, reader, address.id)
    case "association":
      return readableAssociation(context, reader, address.id)
    case "comment":
      return readableComment(context, reader, address.id)
    case "media":
      return readableMedia(context, reader, address.id)
    case "proposal":
      return readableProposal(context, reader, address.id)
    case "change":
      return readableChange(context, reader, address.id)
    case "webhook":
      return readableWebhook(context, reader, address.id)
  }
}
