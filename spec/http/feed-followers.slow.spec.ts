import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { openStream, type OpenedStream } from "../support/event-stream.ts"
import type { Schemas, TestHost, TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { NOWHERE, plantTree, dataOf, type TreeScene } from "../support/tree-scene.ts"

const WRITERS = 20
const WRITES = 14
const FOLLOWERS = 5
const KILLS = 6

/** Numbers from 0 to below 1, the same in every run. */
const randomFrom = (seed: number): (() => number) => {
  let last = seed
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648
    return last / 2_147_483_648
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The kinds of records of the copy, with the list of each in a tree. */
const lists = {
  person: "persons",
  event: "events",
  relationship: "relationships",
  source: "sources",
  citation: "citations",
  media: "media",
} as const
type Kind = keyof typeof lists

const isKind = (word: string): word is Kind => Object.hasOwn(lists, word)

type Fields = { readonly [field: string]: unknown }

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {})

/** Reads a record or a list as this user; null if there is none. */
const readAs =
  (host: TestHost, token: string) =>
  async (path: string): Promise<unknown> => {
    const answer = await host.fetch(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
    const body: unknown = JSON.parse(await answer.text())
    if (answer.status === 404) return null
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return body
  }

const listOf = (body: unknown): readonly Fields[] => (Array.isArray(body) ? body.map(fieldsOf) : [])

/** A copy of all records of a tree, made from the feed and reads of single records alone. */
const follow = (host: TestHost, { id: treeId }: TreeScene, { token }: TestUser) => {
  const records = new Map<string, Fields>()
  /** The names of each person. */
  const names = new Map<string, readonly Fields[]>()
  const seqs: number[] = []
  let stream: OpenedStream | null = null
  let isStopped = false
  let reading: Promise<unknown> = Promise.resolve()
  const get = readAs(host, token)

  const read = async (kind: Kind, id: string): Promise<void> => {
    const record = await get(`/${lists[kind]}/${id}`)
    if (record === null) records.delete(`${kind} ${id}`)
    else records.set(`${kind} ${id}`, fieldsOf(record))
    if (kind !== "person") return
    const own = record === null ? null : await get(`/persons/${id}/names`)
    if (own === null) names.delete(id)
    else names.set(id, listOf(own))
  }
  const take = (item: Schemas["FeedItem"]): void => {
    seqs.push(item.seq)
    for (const { entity_type, entity_id } of item.entries)
      if (isKind(entity_type)) reading = reading.then(() => read(entity_type, entity_id))
  }
  const connect = async (): Promise<void> => {
    while (!isStopped) {
      const lastEventId = seqs.at(-1)
      stream = await openStream(host, treeId, {
        token,
        onItem: take,
        ...(lastEventId === undefined ? {} : { lastEventId }),
      })
      expect(stream.status).to.equal(200)
      await stream.ended
    }
  }
  const connected = connect()
  return {
    token,
    seqs,
    records,
    names,
    kill: () => stream?.kill(),
    read: () => reading,
    stop: async () => {
      isStopped = true
      stream?.kill()
      await connected
    },
  }
}

/** Creates, changes, deletes and restores records of every kind. A refusal changes nothing. */
const write = async (host: TestHost, { token }: TestUser, tree: TreeScene, random: () => number): Promise<void> => {
  const own: { readonly path: string; readonly id: string; readonly kind: Kind | "name" }[] = []
  const call = async (method: string, path: string, body?: object): Promise<Fields> => {
    const answer = await host.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return answer.ok && text !== "" ? fieldsOf(JSON.parse(text)) : {}
  }
  const any = (kind: Kind | "name"): string => {
    const some = own.filter((one) => one.kind === kind)
    return some[Math.floor(random() * some.length)]?.id ?? NOWHERE
  }
  const add = async (kind: Kind | "name", list: string, body: object): Promise<void> => {
    const { id } = await call("POST", list, body)
    if (typeof id === "string")
      own.push({ kind, id, path: kind === "name" ? `${list}/${id}` : `/${lists[kind]}/${id}` })
  }
  const here = `/trees/${tree.id}`
  const word = (): string => `Word${Math.floor(random() * 1_000_000)}`
  const person = () => add("person", `${here}/persons`, { given_name: word(), birth: { date: { year: 1850 } } })
  const creations: readonly (() => Promise<unknown>)[] = [
    person,
    () => add("name", `/persons/${any("person")}/names`, { given_name: word(), is_primary: random() < 0.3 }),
    () => add("event", `${here}/events`, { person_id: any("person"), type: "census", place: word() }),
    () =>
      add("relationship", `${here}/relationships`, {
        type: random() < 0.5 ? "partnership" : "parent_child",
        from_person_id: any("person"),
        to_person_id: any("person"),
      }),
    () => add("source", `${here}/sources`, { title: word() }),
    () => add("citation", `${here}/citations`, { source_id: any("source"), event_id: any("event"), page: word() }),
    async () => {
      const form = new FormData()
      form.set("file", new Blob([word()], { type: "text/plain" }), "note.txt")
      form.set("title", word())
      const answer = await host.fetch(`/api/v1${here}/media`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      const { id } = fieldsOf(await answer.json())
      if (typeof id === "string") own.push({ kind: "media", id, path: `/media/${id}` })
    },
  ]
  const patches: { readonly [K in Kind | "name"]: () => object } = {
    person: () => ({ notes: word(), surname: word() }),
    name: () => ({ surname: word() }),
    event: () => ({ place: word() }),
    relationship: () => ({ notes: `Note ${word().slice(4)}` }),
    source: () => ({ title: word() }),
    citation: () => ({ page: word() }),
    media: () => ({ title: word() }),
  }
  await person()
  await person()
  for (let count = 2; count < WRITES; count++) {
    const choice = random()
    const record = own[Math.floor(random() * own.length)]
    if (choice < 0.55 || record === undefined) await creations[Math.floor(random() * creations.length)]?.()
    else if (choice < 0.75) await call("PATCH", record.path, patches[record.kind]())
    else if (choice < 0.88) await call("DELETE", record.path)
    else await call("POST", `${record.path}/restore`)
  }
}

/** The words of a text, each once: those of names, notes, places, titles and pages. */
const wordsIn = (text: string): readonly string[] => [...new Set(text.match(/Word\d+/g))].toSorted()

onEveryHost("Followers of a tree", (stage) => {
  it("have the same records as the tree after 20 writers at once, however often their connections break", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const random = randomFrom(20_260_101)
    const members: TestUser[] = []
    for (let count = 0; count < FOLLOWERS; count++) members.push(await tree.join("viewer"))
    const followers = members.map((member) => follow(host, tree, member))
    const writing = Promise.all(Array.from({ length: WRITERS }, () => write(host, owner, tree, random)))
    for (let kills = 0; kills < KILLS; kills++) {
      await pause(100 + random() * 200)
      for (const follower of followers) if (random() < 0.6) follower.kill()
    }
    await writing
    const changes = await dataOf(owner.api.GET("/trees/{tree_id}/changes", { ...tree.at }))
    const last = changes[0]?.seq ?? 0
    expect(last).to.be.greaterThan(WRITERS * WRITES * 0.6)
    const exported = await (
      await host.fetch(`/api/v1/trees/${tree.id}/gedcom/export`, {
        headers: { authorization: `Bearer ${owner.token}` },
      })
    ).text()
    for (const { token, seqs, records, names, read, stop } of followers) {
      await eventually(() => expect(seqs.at(-1)).to.equal(last))
      await stop()
      await read()
      expect(seqs, "each change once, in order, without gaps").to.deep.equal(
        Array.from({ length: last }, (_, index) => index + 1),
      )
      const get = readAs(host, token)
      for (const [kind, list] of Object.entries(lists)) {
        const real = listOf(await get(`/trees/${tree.id}/${list}`))
        const own = [...records].flatMap(([key, record]) => (key.startsWith(`${kind} `) ? [String(record.id)] : []))
        expect(own, list).to.have.members(real.map(({ id }) => String(id)))
        for (const record of real) expect(records.get(`${kind} ${String(record.id)}`), kind).to.deep.include(record)
        if (kind !== "person") continue
        for (const { id } of real)
          expect(names.get(String(id)), `names of ${String(id)}`).to.deep.equal(
            await get(`/persons/${String(id)}/names`),
          )
      }
      expect(wordsIn(JSON.stringify([...records.values(), ...names.values()]))).to.deep.equal(wordsIn(exported))
    }
  })
})
