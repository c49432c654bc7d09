import { expect } from "chai"
import { TreeId } from "../../core/domain/ids.ts"
import type { TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, refused, dataOf } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"
import { itEachCommitOnOneHost } from "../support/depth.ts"

type Fields = { readonly [field: string]: unknown }

/** Fields that change with every write. */
const unseen = new Set(["version", "updated_at", "revision"])

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {})

/** A value in which every moment is the same. */
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"a moment"'))

onEveryHost("the undo", (stage) => {
  const { lastChange, entriesOf, undo, undone, rehearsed, conflictsOf, exported, patch } = undoScene(stage)

  const call = async (method: string, path: string, body?: unknown, who: TestUser = stage.owner): Promise<Fields> => {
    const answer = await stage.host.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === "" ? {} : fieldsOf(JSON.parse(text))
  }

  /** A tree with a record of every kind, and a member. */
  const scene = async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [anna, bert, child] = [
      await tree.person({ given_name: "Anna", surname: "Miller", birth: { date: { year: 1800 }, place: "Kent" } }),
      await tree.person({ given_name: "Bert 1801", surname: "Miller" }),
      await tree.person({ given_name: "Carl", is_living: false }),
    ]
    const couple = await tree.partners(anna, bert)
    const parent = await tree.parent(anna, child)
    const census = await tree.event({ person_id: anna.id, type: "census", date: { year: 1841 }, place: "Downe" })
    const wedding = await tree.event({ relationship_id: couple.id, type: "marriage" })
    const source = await tree.source()
    const cited = await tree.cite(source, { event_id: census.id })
    const name = await dataOf(
      stage.owner.api.POST("/persons/{person_id}/names", {
        ...at({ person_id: anna.id }),
        body: { name_type: "married", given_name: "Anna", surname: "Smith" },
      }),
    )
    const godmother = await tree.associate({
      person_id: child.id,
      associate_id: anna.id,
      role: "GODP",
      notes: "By proxy",
    })
    const comment = await tree.comment(anna)
    const form = new FormData()
    form.set("file", new Blob(["a letter"], { type: "text/plain" }), "letter.txt")
    form.set("person_id", anna.id)
    const sent = await stage.host.fetch(`/api/v1/trees/${tree.id}/media`, {
      method: "POST",
      headers: { authorization: `Bearer ${stage.owner.token}` },
      body: form,
    })
    const media = String(fieldsOf(await sent.json()).id)
    const member = await tree.join("viewer")
    const [primary = { id: "" }] = bert.names ?? []
    return {
      tree,
      anna,
      bert,
      child,
      couple,
      parent,
      census,
      wedding,
      source,
      cited,
      godmother,
      comment,
      name,
      media,
      member,
      primary,
    }
  }
  type Scene = Awaited<ReturnType<typeof scene>>

  const listOf = async (path: string): Promise<readonly Fields[]> => {
    const answer = await stage.host.fetch(`/api/v1${path}`, {
      headers: { authorization: `Bearer ${stage.owner.token}` },
    })
    const body: unknown = await answer.json()
    return Array.isArray(body) ? body.map(fieldsOf) : []
  }

  /** Everything in the tree as its owner reads it, and the export. */
  const shown = async ({ tree }: Scene): Promise<unknown> => {
    const plain = (record: Fields): string =>
      JSON.stringify(Object.entries(record).filter(([field]) => !unseen.has(field)))
    const lists: Record<string, readonly string[]> = {}
    for (const list of [
      "persons",
      "events",
      "relationships",
      "sources",
      "citations",
      "associations",
      "media",
      "members",
    ])
      lists[list] = (await listOf(`/trees/${tree.id}/${list}`)).map(plain)
    const persons = await listOf(`/trees/${tree.id}/persons`)
    const names = await Promise.all(persons.map(({ id }) => listOf(`/persons/${String(id)}/names`)))
    const comments = await Promise.all(persons.map(({ id }) => listOf(`/persons/${String(id)}/comments`)))
    const here = await call("GET", `/trees/${tree.id}`)
    return {
      ...lists,
      names: names.flat().map(plain),
      comments: comments.flat().map(plain),
      tree: plain(here),
      export: await exported(tree),
    }
  }

  /** The fields that a change has changed, as a dry run lists them. */
  const changedBy = async (change: { readonly id: string }): Promise<readonly unknown[]> =>
    (await entriesOf(change)).flatMap(({ entity_id, before, after }) => {
      const [was, is] = [fieldsOf(before), fieldsOf(after)]
      return [...new Set([...Object.keys(was), ...Object.keys(is)])]
        .filter((field) => !unseen.has(field) && JSON.stringify(was[field]) !== JSON.stringify(is[field]))
        .map((field) => timeless([entity_id, field, was[field] ?? null, is[field] ?? null]))
    })

  const deletions: { readonly [kind: string]: (scene: Scene) => string } = {
    "a person": ({ anna }) => `/persons/${anna.id}`,
    "a name": ({ anna, name }) => `/persons/${anna.id}/names/${name.id}`,
    "an event": ({ census }) => `/events/${census.id}`,
    "an event of a couple": ({ wedding }) => `/events/${wedding.id}`,
    "a relationship": ({ couple }) => `/relationships/${couple.id}`,
    "the relationship of a parent": ({ parent }) => `/relationships/${parent.id}`,
    "a source": ({ source }) => `/sources/${source.id}`,
    "a citation": ({ cited }) => `/citations/${cited.id}`,
    "an association": ({ godmother }) => `/associations/${godmother.id}`,
    "a comment": ({ comment }) => `/comments/${comment.id}`,
    "a medium": ({ media }) => `/media/${media}`,
  }

  /** Each command, with what comes before it. */
  const commands: { readonly [what: string]: (scene: Scene) => Promise<readonly (() => Promise<unknown>)[]> } = {
    "a cleanup of deceased persons": async ({ tree, anna, bert }) => [
      () => call("POST", `/trees/${tree.id}/cleanup/deceased`, { person_ids: [anna.id, bert.id] }),
    ],
    "a cleanup of genders": async ({ tree, anna, bert }) => [
      () =>
        call("POST", `/trees/${tree.id}/cleanup/gender`, {
          assignments: [
            { person_id: anna.id, gender: "female" },
            { person_id: bert.id, gender: "male" },
          ],
        }),
    ],
    "a cleanup of names": async ({ tree, primary }) => [
      () =>
        call("POST", `/trees/${tree.id}/cleanup/names`, {
          fixes: [{ name_id: primary.id, given_name: "Bert", surname: "Miller" }],
        }),
    ],
    "a batch": async ({ tree, anna, census, source }) => [
      () =>
        call("POST", `/trees/${tree.id}/batch`, {
          operations: [
            { op: "create", entity: "person", ref: "dora", data: { given_name: "Dora" } },
            {
              op: "create",
              entity: "relationship",
              data: { type: "parent_child", from_person_id: anna.id, to_person_id: "$dora" },
            },
            { op: "update", entity: "event", id: census.id, data: { place: "Maer", detail: "Second floor" } },
            { op: "delete", entity: "source", id: source.id },
          ],
        }),
    ],
    "a change of the visibility of the tree": async ({ tree }) => [
      () => call("PATCH", `/trees/${tree.id}`, { visibility: "public" }),
    ],
    "a change of the privacy of a person": async ({ anna }) => [
      () => call("PATCH", `/persons/${anna.id}`, { privacy: "hidden" }),
    ],
    "a change of the privacy of an event": async ({ census }) => [
      () => call("PATCH", `/events/${census.id}`, { privacy: "hidden" }),
    ],
    "a new member": async ({ tree }) => {
      const { email } = await stage.host.user()
      return [() => call("POST", `/trees/${tree.id}/members`, { email, role: "editor" })]
    },
    "another role of a member": async ({ tree, member }) => [
      () => call("PATCH", `/trees/${tree.id}/members/${member.user.id}`, { role: "owner" }),
    ],
    "the removal of a member": async ({ tree, member }) => [
      () => call("DELETE", `/trees/${tree.id}/members/${member.user.id}`),
    ],
    "the departure of a member": async ({ tree, member }) => [
      () => call("DELETE", `/trees/${tree.id}/members/${member.user.id}`, undefined, member),
    ],
    "another primary name": async ({ anna, name }) => [
      () => call("POST", `/persons/${anna.id}/names/${name.id}/make-primary`),
    ],
    "a change of birth and death": async ({ anna }) => [
      () => call("PATCH", `/persons/${anna.id}`, { birth: null, death: { date: { year: 1880 }, place: "Rome" } }),
    ],
    "an edit of an association": async ({ godmother }) => [
      () =>
        call("PATCH", `/associations/${godmother.id}`, { associate_id: null, associate_name: "Mrs Lee", role: "WITN" }),
    ],
    "an edit of a comment": async ({ comment, member }) => [
      () => call("PATCH", `/comments/${comment.id}`, { text: "He told me.", mentions: [member.user.id] }),
    ],
    "an edit of a medium": async ({ media, source }) => [
      () => call("PATCH", `/media/${media}`, { title: "A letter", source_id: source.id, person_id: null }),
    ],
    ...Object.fromEntries(
      Object.entries(deletions).flatMap(([kind, pathOf]) => [
        [`the deletion of ${kind}`, async (here: Scene) => [() => call("DELETE", pathOf(here))]],
        [
          `the restore of ${kind}`,
          async (here: Scene) => [() => call("DELETE", pathOf(here)), () => call("POST", `${pathOf(here)}/restore`)],
        ],
      ]),
    ),
  }

  for (const [what, prepare] of Object.entries(commands)) {
    // A restore writes what the deletion of the same kind writes: the fast run has only deletions, and PostgreSQL has them each night.
    const itHere = what.startsWith("the restore") ? itEachCommitOnOneHost : it
    itHere(`of ${what} sets everything back as a dry run says, and can be undone itself`, async () => {
      const here = await scene()
      const steps = await prepare(here)
      for (const step of steps.slice(0, -1)) await step()
      const before = await shown(here)
      await steps.at(-1)?.()
      const change = await lastChange(here.tree)
      const after = await shown(here)
      expect(after).to.not.deep.equal(before)

      const would = await rehearsed(change)
      expect(await shown(here)).to.deep.equal(after)
      const back = await undone(change)
      expect(await shown(here)).to.deep.equal(before)
      expect(
        would.map(({ entity_id, field, from, to }) => timeless([entity_id, field, from, to])),
      ).to.have.deep.members(await changedBy(back))

      const again = await undone(back)
      expect(await shown(here)).to.deep.equal(after)
      await undone(again)
      expect(await shown(here)).to.deep.equal(before)
    })
  }

  it("of the removal of a member whose account is deleted is a conflict with this reason", async () => {
    const { tree, member } = await scene()
    await call("DELETE", `/trees/${tree.id}/members/${member.user.id}`)
    const change = await lastChange(tree)
    const { response } = await member.api.DELETE("/users/me", { body: { email: member.email } })
    expect(response.status).to.equal(204)
    const [conflict, ...others] = await conflictsOf(undo(change))
    expect(others).to.deep.equal([])
    expect(conflict).to.deep.include({
      entity_type: "membership",
      entity_id: member.user.id,
      field: "role",
      made: null,
      now: null,
      reason: "account_deleted",
    })
  })

  for (const [kind, pathOf] of Object.entries(deletions))
    it(`of the deletion of ${kind} that was removed for good is refused`, async () => {
      const here = await scene()
      await call("DELETE", pathOf(here))
      const change = await lastChange(here.tree)
      const [treeId, later] = [here.tree.id, new Date(Date.now() + 60_000)]
      if (!TreeId.is(treeId)) throw new Error("The tree has no id.")
      await stage.host.store.uow.run(async ({ purges }) => {
        const removed = await purges.removeExpired(treeId, later, 1_000)
        return { _tag: "Right", right: removed.length }
      })
      expect(await refused(undo(change))).to.equal("409 purged")
    })

  it("of an edit names each field that has been changed since, and no other", async () => {
    const { tree, anna } = await scene()
    await patch(anna.id, { notes: "first", gender: "female", privacy: "redacted" })
    const change = await lastChange(tree)
    await patch(anna.id, { notes: "second", privacy: "hidden" })
    const conflicts = await conflictsOf(undo(change))
    expect(conflicts.map(({ field, now }) => [field, now])).to.have.deep.members([
      ["notes", "second"],
      ["privacy", "hidden"],
    ])
  })
})
