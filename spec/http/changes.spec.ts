import { expect } from "chai"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, refused, dataOf } from "../support/tree-scene.ts"

const OPERATOR = "operator-of-changes@example.org"

onEveryHost(
  "changes",
  (stage) => {
    const changesOf = (tree_id: string, query: object = {}) =>
      dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", at({ tree_id }, { query })))
    const entriesOf = (change_id: string, query: object = {}) =>
      dataOf(stage.owner.api.GET("/changes/{change_id}/entries", at({ change_id }, { query })))
    const call = (path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) =>
      stage.host.fetch(`/api/v1${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${stage.owner.token}`,
          "content-type": "application/json",
          "user-agent": "Stemma specs",
          ...init.headers,
        },
      })
    const newTree = async () =>
      (await dataOf(stage.owner.api.POST("/trees", { body: { name: "Down House", visibility: "public" } }))).id
    const newPerson = (tree_id: string, body: Schemas["PersonCreate"] = {}) =>
      dataOf(stage.owner.api.POST("/trees/{tree_id}/persons", { ...at({ tree_id }), body }))

    it("of a tree count up from its creation, newest first, each with an entry for every record it touched", async () => {
      const tree = await newTree()
      const anna = await newPerson(tree, { given_name: "Anna", surname: "Miller", birth: { place: "Berlin" } })
      const home = { home_person_id: anna.id }
      await dataOf(stage.owner.api.PATCH("/trees/{tree_id}", { ...at({ tree_id: tree }), body: home }))
      await dataOf(stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: anna.id })))
      const changes = await changesOf(tree)
      expect(changes.map(({ seq, action, summary }) => [seq, action, summary])).to.deep.equal([
        [4, "person.delete", "Deleted Anna Miller"],
        [3, "tree.update", "Changed the tree “Down House”"],
        [2, "person.create", "Added Anna Miller"],
        [1, "tree.create", "Added the tree “Down House”"],
      ])
      const deletion = await entriesOf(changes[0]?.id ?? "")
      expect(deletion.map(({ entity_type }) => entity_type)).to.deep.equal(["person", "tree", "name", "event"])
      expect(changes[0]?.entry_count).to.equal(4)
      const [person, cleared] = deletion
      expect(person?.before).to.include({ display_name: "Anna Miller", deleted_at: null })
      expect(person?.after).to.have.property("deleted_at").that.is.a("string")
      expect([cleared?.before, cleared?.after].map((fields) => JSON.stringify(fields).includes(anna.id))).to.deep.equal(
        [true, false],
      )
      const creation = await entriesOf(changes[2]?.id ?? "")
      expect(creation.map(({ entity_type, before }) => [entity_type, before])).to.deep.equal([
        ["person", null],
        ["name", null],
        ["place", null],
        ["event", null],
      ])
    })

    it("name the record that they are about as it is called now, and none for a change of many", async () => {
      const tree = await newTree()
      const anna = await newPerson(tree, { given_name: "Anna", surname: "Miller", birth: { place: "Berlin" } })
      const ben = await newPerson(tree, { given_name: "Ben", surname: "Miller" })
      const body = { type: "parent_child", from_person_id: anna.id, to_person_id: ben.id } as const
      const edge = await dataOf(
        stage.owner.api.POST("/trees/{tree_id}/relationships", { ...at({ tree_id: tree }), body }),
      )
      const [birth] = await dataOf(stage.owner.api.GET("/persons/{person_id}/events", at({ person_id: anna.id })))
      const event = { event_id: birth?.id ?? "" }
      await dataOf(stage.owner.api.PATCH("/events/{event_id}", { ...at(event), body: { notes: "In the snow" } }))
      const [name] = await dataOf(stage.owner.api.GET("/persons/{person_id}/names", at({ person_id: anna.id })))
      const married = { ...at({ person_id: anna.id, name_id: name?.id ?? "" }), body: { surname: "Smith" } }
      await dataOf(stage.owner.api.PATCH("/persons/{person_id}/names/{name_id}", married))
      const [renamed] = await changesOf(tree)
      await dataOf(
        stage.owner.api.POST("/changes/{change_id}/undo", { ...at({ change_id: renamed?.id ?? "" }), body: {} }),
      )
      await dataOf(stage.owner.api.PATCH("/persons/{person_id}/names/{name_id}", married))
      const undone = (await changesOf(tree)).slice(0, -1).map(({ action, subject }) => [action, subject])
      expect(undone).to.deep.equal([
        ["name.update", { type: "name", id: name?.id, name: "Anna Smith" }],
        ["change.undo", null],
        ["name.update", { type: "name", id: name?.id, name: "Anna Smith" }],
        ["event.update", { type: "event", id: birth?.id, name: "Anna Smith" }],
        ["relationship.create", { type: "relationship", id: edge.id, name: "Anna Smith and Ben Miller" }],
        ["person.create", { type: "person", id: ben.id, name: "Ben Miller" }],
        ["person.create", { type: "person", id: anna.id, name: "Anna Smith" }],
      ])
      const history = await dataOf(stage.owner.api.GET("/persons/{person_id}/history", at({ person_id: ben.id })))
      expect(history.map(({ subject }) => subject?.name)).to.deep.equal(["Anna Smith and Ben Miller", "Ben Miller"])
    })

    it("say by which session they were made and why, in the words of the request", async () => {
      const tree = await newTree()
      const { id } = await newPerson(tree)
      const patch = (reason: string, body: object) =>
        call(`/persons/${id}`, { method: "PATCH", headers: { "change-reason": reason }, body: JSON.stringify(body) })
      expect((await patch("From a letter", { notes: "one" })).status).to.equal(200)
      expect((await patch("UTF-8''Gr%C3%BC%C3%9Fe%20aus%20K%C3%B6ln", { notes: "two" })).status).to.equal(200)
      expect((await patch(Buffer.from("Grüße").toString("latin1"), { notes: "three" })).status).to.equal(200)
      const tooLong = await patch(`UTF-8''${"%F0%9F%9C%A8".repeat(501)}`, { notes: "four" })
      expect([tooLong.status, JSON.stringify(await tooLong.json())]).to.satisfy(
        ([status, text]: [number, string]) => status === 422 && text.includes("Change-Reason"),
      )
      expect((await patch(`UTF-8''${"%F0%9F%9C%A8".repeat(500)}`, { notes: "four" })).status).to.equal(200)
      expect((await patch("UTF-8''%C3%28", { notes: "five" })).status).to.equal(422)
      for (const unsafe of ["UTF-8''%00x", "UTF-8''a%0Ab", "UTF-8''%C2%85x", "a\tb"]) {
        const refused = await patch(unsafe, { notes: "five" })
        const { errors } = (await refused.json()) as Schemas["Problem"]
        expect([refused.status, errors?.[0]?.path, errors?.[0]?.rule], unsafe).to.deep.equal([
          422,
          "Change-Reason",
          "control_character",
        ])
      }
      const [last, ...others] = await changesOf(tree, { action: "person.update" })
      expect(others.map(({ reason }) => reason)).to.deep.equal(["Grüße", "Grüße aus Köln", "From a letter"])
      expect([...(last?.reason ?? "")]).to.have.length(500)
      expect(last?.via.kind).to.equal("session")
      expect(last?.actor?.id).to.equal(stage.owner.user.id)
    })

    it("are filtered by record, actor, action and time, and paged", async () => {
      const tree = await newTree()
      const anna = await newPerson(tree, { given_name: "Anna" })
      const bert = await newPerson(tree, { given_name: "Bert" })
      const seqs = async (query: object) => (await changesOf(tree, query)).map(({ seq }) => seq)
      expect(await seqs({ entity_id: anna.id })).to.deep.equal([2])
      expect(await seqs({ entity_id: bert.names?.[0]?.id })).to.deep.equal([3])
      expect(await seqs({ actor_id: stage.owner.user.id, action: "person.create" })).to.deep.equal([3, 2])
      expect(await seqs({ actor_id: stage.stranger.user.id })).to.deep.equal([])
      const [, second] = await changesOf(tree)
      expect(await seqs({ from: second?.at })).to.include(2)
      expect(await seqs({ to: second?.at })).to.not.include(2)
      expect(
        await refused(
          stage.owner.api.GET("/trees/{tree_id}/changes", at({ tree_id: tree }, { query: { from: "yesterday" } })),
        ),
      ).to.equal("422 at from")
      const page = await call(`/trees/${tree}/changes?limit=2`)
      const next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1] ?? ""
      const { pathname, search } = new URL(next, stage.host.url)
      const rest = await stage.host.fetch(pathname + search, {
        headers: { authorization: `Bearer ${stage.owner.token}` },
      })
      expect(JSON.stringify(await rest.json()).match(/"seq":\d+/g)).to.deep.equal(['"seq":1'])
    })

    it("of a person are those of everything that belongs to the person, for members", async () => {
      const { tree } = stage
      const [anna, bert, other] = [await tree.person({ given_name: "Anna" }), await tree.person(), await tree.person()]
      const couple = await tree.partners(anna, bert)
      const wedding = await tree.event({ relationship_id: couple.id, type: "marriage" })
      await tree.cite(await tree.source("Register"), { event_id: wedding.id })
      await tree.event({ person_id: other.id, type: "birth" })
      const viewer = await tree.join("viewer")
      const history = await dataOf(viewer.api.GET("/persons/{person_id}/history", at({ person_id: anna.id })))
      expect(history.map(({ action }) => action)).to.deep.equal([
        "citation.create",
        "event.create",
        "relationship.create",
        "person.create",
      ])
      expect(
        await refused(stage.stranger.api.GET("/persons/{person_id}/history", at({ person_id: anna.id }))),
      ).to.match(/^40[34]/)
    })

    it("are for editors; those of persons for members", async () => {
      const { tree, stranger } = stage
      const viewer = await tree.join("viewer")
      const [change] = await changesOf(tree.id)
      const path = at({ change_id: change?.id ?? "" })
      expect(await refused(viewer.api.GET("/trees/{tree_id}/changes", tree.at))).to.equal("403 forbidden")
      expect(await refused(viewer.api.GET("/changes/{change_id}", path))).to.equal("403 forbidden")
      expect(await refused(viewer.api.GET("/changes/{change_id}/entries", path))).to.equal("403 forbidden")
      expect(await refused(stranger.api.GET("/changes/{change_id}", path))).to.match(/^40[34]/)
      expect(await dataOf(stage.owner.api.GET("/changes/{change_id}", path))).to.deep.equal(change)
    })

    it("of an import have an entry for each of its records, as the import made them", async () => {
      const tree = await newTree()
      const gedcom = [
        "0 HEAD",
        "1 GEDC",
        "2 VERS 5.5.1",
        "1 CHAR UTF-8",
        "0 @I1@ INDI",
        "1 NAME Anna /Miller/",
        "1 BIRT",
        "2 DATE 1841",
        "2 PLAC Berlin",
        "0 TRLR",
        "",
      ].join("\n")
      const form = new FormData()
      form.set("file", new Blob([gedcom]), "tree.ged")
      const imported = await stage.host.fetch(`/api/v1/trees/${tree}/gedcom/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${stage.owner.token}` },
        body: form,
      })
      expect(imported.status).to.equal(200)
      const [change] = await changesOf(tree)
      expect([change?.action, change?.summary, change?.entry_count]).to.deep.equal([
        "gedcom.import",
        "Imported a file",
        5,
      ])
      const entries = await entriesOf(change?.id ?? "")
      expect(entries.map(({ entity_type, before }) => [entity_type, before])).to.deep.equal([
        ["gedcom", null],
        ["person", null],
        ["name", null],
        ["place", null],
        ["event", null],
      ])
      const person_id = entries[1]?.entity_id ?? ""
      await dataOf(
        stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id }), body: { given_name: "Johanna" } }),
      )
      const later = await entriesOf(change?.id ?? "")
      expect(later).to.deep.equal(entries)
      expect(later[1]?.after).to.include({ display_name: "Anna Miller" })
      const history = await dataOf(stage.owner.api.GET("/persons/{person_id}/history", at({ person_id })))
      expect(history.map(({ action }) => action)).to.deep.equal(["person.update", "gedcom.import"])
      expect((await changesOf(tree, { entity_id: person_id })).map(({ action }) => action)).to.deep.equal([
        "person.update",
        "gedcom.import",
      ])
      const one = await entriesOf(change?.id ?? "", { limit: 1 })
      expect(one.map(({ entity_type }) => entity_type)).to.deep.equal(["gedcom"])
    })

    it("of an account are the caller's own; the clearing of a self person is in no tree", async () => {
      const tree = await newTree()
      const anna = await newPerson(tree, { given_name: "Anna" })
      const api = stage.owner.api
      await dataOf(api.PATCH("/users/me/self-person", { body: { person_id: anna.id } }))
      await dataOf(api.DELETE("/persons/{person_id}", at({ person_id: anna.id })))
      const [deletion] = await changesOf(tree)
      const entries = await entriesOf(deletion?.id ?? "")
      expect(entries.map(({ entity_type }) => entity_type)).to.not.include("user")
      const activity = await dataOf(api.GET("/users/me/activity", {}))
      expect(activity.slice(0, 2).map(({ action, tree_id, seq }) => [action, tree_id, seq])).to.deep.equal([
        ["user.set_self_person", null, null],
        ["user.set_self_person", null, null],
      ])
      const others = await dataOf(stage.stranger.api.GET("/users/me/activity", {}))
      expect(others.map(({ action }) => action)).to.deep.equal(["user.register"])
    })

    it("without a tree are refused to everybody but an operator with a verified address", async () => {
      expect(await refused(stage.owner.api.GET("/admin/activity", {}))).to.equal("403 forbidden")
      const password = "a quiet walk by the sea"
      const body = { email: OPERATOR, password, display_name: "Zerubbabel" }
      const { token } = await dataOf(stage.host.client().POST("/auth/register", { body }))
      expect(await refused(stage.host.client(token).GET("/admin/activity", {}))).to.equal("403 forbidden")
    })
  },
  { OWNER_EMAIL: OPERATOR },
)
