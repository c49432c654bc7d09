import { readdir } from "node:fs/promises"
import { expect } from "chai"
import { askBackup } from "../support/backup.ts"
import { eventually } from "../support/eventually.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { gedzipOf, type GedzipFiles } from "../support/gedzip.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { blobsOf, PIXEL, upload } from "../support/media.ts"
import { at, plantTree, dataOf, type TreeScene } from "../support/tree-scene.ts"
import { unzipped, zipOf } from "../support/zip.ts"

const GEDZIP = "application/vnd.familysearch.gedcom+zip"

const album =
  "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 OBJE @M1@\n1 BIRT\n2 DATE 1850\n2 OBJE @M2@\n0 @M1@ OBJE\n1 FILE " +
  "photos/Ann%20Lee.png\n2 FORM image/png\n2 TITL Ann\n0 @M2@ OBJE\n1 FILE birth.txt\n2 FORM text/plain"
const albumFiles: GedzipFiles = {
  "gedcom.ged": gedcomText(album, "7.0"),
  "photos/Ann Lee.png": PIXEL,
  "birth.txt": "born in Maer",
}

for (const kind of hosts) {
  describe(`GEDZIP, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    before(async () => {
      host = await kind.start({ MAX_GEDCOM_BYTES: "20000", MAX_MEDIA_BYTES: "30000", MAX_BACKUP_BYTES: "60000" })
      owner = await host.user()
    })
    after(() => host.stop())

    const exporting = (tree: TreeScene, accept: string, query = "", who = owner) =>
      host.fetch(`/api/v1/trees/${tree.id}/gedcom/export${query}`, {
        headers: { authorization: `Bearer ${who.token}`, accept },
      })
    const unpacked = async (tree: TreeScene, query = "") => {
      const response = await exporting(tree, GEDZIP, query)
      expect(response.status).to.equal(200)
      return new Map(await unzipped(await response.bytes()))
    }
    const mediaOf = async (tree: TreeScene) => dataOf(owner.api.GET("/trees/{tree_id}/media", tree.at))
    const imported = async (tree: TreeScene, archive: Uint8Array): Promise<Schemas["ImportReport"]> => {
      const response = await sendGedcom(host, owner, tree.id, archive)
      const text = await response.text()
      expect(response.status, text).to.equal(200)
      return JSON.parse(text)
    }
    const refused = async (asked: Promise<Response>): Promise<string> => {
      const response = await asked
      const { status, code }: Schemas["Problem"] = JSON.parse(await response.text())
      expect(status).to.equal(response.status)
      return `${status} ${code}`
    }

    it("is imported like a GEDCOM file: its files become media, with the type that their bytes show", async () => {
      const tree = await plantTree(host, owner)
      expect(await imported(tree, gedzipOf(albumFiles))).to.deep.include({ media: 2, warnings: [] })
      const [ann] = await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))
      const [birth] = await dataOf(owner.api.GET("/trees/{tree_id}/events", tree.at))
      const media = await mediaOf(tree)
      expect(
        media.map(({ filename, title, content_type, person_id, event_id }) => [
          filename,
          title,
          content_type,
          person_id,
          event_id,
        ]),
      ).to.have.deep.members([
        ["Ann Lee.png", "Ann", "image/png", ann?.id, null],
        ["birth.txt", null, "text/plain", null, birth?.id],
      ])
      for (const { url, filename } of media) {
        const content = Buffer.from(
          await (await host.fetch(url ?? "", { headers: { authorization: `Bearer ${owner.token}` } })).bytes(),
        )
        expect(content.equals(filename === "birth.txt" ? Buffer.from("born in Maer") : PIXEL)).to.equal(true)
      }
      expect(await readdir(host.uploadDir)).to.deep.equal([])
    })

    it("is previewed without a trace", async () => {
      const tree = await plantTree(host, owner)
      const preview: Schemas["PreviewReport"] = JSON.parse(
        await (await sendGedcom(host, owner, tree.id, gedzipOf(albumFiles), {}, "preview")).text(),
      )
      expect(preview).to.deep.include({ persons: 1, media: 2, warnings: [] })
      expect([await mediaOf(tree), await blobsOf(host, tree.id)]).to.deep.equal([[], 0])
    })

    it("shows how far it is unpacked to those who ask for lines", async () => {
      const tree = await plantTree(host, owner)
      const lines = (
        await (
          await sendGedcom(host, owner, tree.id, gedzipOf(albumFiles), {}, "import", "application/x-ndjson")
        ).text()
      )
        .trim()
        .split("\n")
        .map((line): unknown => JSON.parse(line))
      expect(lines[0]).to.have.nested.property("progress.phase", "unpacking")
      expect(lines.at(-1)).to.have.nested.property("report.media", 2)
    })

    it("goes out to those who ask for it by name, and comes back the same", async () => {
      const tree = await plantTree(host, owner, "private", "Down: House")
      await imported(tree, gedzipOf(albumFiles))
      const picture = await upload(host, owner, tree.id, PIXEL, "Größe.png", { title: "Measured" })
      const response = await exporting(tree, `${GEDZIP}, */*;q=0.1`)
      expect(response.headers.get("content-type")).to.equal(GEDZIP)
      expect(response.headers.get("content-disposition")).to.equal('attachment; filename="Down House.gdz"')
      expect(response.headers.get("vary")).to.equal("Authorization, Cookie, Accept")
      const archive = await response.bytes()
      const files = new Map(await unzipped(archive))
      const text = files.get("gedcom.ged")?.toString() ?? ""
      expect(text)
        .to.include("2 VERS 7.0")
        .and.include("1 FILE photos/Ann%20Lee.png")
        .and.include("1 FILE media/Gr%C3%B6%C3%9Fe.png\n2 FORM image/png\n2 TITL Measured")
      expect([...files.keys()].toSorted()).to.deep.equal([
        "birth.txt",
        "gedcom.ged",
        "media/Größe.png",
        "photos/Ann Lee.png",
      ])
      const other = await plantTree(host, owner)
      expect(await imported(other, archive)).to.deep.include({ media: 3, warnings: [] })
      const again = await unpacked(other)
      const undated = (file: Buffer | undefined) => file?.toString().replace(/^1 DATE .*\n2 TIME .*\n/m, "")
      expect(undated(again.get("gedcom.ged"))).to.equal(undated(files.get("gedcom.ged")))
      for (const [path, bytes] of files)
        if (path !== "gedcom.ged") expect(again.get(path)?.equals(bytes), path).to.equal(true)
      expect((await mediaOf(other)).find(({ filename }) => filename === picture.filename)).to.include({
        title: "Measured",
        checksum: picture.checksum,
      })
    })

    it("has the requested version, by default 7.0", async () => {
      const tree = await plantTree(host, owner)
      await upload(host, owner, tree.id)
      expect((await unpacked(tree, "?version=5.5.1")).get("gedcom.ged")?.toString())
        .to.include("2 VERS 5.5.1")
        .and.include("2 FORM png")
      expect(await (await exporting(tree, "text/vnd.familysearch.gedcom")).text()).to.include("2 VERS 5.5.1")
      expect(await refused(exporting(tree, GEDZIP, "?version=6"))).to.equal("422 invalid_input")
    })

    it("is not what comes to those who take anything, or prefer a GEDCOM file", async () => {
      const tree = await plantTree(host, owner)
      for (const accept of [
        "*/*",
        "text/*",
        "application/*, */*;q=0.1",
        `${GEDZIP};q=0.5, text/vnd.familysearch.gedcom`,
        `${GEDZIP};q=0, */*`,
      ]) {
        const response = await exporting(tree, accept)
        expect([response.status, response.headers.get("content-type")], accept).to.deep.equal([
          200,
          "text/vnd.familysearch.gedcom; charset=utf-8",
        ])
        await response.text()
      }
      expect(await refused(exporting(tree, "application/zip"))).to.equal("406 not_acceptable")
    })

    it("holds nothing for readers who leave, or ask for its head alone: others are still served", async () => {
      const tree = await plantTree(host, owner)
      for (let file = 0; file < 5; file++) await upload(host, owner, tree.id, Buffer.alloc(30_000, file), `${file}.bin`)
      for (let reader = 0; reader < 12; reader++) {
        await (await exporting(tree, GEDZIP)).body?.cancel()
        // The server may need a moment to notice that the reader left.
        await eventually(async () => {
          const head = await host.fetch(`/api/v1/trees/${tree.id}/gedcom/export`, {
            method: "HEAD",
            headers: { authorization: `Bearer ${owner.token}`, accept: GEDZIP },
          })
          expect([head.status, head.headers.get("content-type")]).to.deep.equal([200, GEDZIP])
        })
      }
      expect((await unpacked(tree)).size).to.equal(6)
    })

    it("is for members only", async () => {
      const tree = await plantTree(host, owner, "public")
      const stranger = await host.user()
      expect(await refused(exporting(tree, GEDZIP, "", stranger))).to.equal("403 forbidden")
      expect((await exporting(tree, GEDZIP, "", await tree.join("viewer"))).status).to.equal(200)
    })

    it("that is no good is refused, and leaves nothing", async () => {
      const tree = await plantTree(host, owner)
      const sending = (archive: Uint8Array, to: "import" | "preview" = "import") =>
        refused(sendGedcom(host, owner, tree.id, archive, {}, to))
      const text = { name: "gedcom.ged", bytes: albumFiles["gedcom.ged"] ?? "" }
      const cases: readonly (readonly [archive: Uint8Array, refusal: string])[] = [
        [zipOf({ name: "family.txt", bytes: "0 HEAD" }), "422 not_gedcom"],
        [zipOf(text, { name: "../birth.txt", bytes: "x" }), "422 invalid_input"],
        [zipOf(text, { name: "birth.txt", bytes: "x", flags: 1 }), "422 invalid_input"],
        [zipOf({ ...text, bytes: gedcomText(`0 @N1@ SNOTE ${"x".repeat(20_000)}`, "7.0") }), "413 too_large"],
      ]
      for (const [archive, refusal] of cases)
        expect([await sending(archive), await sending(archive, "preview")]).to.deep.equal([refusal, refusal])
      expect(
        await sending(
          zipOf(text, { name: "photos/Ann Lee.png", bytes: PIXEL }, { name: "birth.txt", bytes: "x", crc32: 7 }),
        ),
      ).to.equal("422 invalid_input")
      expect(await sending(zipOf(text, { name: "birth.txt", bytes: Buffer.alloc(30_001) }))).to.equal("413 too_large")
      expect(
        await sending(zipOf(text, { name: "birth.txt", bytes: "" }, { name: "rest", bytes: Buffer.alloc(60_001) })),
      ).to.equal("413 too_large")
      expect(await sending(Buffer.from(gedcomText(`0 @N1@ NOTE ${"x".repeat(20_000)}`)))).to.equal("413 too_large")
      expect([await mediaOf(tree), await blobsOf(host, tree.id), await readdir(host.uploadDir)]).to.deep.equal([
        [],
        0,
        [],
      ])
      expect(
        (await dataOf(owner.api.GET("/trees/{tree_id}/audit", tree.at))).map(({ action }) => action),
      ).to.deep.equal(["membership.create", "tree.create"])
    })

    it("comes through a backup and its restore", async () => {
      const someone = await host.user()
      const tree = await plantTree(host, someone)
      expect((await sendGedcom(host, someone, tree.id, gedzipOf(albumFiles))).status).to.equal(200)
      const backup = await (await askBackup(host, someone)).bytes()
      const form = new FormData()
      form.set("file", new Blob([backup]), "backup.zip")
      const restored: Schemas["AccountImport"] = JSON.parse(
        await (
          await host.fetch("/api/v1/users/me/import", {
            method: "POST",
            headers: { authorization: `Bearer ${someone.token}` },
            body: form,
          })
        ).text(),
      )
      const files = new Map(
        await unzipped(
          await (await exporting({ ...tree, id: restored.trees[0]?.id ?? "" }, GEDZIP, "", someone)).bytes(),
        ),
      )
      expect(files.get("gedcom.ged")?.toString()).to.include(album)
      expect([...files.keys()]).to.deep.equal(["gedcom.ged", "photos/Ann Lee.png", "birth.txt"])
      expect(files.get("photos/Ann Lee.png")?.equals(PIXEL)).to.equal(true)
    })

    it("with a living person's picture shows strangers neither", async () => {
      const tree = await plantTree(host, owner, "public")
      const living =
        "0 @I1@ INDI\n1 NAME Young /Lee/\n1 BIRT\n2 DATE 2015\n1 OBJE @M1@\n0 @M1@ OBJE\n1 FILE a.png\n2 FORM image/png\n2 TITL Young"
      await imported(tree, gedzipOf({ "gedcom.ged": gedcomText(living, "7.0"), "a.png": PIXEL }))
      const stranger = await host.user()
      expect(await dataOf(stranger.api.GET("/trees/{tree_id}/media", tree.at))).to.deep.equal([])
      const [medium] = await mediaOf(tree)
      expect(
        (await stranger.api.GET("/media/{media_id}", at({ media_id: medium?.id ?? "" }))).response.status,
      ).to.equal(404)
    })
  })
}
