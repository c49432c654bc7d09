import { once } from "node:events"
import { connect } from "node:net"
import { setTimeout } from "node:timers/promises"
import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import type { Schemas } from "../support/http.ts"
import { blobsOf, checksumOf, type FormPart, PIXEL, sendForm, upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, ifMatch, NOWHERE, plantTree, refused, statusOf, dataOf, type TreeScene } from "../support/tree-scene.ts"

const MOST = 100_000

type Attachment = Readonly<Record<string, string>>

onEveryHost(
  "media",
  (stage) => {
    const get = (media_id: string, { api } = stage.owner) => api.GET("/media/{media_id}", at({ media_id }))
    const patch = (media_id: string, body: Schemas["MediaUpdate"], { api } = stage.owner, rest = {}) =>
      api.PATCH("/media/{media_id}", { ...at({ media_id }, rest), body })
    const remove = (media_id: string, { api } = stage.owner, rest = {}) =>
      api.DELETE("/media/{media_id}", at({ media_id }, rest))
    const idsIn = async ({ at: here }: TreeScene, { api } = stage.owner) =>
      (await dataOf(api.GET("/trees/{tree_id}/media", here))).map(({ id }) => id)

    /** The answer to a form that is refused, in a few words; nothing of it is left. */
    const refusal = async (treeId: string, parts: readonly FormPart[], who = stage.owner): Promise<string> => {
      const before = await blobsOf(stage.host, treeId)
      const response = await sendForm(stage.host, who, treeId, ...parts)
      const problem = (await response.json()) as Schemas["Problem"]
      expect(await blobsOf(stage.host, treeId)).to.equal(before)
      return problem.code === "invalid_input"
        ? `422 at ${problem.errors?.map(({ path }) => path).join(", ")}`
        : `${response.status} ${problem.code}`
    }
    const file: FormPart = ["file", PIXEL, "pixel.png"]

    it("are answered whole when uploaded, with address and ETag, and so again when read", async () => {
      const response = await sendForm(stage.host, stage.owner, stage.tree.id, ["title", "One pixel"], file)
      expect(response.status).to.equal(201)
      const media = (await response.json()) as Schemas["MediaRead"]
      expect(response.headers.get("location")).to.equal(`/api/v1/media/${media.id}`)
      expect(response.headers.get("etag")).to.equal('"1"')
      const { id, created_at: _created, updated_at: _updated, ...rest } = media
      expect(rest).to.deep.equal({
        tree_id: stage.tree.id,
        title: "One pixel",
        identifiers: [],
        file_changed_at: null,
        filename: "pixel.png",
        content_type: "image/png",
        size: PIXEL.length,
        checksum: checksumOf(PIXEL),
        width: 1,
        height: 1,
        person_id: null,
        event_id: null,
        source_id: null,
        links: [],
        url: `/api/v1/media/${id}/content`,
        thumbnail_url: `/api/v1/media/${id}/thumbnail?size=320&checksum=${checksumOf(PIXEL).slice("sha256:".length)}`,
        version: 1,
      })
      expect(await dataOf(get(id))).to.deep.equal(media)
      expect(await idsIn(stage.tree)).to.include(id)
    })

    it("belong to a person, an event or a source of their tree, or to nothing", async () => {
      const person = await stage.tree.person()
      const event = await stage.tree.event({ type: "residence", person_id: person.id })
      const source = await stage.tree.source()
      const attachments: readonly Attachment[] = [
        { person_id: person.id },
        { event_id: event.id },
        { source_id: source.id },
      ]
      for (const attachment of attachments) {
        expect(await upload(stage.host, stage.owner, stage.tree.id, PIXEL, "a.png", attachment)).to.include(attachment)
      }
      const elsewhere = await plantTree(stage.host, stage.owner)
      const foreign = await elsewhere.person()
      const gone = await stage.tree.source()
      await stage.owner.api.DELETE("/sources/{source_id}", at({ source_id: gone.id }))
      expect(await refusal(stage.tree.id, [["person_id", foreign.id], file])).to.equal("422 at person_id")
      expect(await refusal(stage.tree.id, [["source_id", gone.id], file])).to.equal("422 at source_id")
      expect(await refusal(stage.tree.id, [["event_id", NOWHERE], file])).to.equal("422 at event_id")
    })

    it("take their fields before and after the file", async () => {
      const person = await stage.tree.person()
      for (const parts of [
        [["title", "Ann"], ["person_id", person.id], file],
        [file, ["title", "Ann"], ["person_id", person.id]],
      ] as const) {
        expect(await (await sendForm(stage.host, stage.owner, stage.tree.id, ...parts)).json()).to.include({
          title: "Ann",
          person_id: person.id,
          checksum: checksumOf(PIXEL),
        })
      }
    })

    it("are refused for what their form lacks or has too much", async () => {
      expect(await refusal(stage.tree.id, [["title", "No file"]])).to.equal("422 at file")
      expect(await refusal(stage.tree.id, [file, file])).to.equal("422 at file")
      expect(await refusal(stage.tree.id, [file, ["size", "3"], ["picture", PIXEL, "b.png"]])).to.equal(
        "422 at size, picture",
      )
      expect(await refusal(stage.tree.id, [["person_id", "Ann"], file, ["title", "a".repeat(501)]])).to.equal(
        "422 at title, person_id",
      )
      expect(await refusal(stage.tree.id, [file, ["title", "a".repeat(70_000)]])).to.equal("413 too_large")
    })

    it("are as large as may be, and not a byte larger, whether their size is announced or not", async () => {
      const exact = Buffer.alloc(MOST, 1)
      expect(await upload(stage.host, stage.owner, stage.tree.id, exact, "exact.bin")).to.include({
        size: MOST,
        checksum: checksumOf(exact),
        content_type: "application/octet-stream",
      })
      expect(await upload(stage.host, stage.owner, stage.tree.id, Buffer.alloc(0), "empty")).to.include({
        size: 0,
        checksum: checksumOf(Buffer.alloc(0)),
      })
      expect(await refusal(stage.tree.id, [["file", Buffer.alloc(MOST + 1), "large.bin"]])).to.equal("413 too_large")
      expect(await refusal(stage.tree.id, [["file", Buffer.alloc(20 * MOST), "larger.bin"]])).to.equal("413 too_large")
      const before = await blobsOf(stage.host, stage.tree.id)
      const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
      const body = new Blob([head, new Uint8Array(200 * MOST), "\r\n--x--\r\n"]).stream()
      const unannounced = await stage.host.fetch(`/api/v1/trees/${stage.tree.id}/media`, {
        method: "POST",
        headers: { authorization: `Bearer ${stage.owner.token}`, "content-type": "multipart/form-data; boundary=x" },
        body,
        ...{ duplex: "half" },
      })
      expect(unannounced.status).to.equal(413)
      const { limit, detail } = (await unannounced.json()) as Schemas["Problem"]
      expect([limit, detail]).to.deep.equal([MOST, `The file may have at most ${MOST} bytes.`])
      expect(await blobsOf(stage.host, stage.tree.id)).to.equal(before)
    })

    it("are refused when the body is no form", async () => {
      const post = async (body: string, type = "multipart/form-data; boundary=x") => {
        const response = await stage.host.fetch(`/api/v1/trees/${stage.tree.id}/media`, {
          method: "POST",
          headers: { authorization: `Bearer ${stage.owner.token}`, "content-type": type },
          body,
        })
        return `${response.status} ${((await response.json()) as Schemas["Problem"]).code}`
      }
      const before = await blobsOf(stage.host, stage.tree.id)
      const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello'
      expect(await post("{}", "application/json")).to.equal("415 unsupported_media_type")
      expect(await post("", "multipart/form-data")).to.equal("400 unreadable_body")
      expect(await post("")).to.equal("400 unreadable_body")
      expect(await post("hello")).to.equal("400 unreadable_body")
      expect(await post(part)).to.equal("400 unreadable_body")
      expect(await post(`${part}\r\n--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nbroken`)).to.equal(
        "400 unreadable_body",
      )
      expect(await post(`${part}\r\n--x\r\nContent-Type: text/plain\r\n\r\n\r\n--x--`)).to.equal("400 unreadable_body")
      expect(await post(`${part}\r\n--x--`)).to.match(/^201/)
      expect(await blobsOf(stage.host, stage.tree.id)).to.equal(before + 1)
    })

    it("that break off leave no record and no bytes", async () => {
      const other = await plantTree(stage.host, stage.owner)
      const { hostname, port } = new URL(stage.host.url)
      const socket = connect(Number(port), hostname)
      socket.write(
        `POST /api/v1/trees/${other.id}/media HTTP/1.1\r\nHost: stemma\r\nAuthorization: Bearer ${stage.owner.token}\r\n` +
          `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n--x\r\nContent-Disposition: ` +
          `form-data; name="file"; filename="a"\r\n\r\n`,
      )
      socket.write(Buffer.alloc(50_000))
      await setTimeout(100)
      socket.destroy()
      await once(socket, "close")
      await eventually(async () => expect(await blobsOf(stage.host, other.id)).to.equal(0))
      await setTimeout(100)
      expect(await blobsOf(stage.host, other.id)).to.equal(0)
      expect(await idsIn(other)).to.deep.equal([])
    })

    it("have the type that their bytes show, and a name without folders", async () => {
      const typed = async (bytes: string | Uint8Array, filename: string) =>
        upload(stage.host, stage.owner, stage.tree.id, typeof bytes === "string" ? Buffer.from(bytes) : bytes, filename)
      expect(await typed(PIXEL, "C:\\fake\\path\\letter.html")).to.include({
        content_type: "image/png",
        filename: "letter.html",
      })
      expect(await typed("<html><script>alert(1)</script>", "../../picture.png")).to.include({
        content_type: "text/html",
        filename: "picture.png",
      })
      expect(await typed("just words", 'Großmutter "Anna" 祖母.txt')).to.include({
        content_type: "text/plain",
        filename: 'Großmutter "Anna" 祖母.txt',
      })
    })

    it("are changed by merge patch: the title, and what they belong to", async () => {
      const [person, source] = [await stage.tree.person(), await stage.tree.source()]
      const made = await upload(stage.host, stage.owner, stage.tree.id)
      const [id, version] = [made.id, Number(made.version)]
      expect(await dataOf(patch(id, { title: "Ann" }))).to.include({
        title: "Ann",
        version: version + 1,
        person_id: null,
      })
      expect(await dataOf(patch(id, { person_id: person.id }))).to.include({ title: "Ann", person_id: person.id })
      expect(await dataOf(patch(id, { source_id: source.id }))).to.include({
        source_id: source.id,
        person_id: person.id,
      })
      expect(await dataOf(patch(id, { person_id: null }))).to.include({
        source_id: source.id,
        person_id: null,
      })
      const changed = await dataOf(patch(id, { title: null, source_id: null }))
      expect(changed).to.include({ title: null, source_id: null, url: `/api/v1/media/${id}/content` })
      expect(await dataOf(patch(id, {}))).to.deep.equal(changed)
      expect(await refused(patch(id, { event_id: NOWHERE }))).to.equal("422 at event_id")
      expect(await refused(patch(id, { title: "a".repeat(501) }))).to.equal("422 at title")
      expect(await refused(patch(id, { title: "stale" }, stage.owner, ifMatch(version)))).to.equal("412 version_stale")
      expect(await refused(patch(NOWHERE, {}))).to.equal("404 not_found")
    })

    it("are deleted softly: the record is gone, the bytes wait for the purge", async () => {
      const made = await upload(stage.host, stage.owner, stage.tree.id)
      const [id, version] = [made.id, Number(made.version)]
      const before = await blobsOf(stage.host, stage.tree.id)
      expect(await refused(remove(id, stage.owner, ifMatch(version + 1)))).to.equal("412 version_stale")
      expect(await statusOf(remove(id))).to.equal(204)
      expect(await refused(get(id))).to.equal("404 not_found")
      expect(await refused(remove(id))).to.equal("404 not_found")
      expect(
        await statusOf(stage.owner.api.GET("/media/{media_id}/content", { ...at({ media_id: id }), parseAs: "text" })),
      ).to.equal(404)
      expect(await idsIn(stage.tree)).to.not.include(id)
      expect(await blobsOf(stage.host, stage.tree.id)).to.equal(before)
    })

    it("are deleted and restored with the person that they belong to", async () => {
      const person = await stage.tree.person()
      const { id } = await upload(stage.host, stage.owner, stage.tree.id, PIXEL, "a.png", { person_id: person.id })
      await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: person.id }))
      expect(await refused(get(id))).to.equal("404 not_found")
      await stage.owner.api.POST("/persons/{person_id}/restore", at({ person_id: person.id }))
      expect(await dataOf(get(id))).to.include({ person_id: person.id })
    })

    it("are written by editors only; what they send is not even read", async () => {
      const { id } = await upload(stage.host, stage.owner, stage.tree.id)
      const viewer = await stage.tree.join("viewer")
      const editor = await stage.tree.join("editor")
      expect(await upload(stage.host, editor, stage.tree.id)).to.include({ tree_id: stage.tree.id })
      for (const who of [viewer, stage.stranger]) {
        expect(await refusal(stage.tree.id, [["nonsense", "x"]], who)).to.equal("403 forbidden")
        expect(await refusal(stage.tree.id, [["file", Buffer.alloc(20 * MOST), "large.bin"]], who)).to.equal(
          "403 forbidden",
        )
        expect(await refused(patch(id, {}, who))).to.equal("403 forbidden")
        expect(await refused(remove(id, who))).to.equal("403 forbidden")
      }
      expect(await dataOf(get(id, viewer))).to.include({ id })
      expect(await refused(get(id, stage.stranger))).to.equal("403 forbidden")
      expect(await refused(stage.stranger.api.GET("/trees/{tree_id}/media", stage.tree.at))).to.equal("403 forbidden")
      expect(await refusal(NOWHERE, [file])).to.equal("404 not_found")
      expect((await stage.host.fetch(`/api/v1/media/${id}/content`)).status).to.equal(401)
      expect(
        (await stage.host.fetch(`/api/v1/media/${id}`, { headers: { authorization: "Bearer no" } })).status,
      ).to.equal(401)
    })

    it("are listed page by page", async () => {
      const other = await plantTree(stage.host, stage.owner)
      const ids: string[] = []
      for (let n = 0; n < 5; n++)
        ids.push((await upload(stage.host, stage.owner, other.id, Buffer.from(`note ${n}`), `${n}.txt`)).id)
      expect(await idsIn(other)).to.deep.equal(ids)
      const first = await stage.owner.api.GET(
        "/trees/{tree_id}/media",
        at({ tree_id: other.id }, { query: { limit: 3 } }),
      )
      const next = /<([^>]+)>; rel="next"/.exec(first.response.headers.get("link") ?? "")?.[1] ?? ""
      const second = await stage.host.fetch(next, { headers: { authorization: `Bearer ${stage.owner.token}` } })
      const rest = (await second.json()) as readonly Schemas["MediaRead"][]
      expect([...(first.data ?? []), ...rest].map(({ id }) => id)).to.deep.equal(ids)
      expect(second.headers.get("link")).to.equal(null)
    })

    it("are shown to others if all their persons are fully visible, or with a source that these others may read", async () => {
      const open = await plantTree(stage.host, stage.owner, "public")
      const [dead, spouse, living] = [
        await open.person({ death: {} }),
        await open.person({ death: {} }),
        await open.person(),
      ]
      const hidden = await open.person({ death: {}, privacy: "hidden" })
      const [wedding, mixed] = [await open.partners(dead, spouse), await open.partners(dead, living)]
      const eventOf = async (body: Omit<Schemas["EventCreate"], "type">) => ({
        event_id: (await open.event({ type: "custom", ...body })).id,
      })
      const [cited, uncited, ofTheLiving] = [await open.source(), await open.source(), await open.source()]
      await open.cite(cited, { person_id: dead.id })
      await open.cite(ofTheLiving, { person_id: living.id })
      const seen: readonly Attachment[] = [
        { person_id: dead.id },
        await eventOf({ person_id: dead.id }),
        await eventOf({ relationship_id: wedding.id }),
        { source_id: cited.id },
      ]
      const unseen: readonly Attachment[] = [
        { person_id: living.id },
        { person_id: hidden.id },
        await eventOf({ person_id: living.id }),
        await eventOf({ relationship_id: mixed.id }),
        { source_id: uncited.id },
        { source_id: ofTheLiving.id },
        {},
      ]
      const uploaded = async (attachments: readonly Attachment[]) => {
        const ids: string[] = []
        for (const attachment of attachments)
          ids.push((await upload(stage.host, stage.owner, open.id, PIXEL, "a.png", attachment)).id)
        return ids
      }
      const [shown, withheld] = [await uploaded(seen), await uploaded(unseen)]
      expect(await idsIn(open, stage.stranger)).to.deep.equal(shown)
      expect(await idsIn(open)).to.deep.equal([...shown, ...withheld])
      const content = (id: string) =>
        stage.host.fetch(`/api/v1/media/${id}/content`, {
          headers: { authorization: `Bearer ${stage.stranger.token}` },
        })
      for (const id of shown) {
        const asMember = { ...(await dataOf(get(id))), version: null, updated_at: null }
        expect(await dataOf(get(id, stage.stranger))).to.deep.equal(asMember)
        expect((await content(id)).status).to.equal(200)
      }
      for (const id of withheld) {
        expect(await refused(get(id, stage.stranger))).to.equal("404 not_found")
        expect((await content(id)).status).to.equal(404)
        expect(await refused(patch(id, {}, stage.stranger))).to.equal("404 not_found")
      }
      expect(await refused(patch(shown[0] ?? "", {}, stage.stranger))).to.equal("403 forbidden")
    })

    it("are in the audit log, with the request that made them", async () => {
      const { id } = await upload(stage.host, stage.owner, stage.tree.id)
      await dataOf(patch(id, { title: "Ann" }))
      await remove(id)
      const entries = await dataOf(
        stage.owner.api.GET("/trees/{tree_id}/audit", at({ tree_id: stage.tree.id }, { query: { entity_id: id } })),
      )
      expect(entries.map(({ action, entity_type }) => `${action} of ${entity_type}`)).to.deep.equal([
        "media.delete of media",
        "media.update of media",
        "media.create of media",
      ])
    })
  },
  { MAX_MEDIA_BYTES: String(MOST) },
)
