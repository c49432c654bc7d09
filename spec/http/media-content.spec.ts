import { expect } from "chai"
import type { BlobKey } from "../../core/ports/blobs.ts"
import { MediaId, TreeId } from "../../core/domain/ids.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { checksumOf, PIXEL, upload } from "../support/media.ts"
import { plantTree, type TreeScene } from "../support/tree-scene.ts"

const digits = Buffer.from("0123456789")
const large = Buffer.alloc(3_000_000, "a large file of many chunks, ")

for (const kind of hosts) {
  describe(`the bytes of media, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let tree: TreeScene
    before(async () => {
      host = await kind.start()
      owner = await host.user()
      tree = await plantTree(host, owner)
    })
    after(() => host.stop())

    const fetchContent = (
      media: Schemas["MediaRead"],
      headers: Readonly<Record<string, string>> = {},
      method = "GET",
    ) => host.fetch(media.url ?? "", { method, headers: { authorization: `Bearer ${owner.token}`, ...headers } })
    const bytesOf = async (response: Response): Promise<string> =>
      Buffer.from(await response.arrayBuffer()).toString("latin1")

    it("come back as they were sent, with length, checksum as ETag, and headers that let a browser run nothing", async () => {
      const media = await upload(host, owner, tree.id)
      const response = await fetchContent(media)
      expect(response.status).to.equal(200)
      expect(Object.fromEntries(response.headers)).to.include({
        "content-type": "image/png",
        "content-length": String(PIXEL.length),
        etag: `"${media.checksum}"`,
        "accept-ranges": "bytes",
        "x-content-type-options": "nosniff",
        "content-security-policy": "sandbox; default-src 'none'",
        "cross-origin-resource-policy": "same-origin",
        "content-disposition": 'inline; filename="pixel.png"',
        "cache-control": "private, no-cache",
      })
      expect(checksumOf(Buffer.from(await response.arrayBuffer()))).to.equal(media.checksum)
    })

    it("come back whole when they are many, and when they are none", async () => {
      for (const bytes of [large, Buffer.alloc(0)]) {
        const response = await fetchContent(await upload(host, owner, tree.id, bytes, "a.bin"))
        expect(response.headers.get("content-length")).to.equal(String(bytes.length))
        expect(checksumOf(Buffer.from(await response.arrayBuffer()))).to.equal(checksumOf(bytes))
      }
    })

    it("are shown by a browser when nothing in them can run, and else saved, under their own name", async () => {
      const disposition = async (bytes: Uint8Array, filename: string) =>
        (await fetchContent(await upload(host, owner, tree.id, bytes, filename))).headers.get("content-disposition")
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      expect(await disposition(Buffer.from("%PDF-1.7 …"), "will.pdf")).to.equal('inline; filename="will.pdf"')
      expect(await disposition(svg, "arms.svg")).to.equal('attachment; filename="arms.svg"')
      expect(await disposition(svg, "arms.png")).to.equal('attachment; filename="arms.png"')
      expect(await disposition(Buffer.from("<html>"), "page.html")).to.equal('attachment; filename="page.html"')
      expect(await disposition(digits, "note.txt")).to.equal('attachment; filename="note.txt"')
      expect(await disposition(PIXEL, 'Öl "1850" 祖母.png')).to.equal(
        `inline; filename="Öl \\"1850\\" ??.png"; filename*=UTF-8''%C3%96l%20%221850%22%20%E7%A5%96%E6%AF%8D.png`,
      )
      expect(await disposition(PIXEL, "a\r\nSet-Cookie: b=c.png")).to.match(/^inline; filename="[^\r\n]*"$/)
    })

    it("are given in ranges", async () => {
      const media = await upload(host, owner, tree.id, digits, "digits.txt")
      const ranges = {
        "bytes=0-3": "0123",
        "bytes=4-4": "4",
        "bytes=7-": "789",
        "bytes=-2": "89",
        "bytes=8-500": "89",
        "bytes=-500": "0123456789",
      }
      for (const [range, part] of Object.entries(ranges)) {
        const response = await fetchContent(media, { range })
        const first = digits.indexOf(part)
        expect([response.status, await bytesOf(response)], range).to.deep.equal([206, part])
        expect(response.headers.get("content-range"), range).to.equal(`bytes ${first}-${first + part.length - 1}/10`)
        expect(response.headers.get("content-length"), range).to.equal(String(part.length))
        expect(response.headers.get("etag"), range).to.equal(`"${media.checksum}"`)
      }
      const middle = await fetchContent(await upload(host, owner, tree.id, large, "large.bin"), {
        range: "bytes=1000000-1999999",
      })
      expect(await bytesOf(middle)).to.equal(large.subarray(1_000_000, 2_000_000).toString("latin1"))
    })

    it("are refused beyond their end, and given whole for what is no range, or several", async () => {
      const media = await upload(host, owner, tree.id, digits, "digits.txt")
      for (const range of ["bytes=10-", "bytes=10-20", "bytes=-0"]) {
        const response = await fetchContent(media, { range })
        expect([response.status, response.headers.get("content-range")], range).to.deep.equal([416, "bytes */10"])
        expect(await response.json()).to.include({ code: "range_not_satisfiable" })
      }
      for (const range of ["bytes=3-1", "bytes=-", "bytes=a-b", "lines=1-2", "bytes=0-1,3-4", "bytes 0-1"]) {
        const response = await fetchContent(media, { range })
        expect([response.status, await bytesOf(response)], range).to.deep.equal([200, "0123456789"])
      }
      const empty = await upload(host, owner, tree.id, Buffer.alloc(0), "empty")
      expect((await fetchContent(empty, { range: "bytes=0-" })).status).to.equal(416)
    })

    it("are not sent again to a client that has them", async () => {
      const media = await upload(host, owner, tree.id, digits, "digits.txt")
      const tag = `"${media.checksum}"`
      const again = await fetchContent(media, { "if-none-match": tag, range: "bytes=0-3" })
      expect([again.status, await again.text(), again.headers.get("etag")]).to.deep.equal([304, "", tag])
      expect((await fetchContent(media, { "if-none-match": '"sha256:other"' })).status).to.equal(200)
    })

    it("are sent as a range with If-Range only if they have not changed", async () => {
      const media = await upload(host, owner, tree.id, digits, "digits.txt")
      const status = async (ifRange: string) =>
        (await fetchContent(media, { range: "bytes=0-3", "if-range": ifRange })).status
      expect(await status(`"${media.checksum}"`)).to.equal(206)
      expect(await status(`W/"${media.checksum}"`)).to.equal(200)
      expect(await status('"sha256:other"')).to.equal(200)
      expect(await status("Sat, 21 Nov 2026 12:00:00 GMT")).to.equal(200)
    })

    it("are described by HEAD as by GET, without them", async () => {
      for (const bytes of [digits, Buffer.alloc(0)]) {
        const media = await upload(host, owner, tree.id, bytes, "digits.txt")
        const [get, head] = [await fetchContent(media), await fetchContent(media, { range: "bytes=0-3" }, "HEAD")]
        expect([head.status, await head.text()]).to.deep.equal([200, ""])
        for (const name of [
          "content-length",
          "content-type",
          "etag",
          "accept-ranges",
          "content-disposition",
          "content-security-policy",
        ]) {
          expect(head.headers.get(name), name).to.equal(get.headers.get(name))
        }
      }
    })

    it("are sent whatever the reader accepts", async () => {
      const media = await upload(host, owner, tree.id)
      expect((await fetchContent(media, { accept: "image/avif,image/webp" })).status).to.equal(200)
    })

    it("that the store has lost are 404, however they are requested", async () => {
      const media = await upload(host, owner, tree.id, digits, "digits.txt")
      await host.store.blobs.remove(keyOf(media))
      expect((await fetchContent(media, {}, "HEAD")).status).to.equal(404)
      const response = await fetchContent(media, { range: "bytes=0-3" })
      expect([response.status, response.headers.get("etag")]).to.deep.equal([404, null])
      expect(await response.json()).to.include({ code: "not_found" })
    })

    it("that the store has cut off end in a broken connection, not in silence", async () => {
      const media = await upload(host, owner, tree.id, large, "large.bin")
      await host.store.blobs.remove(keyOf(media))
      await host.store.blobs.put(
        keyOf(media),
        (async function* () {
          yield large.subarray(0, 1_000_000)
        })(),
      )
      const response = await fetchContent(media)
      const outcome = await response.arrayBuffer().then(
        () => "whole",
        () => "broken",
      )
      expect(outcome).to.equal("broken")
    })

    it("may be left in the middle by a reader", async () => {
      const media = await upload(host, owner, tree.id, large, "large.bin")
      for (let times = 0; times < 5; times++) {
        const reader = (await fetchContent(media)).body?.getReader()
        await reader?.read()
        await reader?.cancel()
      }
      expect((await (await fetchContent(media)).arrayBuffer()).byteLength).to.equal(large.length)
    })
  })
}

const keyOf = ({ tree_id, id }: Schemas["MediaRead"]): BlobKey => {
  if (!TreeId.is(tree_id) || !MediaId.is(id)) throw new Error("no ids")
  return { treeId: tree_id, mediaId: id }
}
