import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { openStream, type OpenedStream } from "../support/event-stream.ts"
import type { Api, Schemas, TestHost, TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { plantTree, told, type TreeScene } from "../support/tree-scene.ts"

const WRITERS = 20
const WRITES = 10
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

/** A copy of the persons of a tree, made from the feed and reads of single persons alone. */
const follow = (host: TestHost, { id: treeId }: TreeScene, { api, token }: TestUser) => {
  const persons = new Map<string, Schemas["PersonRead"]>()
  const seqs: number[] = []
  let stream: OpenedStream | null = null
  let isStopped = false
  let reading: Promise<unknown> = Promise.resolve()

  const read = async (id: string): Promise<void> => {
    const { data, response } = await api.GET("/persons/{person_id}", { params: { path: { person_id: id } } })
    if (response.status === 404) persons.delete(id)
    else if (data !== undefined && "version" in data) persons.set(id, data)
    else throw new Error(`person ${id}: ${response.status}`)
  }
  const take = (item: Schemas["FeedItem"]): void => {
    seqs.push(item.seq)
    for (const { entity_type, entity_id } of item.entries)
      if (entity_type === "person") reading = reading.then(() => read(entity_id))
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
    seqs,
    persons,
    kill: () => stream?.kill(),
    read: () => reading,
    stop: async () => {
      isStopped = true
      stream?.kill()
      await connected
    },
  }
}

/** Creates, changes, deletes and restores persons. */
const write = async (api: Api, { at }: TreeScene, random: () => number): Promise<void> => {
  const own: string[] = []
  for (let count = 0; count < WRITES; count++) {
    const person_id = own[Math.floor(random() * own.length)]
    const params = { params: { path: { person_id: person_id ?? "" } } }
    const choice = person_id === undefined ? 0 : random()
    if (choice < 0.4)
      own.push((await told(api.POST("/trees/{tree_id}/persons", { ...at, body: { given_name: `P${count}` } }))).id)
    else if (choice < 0.7) await api.PATCH("/persons/{person_id}", { ...params, body: { notes: `Note ${count}` } })
    else if (choice < 0.9) await api.DELETE("/persons/{person_id}", params)
    else await api.POST("/persons/{person_id}/restore", params)
  }
}

onEveryHost("Followers of a tree", (stage) => {
  it("have the same records as the tree after 20 writers at once, however often their connections break", async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner)
    const random = randomFrom(20_260_101)
    const members: TestUser[] = []
    for (let count = 0; count < FOLLOWERS; count++) members.push(await tree.join("viewer"))
    const followers = members.map((member) => follow(host, tree, member))
    const writing = Promise.all(Array.from({ length: WRITERS }, () => write(owner.api, tree, random)))
    for (let kills = 0; kills < KILLS; kills++) {
      await pause(100 + random() * 200)
      for (const follower of followers) if (random() < 0.6) follower.kill()
    }
    await writing
    const changes = await told(owner.api.GET("/trees/{tree_id}/changes", { ...tree.at }))
    const last = changes[0]?.seq ?? 0
    const records = await told(owner.api.GET("/trees/{tree_id}/persons", tree.at))
    expect(last).to.be.greaterThan(WRITERS * WRITES * 0.6)
    for (const { seqs, persons, read, stop } of followers) {
      await eventually(() => expect(seqs.at(-1)).to.equal(last))
      await stop()
      await read()
      expect(seqs, "each change once, in order, without gaps").to.deep.equal(
        Array.from({ length: last }, (_, index) => index + 1),
      )
      const own = [...persons.values()].map(({ id, version, notes }) => ({ id, version, notes }))
      const real = records.flatMap((person) =>
        "notes" in person ? [{ id: person.id, version: person.version, notes: person.notes }] : [],
      )
      const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)
      expect(own.toSorted(byId)).to.deep.equal(real.toSorted(byId))
    }
  })
})
