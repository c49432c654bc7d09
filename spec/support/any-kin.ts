import fc from "fast-check"
import type { PersonId, TreeId } from "../../core/domain/ids.ts"
import { type Gender, genders } from "../../core/domain/person.ts"
import { parentQualifiers, type ParentQualifier, type Relationship } from "../../core/domain/relationship.ts"
import { aDeadPerson, aRelationship } from "./builders.ts"
import { plant, plantTree, type StoreUnderTest } from "./store.ts"

/** A small family by the numbers of its people. There may be loops, and parents without end. */
export interface KinPlan {
  readonly people: readonly {
    readonly privacy: "default" | "redacted" | "hidden"
    readonly gender: Gender | null
  }[]
  readonly edges: readonly {
    readonly type: "parent_child" | "partnership"
    readonly from: number
    readonly to: number
    readonly qualifier: ParentQualifier
  }[]
}

/** Families of `people`, with loops if wanted. */
export const kinPlans = (people: number, hasLoops = true): fc.Arbitrary<KinPlan> =>
  fc.record({
    people: fc.array(
      fc.record({
        privacy: fc.constantFrom("default", "default", "default", "redacted", "hidden"),
        gender: fc.constantFrom(...genders, null),
      }),
      { minLength: people, maxLength: people },
    ),
    edges: fc
      .uniqueArray(
        fc
          .record({
            type: fc.constantFrom("parent_child", "parent_child", "partnership"),
            from: fc.nat(people - 1),
            to: fc.nat(people - 1),
            qualifier: fc.constantFrom("biological", "biological", "biological", ...parentQualifiers),
          })
          .filter(({ from, to }) => from !== to),
        {
          maxLength: people * 2,
          selector: ({ type, from, to }) =>
            type === "partnership" ? `${Math.min(from, to)}=${Math.max(from, to)}` : `${from}>${to}`,
        },
      )
      .map((edges) => (hasLoops ? edges : edges.filter(({ type, from, to }) => type === "partnership" || from < to))),
  })

/** A planted family. */
export interface PlantedKin {
  readonly treeId: TreeId
  readonly ids: readonly PersonId[]
  readonly ties: readonly Relationship[]
}

/** Stores the family in a public tree of its own. */
export const plantKin = async (store: StoreUnderTest, { people, edges }: KinPlan): Promise<PlantedKin> => {
  const { tree } = await plantTree(store, { visibility: "public" })
  const treeId = tree.id
  const persons = people.map((facts) => aDeadPerson({ treeId, ...facts }))
  const ids = persons.map(({ id }) => id)
  const ties = edges.flatMap(({ type, from, to, qualifier }) => {
    const [fromPersonId, toPersonId] = [ids[from], ids[to]]
    if (fromPersonId === undefined || toPersonId === undefined) return []
    return [
      aRelationship({
        ...{ treeId, type, fromPersonId, toPersonId },
        qualifier: type === "partnership" ? null : qualifier,
      }),
    ]
  })
  await plant(store, { persons, relationships: ties })
  return { treeId, ids, ties }
}

/** The family as a reader sees it who does not see these people at all. */
export const withoutPeople = (plan: KinPlan, gone: (person: KinPlan["people"][number]) => boolean): KinPlan => ({
  ...plan,
  edges: plan.edges.filter(({ from, to }) =>
    [from, to].every((number) => {
      const person = plan.people[number]
      return person !== undefined && !gone(person)
    }),
  ),
})
