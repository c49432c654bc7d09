import { expect } from "chai"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { gedzipOf } from "../support/gedzip.ts"
import type { Schemas, TestUser } from "../support/http.ts"
import { blobsOf } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { NOWHERE, plantTree, dataOf } from "../support/tree-scene.ts"

const family = gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 BIRT\n2 DATE 1850")

onEveryHost("An upload of a GEDCOM file", (stage) => {
  const sendFile = (
    treeId: string,
    who: TestUser = stage.owner,
    file: string | Uint8Array = family,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const form = new FormData()
    form.set("file", new Blob([typeof file === "string" ? file : Uint8Array.from(file)]), "family.ged")
    return stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/uploads`, {
      method: "POST",
      headers: { authorization: `Bearer ${who.token}`, ...headers },
      body: form,
    })
  }
  const uploaded = async (treeId: string, file: string | Uint8Array = family): Promise<string> => {
    const response = await sendFile(treeId, stage.owner, file)
    expect(response.status).to.equal(201)
    return ((await response.json()) as Schemas["GedcomUpload"]).id
  }
  const sendJson = (
    treeId: string,
    body: object,
    to: "preview" | "import" = "preview",
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/${to}`, {
      method: "POST",
      headers: { authorization: `Bearer ${stage.owner.token}`, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
  const refused = async (asked: Promise<Response>): Promise<readonly unknown[]> => {
    const response = await asked
    const { errors = [] } = (await response.json()) as Schemas["Problem"]
    return [response.status, errors.map(({ path }) => path)]
  }
  const scene = () => plantTree(stage.host, stage.owner)

  it("has an id, its size and the end of its hour", async () => {
    const tree = await scene()
    const response = await sendFile(tree.id)
    const { id, size, expires_at, ...more } = (await response.json()) as Schemas["GedcomUpload"]
    expect([response.status, size, more]).to.deep.equal([201, family.length, {}])
    expect(id).to.match(/^[0-9a-f-]{36}$/)
    expect(Date.parse(expires_at) - Date.now()).to.be.within(3_500_000, 3_600_000)
    expect(response.headers.get("location")).to.equal(null)
  })

  it("is previewed and imported at its own address, with or without decisions, and is gone with its import", async () => {
    const tree = await scene()
    await dataOf(
      stage.owner.api.POST("/trees/{tree_id}/persons", {
        ...tree.at,
        body: { given_name: "Ann", surname: "Lee", birth: { date: { year: 1850 } } },
      }),
    )
    const here = { params: { path: { tree_id: tree.id, upload_id: await uploaded(tree.id) } } }
    const { api } = stage.owner
    const preview = await dataOf(api.POST("/trees/{tree_id}/gedcom/uploads/{upload_id}/preview", here))
    const sent = await sendGedcom(stage.host, stage.owner, tree.id, family, {}, "preview")
    expect(preview).to.deep.equal(await sent.json())
    const body = { default_action: "new", resolutions: { "@I1@": { action: "skip" } } } as const
    const skipped = await dataOf(api.POST("/trees/{tree_id}/gedcom/uploads/{upload_id}/import", { ...here, body }))
    expect(skipped.persons).to.deep.include({ created: 0, skipped: 1 })
    const gone = await api.POST("/trees/{tree_id}/gedcom/uploads/{upload_id}/import", here)
    expect([gone.response.status, gone.error?.code]).to.deep.equal([404, "not_found"])
    const next = { params: { path: { tree_id: tree.id, upload_id: await uploaded(tree.id) } } }
    const report = await dataOf(api.POST("/trees/{tree_id}/gedcom/uploads/{upload_id}/import", next))
    expect(report.persons.created).to.equal(1)
  })

  it("is not found at its address in another tree or by another account, and refuses unknown decisions", async () => {
    const [tree, other] = [await scene(), await scene()]
    const editor = await tree.join("editor")
    const upload_id = await uploaded(tree.id)
    const ask = async ({ api }: TestUser, tree_id: string, id = upload_id, body = {}) =>
      (
        await api.POST("/trees/{tree_id}/gedcom/uploads/{upload_id}/import", {
          params: { path: { tree_id, upload_id: id } },
          body,
        })
      ).response.status
    expect(await ask(stage.owner, other.id)).to.equal(404)
    expect(await ask(editor, tree.id)).to.equal(404)
    expect(await ask(stage.owner, tree.id, NOWHERE)).to.equal(404)
    expect(await ask(stage.owner, tree.id, upload_id, { default_action: "burn" })).to.equal(422)
    expect(await ask(stage.owner, tree.id)).to.equal(200)
  })

  it("is previewed twice and imported once, by JSON or a form, and is gone with its import", async () => {
    const tree = await scene()
    const upload_id = await uploaded(tree.id)
    const byJson = await sendJson(tree.id, { upload_id })
    const byForm = await sendGedcom(stage.host, stage.owner, tree.id, null, { upload_id }, "preview")
    const sent = await sendGedcom(stage.host, stage.owner, tree.id, family, {}, "preview")
    const reports = [await byJson.text(), await byForm.text()]
    expect(reports).to.deep.equal(Array(2).fill(await sent.text()))
    const report = (await (await sendJson(tree.id, { upload_id }, "import")).json()) as Schemas["ImportReport"]
    expect(report.persons.created).to.equal(1)
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))).to.have.length(1)
    expect(await refused(sendJson(tree.id, { upload_id }))).to.deep.equal([422, ["upload_id"]])
    expect(await refused(sendJson(tree.id, { upload_id }, "import"))).to.deep.equal([422, ["upload_id"]])
  })

  it("is refused in a urlencoded form, in words that name the forms of the body", async () => {
    const tree = await scene()
    const upload_id = await uploaded(tree.id)
    const response = await stage.host.fetch(`/api/v1/trees/${tree.id}/gedcom/preview`, {
      method: "POST",
      headers: { authorization: `Bearer ${stage.owner.token}` },
      body: new URLSearchParams({ upload_id }),
    })
    const { code, detail } = (await response.json()) as Schemas["Problem"]
    expect([response.status, code, detail]).to.deep.equal([
      415,
      "unsupported_media_type",
      "The body must be multipart/form-data or application/json.",
    ])
  })

  it("is imported with decisions, in JSON as in a form", async () => {
    const tree = await scene()
    await sendJson(tree.id, { upload_id: await uploaded(tree.id) }, "import")
    const [ann] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))
    const resolutions = { "@I1@": { action: "merge", target_id: ann?.id } }
    const merged = await sendJson(tree.id, { upload_id: await uploaded(tree.id), resolutions }, "import")
    expect(((await merged.json()) as Schemas["ImportReport"]).persons.merged).to.equal(1)
    const skipped = await sendJson(tree.id, { upload_id: await uploaded(tree.id), default_action: "skip" }, "import")
    expect(((await skipped.json()) as Schemas["ImportReport"]).persons.skipped).to.equal(1)
  })

  it("may be an archive with media", async () => {
    const tree = await scene()
    const records = "0 @M1@ OBJE\n1 FILE a.txt\n2 FORM text/plain"
    const upload_id = await uploaded(
      tree.id,
      gedzipOf({ "gedcom.ged": gedcomText(records, "7.0"), "a.txt": new TextEncoder().encode("a letter") }),
    )
    const report = (await (await sendJson(tree.id, { upload_id }, "import")).json()) as Schemas["ImportReport"]
    expect(report.media).to.equal(1)
  })

  it("reports the progress of its preview and its import", async () => {
    const tree = await scene()
    const upload_id = await uploaded(tree.id)
    for (const [to, key] of [
      ["preview", "reading"],
      ["import", "storing"],
    ] as const) {
      const response = await sendJson(tree.id, { upload_id }, to, { accept: "application/x-ndjson" })
      const lines = (await response.text()).trim().split("\n")
      expect(
        lines.some((line) => line.includes(`"phase":"${key}"`)),
        lines.join(),
      ).to.equal(true)
      expect(lines.at(-1)).to.match(/^\{"report":/)
    }
  })

  it("belongs to one account and one tree", async () => {
    const tree = await scene()
    const upload_id = await uploaded(tree.id)
    const other = await scene()
    const editor = await tree.join("editor")
    expect(await refused(sendJson(other.id, { upload_id }))).to.deep.equal([422, ["upload_id"]])
    expect(await refused(sendJson(tree.id, { upload_id: NOWHERE }))).to.deep.equal([422, ["upload_id"]])
    for (const to of ["preview", "import"] as const)
      expect(
        await refused(sendGedcom(stage.host, editor, tree.id, null, { upload_id }, to)),
        `${to} by another editor`,
      ).to.deep.equal([422, ["upload_id"]])
    expect((await sendJson(tree.id, { upload_id })).status).to.equal(200)
  })

  it("is sent instead of the file, not with it", async () => {
    const tree = await scene()
    const upload_id = await uploaded(tree.id)
    const both = sendGedcom(stage.host, stage.owner, tree.id, family, { upload_id }, "preview")
    expect(await refused(both)).to.deep.equal([422, ["upload_id"]])
    const none = sendGedcom(stage.host, stage.owner, tree.id, null, {}, "preview")
    expect(await refused(none)).to.deep.equal([422, ["file"]])
    expect(await refused(sendJson(tree.id, {}))).to.deep.equal([422, ["upload_id"]])
    expect(await refused(sendJson(tree.id, { upload_id: "first" }))).to.deep.equal([422, ["upload_id"]])
    const resolutions = { "@I1@": { action: "delete" } }
    expect(await refused(sendJson(tree.id, { upload_id, resolutions }))).to.deep.equal([
      422,
      ["resolutions.@I1@.action"],
    ])
  })

  it("needs an editor", async () => {
    const tree = await scene()
    const viewer = await tree.join("viewer")
    expect((await sendFile(tree.id, viewer)).status).to.equal(403)
    expect((await sendFile(tree.id, stage.stranger)).status).to.equal(403)
    expect(await blobsOf(stage.host, tree.id)).to.equal(0)
  })

  it("needs the scope write", async () => {
    const tree = await scene()
    const token = async (scope: "read" | "write") => {
      const body = { name: scope, scopes: [scope] }
      return { ...stage.owner, token: (await dataOf(stage.owner.api.POST("/auth/tokens", { body }))).token }
    }
    expect((await sendFile(tree.id, await token("read"))).status).to.equal(403)
    expect((await sendFile(tree.id, await token("write"))).status).to.equal(201)
  })

  it("is stored once for one idempotency key, and its import is answered again when it is gone", async () => {
    const tree = await scene()
    const key = { "idempotency-key": `upload-${tree.id}` }
    const [first, again] = [
      await sendFile(tree.id, stage.owner, family, key),
      await sendFile(tree.id, stage.owner, family, key),
    ]
    const { id: upload_id } = (await first.json()) as Schemas["GedcomUpload"]
    expect([
      again.headers.get("idempotency-replayed"),
      ((await again.json()) as Schemas["GedcomUpload"]).id,
    ]).to.deep.equal(["true", upload_id])
    expect(await blobsOf(stage.host, tree.id)).to.equal(1)
    const importing = () => sendJson(tree.id, { upload_id }, "import", { "idempotency-key": `import-${tree.id}` })
    const report = await (await importing()).text()
    const second = await importing()
    expect([second.status, second.headers.get("idempotency-replayed"), await second.text()]).to.deep.equal([
      200,
      "true",
      report,
    ])
  })

  it("is imported by one of two imports at once", async () => {
    const tree = await scene()
    const upload_id = await uploaded(tree.id)
    const answers = await Promise.all([1, 2].map(() => sendJson(tree.id, { upload_id }, "import")))
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 422])
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))).to.have.length(1)
  })

  it("stays after an import that is refused", async () => {
    const tree = await scene()
    const upload_id = await uploaded(tree.id, "no GEDCOM at all")
    const send = () => sendJson(tree.id, { upload_id }, "import")
    for (let count = 0; count < 2; count++)
      expect(((await (await send()).json()) as Schemas["Problem"]).code).to.equal("not_gedcom")
  })

  it("leaves no trace in the history of the tree", async () => {
    const tree = await scene()
    const history = () => dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", tree.at))
    const before = await history()
    await uploaded(tree.id)
    expect(await history()).to.deep.equal(before)
  })
})

const MOST = 40_000
/** The import stores a note of the file in the person and in the kept record: too much beside the upload. */
const FILE = 15_000

onEveryHost(
  "MAX_ACCOUNT_BYTES and uploads",
  (stage) => {
    const fileOf = (bytes: number): string => {
      const head = gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 NOTE ")
      return gedcomText(`0 @I1@ INDI\n1 NAME Ann /Lee/\n1 NOTE ${"x".repeat(bytes - head.length - 1)}`)
    }
    const send = async (treeId: string, file: string): Promise<Response> => {
      const form = new FormData()
      form.set("file", new Blob([file]), "family.ged")
      return stage.host.fetch(`/api/v1/trees/${treeId}/gedcom/uploads`, {
        method: "POST",
        headers: { authorization: `Bearer ${stage.owner.token}` },
        body: form,
      })
    }

    it("count uploads, and an import frees the room of its upload", async () => {
      const { tree } = stage
      const first = await send(tree.id, fileOf(FILE))
      expect(first.status).to.equal(201)
      expect((await send(tree.id, fileOf(MOST - FILE))).status).to.equal(507)
      expect(await blobsOf(stage.host, tree.id)).to.equal(1)
      const { id: upload_id } = (await first.json()) as Schemas["GedcomUpload"]
      const imported = await sendGedcom(stage.host, stage.owner, tree.id, null, { upload_id })
      expect(imported.status, await imported.text()).to.equal(200)
    })
  },
  { MAX_ACCOUNT_BYTES: String(MOST) },
)
