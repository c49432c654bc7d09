import { expect } from "chai"
import type { TestUser } from "../support/http.ts"
import { PIXEL, upload } from "../support/media.ts"
import { onEveryHost, type Stage } from "../support/on-every-host.ts"
import { at, dataOf, type HasId, plantTree } from "../support/tree-scene.ts"

/** A public tree with Anna, who has died and has a portrait, and a living child of hers with a picture. */
const family = async ({ host, owner }: Stage) => {
  const tree = await plantTree(host, owner, "public")
  const anna = await tree.person({ given_name: "Anna", is_living: false })
  const child = await tree.person({ given_name: "Living" })
  await tree.parent(anna, child)
  const pictureOf = async ({ id }: HasId): Promise<HasId> => {
    const picture = await upload(host, owner, tree.id, PIXEL, "face.png", { person_id: id })
    const body = { portrait: { media_id: picture.id } }
    await dataOf(owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body }))
    return picture
  }
  return { tree, anna, picture: await pictureOf(anna), secret: await pictureOf(child) }
}

type Family = Awaited<ReturnType<typeof family>>

/** Every portrait and every address of a picture that this client gets on the public surface. */
const publicPictures = async (api: TestUser["api"], { tree, anna }: Family) => {
  const person = at({ person_id: anna.id })
  const [page, around, relatives, read, list] = [
    await dataOf(api.GET("/public/persons/{person_id}/page", person)),
    await dataOf(api.GET("/public/persons/{person_id}/neighbourhood", person)),
    await dataOf(api.GET("/public/persons/{person_id}/family", person)),
    await dataOf(api.GET("/public/persons/{person_id}", person)),
    await dataOf(api.GET("/public/trees/{tree_id}/persons", tree.at)),
  ]
  const people = [
    page.person,
    ...around.persons,
    relatives.person,
    ...relatives.children.map((one) => one.person),
    read,
  ]
  return {
    media: page.media.map(({ id, url, thumbnail_url }) => ({ id, addresses: [url, thumbnail_url] })),
    portraits: [...people, ...list].flatMap((one) => ("portrait" in one ? [one.portrait] : [])),
    cards: around.persons.map(({ portrait }) => portrait?.url ?? null).filter((url) => url !== null),
  }
}

onEveryHost("Media on the public surface, which are off", (stage) => {
  it("are not served, and no one is given an address of them", async () => {
    const { host, owner, stranger } = stage
    const found = await family(stage)
    for (const who of [null, stranger, owner]) {
      const { media, portraits } = await publicPictures(who === null ? host.client() : who.api, found)
      expect(media.every(({ addresses }) => addresses.every((address) => address === null))).to.equal(true)
      expect(media.map(({ id }) => id)).to.deep.equal([found.picture.id])
      expect(portraits.length).to.be.greaterThan(4)
      expect(portraits.every((portrait) => portrait === null)).to.equal(true)
      const headers: Record<string, string> = who === null ? {} : { authorization: `Bearer ${who.token}` }
      for (const { id } of [found.picture, found.secret])
        for (const path of ["thumbnail", "content"])
          expect((await host.fetch(`/api/v1/public/media/${id}/${path}`, { headers })).status).to.equal(404)
    }
  })

  it("are served to accounts at the other addresses, as far as they see them", async () => {
    const { host, stranger, owner } = stage
    const { anna, picture } = await family(stage)
    for (const { api, token } of [owner, stranger]) {
      const { media, person } = await dataOf(api.GET("/persons/{person_id}/page", at({ person_id: anna.id })))
      expect(person.portrait?.media_id).to.equal(picture.id)
      expect(media[0]?.url).to.equal(`/api/v1/media/${picture.id}/content`)
      const headers = { authorization: `Bearer ${token}` }
      expect((await host.fetch(media[0]?.url ?? "", { headers })).status).to.equal(200)
    }
  })
})

onEveryHost(
  "Media on the public surface, which are on",
  (stage) => {
    it("are those that visitors see, for everybody", async () => {
      const { host, owner, stranger } = stage
      const found = await family(stage)
      for (const who of [null, stranger, owner]) {
        const { media, cards } = await publicPictures(who === null ? host.client() : who.api, found)
        expect(media.map(({ id }) => id)).to.deep.equal([found.picture.id])
        expect(cards).to.have.length(1)
        const headers: Record<string, string> = who === null ? {} : { authorization: `Bearer ${who.token}` }
        for (const address of [...cards, ...media.flatMap(({ addresses }) => addresses)]) {
          expect(address).to.match(/^\/api\/v1\/public\/media\//)
          const answer = await host.fetch(address ?? "")
          expect([answer.status, answer.headers.get("content-type")?.split("/")[0]]).to.deep.equal([200, "image"])
          expect(answer.headers.get("cross-origin-resource-policy")).to.equal("cross-origin")
        }
        for (const path of ["thumbnail", "content"])
          expect((await host.fetch(`/api/v1/public/media/${found.secret.id}/${path}`, { headers })).status).to.equal(
            404,
          )
      }
      await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...found.tree.at, body: { visibility: "private" } }))
      for (const path of ["thumbnail", "content"])
        expect((await host.fetch(`/api/v1/public/media/${found.picture.id}/${path}`)).status).to.equal(404)
    })
  },
  { PUBLIC_MEDIA: "on" },
)
