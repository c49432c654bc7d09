import { expect } from "chai"
import sharp from "sharp"
import { backupOf } from "../support/backup.ts"
import { restored } from "../support/backup-file.ts"
import type { Schemas, TestUser } from "../support/http.ts"
import { PIXEL, upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, type HasId, plantTree, refused, send, dataOf, wholePersons } from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer()

const face = { x: 0.25, y: 0, width: 0.5, height: 0.5 }

onEveryHost("the portrait of a person", (stage) => {
  const { lastChange, undone, patch, personOf } = undoScene(stage)

  /** Anna and her daughter Berta, who have both died, and a photo that belongs to nothing. */
  const family = async (visibility: "private" | "public" = "private") => {
    const { host, owner } = stage
    const tree = await plantTree(host, owner, visibility)
    const anna = await tree.person({ given_name: "Anna", is_living: false })
    const berta = await tree.person({ given_name: "Berta", is_living: false })
    await tree.parent(anna, berta)
    return { tree, anna, berta, picture: await upload(host, owner, tree.id, await photo(), "photo.jpg") }
  }

  const attach = (medium: HasId, to: HasId) =>
    dataOf(stage.owner.api.PATCH("/media/{media_id}", { ...at({ media_id: medium.id }), body: { person_id: to.id } }))

  const around = async ({ id }: HasId, who: TestUser = stage.owner) =>
    (await dataOf(who.api.GET("/persons/{person_id}/neighbourhood", at({ person_id: id })))).persons

  const remove = (medium: HasId) => stage.owner.api.DELETE("/media/{media_id}", at({ media_id: medium.id }))

  it("is a part of any picture of the tree, and the whole picture without a crop", async () => {
    const { anna, picture } = await family()
    const whole = await patch(anna.id, { portrait: { media_id: picture.id } })
    expect(whole.portrait).to.deep.equal({ media_id: picture.id, x: 0, y: 0, width: 1, height: 1 })
    expect(whole.version).to.equal((anna.version ?? 0) + 1)
    const part = await patch(anna.id, { portrait: { media_id: picture.id, ...face } })
    expect(part.portrait).to.deep.equal({ media_id: picture.id, ...face })
    expect((await personOf(anna.id)).portrait).to.deep.equal(part.portrait)
    expect((await patch(anna.id, { notes: "In her garden" })).portrait).to.deep.equal(part.portrait)
    expect((await patch(anna.id, { portrait: null })).portrait).to.equal(null)
  })

  it("is refused if the medium is unknown, of another tree, deleted or no picture, or if the part is not within it", async () => {
    const { host, owner } = stage
    const { tree, anna, picture } = await family()
    const other = await family()
    const text = await upload(host, owner, tree.id, Buffer.from("Anna was here"), "note.txt")
    const gone = await upload(host, owner, tree.id)
    await remove(gone)
    const refusal = (portrait: unknown) => refused(send(host, owner, "PATCH", `/persons/${anna.id}`, { portrait }))
    for (const { id } of [other.picture, text, gone, anna])
      expect(await refusal({ media_id: id })).to.equal("422 at portrait.media_id")
    const [media_id, crop] = [picture.id, { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }]
    for (const [path, wrong] of [
      ["x", { ...crop, x: -0.1 }],
      ["height", { ...crop, height: 1.1 }],
      ["width", { ...crop, width: 0 }],
      ["width", { ...crop, x: 0.6 }],
      ["height", { ...crop, y: 0.6 }],
      ["y", { x: 0, width: 1, height: 1 }],
    ] as const)
      expect(await refusal({ media_id, ...wrong }), path).to.equal(`422 at portrait.${path}`)
    expect((await personOf(anna.id)).portrait).to.equal(null)
  })

  it("is in cards an address of that part as a thumbnail, which browsers keep", async () => {
    const { anna, berta, picture } = await family()
    await patch(anna.id, { portrait: { media_id: picture.id, ...face } })
    const [card] = (await around(berta)).filter(({ id }) => id === anna.id)
    const address = card?.portrait?.url ?? ""
    const fetched = await stage.host.fetch(address, { headers: { authorization: `Bearer ${stage.owner.token}` } })
    expect([fetched.status, fetched.headers.get("cache-control")]).to.deep.equal([
      200,
      "private, max-age=31536000, immutable",
    ])
    const { width, height } = await sharp(Buffer.from(await fetched.arrayBuffer())).metadata()
    expect([width, height]).to.deep.equal([160, 80])
    const page = await dataOf(stage.owner.api.GET("/persons/{person_id}/page", at({ person_id: berta.id })))
    expect(page.family.parents[0]?.person.portrait?.url).to.equal(address)
    const { owner } = stage
    const cards = await dataOf(
      owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: anna.tree_id }, { query: { fields: "card" } })),
    )
    expect(cards.map(({ portrait }) => portrait)).to.deep.equal([{ url: address }, null])
    const people = await wholePersons(owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: anna.tree_id })))
    expect(people.map(({ portrait }) => portrait)).to.deep.equal([{ media_id: picture.id, ...face }, null])
    expect(
      (
        await stage.host.fetch(address.replace(/crop=[^&]*/, "crop=0,0,2,1"), {
          headers: { authorization: `Bearer ${owner.token}` },
        })
      ).status,
    ).to.equal(422)
  })

  it("is null while its picture is deleted, with another entity tag", async () => {
    const { host, owner } = stage
    const { anna, picture } = await family()
    await patch(anna.id, { portrait: { media_id: picture.id } })
    const tagOf = async () =>
      (
        await host.fetch(`/api/v1/persons/${anna.id}`, { headers: { authorization: `Bearer ${owner.token}` } })
      ).headers.get("etag")
    const tag = await tagOf()
    await remove(picture)
    expect((await personOf(anna.id)).portrait).to.equal(null)
    expect((await around(anna)).map(({ portrait }) => portrait)).to.deep.equal([null, null])
    expect((await patch(anna.id, { privacy: "default" })).portrait).to.equal(null)
    expect(await tagOf()).not.to.equal(tag)
    await dataOf(owner.api.POST("/media/{media_id}/restore", at({ media_id: picture.id })))
    expect((await personOf(anna.id)).portrait?.media_id).to.equal(picture.id)
    expect(await tagOf()).to.equal(tag)
  })

  it("is null for strangers while they do not see the picture or the person", async () => {
    const { stranger } = stage
    const { tree, anna, picture } = await family("public")
    const living = await tree.person({ given_name: "Secret" })
    await tree.parent(anna, living)
    for (const { id } of [anna, living]) await patch(id, { portrait: { media_id: picture.id, ...face } })
    const seenBy = async (who: TestUser) => {
      const text = JSON.stringify([
        await around(anna, who),
        await dataOf(who.api.GET("/persons/{person_id}", at({ person_id: anna.id }))),
        await dataOf(who.api.GET("/trees/{tree_id}/persons", tree.at)),
        await dataOf(who.api.GET("/persons/{person_id}/family", at({ person_id: living.id }))),
      ])
      return text.split(picture.id).length - 1
    }
    expect(await seenBy(stage.owner)).to.equal(7)
    // A medium that belongs to nothing is for members only.
    expect(await seenBy(stranger)).to.equal(0)
    await attach(picture, living)
    expect(await seenBy(stranger)).to.equal(0)
    await attach(picture, anna)
    const cards = await around(anna, stranger)
    expect(cards.filter(({ portrait }) => portrait !== null).map(({ id }) => id)).to.deep.equal([anna.id])
    expect(await seenBy(stranger)).to.be.greaterThan(0)
  })

  it("can be undone, and is part of proposals and batches", async () => {
    const { owner } = stage
    const { tree, anna, picture } = await family()
    await patch(anna.id, { portrait: { media_id: picture.id, ...face } })
    await undone(await lastChange(tree))
    expect((await personOf(anna.id)).portrait).to.equal(null)
    const operation = (portrait: Schemas["PortraitInput"]): Schemas["ProposalOperation"] => ({
      op: "update",
      entity: "person",
      id: anna.id,
      data: { portrait },
    })
    const propose = (portrait: Schemas["PortraitInput"]) =>
      owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations: [operation(portrait)] } })
    expect(await refused(propose({ media_id: picture.id, ...face, width: 0.9 }))).to.equal(
      "422 at operations.0.data.portrait.width",
    )
    const proposal = await dataOf(propose({ media_id: picture.id, ...face }))
    await dataOf(owner.api.POST("/proposals/{proposal_id}/apply", { ...at({ proposal_id: proposal.id }), body: {} }))
    expect((await personOf(anna.id)).portrait).to.deep.equal({ media_id: picture.id, ...face })
    await dataOf(
      owner.api.POST("/trees/{tree_id}/batch", {
        ...tree.at,
        body: { operations: [operation({ media_id: picture.id })] },
      }),
    )
    expect((await personOf(anna.id)).portrait?.width).to.equal(1)
  })

  it("comes back with a backup, without pictures that the backup lacks", async () => {
    const { host } = stage
    const keeper = await host.user()
    const tree = await plantTree(host, keeper)
    const [anna, berta] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "Berta" })]
    const [kept, gone] = [await upload(host, keeper, tree.id), await upload(host, keeper, tree.id, PIXEL, "gone.png")]
    const choose = (who: HasId, medium: HasId) =>
      dataOf(
        keeper.api.PATCH("/persons/{person_id}", {
          ...at({ person_id: who.id }),
          body: { portrait: { media_id: medium.id, ...face } },
        }),
      )
    await choose(anna, kept)
    await choose(berta, gone)
    await keeper.api.DELETE("/media/{media_id}", at({ media_id: gone.id }))
    const archive = await (
      await host.fetch("/api/v1/users/me/export", { headers: { authorization: `Bearer ${keeper.token}` } })
    ).bytes()
    expect((await backupOf(host, keeper)).account.trees[0]?.persons[0]?.portrait).to.deep.equal({
      media_id: kept.id,
      ...face,
    })
    const [again] = (await restored(host, keeper, archive)).trees
    const here = at({ tree_id: again?.id ?? "" })
    const [picture] = await dataOf(keeper.api.GET("/trees/{tree_id}/media", here))
    const people = await wholePersons(keeper.api.GET("/trees/{tree_id}/persons", here))
    const portraits = people.map(({ given_name, portrait }) => [given_name, portrait])
    expect(portraits).to.deep.equal([
      ["Anna", { media_id: picture?.id, ...face }],
      ["Berta", null],
    ])
  })
})
