import { expect } from "chai"
import fc from "fast-check"
import { runsOf } from "../support/depth.ts"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, plantTree, type TreeScene } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

type Operation = Schemas["BatchOperation"]

/** A fact of a person, and which of the two records has it. */
interface Fact {
  readonly kind: "name" | "birth" | "census" | "child" | "partner" | "citation"
  readonly word: "ash" | "birch" | "cedar"
  readonly where: "kept" | "from" | "both"
}

const facts: fc.Arbitrary<readonly Fact[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("name", "birth", "birth", "census", "child", "partner", "citation"),
    word: fc.constantFrom("ash", "birch", "cedar"),
    where: fc.constantFrom("kept", "from", "both"),
  }),
  { maxLength: 12 },
)

const words = ["ash", "birch", "cedar"] as const
const years = { ash: 1850, birch: 1851, cedar: 1852 }

const keyOf = ({ kind, word }: Fact): string => `${kind} ${word}`

/** The facts of a record. A relationship exists once. */
const factsOf = (all: readonly Fact[], side: "kept" | "from"): readonly Fact[] => {
  const own = all.filter(({ where }) => where === side || where === "both")
  const ties = new Set<string>()
  return own.filter((fact) => {
    if (fact.kind !== "child" && fact.kind !== "partner") return true
    const isFirst = !ties.has(keyOf(fact))
    ties.add(keyOf(fact))
    return isFirst
  })
}

/** The facts of one record, and those of the other that have no equal one there. */
const together = (kept: readonly Fact[], from: readonly Fact[]): readonly Fact[] => {
  const left = kept.map(keyOf)
  return [
    ...kept,
    ...from.filter((fact) => {
      const place = left.indexOf(keyOf(fact))
      if (place >= 0) left.splice(place, 1)
      return place < 0
    }),
  ]
}

const personWith = (ref: string, own: readonly Fact[]): readonly Operation[] => [
  {
    op: "create",
    entity: "person",
    ref,
    data: {
      names: [
        { given_name: "Anna", surname: "Kern", is_primary: true },
        ...own.flatMap(({ kind, word }) =>
          kind === "name" ? [{ name_type: "alias" as const, given_name: "Anna", surname: word }] : [],
        ),
      ],
    },
  },
  ...own.flatMap(({ kind, word }): readonly Operation[] => {
    const person_id = `$${ref}`
    if (kind === "birth" || kind === "census")
      return [
        {
          op: "create",
          entity: "event",
          data: { person_id, type: kind, date: { year: years[word] }, place: word },
        },
      ]
    if (kind === "citation")
      return [{ op: "create", entity: "citation", data: { person_id, source_id: "$source", page: word } }]
    if (kind === "child")
      return [
        {
          op: "create",
          entity: "relationship",
          data: { type: "parent_child", from_person_id: person_id, to_person_id: `$child-${word}` },
        },
      ]
    if (kind === "partner")
      return [
        {
          op: "create",
          entity: "relationship",
          data: { type: "partnership", from_person_id: `$partner-${word}`, to_person_id: person_id },
        },
      ]
    return []
  }),
]

const relatives: readonly Operation[] = [
  { op: "create", entity: "source", ref: "source", data: { title: "Register" } },
  ...words.flatMap((word): readonly Operation[] => [
    { op: "create", entity: "person", ref: `child-${word}`, data: { given_name: `child ${word}` } },
    { op: "create", entity: "person", ref: `partner-${word}`, data: { given_name: `partner ${word}` } },
  ]),
]

onEveryHost("a person who was split in two", (stage) => {
  const { lastChange, undone, exported } = undoScene(stage)

  const planted = async (operations: readonly Operation[]) => {
    const tree = await plantTree(stage.host, stage.owner)
    const body = { operations: [...relatives, ...operations] }
    const { records } = await dataOf(stage.owner.api.POST("/trees/{tree_id}/batch", { ...tree.at, body }))
    const idOf = (ref: string): string => records.find((record) => record.ref === ref)?.id ?? ""
    return { tree, idOf }
  }

  /** What a reader sees of the person, without ids and in an order of its own. */
  const shown = async (tree: TreeScene, id: string) => {
    const { api } = stage.owner
    const person = await dataOf(api.GET("/persons/{person_id}", at({ person_id: id })))
    const family = await dataOf(api.GET("/persons/{person_id}/family", at({ person_id: id })))
    const events = await dataOf(api.GET("/trees/{tree_id}/events", tree.at))
    const citations = await dataOf(api.GET("/trees/{tree_id}/citations", tree.at))
    const people = await dataOf(api.GET("/trees/{tree_id}/persons", tree.at))
    return {
      display: person.display_name,
      birth: person.birth_year,
      people: people.length,
      names: person.names?.map(({ surname, is_primary }) => `${surname} ${is_primary}`).sort(),
      events: events
        .map((event) => `${event.person_id === id} ${event.type} ${event.date?.year} ${event.place}`)
        .sort(),
      citations: citations.map((citation) => `${citation.person_id === id} ${citation.page}`).sort(),
      children: family.children.map((kin) => kin.person.display_name).sort(),
      partners: family.partners.map((kin) => kin.person.display_name).sort(),
    }
  }

  it("is the same after a merge, and two again after its undo", async () => {
    await fc.assert(
      fc.asyncProperty(facts, fc.boolean(), async (all, isFromFirst) => {
        const [kept, from] = [factsOf(all, "kept"), factsOf(all, "from")]
        const whole = await planted(personWith("whole", together(kept, from)))
        const records = [personWith("kept", kept), personWith("from", from)]
        const split = await planted((isFromFirst ? records.toReversed() : records).flat())
        const before = await exported(split.tree)
        await dataOf(
          stage.owner.api.POST("/persons/{person_id}/merge", {
            ...at({ person_id: split.idOf("kept") }),
            body: { from_id: split.idOf("from") },
          }),
        )
        expect(await shown(split.tree, split.idOf("kept"))).to.deep.equal(await shown(whole.tree, whole.idOf("whole")))
        await undone(await lastChange(split.tree))
        expect(await exported(split.tree)).to.equal(before)
      }),
      { numRuns: runsOf(100) },
    )
  })
})
