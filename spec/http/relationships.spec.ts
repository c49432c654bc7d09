import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import {
  at,
  type HasId,
  ifMatch,
  NOWHERE,
  plantTree,
  refused,
  send,
  statusOf,
  dataOf,
  type TreeScene,
} from "../support/tree-scene.ts"

const idsOf = (people: readonly { readonly person: HasId }[] | undefined) => people?.map(({ person }) => person.id)

onEveryHost("relationships", (stage) => {
  const people = async (count: number, where = stage.tree, body: Schemas["PersonCreate"] = {}) => {
    const made: Schemas["PersonRead"][] = []
    for (let index = 0; index < count; index++)
      made.push(await where.person({ given_name: `Person ${index}`, ...body }))
    return made
  }
  const two = async () => {
    const [one = expect.fail(), other = expect.fail()] = await people(2)
    return [one, other] as const
  }
  const three = async (where = stage.tree, body: Schemas["PersonCreate"] = {}) => {
    const [first = expect.fail(), second = expect.fail(), third = expect.fail()] = await people(3, where, body)
    return [first, second, third] as const
  }
  const relate = (
    type: "parent_child" | "partnership",
    from: HasId,
    to: HasId,
    more: Partial<Schemas["RelationshipCreate"]> = {},
  ) =>
    stage.owner.api.POST("/trees/{tree_id}/relationships", {
      ...stage.tree.at,
      body: { type, from_person_id: from.id, to_person_id: to.id, ...more },
    })
  const patch = (relationship_id: string, body: Schemas["RelationshipUpdate"], rest = {}) =>
    stage.owner.api.PATCH("/relationships/{relationship_id}", { ...at({ relationship_id }, rest), body })

  describe("when made", () => {
    it("are returned completely, with address and ETag; a parent is biological by default", async () => {
      const [parent, child] = await two()
      const { data, response } = await relate("parent_child", parent, child, { notes: "By the register" })
      expect(response.status).to.equal(201)
      expect(response.headers.get("location")).to.equal(`/api/v1/relationships/${data?.id}`)
      expect(response.headers.get("etag")).to.equal('"1"')
      const { id: _id, created_at: _at, updated_at: _updated, ...rest } = data ?? expect.fail("no relationship")
      expect(rest).to.deep.equal({
        tree_id: stage.tree.id,
        type: "parent_child",
        from_person_id: parent.id,
        to_person_id: child.id,
        redacted: false,
        visibility: "full",
        qualifier: "biological",
        notes: "By the register",
        identifiers: [],
        file_changed_at: null,
        position: null,
        to_position: null,
        twin_group: null,
        version: 1,
      })
      expect(
        await dataOf(stage.owner.api.GET("/relationships/{relationship_id}", at({ relationship_id: data?.id ?? "" }))),
      ).to.deep.equal(data)
    })

    it("take every qualifier for a parent, and none for a partnership", async () => {
      const [one, other] = await two()
      for (const qualifier of ["biological", "adoptive", "step", "foster", "donor", "guardian"] as const) {
        const [parent, child] = await two()
        expect(await stage.tree.parent(parent, child, { qualifier })).to.include({ qualifier })
      }
      expect(await refused(relate("partnership", one, other, { qualifier: "step" }))).to.equal("422 at qualifier")
      expect(await stage.tree.partners(one, other)).to.include({ qualifier: null })
    })

    it("join two people of this tree who are there", async () => {
      const [one, other] = await two()
      const foreigner = await (await plantTree(stage.host, stage.owner)).person()
      await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: other.id }))
      expect(await refused(relate("partnership", one, one))).to.equal("422 at to_person_id")
      for (const nobody of [foreigner, other, { id: NOWHERE }]) {
        expect(await refused(relate("partnership", one, nobody))).to.equal("422 at to_person_id")
        expect(await refused(relate("parent_child", nobody, one))).to.equal("422 at from_person_id")
      }
    })

    it("are refused when anything is wrong with them, each fault by its place", async () => {
      const post = (body: unknown) =>
        refused(send(stage.host, stage.owner, "POST", `/trees/${stage.tree.id}/relationships`, body))
      expect(await post({})).to.equal("422 at type, from_person_id, to_person_id")
      expect(
        await post({ type: "sibling", from_person_id: "emma", to_person_id: null, qualifier: "half", since: 1839 }),
      ).to.equal("422 at type, from_person_id, to_person_id, qualifier, since")
    })
  })

  describe("the same edge again", () => {
    it("is 409: a parent of the same child whatever the qualifier, a partnership either way round", async () => {
      const [one, other] = await two()
      await stage.tree.parent(one, other)
      expect(await refused(relate("parent_child", one, other))).to.equal("409 duplicate_relationship")
      expect(await refused(relate("parent_child", one, other, { qualifier: "adoptive" }))).to.equal(
        "409 duplicate_relationship",
      )
      await stage.tree.partners(one, other)
      expect(await refused(relate("partnership", one, other))).to.equal("409 duplicate_relationship")
      expect(await refused(relate("partnership", other, one))).to.equal("409 duplicate_relationship")
    })

    it("is created once if it is requested many times at the same moment", async () => {
      const [one, other] = await two()
      const statuses = await Promise.all(
        [relate("partnership", one, other), relate("partnership", other, one), relate("partnership", one, other)].map(
          statusOf,
        ),
      )
      expect(statuses.toSorted()).to.deep.equal([201, 409, 409])
    })

    it("is free to be drawn once it is deleted", async () => {
      const [one, other] = await two()
      const { id } = await stage.tree.partners(one, other)
      await stage.owner.api.DELETE("/relationships/{relationship_id}", at({ relationship_id: id }))
      expect(await statusOf(relate("partnership", other, one))).to.equal(201)
    })
  })

  describe("a circle of ancestors", () => {
    it("is 409, however long, and whatever the qualifiers", async () => {
      const [first, second, third] = await three()
      await stage.tree.parent(first, second)
      expect(await refused(relate("parent_child", second, first))).to.equal("409 ancestry_cycle")
      await stage.tree.parent(second, third, { qualifier: "adoptive" })
      expect(await refused(relate("parent_child", third, first, { qualifier: "guardian" }))).to.equal(
        "409 ancestry_cycle",
      )
      expect(await statusOf(relate("parent_child", first, third))).to.equal(201)
      expect(await statusOf(relate("partnership", third, first))).to.equal(201)
    })

    it("is not closed by two who each draw a half of it at the same moment", async () => {
      const [one, other] = await two()
      const statuses = await Promise.all(
        [relate("parent_child", one, other), relate("parent_child", other, one)].map(statusOf),
      )
      expect(statuses.toSorted()).to.deep.equal([201, 409])
    })
  })

  describe("when changed", () => {
    it("take another qualifier and other notes, and nothing else", async () => {
      const [one, other] = await two()
      const { id } = await stage.tree.parent(one, other, { notes: "By the register" })
      expect(await dataOf(patch(id, { qualifier: "adoptive" }))).to.include({
        qualifier: "adoptive",
        notes: "By the register",
        version: 2,
      })
      expect(await dataOf(patch(id, {}))).to.include({ version: 2 })
      expect(await dataOf(patch(id, { notes: null }))).to.include({ notes: null, version: 3 })
      expect(await refused(patch(id, { qualifier: null }))).to.equal("422 at qualifier")
      expect(await refused(patch(id, { notes: "Other" }, ifMatch(2)))).to.equal("412 version_stale")
      expect(
        await refused(
          send(stage.host, stage.owner, "PATCH", `/relationships/${id}`, { type: "partnership", to_person_id: one.id }),
        ),
      ).to.equal("422 at type, to_person_id")
      const couple = await stage.tree.partners(one, other)
      expect(await refused(patch(couple.id, { qualifier: "step" }))).to.equal("422 at qualifier")
    })
  })

  describe("when deleted", () => {
    it("take their events and the citations of both along", async () => {
      const [one, other] = await two()
      const { id: relationship_id } = await stage.tree.partners(one, other)
      const { id: event_id } = await stage.tree.event({ type: "marriage", relationship_id })
      const source = await stage.tree.source()
      const citations = [
        await stage.tree.cite(source, { relationship_id }),
        await stage.tree.cite(source, { event_id }),
      ]
      const remove = (rest = {}) =>
        stage.owner.api.DELETE("/relationships/{relationship_id}", at({ relationship_id }, rest))
      expect(await refused(remove(ifMatch(2)))).to.equal("412 version_stale")
      expect(await statusOf(remove())).to.equal(204)
      expect(await refused(remove())).to.equal("404 not_found")
      expect(await refused(stage.owner.api.GET("/relationships/{relationship_id}", at({ relationship_id })))).to.equal(
        "404 not_found",
      )
      expect(await refused(stage.owner.api.GET("/events/{event_id}", at({ event_id })))).to.equal("404 not_found")
      for (const { id: citation_id } of citations)
        expect(await refused(stage.owner.api.GET("/citations/{citation_id}", at({ citation_id })))).to.equal(
          "404 not_found",
        )
      expect(await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id: one.id })))).to.deep.equal(
        [],
      )
    })
  })

  it("are written by editors only; those of a private tree are visible to members only", async () => {
    const [one, other] = await two()
    const { id: relationship_id } = await stage.tree.partners(one, other)
    for (const { api } of [await stage.tree.join("viewer"), stage.stranger]) {
      const body = { type: "parent_child", from_person_id: one.id, to_person_id: other.id } as const
      expect(await refused(api.POST("/trees/{tree_id}/relationships", { ...stage.tree.at, body }))).to.equal(
        "403 forbidden",
      )
      expect(
        await refused(api.PATCH("/relationships/{relationship_id}", { ...at({ relationship_id }), body: {} })),
      ).to.equal("403 forbidden")
      expect(await refused(api.DELETE("/relationships/{relationship_id}", at({ relationship_id })))).to.equal(
        "403 forbidden",
      )
    }
    expect(await refused(stage.stranger.api.GET("/relationships/{relationship_id}", at({ relationship_id })))).to.equal(
      "403 forbidden",
    )
    expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/relationships", stage.tree.at))).to.equal(
      "403 forbidden",
    )
    expect(
      await refused(stage.owner.api.GET("/relationships/{relationship_id}", at({ relationship_id: NOWHERE }))),
    ).to.equal("404 not_found")
  })

  it("show non-members only their ids and type while an end is not fully visible", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const [donor, child] = [await open.person({ death: {} }), await open.person()]
    const { id } = await open.parent(donor, child, { qualifier: "donor", notes: "Never to be known" })
    const read = ({ api }: typeof stage.owner) =>
      api.GET("/relationships/{relationship_id}", at({ relationship_id: id }))
    const { data, response } = await read(stage.stranger)
    expect(data).to.deep.equal({
      id,
      tree_id: open.id,
      type: "parent_child",
      from_person_id: donor.id,
      to_person_id: child.id,
      redacted: true,
      visibility: "redacted",
      qualifier: null,
      notes: null,
      identifiers: null,
      file_changed_at: null,
      position: null,
      to_position: null,
      twin_group: null,
      version: null,
      created_at: null,
      updated_at: null,
    })
    expect(response.headers.get("etag")).to.match(/^"[\w-]{22}"$/)
    expect(await dataOf(read(stage.owner))).to.include({ redacted: false, qualifier: "donor", version: 1 })
  })

  it("are visible to others if neither end is hidden, their notes if both are fully visible", async () => {
    const open = await plantTree(stage.host, stage.owner, "public")
    const [dead, alsoDead] = [await open.person({ death: {} }), await open.person({ death: {} })]
    const [living, hidden] = [await open.person(), await open.person({ death: {}, privacy: "hidden" })]
    const notes = "Eloped"
    const ids = [
      await open.partners(dead, alsoDead, { notes }),
      await open.partners(dead, living, { notes }),
      await open.partners(dead, hidden, { notes }),
    ].map(({ id }) => id)
    const seen = (edges: readonly Schemas["RelationshipRead"][]) =>
      edges.map((edge) => [ids.indexOf(edge.id), edge.notes])
    expect(seen(await dataOf(stage.stranger.api.GET("/trees/{tree_id}/relationships", open.at)))).to.deep.equal([
      [0, notes],
      [1, null],
    ])
    expect(
      seen(await dataOf(stage.stranger.api.GET("/persons/{person_id}/relationships", at({ person_id: dead.id })))),
    ).to.deep.equal([
      [0, notes],
      [1, null],
    ])
    expect(
      seen(await dataOf(stage.owner.api.GET("/persons/{person_id}/relationships", at({ person_id: dead.id })))),
    ).to.deep.equal([
      [0, notes],
      [1, notes],
      [2, notes],
    ])
    const statuses = await Promise.all(
      ids.map((relationship_id) =>
        statusOf(stage.stranger.api.GET("/relationships/{relationship_id}", at({ relationship_id }))),
      ),
    )
    expect(statuses).to.deep.equal([200, 200, 404])
  })

  describe("a family", () => {
    /** Robert and Susannah's Charles and Erasmus; Robert's Half by another; Susannah's later husband's Step; Charles and Emma's Francis. */
    const darwins = async (where: TreeScene) => {
      const one = (given_name: string, body: Schemas["PersonCreate"] = { death: {} }) =>
        where.person({ given_name, ...body })
      const [robert, susannah, other, later] = [
        await one("Robert"),
        await one("Susannah"),
        await one("Other"),
        await one("Later"),
      ]
      const [charles, erasmus, half, step] = [
        await one("Charles"),
        await one("Erasmus"),
        await one("Half"),
        await one("Step"),
      ]
      const [emma, francis] = [await one("Emma"), await one("Francis", {})]
      for (const child of [charles, erasmus]) for (const parent of [robert, susannah]) await where.parent(parent, child)
      await where.parent(robert, half)
      await where.parent(other, half)
      await where.parent(later, step)
      await where.partners(susannah, later)
      await where.partners(charles, emma)
      await where.parent(charles, francis)
      await where.parent(emma, francis, { qualifier: "adoptive" })
      return { robert, susannah, other, later, charles, erasmus, half, step, emma, francis }
    }
    const familyOf = ({ id }: HasId, { api } = stage.owner) =>
      dataOf(api.GET("/persons/{person_id}/family", at({ person_id: id })))

    it("is parents, full, half and step siblings, partners with their common children, and children", async () => {
      const { robert, susannah, charles, erasmus, half, step, emma, francis } = await darwins(stage.tree)
      const family = await familyOf(charles)
      expect(family.person).to.include({ id: charles.id, display_name: "Charles" })
      expect(idsOf(family.parents)).to.have.members([robert.id, susannah.id])
      expect(family.parents.map(({ relationship }) => relationship.to_person_id)).to.deep.equal([
        charles.id,
        charles.id,
      ])
      expect(
        family.siblings.map(({ person, kind: siblinghood, shared_parent_ids }) => [
          person.id,
          siblinghood,
          shared_parent_ids.toSorted(),
        ]),
      ).to.have.deep.members([
        [erasmus.id, "full", [robert.id, susannah.id].toSorted()],
        [half.id, "half", [robert.id]],
        [step.id, "step", []],
      ])
      expect(family.partners.map(({ person, children }) => [person.id, children])).to.deep.equal([
        [emma.id, [francis.id]],
      ])
      expect(idsOf(family.children)).to.deep.equal([francis.id])
      expect(
        (await familyOf(francis)).parents.map(({ relationship }) => relationship.qualifier).toSorted(),
      ).to.deep.equal(["adoptive", "biological"])
    })

    it("of someone alone is empty", async () => {
      const alone = await stage.tree.person()
      expect(await familyOf(alone)).to.deep.include({ parents: [], siblings: [], partners: [], children: [] })
    })

    it("shows a stranger the living redacted and the hidden not at all, as if they had never been", async () => {
      const open = await plantTree(stage.host, stage.owner, "public")
      const { robert, susannah, charles, erasmus, half, emma, francis } = await darwins(open)
      await dataOf(
        stage.owner.api.PATCH("/persons/{person_id}", {
          ...at({ person_id: susannah.id }),
          body: { privacy: "hidden" },
        }),
      )
      const family = await familyOf(charles, stage.stranger)
      expect(idsOf(family.parents)).to.deep.equal([robert.id])
      expect(family.siblings.map(({ person, kind: siblinghood }) => [person.id, siblinghood])).to.have.deep.members([
        [erasmus.id, "half"],
        [half.id, "half"],
      ])
      expect(family.children.map(({ person }) => [person.id, person.display_name])).to.deep.equal([
        [francis.id, "Living person"],
      ])
      expect(idsOf(family.partners)).to.deep.equal([emma.id])
      expect(JSON.stringify(family)).to.not.include(susannah.id)
    })
  })

  describe("a lineage", () => {
    /** Six people, each the parent of the next. */
    const chain = async (where: TreeScene, body: Schemas["PersonCreate"] = { death: {} }) => {
      const line = await people(6, where, body)
      for (const [index, child] of line.entries())
        if (index > 0)
          await where.parent(line[index - 1] ?? child, child, { qualifier: index % 2 === 0 ? "donor" : "foster" })
      return line
    }
    const lineage = async (
      direction: "ancestors" | "descendants",
      person: HasId,
      generations?: number,
      { api } = stage.owner,
    ) => {
      const rest = generations === undefined ? {} : { query: { generations } }
      return dataOf(api.GET(`/persons/{person_id}/${direction}`, at({ person_id: person.id }, rest)))
    }

    it("contains the root and four generations by default, and follows every qualifier", async () => {
      const line = await chain(stage.tree)
      const numbers = (seen: readonly HasId[]) =>
        seen.map(({ id }) => line.findIndex((person) => person.id === id)).toSorted()
      const [first, last] = [line[0] ?? expect.fail(), line[5] ?? expect.fail()]
      const descendants = await lineage("descendants", first)
      expect(numbers(descendants.persons)).to.deep.equal([0, 1, 2, 3, 4])
      expect(descendants.relationships).to.have.length(4)
      expect(numbers((await lineage("ancestors", last)).persons)).to.deep.equal([1, 2, 3, 4, 5])
      expect(numbers((await lineage("ancestors", last, 1)).persons)).to.deep.equal([4, 5])
      expect(numbers((await lineage("ancestors", last, 50)).persons)).to.deep.equal([0, 1, 2, 3, 4, 5])
      expect(numbers((await lineage("ancestors", first, 50)).persons)).to.deep.equal([0])
    })

    it("contains each person once if a pedigree collapses", async () => {
      const [root, one, other] = await three()
      const child = await stage.tree.person()
      for (const parent of [one, other]) {
        await stage.tree.parent(root, parent)
        await stage.tree.parent(parent, child)
      }
      const { persons, relationships } = await lineage("ancestors", child)
      expect(persons.map(({ id }) => id)).to.have.members([root.id, one.id, other.id, child.id])
      expect(relationships).to.have.length(4)
    })

    it("is asked for 1 to 50 generations", async () => {
      const person = await stage.tree.person()
      for (const generations of ["0", "51", "x", "-1", "1.5", ""]) {
        const response = await stage.host.fetch(`/api/v1/persons/${person.id}/ancestors?generations=${generations}`, {
          headers: { authorization: `Bearer ${stage.owner.token}` },
        })
        expect(response.status, generations).to.equal(422)
        expect(await response.text()).to.include('"path":"generations"')
      }
    })

    it("ends for a stranger at a hidden person", async () => {
      const open = await plantTree(stage.host, stage.owner, "public")
      const line = await chain(open)
      await dataOf(
        stage.owner.api.PATCH("/persons/{person_id}", {
          ...at({ person_id: line[3]?.id ?? "" }),
          body: { privacy: "hidden" },
        }),
      )
      const { persons, relationships } = await lineage("descendants", line[0] ?? expect.fail(), 50, stage.stranger)
      expect(persons.map(({ id }) => id)).to.deep.equal(line.slice(0, 3).map(({ id }) => id))
      expect(relationships).to.have.length(2)
    })
  })
})
