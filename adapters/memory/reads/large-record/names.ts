import type { PersonId, TreeId } from "../../../../core/domain/ids.ts"
import { byNamePosition, namePosition } from "../../../../core/domain/large-record/record-order.ts"
import type { Name } from "../../../../core/domain/name.ts"
import { withhold } from "../../../../core/domain/privacy.ts"
import type { NameReads } from "../../../../core/ports/reads.ts"
import { copyOf } from "../../copy.ts"
import { isLive, type Tables } from "../../tables.ts"
import { byText, inOrder } from "./ordered.ts"
import { involvingFor, peopleOfPerson } from "../people.ts"

export const nameReads = (tables: Tables): NameReads => {
  const ofPerson = (treeId: TreeId, personId: PersonId): readonly Name[] =>
    tables.names.rows("committed", "personId", personId).filter((name) => name.treeId === treeId)
  const peopleOf = (name: Name) => peopleOfPerson(tables, name.personId)
  return {
    ofPerson: (treeId, personId, viewer, keyset) =>
      inOrder(ofPerson(treeId, personId).filter(isLive), keyset, {
        keyOf: namePosition,
        compare: byNamePosition,
        answer: involvingFor(viewer, peopleOf),
      }),
    byId: async (treeId, personId, id, viewer) => {
      const name = tables.names.get("committed", id)
      const isThere = name !== null && name.treeId === treeId && name.personId === personId && isLive(name)
      return isThere ? involvingFor(viewer, peopleOf)(name) : null
    },
    deletedOf: (treeId, personId, keyset) =>
      inOrder(
        ofPerson(treeId, personId).filter((name) => !isLive(name)),
        keyset,
        { keyOf: ({ id }) => id, compare: byText, answer: (name) => withhold(copyOf(name)) },
      ),
  }
}
