import type { TreeId } from "../../core/domain/ids.ts"
import type { Lifecycle } from "../../core/domain/lifecycle.ts"
import type { Transaction } from "../../core/ports/unit-of-work.ts"
import { aCitation, aName, anEvent, aPerson, aRelationship, aSource } from "./builders.ts"
import { plant, plantTree, type StoreUnderTest } from "./store.ts"

const familyIn = (treeId: TreeId) => {
  const [husband, wife, child] = [
    aPerson({ treeId }),
    aPerson({ treeId, givenName: "Emma" }),
    aPerson({ treeId, givenName: "Francis" }),
  ]
  const name = aName({ treeId, personId: husband.id })
  const birth = anEvent({ treeId, personId: husband.id, type: "birth" })
  const wifeBirth = anEvent({ treeId, personId: wife.id, type: "birth" })
  const partnership = aRelationship({ treeId, type: "partnership", fromPersonId: husband.id, toPersonId: wife.id })
  const parenthood = aRelationship({ treeId, fromPersonId: husband.id, toPersonId: child.id })
  const motherhood = aRelationship({ treeId, fromPersonId: wife.id, toPersonId: child.id })
  const wedding = anEvent({ treeId, relationshipId: partnership.id, type: "marriage" })
  const [source, otherSource] = [aSource({ treeId }), aSource({ treeId })]
  const citing = { treeId, sourceId: source.id }
  return {
    husband,
    wife,
    child,
    name,
    birth,
    wifeBirth,
    partnership,
    parenthood,
    motherhood,
    wedding,
    source,
    otherSource,
    citationOfPerson: aCitation({ ...citing, personId: husband.id }),
    citationOfName: aCitation({ ...citing, nameId: name.id }),
    citationOfBirth: aCitation({ ...citing, eventId: birth.id }),
    citationOfPartnership: aCitation({ ...citing, relationshipId: partnership.id }),
    citationOfWedding: aCitation({ ...citing, eventId: wedding.id }),
    citationOfWife: aCitation({ treeId, sourceId: otherSource.id, personId: wife.id }),
  }
}

type Family = ReturnType<typeof familyIn>
type Lifecycles = { readonly [Row in keyof Family]: () => Promise<Lifecycle | null> }

/** A couple with a child, where every kind of fact is cited; `lifecycles` looks each row up again. */
export type CitedFamily = Family & { readonly treeId: TreeId; lifecycles(transaction: Transaction): Lifecycles }

/** Puts a cited family into a new tree. */
export const plantCitedFamily = async (store: Pick<StoreUnderTest, "uow">): Promise<CitedFamily> => {
  const { tree } = await plantTree(store)
  const f = familyIn(tree.id)
  await plant(store, {
    persons: [f.husband, f.wife, f.child],
    names: [f.name],
    relationships: [f.partnership, f.parenthood, f.motherhood],
    events: [f.birth, f.wifeBirth, f.wedding],
    sources: [f.source, f.otherSource],
    citations: [
      f.citationOfPerson,
      f.citationOfName,
      f.citationOfBirth,
      f.citationOfPartnership,
      f.citationOfWedding,
      f.citationOfWife,
    ],
  })
  const lifecycles = ({ persons, names, events, relationships, sources, citations }: Transaction): Lifecycles => ({
    husband: () => persons.find(f.husband.id),
    wife: () => persons.find(f.wife.id),
    child: () => persons.find(f.child.id),
    name: () => names.find(f.name.id),
    birth: () => events.find(f.birth.id),
    wifeBirth: () => events.find(f.wifeBirth.id),
    partnership: () => relationships.find(f.partnership.id),
    parenthood: () => relationships.find(f.parenthood.id),
    motherhood: () => relationships.find(f.motherhood.id),
    wedding: () => events.find(f.wedding.id),
    source: () => sources.find(f.source.id),
    otherSource: () => sources.find(f.otherSource.id),
    citationOfPerson: () => citations.find(f.citationOfPerson.id),
    citationOfName: () => citations.find(f.citationOfName.id),
    citationOfBirth: () => citations.find(f.citationOfBirth.id),
    citationOfPartnership: () => citations.find(f.citationOfPartnership.id),
    citationOfWedding: () => citations.find(f.citationOfWedding.id),
    citationOfWife: () => citations.find(f.citationOfWife.id),
  })
  return { treeId: tree.id, ...f, lifecycles }
}
