import * as E from "fp-ts/lib/Either.js"
import {
  aboutFault,
  associateFault,
  type Association,
  type AssociationCreate,
  associationFields,
  type AssociationRead,
  associationRead,
} from "../../domain/association/association.ts"
import { valuesOf } from "../../codec/fields.ts"
import { faulty } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { newLifecycle } from "../../domain/lifecycle.ts"
import { associateRefusal, subjectIn } from "../../edit/association-references.ts"
import { editableTree } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import { type Command, done } from "../../use-case/command.ts"

export interface CreateAssociation extends AssociationCreate {
  readonly treeId: TreeId
}

/** An editor says who was beside a person, or took part in an event. */
export const createAssociation: Command<CreateAssociation, AssociationRead> = async (
  context,
  { treeId, personId = null, eventId = null, relationshipId = null, associateId = null, ...fields },
) => {
  const { associations, now, newId } = context
  const access = await editableTree(context, treeId)
  if (E.isLeft(access)) return access
  const values = valuesOf(associationFields, fields)
  const about = aboutFault({ personId, eventId, relationshipId })
  if (about !== null) return E.left(faulty(about))
  const subject = await subjectIn(context, treeId, { personId, eventId, relationshipId })
  if ("_tag" in subject) return E.left(subject)
  const association: Association = {
    id: newId(),
    treeId,
    ...subject,
    associateId,
    ...values,
    ...newLifecycle(now),
  }
  const fault = associateFault(association)
  if (fault !== null) return E.left(faulty(fault))
  const refusal = await associateRefusal(context, treeId, association)
  if (refusal !== null) return E.left(refusal)
  await associations.insert([association])
  return done(associationRead(association), fact("association", "create", association))
}
