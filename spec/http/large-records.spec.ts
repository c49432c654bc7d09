import { expect } from "chai"
import { sendGedcom } from "../support/gedcom-form.ts"
import type { Schemas } from "../support/http.ts"
import { largeRecord } from "../support/large-records.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, dataOf } from "../support/tree-scene.ts"
import { itEachCommit } from "../support/depth.ts"

const SIZE = { names: 1_003, events: 1_002, children: 506, cited: 600 }
const MOST = 500

interface Found {
  readonly id: string
}

onEveryHost("large records", (stage) => {
  /** A tree with a father of many names, events and children, and a child of his with many siblings. */
  const large = async () => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner, "public")
    const response = await sendGedcom(host, owner, tree.id, largeRecord(SIZE))
    expect(response.status, await response.text()).to.equal(200)
    const idOf = async (q: string): Promise<string> => {
      const [found] = await dataOf(
        owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: tree.id }, { query: { q } })),
      )
      return found?.id ?? expect.fail(`no ${q}`)
    }
    return { tree, father: await idOf("Mother"), child: await idOf("Child7") }
  }

  const get = async <T>(path: string): Promise<T> => {
    const response = await stage.host.fetch(`/api/v1${path}`, {
      headers: path.startsWith("/public") ? {} : { authorization: `Bearer ${stage.owner.token}` },
    })
    const text = await response.text()
    expect(response.status, text).to.equal(200)
    return JSON.parse(text)
  }

  /** All pages of a list, and the number of items of each page. */
  const pagesOf = async (path: string) => {
    const items: Found[] = []
    const sizes: number[] = []
    for (let next: string | null = `/api/v1${path}`; next !== null; ) {
      const response: Response = await stage.host.fetch(next, {
        headers: path.startsWith("/public") ? {} : { authorization: `Bearer ${stage.owner.token}` },
      })
      const page: readonly Found[] = JSON.parse(await response.text())
      items.push(...page)
      sizes.push(page.length)
      next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1] ?? null
    }
    return { items, sizes }
  }

  const placesOf = (children: Schemas["CardFamily"]["children"]) =>
    children.map(
      ({ person, relationship }) =>
        [relationship.position ?? 9e9, person.birth?.date?.sort_day ?? 9e9, person.id] as const,
    )
  const inOrder = (all: readonly (readonly [number, number, string])[]) =>
    all.toSorted(([place, day, id], [otherPlace, otherDay, other]) =>
      place === otherPlace ? day - otherDay || (id < other ? -1 : 1) : place - otherPlace,
    )

  it("have at most 500 of each kind in an answer, and say how many are left out", async () => {
    const { father: mother, child } = await large()
    const family = await get<Schemas["Family"]>(`/persons/${mother}/family`)
    const fatherId = family.partners[0]?.person.id ?? expect.fail("no father")
    const { family: ofMembers } = await get<Schemas["PersonPage"]>(`/persons/${fatherId}/page`)
    const ordered = inOrder(placesOf(ofMembers.children)).map(([, , id]) => id)
    for (const surface of ["", "/public"]) {
      const page = await get<Schemas["PersonPage"]>(`${surface}/persons/${fatherId}/page`)
      expect([page.names.length, page.events.length, page.family.children.length]).to.deep.equal([MOST, MOST, MOST])
      expect(page.family.partners[0]?.children).to.have.length(MOST)
      const cited = new Set(page.events.map(({ id }) => id))
      expect(page.citations.every(({ event_id }) => cited.has(event_id ?? ""))).to.equal(true)
      expect(page.more).to.deep.equal({
        names: SIZE.names - MOST,
        events: SIZE.events - MOST,
        children: SIZE.children - MOST,
        citations: SIZE.cited - page.citations.length,
      })
      expect(page.family.children.map(({ person: { id } }) => id)).to.deep.equal(ordered)
      const areShown = page.family.children.some(({ relationship }) => relationship.position !== null)
      expect(areShown).to.equal(surface === "")
      const person = await get<Schemas["PersonRead"]>(`${surface}/persons/${fatherId}`)
      expect([person.names?.length, person.more]).to.deep.equal([MOST, { names: SIZE.names - MOST }])
      expect(person.names?.[0]?.is_primary).to.equal(true)
      const near = await get<Schemas["Family"]>(`${surface}/persons/${child}/family`)
      expect([near.siblings.length, near.more]).to.deep.equal([MOST, { siblings: SIZE.children - 1 - MOST }])
      const nearPage = await get<Schemas["PersonPage"]>(`${surface}/persons/${child}/page`)
      expect(nearPage.family.siblings.map(({ person: { id } }) => id)).to.deep.equal(
        near.siblings.map(({ person: { id } }) => id),
      )
      expect(nearPage.more).to.deep.equal({ siblings: SIZE.children - 1 - MOST })
      const own = await get<Schemas["Family"]>(`${surface}/persons/${fatherId}/family`)
      expect([own.children.length, own.more]).to.deep.equal([MOST, { children: SIZE.children - MOST }])
      expect(own.children.map(({ person: { id } }) => id)).to.deep.equal(
        page.family.children.map(({ person: { id } }) => id),
      )
    }
  })

  itEachCommit("have lists in pages: all of up to 1,000, then the address of the next", async () => {
    const { father: mother } = await large()
    const family = await get<Schemas["Family"]>(`/persons/${mother}/family`)
    const fatherId = family.partners[0]?.person.id ?? expect.fail("no father")
    for (const surface of ["", "/public"]) {
      const address = `${surface}/persons/${fatherId}`
      const names = await pagesOf(`${address}/names`)
      expect(names.sizes).to.deep.equal([1_000, SIZE.names - 1_000])
      const events = await pagesOf(`${address}/events`)
      expect(events.sizes).to.deep.equal([1_000, SIZE.events - 1_000])
      for (const [list, all] of [["names", names] as const, ["events", events] as const]) {
        expect(new Set(all.items.map(({ id }) => id)).size).to.equal(SIZE[list])
        const small = await pagesOf(`${address}/${list}?limit=400`)
        expect(small.items).to.deep.equal(all.items)
        const page = await get<Schemas["PersonPage"]>(`${address}/page`)
        expect(page[list].map(({ id }) => id)).to.deep.equal(all.items.slice(0, MOST).map(({ id }) => id))
      }
    }
  })

  it("say nothing of more where nothing is left out", async () => {
    const { id } = await stage.tree.person({ given_name: "Small" })
    for (const part of ["", "/page", "/family"])
      expect(await get<object>(`/persons/${id}${part}`)).to.not.have.property("more")
  })

  it("leave out of a page and of a list what would make more than 8 MiB of text", async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const { id } = await tree.person({ is_living: false, given_name: "Emma" })
    const notes = "x".repeat(1_000_000)
    const ids: string[] = []
    for (let year = 1801; year <= 1810; year++)
      ids.push((await tree.event({ type: "residence", person_id: id, date: { year }, notes })).id)
    const page = await get<Schemas["PersonPage"]>(`/public/persons/${id}/page`)
    expect(page.events.map((event) => event.id)).to.deep.equal(ids.slice(0, 8))
    expect(page.more).to.deep.equal({ events: 2 })
    const { items, sizes } = await pagesOf(`/public/persons/${id}/events`)
    expect(items.map((event) => event.id)).to.deep.equal(ids)
    expect(sizes).to.deep.equal([8, 2])
  })

  it("leave out of a page the citations of sources that would make more than 8 MiB of text", async () => {
    const tree = await plantTree(stage.host, stage.owner, "public")
    const { id } = await tree.person({ is_living: false, given_name: "Emma" })
    const notes = "x".repeat(1_000_000)
    for (let number = 1; number <= 10; number++) {
      const body = { title: `Register ${number}`, notes }
      const source = await dataOf(
        stage.owner.api.POST("/trees/{tree_id}/sources", { ...at({ tree_id: tree.id }), body }),
      )
      await tree.cite(source, { person_id: id, page: "1" })
      await tree.cite(source, { person_id: id, page: "2" })
    }
    for (const surface of ["", "/public"]) {
      const page = await get<Schemas["PersonPage"]>(`${surface}/persons/${id}/page`)
      const sources = page.sources.map((source) => source.id)
      expect(sources).to.have.length(8)
      expect(page.citations.map(({ source_id }) => source_id)).to.have.members([...sources, ...sources])
      expect(page.more).to.deep.equal({ citations: 4 })
    }
  })
})
