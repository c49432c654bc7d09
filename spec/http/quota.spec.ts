import { once } from "node:events"
import { connect } from "node:net"
import { expect } from "chai"
import { archiveOf, sendBackup, soundAccount } from "../support/backup-file.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { gedzipOf } from "../support/gedzip.ts"
import type { Schemas, TestUser } from "../support/http.ts"
import { blobsOf, sendForm, upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, plantTree, dataOf, refused, statusOf, type TreeScene } from "../support/tree-scene.ts"

const MOST = 100_000
/** More than the row and the entries of a medium or an import take. */
const ROWS = 3_000
const FULL = "507 storage_full"

onEveryHost(
  "MAX_ACCOUNT_BYTES",
  (stage) => {
    const someone = async (): Promise<{ readonly user: TestUser; readonly tree: TreeScene }> => {
      const user = await stage.host.user()
      return { user, tree: await plantTree(stage.host, user) }
    }
    const bytes = (count: number): Uint8Array => new Uint8Array(count).fill(7)
    const send = (user: TestUser, tree: TreeScene, count: number): Promise<Response> =>
      sendForm(stage.host, user, tree.id, ["file", bytes(count), "scan.bin"])
    /** The status, and the code of a refusal. */
    const answered = async (asked: Promise<Response>): Promise<string> => {
      const response = await asked
      const { code }: Partial<Schemas["Problem"]> = JSON.parse(await response.text())
      return code === undefined ? String(response.status) : `${response.status} ${code}`
    }
    const usedBy = async ({ api }: TestUser): Promise<number> => {
      const { used_bytes, limit_bytes } = await dataOf(api.GET("/users/me/storage"))
      expect(limit_bytes).to.equal(MOST)
      return used_bytes
    }
    /** Leaves so many bytes of room. */
    const fill = async (user: TestUser, tree: TreeScene, leave: number): Promise<void> => {
      await upload(stage.host, user, tree.id, bytes(MOST - ROWS - leave - (await usedBy(user))))
      const rest = MOST - leave - (await usedBy(user))
      expect(rest).to.be.greaterThan(0)
    }
    const treesOf = async ({ api }: TestUser): Promise<number> => (await dataOf(api.GET("/trees"))).length

    const write = (user: TestUser, tree: TreeScene, notes: string) =>
      user.api.POST("/trees/{tree_id}/persons", { ...tree.at, body: { notes } })

    it("lets an account store this number of bytes, and no more", async () => {
      const { user, tree } = await someone()
      expect(await answered(send(user, tree, MOST / 2))).to.equal("201")
      expect(await answered(send(user, tree, MOST / 2))).to.equal(FULL)
      expect(await blobsOf(stage.host, tree.id)).to.equal(1)
      expect(await answered(send(user, tree, MOST / 2 - ROWS))).to.equal("201")
      expect(await usedBy(user)).to.be.within(MOST - ROWS, MOST)
    })

    it("says how many bytes these are", async () => {
      const { user, tree } = await someone()
      const { detail } = (await (await send(user, tree, MOST + 1)).json()) as Schemas["Problem"]
      expect(detail).to.equal(
        `The account may store at most ${MOST} bytes of records, history, media and imported records.`,
      )
    })

    it("counts texts, what history keeps of them, and proposals", async () => {
      const { user, tree } = await someone()
      const before = await usedBy(user)
      const { id: person_id } = await dataOf(write(user, tree, "x".repeat(10_000)))
      // The text is in the record, and in the entry that created it.
      expect((await usedBy(user)) - before).to.be.within(20_000, 20_000 + ROWS)
      const created = await usedBy(user)
      await user.api.PATCH("/persons/{person_id}", { ...at({ person_id }), body: { notes: null } })
      // The record has no text now; the entry says what was there.
      expect(await usedBy(user)).to.be.within(created, created + ROWS)
      const changed = await usedBy(user)
      const operations = [{ op: "create", entity: "source", data: { title: "t", notes: "y".repeat(10_000) } } as const]
      await dataOf(user.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations } }))
      expect((await usedBy(user)) - changed).to.be.within(10_000, 20_000 + ROWS)
    })

    it("refuses every write when the account is full, whoever writes, and lets it read and delete", async () => {
      const { user, tree } = await someone()
      const editor = await tree.join("editor")
      const people: string[] = []
      for (let count = 0; count < 6; count++) people.push((await dataOf(write(user, tree, "x".repeat(ROWS)))).id)
      await fill(user, tree, 0)
      expect(await refused(write(editor, tree, "x".repeat(ROWS)))).to.equal(FULL)
      expect(await usedBy(user)).to.be.at.most(MOST)
      // Deletions pass the limit by their entries. After that nothing else is written.
      for (const person_id of people) {
        expect(await statusOf(user.api.GET("/persons/{person_id}", at({ person_id })))).to.equal(200)
        expect(await statusOf(user.api.DELETE("/persons/{person_id}", at({ person_id })))).to.equal(200)
      }
      const person = at({ person_id: people[0] ?? "" })
      expect(await usedBy(user)).to.be.at.least(MOST)
      expect(await refused(user.api.POST("/persons/{person_id}/restore", person))).to.equal(FULL)
      expect(await refused(write(editor, tree, ""))).to.equal(FULL)
      expect(await refused(user.api.PATCH("/trees/{tree_id}", { ...tree.at, body: { name: "n" } }))).to.equal(FULL)
      expect(await statusOf(user.api.DELETE("/trees/{tree_id}", tree.at))).to.equal(204)
    })

    it("counts all trees of an account for every uploader, and no trees of others", async () => {
      const { user, tree } = await someone()
      const other = await plantTree(stage.host, user)
      const editor = await tree.join("editor")
      const own = await plantTree(stage.host, editor)
      await fill(user, tree, 0)
      expect(await answered(send(user, other, ROWS))).to.equal(FULL)
      expect(await answered(send(editor, tree, ROWS))).to.equal(FULL)
      expect(await answered(send(editor, own, MOST / 2))).to.equal("201")
    })

    it("counts deleted media, which can still be restored", async () => {
      const { user, tree } = await someone()
      const { id: media_id } = await upload(stage.host, user, tree.id, bytes(MOST - ROWS - (await usedBy(user))))
      await user.api.DELETE("/media/{media_id}", at({ media_id }))
      expect(await answered(send(user, tree, ROWS))).to.equal(FULL)
    })

    it("holds when files come at once: their sum stays within it", async () => {
      const { user, tree } = await someone()
      const other = await plantTree(stage.host, user)
      const answers = await Promise.all(
        [tree, other, tree, other, tree, other].map((to) => answered(send(user, to, MOST / 2 - 2 * ROWS))),
      )
      expect(answers.sort()).to.deep.equal(["201", "201", FULL, FULL, FULL, FULL])
      expect((await blobsOf(stage.host, tree.id)) + (await blobsOf(stage.host, other.id))).to.equal(2)
    })

    it("holds when texts come at once", async () => {
      const { user, tree } = await someone()
      const answers = await Promise.all(
        Array.from({ length: 12 }, async () => (await write(user, tree, "x".repeat(10_000))).response.status),
      )
      expect(answers.filter((status) => status === 201)).to.have.length(4)
      expect(await usedBy(user)).to.be.at.most(MOST)
    })

    it("holds for the records that an import keeps, and nothing of a refused one is stored", async () => {
      const { user, tree } = await someone()
      const note = "0 @I1@ INDI\n1 NAME Ann /Lee/\n1 _KEPT "
      const sent = (letter: string, length: number) =>
        answered(sendGedcom(stage.host, user, tree.id, gedcomText(note + letter.repeat(length))))
      expect(await sent("x", MOST)).to.equal(FULL)
      expect(await dataOf(user.api.GET("/trees/{tree_id}/persons", tree.at))).to.deep.equal([])
      expect(await sent("x", MOST / 2)).to.equal("200")
      expect(await sent("y", MOST / 2)).to.equal(FULL)
    })

    it("holds for the media of a GEDZIP, and no bytes of a refused one are stored", async () => {
      const { user, tree } = await someone()
      const records = "0 @M1@ OBJE\n1 FILE a.txt\n2 FORM text/plain\n0 @M2@ OBJE\n1 FILE b.txt\n2 FORM text/plain"
      const archive = (size: number): Buffer =>
        gedzipOf({ "gedcom.ged": gedcomText(records, "7.0"), "a.txt": bytes(size), "b.txt": bytes(size) })
      expect(await answered(sendGedcom(stage.host, user, tree.id, archive(MOST / 2 + 1)))).to.equal(FULL)
      expect(await answered(sendGedcom(stage.host, user, tree.id, archive(MOST / 2)))).to.equal(FULL)
      expect(await blobsOf(stage.host, tree.id)).to.equal(0)
      expect(await answered(sendGedcom(stage.host, user, tree.id, archive(MOST / 4)))).to.equal("200")
    })

    it("holds for a backup that is restored, and no tree of a refused one is made", async () => {
      const { user, tree } = await someone()
      const restore = (by: TestUser) => answered(sendBackup(stage.host, by, archiveOf(soundAccount())))
      await upload(stage.host, user, tree.id, bytes(MOST - ROWS - (await usedBy(user))))
      expect(await restore(user)).to.equal(FULL)
      expect(await treesOf(user)).to.equal(1)
      const { user: other } = await someone()
      expect(await restore(other)).to.equal("201")
    })

    it("refuses the file of an account that has no room before the file is received", async () => {
      const { user, tree } = await someone()
      const people: string[] = []
      for (let count = 0; count < 12; count++) people.push((await tree.person({ given_name: "Etty" })).id)
      await fill(user, tree, 0)
      // A deletion is never refused, and its history counts.
      for (const person_id of people)
        if ((await usedBy(user)) < MOST) await user.api.DELETE("/persons/{person_id}", at({ person_id }))
      expect(await usedBy(user)).to.be.at.least(MOST)
      for (const path of [
        `/trees/${tree.id}/media`,
        `/trees/${tree.id}/gedcom/import`,
        `/trees/${tree.id}/gedcom/uploads`,
        "/users/me/import",
      ]) {
        const socket = connect(Number(new URL(stage.host.url).port), "127.0.0.1")
        socket.write(
          `POST /api/v1${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${user.token}\r\nContent-Length: 90000\r\n` +
            'Content-Type: multipart/form-data; boundary=b\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; ' +
            'filename="a"\r\n\r\n0 HEAD',
        )
        const [answer] = await once(socket, "data")
        socket.destroy()
        expect(String(answer), path).to.match(/^HTTP\/1\.1 507 /)
      }
    })
  },
  { MAX_ACCOUNT_BYTES: String(MOST) },
)

onEveryHost("Without MAX_ACCOUNT_BYTES", (stage) => {
  it("an account stores as much as it likes", async () => {
    for (let count = 0; count < 3; count++)
      await upload(stage.host, stage.owner, stage.tree.id, new Uint8Array(1_000_000))
  })
})
