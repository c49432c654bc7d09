import type { AssociationRead } from "../../domain/association/association.ts"
import type { AssociationId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"
import { readableAssociation } from "../../view/readable/readable-records.ts"

/** One association, if the reader sees all its persons in full. */
export const getAssociation: Query<{ readonly associationId: AssociationId }, AssociationRead> = (
  context,
  reader,
  { associationId },
) => readableAssociation(context, reader, associationId)
