import { expect } from "chai"
import sharp from "sharp"
import { MediaId, TreeId } from "../../core/domain/ids.ts"
import type { BlobKey } from "../../core/ports/blobs.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { blobsOf, upload } from "../support/media.ts"
import { plantTree, type TreeScene } from "../support/tree-scene.ts"

const isKey = (key: { readonly treeId: string; readonly mediaId: string }): key is BlobKey =>
  TreeId.is(key.treeId) && MediaId.is(key.mediaId)

const photo = (orientation = 1): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: "red" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()

for (const kind of hosts) {
  describe(`thumbnails, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let tree: TreeScene
    before(async () => {
      host = await kind.start()
      owner = await host.user()
      tree = await plantTree(host, owner)
    })
    after(() => host.stop())

    const fetchAs = ({ token }: TestUser, address: string, headers: Readonly<Record<string, string>> = {}) =>
      host.fetch(address, { headers: { authorization: `Bearer ${token}`, ...headers } })
    const codeOf = async (response: Response) => {
      const { code } = (await response.json()) as Schemas["Problem"]
      return `${response.status} ${code}`
    }

    it("have an address in the record of a picture, with the size of the picture as displayed", async () => {
      const media = await upload(host, owner, tree.id, await photo(6), "photo.jpg")
      expect([media.width, media.height]).to.deep.equal([300, 600])
      const response = await fetchAs(owner, media.thumbnail_url ?? "")
      expect(response.status).to.equal(200)
      expect(Object.fromEntries(response.headers)).to.include({
        "content-type": "image/webp",
        "cache-control": "private, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      })
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect({ format, width, height }).to.deep.equal({ format: "webp", width: 160, height: 320 })
    })

    it("are made once, and stored beside the blob until it is purged", async () => {
      const here = await plantTree(host, owner)
      const media = await upload(host, owner, here.id, await photo(), "photo.jpg")
      const address = `/api/v1/media/${media.id}/thumbnail?size=160`
      const answers = await Promise.all([1, 2, 3].map(() => fetchAs(owner, address)))
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200])
      expect(await blobsOf(host, here.id)).to.equal(2)
      expect((await fetchAs(owner, address)).status).to.equal(200)
      const key = { treeId: here.id, mediaId: media.id }
      if (!isKey(key)) throw new Error("no ids")
      await host.store.blobs.remove(key)
      expect(await blobsOf(host, here.id)).to.equal(0)
    })

    it("are revalidated by ETag at an address without the present checksum", async () => {
      const media = await upload(host, owner, tree.id, await photo(), "photo.jpg")
      for (const query of ["", "?size=1280", `?checksum=${"0".repeat(64)}`]) {
        const address = `/api/v1/media/${media.id}/thumbnail${query}`
        const response = await fetchAs(owner, address)
        expect(response.headers.get("cache-control")).to.equal("private, no-cache")
        const tag = response.headers.get("etag") ?? ""
        await response.arrayBuffer()
        expect((await fetchAs(owner, address, { "if-none-match": tag })).status).to.equal(304)
      }
    })

    it("are refused in other sizes, of files that are no pictures, and to readers without rights", async () => {
      const picture = await upload(host, owner, tree.id, await photo(), "photo.jpg")
      expect(await codeOf(await fetchAs(owner, `/api/v1/media/${picture.id}/thumbnail?size=200`))).to.equal(
        "422 invalid_input",
      )
      const stranger = await host.user()
      expect((await fetchAs(stranger, picture.thumbnail_url ?? "")).status).to.equal(
        (await fetchAs(stranger, picture.url ?? "")).status,
      )
      const cut = (await photo()).subarray(0, 700)
      const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
      for (const bytes of [Buffer.from("a letter"), drawing, cut]) {
        const media = await upload(host, owner, tree.id, bytes, "file")
        const response = await fetchAs(owner, `/api/v1/media/${media.id}/thumbnail`)
        expect(await codeOf(response)).to.equal("404 no_thumbnail")
      }
    })

    it("show the size of a picture whose record lacks it", async () => {
      const avif = await sharp(await photo())
        .avif()
        .toBuffer()
      const media = await upload(host, owner, tree.id, avif, "photo.avif")
      expect([media.width, media.height]).to.deep.equal([null, null])
      await (await fetchAs(owner, media.thumbnail_url ?? "")).arrayBuffer()
      const found = (await (await fetchAs(owner, `/api/v1/media/${media.id}`)).json()) as Schemas["MediaRead"]
      expect([found.width, found.height, found.version]).to.deep.equal([600, 300, 2])
    })
  })
}
