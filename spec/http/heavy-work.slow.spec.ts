import { readdir } from "node:fs/promises"
import { expect } from "chai"
import pg from "pg"
import { generateGedcom } from "../bench/generate-gedcom.ts"
import { eventually } from "../support/eventually.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import type { TestUser } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { plantTree, dataOf, type TreeScene } from "../support/tree-scene.ts"

const LINES = "application/x-ndjson"
const some = [...generateGedcom(600)].join("")
const many = [...generateGedcom(10_000)].join("")

interface Line {
  readonly progress?: { readonly phase: string; readonly records: number; readonly of: number | null }
  readonly report?: { readonly persons: { readonly created: number } }
  readonly code?: string
}

const linesOf = async (response: Response): Promise<readonly Line[]> =>
  (await response.text())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))

onEveryHost(
  "Work that takes long",
  (stage) => {
    const people = async ({ api }: TestUser, { at }: TreeScene): Promise<number> => {
      const tree = await dataOf(api.GET("/trees/{tree_id}", at))
      return "person_count" in tree ? tree.person_count : expect.fail("not a member")
    }

    /** Sends a file and leaves as soon as a line of this phase comes. */
    const leaveAt = async (phase: string, tree: TreeScene, to: "import" | "preview"): Promise<void> => {
      const form = new FormData()
      form.set("file", new Blob([many]), "family.ged")
      const leaving = new AbortController()
      const response = await stage.host.fetch(`/api/v1/trees/${tree.id}/gedcom/${to}`, {
        method: "POST",
        headers: { authorization: `Bearer ${stage.owner.token}`, accept: LINES },
        body: form,
        signal: leaving.signal,
      })
      const decoder = new TextDecoder()
      for await (const bytes of response.body ?? expect.fail("no body"))
        if (decoder.decode(bytes).includes(`"phase":"${phase}"`)) break
      leaving.abort()
    }
    /** Keeps PostgreSQL from reading relationships until the end of the work, which gets the number of other transactions. */
    const withoutRelationships = async (work: (others: () => Promise<number>) => Promise<void>): Promise<void> => {
      const { address } = stage.host.store
      if (address === null) return work(async () => 0)
      const client = new pg.Client({ connectionString: address.databaseUrl })
      await client.connect()
      await client.query("begin; lock table relationships in access exclusive mode")
      const others = "datname = current_database() and xact_start is not null and pid <> pg_backend_pid()"
      await work(async () => (await client.query(`select from pg_stat_activity where ${others}`)).rows.length)
      await client.end()
    }
    const nothingIsLeft = () =>
      eventually(async () => expect(await readdir(stage.host.uploadDir), "uploads").to.deep.equal([]))

    it("waits in a queue and shows that, instead of being refused: fourteen imports at once", async () => {
      const trees = await Promise.all(Array.from({ length: 14 }, () => plantTree(stage.host, stage.owner)))
      const answers = await Promise.all(
        trees.map((tree) => sendGedcom(stage.host, stage.owner, tree.id, some, {}, "import", LINES)),
      )
      const all = await Promise.all(answers.map(linesOf))
      for (const lines of all) expect(lines.at(-1)?.report?.persons.created).to.equal(600)
      const queued = all.filter((lines) => lines.some(({ progress }) => progress?.phase === "queued"))
      expect(queued).to.have.length.of.at.least(10)
      for (const lines of queued) expect(lines[0]?.progress).to.deep.equal({ phase: "queued", records: 0, of: null })
    })

    it("of one account delays another's by no more than what runs already", async () => {
      const trees = await Promise.all(Array.from({ length: 5 }, () => plantTree(stage.host, stage.owner)))
      const other = await plantTree(stage.host, stage.stranger)
      const ended: string[] = []
      const send = async (who: TestUser, { id }: TreeScene, name: string): Promise<void> => {
        const answer = await sendGedcom(stage.host, who, id, some)
        expect(answer.status).to.equal(200)
        ended.push(name)
      }
      // Both threads are there before it counts.
      await Promise.all([send(stage.owner, stage.tree, "first"), send(stage.stranger, other, "first")])
      const own = trees.map((tree) => send(stage.owner, tree, "owner"))
      await send(stage.stranger, other, "stranger")
      expect(ended.filter((name) => name === "owner")).to.have.length.of.at.most(3)
      await Promise.all(own)
    })

    it("is refused with 503 before its file is read when too much of the account waits already", async () => {
      const tree = await plantTree(stage.host, stage.owner)
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => sendGedcom(stage.host, stage.owner, tree.id, some, {}, "preview")),
      )
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).to.have.length.within(1, 25)
      for (const answer of refused) {
        expect([answer.status, answer.headers.get("retry-after")]).to.deep.equal([503, "30"])
        expect(await answer.json()).to.include({ code: "store_busy" })
      }
      await Promise.all(answers.filter((answer) => !answer.bodyUsed).map((answer) => answer.text()))
      expect((await sendGedcom(stage.host, stage.owner, tree.id, some, {}, "preview")).status).to.equal(200)
      await nothingIsLeft()
    })

    for (const to of ["import", "preview"] as const) {
      it(`is given up when its caller leaves: ${to} of a file that is being read`, async () => {
        const tree = await plantTree(stage.host, stage.owner)
        await leaveAt("reading", tree, to)
        await nothingIsLeft()
        expect(await people(stage.owner, tree)).to.equal(0)
        expect((await sendGedcom(stage.host, stage.owner, tree.id, gedcomText("0 @I1@ INDI"))).status).to.equal(200)
        expect(await people(stage.owner, tree)).to.equal(1)
      })
    }

    describe("on a tree that its caller has left", () => {
      let tree: TreeScene
      before(async () => {
        tree = await plantTree(stage.host, stage.owner)
      })

      it("is completed after storing began", async () => {
        await leaveAt("storing", tree, "import")
        await eventually(async () => expect(await people(stage.owner, tree)).to.equal(10_000))
        await nothingIsLeft()
      })

      it("is given up while it compares a file with the tree: its thread and snapshot are free for the next preview", async () => {
        await withoutRelationships(async (transactions) => {
          await leaveAt("matching", tree, "preview")
          await nothingIsLeft()
          await eventually(async () => expect(await transactions()).to.equal(0))
        })
        const next = await sendGedcom(stage.host, stage.owner, tree.id, some, {}, "preview")
        expect(next.status).to.equal(200)
        await next.text()
      })
    })
  },
  { TASK_THREADS: "2" },
)

onEveryHost(
  "Work that takes too long",
  (stage) => {
    it("is ended with 413, and nothing of it is stored", async () => {
      const answer = await sendGedcom(stage.host, stage.owner, stage.tree.id, [...generateGedcom(60_000)].join(""))
      expect(answer.status).to.equal(413)
      expect(await answer.json()).to.include({
        code: "over_budget",
        detail: "The task takes more than 3 seconds. Nothing was stored.",
      })
      expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}", stage.tree.at))).to.include({ person_count: 0 })
      await eventually(async () => expect(await readdir(stage.host.uploadDir)).to.deep.equal([]))
      // On a busy machine the three seconds may end before a new thread has begun.
      await eventually(async () => {
        const small = await sendGedcom(stage.host, stage.owner, stage.tree.id, gedcomText("0 @I1@ INDI"))
        expect(small.status).to.equal(200)
      })
    })
  },
  { MAX_TASK_SECONDS: "3" },
)
