import * as E from "fp-ts/lib/Either.js"
import {
  associateFault,
  type AssociationRead,
  associationRead,
  type AssociationUpdate,
} from "../../domain/association/association.ts"
import { faulty } from "../../domain/errors.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"
import type { AssociationId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import { associateRefusal } from "../../edit/association-references.ts"
import { updateRecord } from "../../edit/update-record.ts"
import type { Command } from "../../use-case/command.ts"

export interface UpdateAssociation extends AssociationUpdate {
  readonly associationId: AssociationId
  readonly ifMatch: ExpectedVersions
}

/** An editor changes the associate or what an association says. What it is about stays. */
export const updateAssociation: Command<UpdateAssociation, AssociationRead> = (
  context,
  { associationId, ifMatch, ...changes },
) =>
  updateRecord(context, "association", {
    id: associationId,
    ifMatch,
    change: async (before) => {
      const after = revised(before, changes, context.now)
      if (after.associateId !== before.associateId || after.associateName !== before.associateName) {
        const fault = associateFault(after)
        if (fault !== null) return E.left(faulty(fault))
      }
      const isNew = after.associateId !== before.associateId
      const refusal = isNew ? await associateRefusal(context, before.treeId, after) : null
      return refusal === null ? E.right(after) : E.left(refusal)
    },
    read: associationRead,
  })
