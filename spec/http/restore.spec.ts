import { expect } from "chai"
import type { TestUser } from "../support/http.ts"
import { PIXEL, upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, type HasId, NOWHERE, dataOf } from "../support/tree-scene.ts"

interface Row extends HasId {
  readonly version: number
  readonly deleted_at?: string
}

/** A record of one kind: where it lives, and where it is listed. */
interface Kept extends HasId {
  readonly noun: string
  readonly address: string
  readonly list: string
}

onEveryHost("a restore", (stage) => {
  const ask = async (method: string, path: string, who: TestUser = stage.owner, body?: unknown) => {
    const response = await stage.host.fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const read = text === "" ? null : JSON.parse(text)
    return { status: response.status, tag: response.headers.get("etag"), body: read }
  }
  /** The status of an answer, with the code of a refusal. */
  const outcome = async (asked: ReturnType<typeof ask>): Promise<string> => {
    const { status, body } = await asked
    return status < 400 ? String(status) : `${status} ${body.code}`
  }
  const remove = async ({ address }: Pick<Kept, "address">) =>
    expect((await ask("DELETE", address)).status, address).to.be.oneOf([200, 204])
  const restore = ({ address }: Pick<Kept, "address">, who?: TestUser) => ask("POST", `${address}/restore`, who)
  const listed = async (list: string, more = ""): Promise<readonly Row[]> => (await ask("GET", `${list}${more}`)).body
  const holds = async (list: string, { id }: HasId, more = "") =>
    (await listed(list, more)).some((row) => row.id === id)

  /** A couple with a child, and of every kind of record one that hangs on them. */
  const family = async () => {
    const { tree, host, owner } = stage
    const [emma, charles, francis] = [
      await tree.person({ given_name: "Emma", birth: { date: { year: 1808 } } }),
      await tree.person({ given_name: "Charles" }),
      await tree.person({ given_name: "Francis" }),
    ]
    const couple = await tree.partners(emma, charles)
    const parent = await tree.parent(emma, francis)
    const wedding = await tree.event({ type: "marriage", relationship_id: couple.id, place: "Maer" })
    const [birth] = await listed(`/persons/${emma.id}/events`)
    const name = await dataOf(
      owner.api.POST("/persons/{person_id}/names", { ...at({ person_id: emma.id }), body: { given_name: "Em" } }),
    )
    const source = await tree.source("Register of Maer")
    const ofWedding = await tree.cite(source, { event_id: wedding.id })
    const ofName = await tree.cite(source, { name_id: name.id })
    const picture = await upload(host, owner, tree.id, PIXEL, "emma.png", { person_id: emma.id })
    if (birth === undefined) throw new Error("she was born")
    const record = (noun: string, { id }: HasId): Kept => {
      const nouns = noun === "media" ? "media" : `${noun}s`
      return { noun, id, address: `/${nouns}/${id}`, list: `/trees/${tree.id}/${nouns}` }
    }
    const kept = {
      name: {
        noun: "name",
        id: name.id,
        address: `/persons/${emma.id}/names/${name.id}`,
        list: `/persons/${emma.id}/names`,
      },
      birth: record("event", birth),
      wedding: record("event", wedding),
      couple: record("relationship", couple),
      parent: record("relationship", parent),
      source: record("source", source),
      ofWedding: record("citation", ofWedding),
      ofName: record("citation", ofName),
      picture: record("media", picture),
    }
    return { tree, emma, charles, francis, ...kept }
  }

  it("of a record of every kind answers it as it was, and takes it from the deleted ones back to the live ones", async () => {
    const scene = await family()
    const { name, wedding, couple, source, ofWedding, picture } = scene
    for (const record of [name, wedding, couple, source, ofWedding, picture]) {
      const { address, list, noun } = record
      const before = (await ask("GET", address)).body
      await remove(record)
      expect((await ask("GET", address)).status, noun).to.equal(404)
      expect([await holds(list, record), await holds(list, record, "?deleted=true")], noun).to.deep.equal([false, true])
      const gone = (await listed(list, "?deleted=true")).find(({ id }) => id === record.id)
      expect(Date.parse(gone?.deleted_at ?? ""), noun).to.be.greaterThan(Date.now() - 60_000)

      const restored = await restore(record)
      const { version, updated_at, ...same } = restored.body
      expect(restored.status, noun).to.equal(200)
      expect(before, noun).to.deep.include(same)
      expect(restored.body, noun).to.not.have.property("deleted_at")
      expect(version, noun).to.equal(before.version + 2)
      // The tag of a medium also has its links.
      expect(restored.tag, noun).to.match(new RegExp(`^"${before.version + 2}(?:\\.\\w+)?"$`))
      expect((await ask("GET", address)).body, noun).to.deep.equal(restored.body)
      expect([await holds(list, record), await holds(list, record, "?deleted=true")], noun).to.deep.equal([true, false])
      expect(await outcome(restore(record)), noun).to.equal("409 not_deleted")
      const [entry] = (await ask("GET", `/trees/${scene.tree.id}/audit?entity_id=${record.id}`)).body
      expect([entry.action, entry.before.deleted_at === null, entry.after.deleted_at], noun).to.deep.equal([
        `${noun}.restore`,
        false,
        null,
      ])
    }
  })

  it("brings back everything that the same deletion removed, and nothing that was deleted before", async () => {
    const { tree, couple, wedding, source, ofWedding, ofName, emma } = await family()
    const portrait = await upload(stage.host, stage.owner, tree.id, PIXEL, "page.png", { source_id: source.id })
    const live = async () => [
      await holds(wedding.list, wedding),
      await holds(ofWedding.list, ofWedding),
      await holds(ofName.list, ofName),
      await holds(`/trees/${tree.id}/media`, portrait),
    ]
    expect(await live()).to.deep.equal([true, true, true, true])
    await remove(couple)
    expect(await live()).to.deep.equal([false, false, true, true])
    await restore(couple)
    expect(await live()).to.deep.equal([true, true, true, true])
    await remove(ofName)
    await remove(source)
    expect(await live()).to.deep.equal([true, false, false, false])
    expect(await outcome(restore(source))).to.equal("200")
    expect(await live()).to.deep.equal([true, true, false, true])
    await remove({ address: `/persons/${emma.id}` })
    expect(await live()).to.deep.equal([false, false, false, true])
    await restore({ address: `/persons/${emma.id}` })
    expect(await live()).to.deep.equal([true, true, false, true])
    expect(await outcome(restore(ofName))).to.equal("200")
  })

  it("is refused while an owner is deleted, which it names", async () => {
    const { emma, charles, name, birth, wedding, couple, source, ofWedding, ofName, picture } = await family()
    const refusedFor = async (owner: Pick<Kept, "address">, records: readonly Kept[]) => {
      for (const record of records) await remove(record)
      await remove(owner)
      for (const record of records) expect(await outcome(restore(record)), record.noun).to.equal("409 owner_deleted")
      await restore(owner)
      for (const record of records) expect(await outcome(restore(record)), record.noun).to.equal("200")
    }
    await refusedFor({ address: `/persons/${emma.id}` }, [name, birth, picture])
    await refusedFor({ address: `/persons/${charles.id}` }, [couple])
    await refusedFor(couple, [wedding])
    await refusedFor(wedding, [ofWedding])
    await refusedFor(source, [ofName])
    await remove(source)
    expect((await restore(ofName)).body.detail).to.equal("Restore the source first.")
    await remove(name)
    await restore(source)
    expect((await restore(ofName)).body.detail).to.equal("Restore the name first.")
  })

  it("of a relationship is refused when it exists again, either way round, or would close a circle", async () => {
    const { tree, emma, charles, francis, couple, parent } = await family()
    await remove(couple)
    const again = await tree.partners(charles, emma)
    expect(await outcome(restore(couple))).to.equal("409 relationship_exists")
    await remove({ address: `/relationships/${again.id}` })
    expect(await outcome(restore(couple))).to.equal("200")
    await remove(parent)
    const other = await tree.person()
    await tree.parent(francis, other)
    await tree.parent(other, emma)
    expect(await outcome(restore(parent))).to.equal("409 ancestry_cycle")
    expect(await holds(parent.list, parent)).to.equal(false)
  })

  it("of an event and of a name shows in the person again; a name does not become the primary one", async () => {
    const { emma, birth, name } = await family()
    const person = async () => (await ask("GET", `/persons/${emma.id}`)).body
    await remove(birth)
    expect(await person()).to.include({ birth_year: null })
    await restore(birth)
    expect(await person()).to.include({ birth_year: 1808 })
    const [first] = (await person()).names
    const primary = { address: `/persons/${emma.id}/names/${first.id}` }
    await remove(primary)
    expect(await person()).to.include({ given_name: "Em" })
    expect((await restore(primary)).body).to.deep.include({ id: first.id, is_primary: false })
    const { names, given_name } = await person()
    expect(given_name).to.equal("Em")
    expect(names.map((row: { id: string; is_primary: boolean }) => [row.id, row.is_primary])).to.deep.equal([
      [name.id, true],
      [first.id, false],
    ])
    await remove(name)
    const { charles } = await family()
    expect(await outcome(restore({ address: `/persons/${charles.id}/names/${name.id}` }))).to.equal("404 not_found")
  })

  it("is an editor's, as the list of deleted records is", async () => {
    const { tree, name, wedding, couple, source, ofWedding, picture } = await family()
    const [editor, viewer] = [await tree.join("editor"), await tree.join("viewer")]
    for (const record of [name, ofWedding, wedding, couple, source, picture]) {
      const { list, noun, address } = record
      await remove(record)
      expect(await outcome(restore(record, viewer)), noun).to.equal("404 not_found")
      expect(await outcome(restore(record, stage.stranger)), noun).to.equal("403 forbidden")
      expect(await outcome(ask("GET", `${list}?deleted=true`, viewer)), noun).to.equal("403 forbidden")
      expect(await outcome(ask("GET", `${list}?deleted=true`, stage.stranger)), noun).to.equal("403 forbidden")
      expect(await outcome(ask("GET", `${list}?deleted=true`, editor)), noun).to.equal("200")
      expect(await outcome(restore({ address: address.replace(record.id, NOWHERE) })), noun).to.equal("404 not_found")
      expect(await outcome(restore(record, editor)), noun).to.equal("200")
    }
    await ask("PATCH", `/trees/${tree.id}`, stage.owner, { visibility: "public" })
    await remove(source)
    expect(await outcome(restore(source, stage.stranger))).to.equal("404 not_found")
    expect(await outcome(ask("GET", `${source.list}?deleted=true`, stage.stranger))).to.equal("403 forbidden")
    await ask("PATCH", `/trees/${tree.id}`, stage.owner, { visibility: "private" })
  })

  it("finds the deleted ones a page at a time, and deleted persons by their ids, with the names that went with them", async () => {
    const { tree, emma, charles } = await family()
    const made = [await tree.source("One"), await tree.source("Two"), await tree.source("Three")]
    for (const { id } of made) await remove({ address: `/sources/${id}` })
    const ids: string[] = []
    for (let path: string | undefined = `/trees/${tree.id}/sources?deleted=true&limit=1`; path !== undefined; ) {
      const response: Response = await stage.host.fetch(`/api/v1${path}`, {
        headers: { authorization: `Bearer ${stage.owner.token}` },
      })
      const page: readonly Row[] = JSON.parse(await response.text())
      ids.push(...page.map(({ id }) => id))
      path = /^<\/api\/v1(.*)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1]
    }
    expect(ids.slice(-3)).to.deep.equal(made.map(({ id }) => id))
    await remove({ address: `/persons/${emma.id}` })
    const both = `${emma.id},${charles.id}`
    const found = (await ask("GET", `/trees/${tree.id}/persons?deleted=true&ids=${both}`)).body
    expect(found.map((row: Row & { names: readonly HasId[] }) => [row.id, row.names.length])).to.deep.equal([
      [emma.id, 2],
    ])
    expect((await listed(`/trees/${tree.id}/persons`, `?ids=${both}`)).map(({ id }) => id)).to.deep.equal([charles.id])
    const named = (query: string) =>
      listed(`/trees/${tree.id}/persons`, `?q=${query}`).then((rows) => rows.map(({ id }) => id))
    expect(await named("emma")).not.to.include(emma.id)
    expect(await named("emma&deleted=true"))
      .to.include(emma.id)
      .and.not.to.include(charles.id)
    expect(await named("charles&deleted=true")).not.to.include(charles.id)
  })
})
