import { expect } from "chai"
import { gedcomText } from "../support/gedcom-upload.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import type { TestUser } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { NOWHERE } from "../support/tree-scene.ts"

const life = "version created_at updated_at"
const lived = `${life} file_changed_at`
const person =
  "id tree_id visibility display_name given_name surname gender is_living possibly_living death_known birth_year death_year " +
  `notes privacy identifiers ${lived} deleted_at`
const portrayed = `${person} portrait`
const places = "position to_position twin_group"
const user = "id email display_name language email_verified self_person_id is_instance_owner created_at"
const warnings = "unmapped_tags warnings"

/** The keys of every record, all of them and no others. */
const ofFiles = "identifiers cause age address coordinates confidence"
const shapes = {
  tree:
    "id name description visibility owner_id home_person_id ai_member_provider ai_recommender_provider role " +
    `person_count revision ${life} deleted_at`,
  publicTree: `id name description visibility home_person_id role revision ${life}`,
  treeAi: "ai_member_provider ai_recommender_provider ai_sees_living providers",
  member: "user_id email display_name role created_at",
  auditEntry: "id change_id at actor actor_type via action entity_type entity_id before after proposal_id request_id",
  user,
  signedIn: "user token token_type expires_at",
  session: "id created_at last_used_at user_agent current",
  person: portrayed,
  personOfCleanup: person,
  personWithNames: `${portrayed} names`,
  foundPerson: `${portrayed} score context`,
  context: "birth_place parents partners",
  family: "person parents siblings partners children",
  sibling: "person kind shared_parent_ids",
  partner: "person relationship children",
  kin: "person relationship",
  lineage: "persons relationships",
  name:
    "id person_id tree_id name_type given_name surname prefix suffix surname_prefix written language identifiers forms " +
    `is_primary ${lived}`,
  event: `id tree_id person_id relationship_id type date place place_id detail subtype ${ofFiles} notes asserted privacy ${lived}`,
  date: "qualifier calendar day month year to_day to_month to_year phrase display display_long sort_day",
  place: "id tree_id name parent_id kind latitude longitude notes event_count version created_at updated_at",
  relationship: `id tree_id type from_person_id to_person_id redacted visibility qualifier notes ${places} identifiers ${lived}`,
  source: `id tree_id title author publication repository abbreviation text call_number url notes identifiers fields ${lived}`,
  citation:
    "id tree_id source_id person_id event_id name_id relationship_id page detail text confidence date url event_type role notes " +
    `identifiers fields about ${lived}`,
  association: `id tree_id person_id event_id relationship_id associate_id associate_name role phrase notes ${life}`,
  comment: "id tree_id subject_type subject_id author text mentions created_at edited_at version",
  media:
    "id tree_id title identifiers filename content_type size checksum width height person_id event_id source_id " +
    `links url thumbnail_url ${lived}`,
  preview: `persons families sources version encoding encoding_details already_there candidates ${warnings}`,
  candidate: "ref display_name birth_year birth death parents partners children matches",
  match: "person_id display_name birth_year score similarity conflicts birth death parents partners children",
  imported:
    "persons names events relationships sources citations associations places deceased_by_relatives encoding " +
    `encoding_details already_there ${warnings}`,
  unmappedTag: "tag count lines",
  warning: "line code message lines records count lost",
  bornLongAgo: "person birth_year",
  parentLongAgo: "person child_birth_year",
  genderInFile: "person gender ref",
  genderTold: "person gender basis",
  brokenName: "person name_id given_name surname flags suggestion",
} as const

type Json = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** The object at a path of keys and indexes. */
const within = (value: unknown, ...path: readonly (string | number)[]): Json => {
  const found = path.reduce<unknown>((whole, key) => {
    if (Array.isArray(whole) && typeof key === "number") return whole[key]
    return isObject(whole) ? whole[key] : undefined
  }, value)
  return isObject(found) ? found : expect.fail(`nothing at ${path.join(".")} of ${JSON.stringify(value)}`)
}

const expectShape = (value: unknown, shape: keyof typeof shapes, ...path: readonly (string | number)[]): void => {
  expect(Object.keys(within(value, ...path)).sort(), shape).to.deep.equal(shapes[shape].split(" ").sort())
}

const file = gedcomText("0 @I1@ INDI\n1 NAME Anna /Lee/\n1 SEX F\n1 BIRT\n2 DATE 1801\n1 DNA x\nnonsense")

onEveryHost("the shape", (stage) => {
  const ask = async (method: string, path: string, body?: unknown, who: TestUser | null = stage.owner) => {
    const response = await stage.host.fetch(`/api/v1${path}`, {
      method,
      headers: {
        ...(who === null ? {} : { authorization: `Bearer ${who.token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const read: unknown = text === "" ? null : JSON.parse(text)
    return { status: response.status, headers: response.headers, body: read }
  }
  /** What was made reads the same at its `Location`, HEAD works there, and its tag answers 304. */
  const expectReadable = async ({ headers, body }: Awaited<ReturnType<typeof ask>>): Promise<void> => {
    const address = (headers.get("location") ?? "").replace("/api/v1", "")
    const read = await ask("GET", address)
    expect([read.status, read.body], address).to.deep.equal([200, body])
    const tag = read.headers.get("etag") ?? ""
    expect(tag, address).to.match(/^"[^"]+"$/)
    const head = await ask("HEAD", address)
    expect([head.status, head.headers.get("etag"), head.body], address).to.deep.equal([200, tag, null])
    const authorization = `Bearer ${stage.owner.token}`
    const again = await stage.host.fetch(`/api/v1${address}`, { headers: { authorization, "if-none-match": tag } })
    expect(again.status, address).to.equal(304)
    for (const none of [NOWHERE, "nonsense"])
      expect((await ask("GET", address.replace(/[^/]+$/, none))).status, address).to.equal(404)
    expect((await ask("GET", address, undefined, stage.stranger)).status, address).to.equal(403)
  }
  const get = async (path: string, who?: TestUser | null): Promise<unknown> =>
    (await ask("GET", path, undefined, who)).body

  it("of a record is the same where it is made, read and listed; its address, tag and HEAD agree", async () => {
    const { tree } = stage
    const [anna, maria] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "Maria" })]
    const source = await tree.source()
    const kinds: readonly (readonly [shape: keyof typeof shapes, path: string, body: object, noun: string])[] = [
      ["tree", "/trees", { name: "Shrewsbury" }, "trees"],
      ["event", `/trees/${tree.id}/events`, { type: "census", person_id: anna.id }, "events"],
      [
        "relationship",
        `/trees/${tree.id}/relationships`,
        { type: "parent_child", from_person_id: anna.id, to_person_id: maria.id },
        "relationships",
      ],
      ["source", `/trees/${tree.id}/sources`, { title: "Census" }, "sources"],
      ["citation", `/trees/${tree.id}/citations`, { source_id: source.id, person_id: anna.id }, "citations"],
      ["association", `/trees/${tree.id}/associations`, { person_id: anna.id, associate_id: maria.id }, "associations"],
      ["person", `/trees/${tree.id}/persons`, { given_name: "Zoe" }, "persons"],
    ]
    for (const [shape, path, body, noun] of kinds) {
      const made = await ask("POST", path, body)
      expect(made.status, path).to.equal(201)
      const { id, version } = within(made.body)
      const alone = shape === "person" ? "personWithNames" : shape
      expectShape(made.body, alone)
      const tag = shape === "tree" ? '"1.owner-0-1"' : `"${String(version)}"`
      expect([made.headers.get("location"), made.headers.get("etag")], path).to.deep.equal([
        `/api/v1/${noun}/${String(id)}`,
        tag,
      ])
      const read = await ask("GET", `/${noun}/${String(id)}`)
      expect([read.status, read.body, read.headers.get("etag")], path).to.deep.equal([200, made.body, tag])
      const head = await ask("HEAD", `/${noun}/${String(id)}`)
      expect([head.status, head.body, head.headers.get("etag"), head.headers.get("content-type")], path).to.deep.equal([
        200,
        null,
        read.headers.get("etag"),
        read.headers.get("content-type"),
      ])
      const listed = await get(path)
      expectShape(listed, shape, 0)
      expect(Array.isArray(listed) && listed.some((item) => within(item).id === id), path).to.equal(true)
      for (const none of [NOWHERE, "nonsense", String(id).toUpperCase()])
        expect((await ask("GET", `/${noun}/${none}`)).status, `${noun} ${none}`).to.equal(404)
    }
  })

  it("of names and media is that of every record", async () => {
    const { host, owner, tree } = stage
    const anna = await tree.person({ given_name: "Anna" })
    const named = await ask("POST", `/persons/${anna.id}/names`, { given_name: "Nan", name_type: "nickname" })
    expectShape(named.body, "name")
    expect([named.status, named.headers.get("location"), named.headers.get("etag")]).to.deep.equal([
      201,
      `/api/v1/persons/${anna.id}/names/${String(within(named.body).id)}`,
      '"1"',
    ])
    expectShape(await get(`/persons/${anna.id}/names`), "name", 0)
    await expectReadable(named)
    const { id } = await upload(host, owner, tree.id)
    const read = await ask("GET", `/media/${id}`)
    expectShape(read.body, "media")
    expect([within(read.body).url, read.headers.get("etag")]).to.deep.equal([`/api/v1/media/${id}/content`, '"1"'])
    expectShape(await get(`/trees/${tree.id}/media`), "media", 0)
  })

  it("of a person has names where it is read alone or by ids, a score where it is found, and every key when it is redacted", async () => {
    const { owner, stranger } = stage
    const open = await ask("POST", "/trees", { name: "Open", visibility: "public" })
    const treeId = String(within(open.body).id)
    const anna = within((await ask("POST", `/trees/${treeId}/persons`, { given_name: "Anna" })).body)
    for (const who of [owner, stranger]) {
      expectShape(await get(`/persons/${String(anna.id)}`, who), "personWithNames")
      expectShape(await get(`/trees/${treeId}/persons`, who), "person", 0)
      expectShape(await get(`/trees/${treeId}/persons?ids=${String(anna.id)}`, who), "personWithNames", 0)
      expectShape(await get(`/public/persons/${String(anna.id)}`, who), "personWithNames")
    }
    expectShape(await get(`/trees/${treeId}/persons?q=anna`), "foundPerson", 0)
    expectShape(await get(`/trees/${treeId}/persons?q=anna`), "context", 0, "context")
    const redacted = within(await get(`/persons/${String(anna.id)}`, stranger))
    const filled = Object.fromEntries(Object.entries(redacted).filter(([, value]) => value !== null))
    expect(filled).to.deep.equal({
      id: anna.id,
      tree_id: treeId,
      visibility: "redacted",
      display_name: "Living person",
    })
    for (const [path, who] of [
      [`/trees/${treeId}`, stranger],
      [`/public/trees/${treeId}`, stranger],
      [`/public/trees/${treeId}`, owner],
      [`/public/trees/${treeId}`, null],
    ] as const) {
      expectShape(await get(path, who), "publicTree")
    }
    expectShape(await get("/public/trees", null), "publicTree", 0)
  })

  it("of an account, its sessions, a tree's members, log and model providers is theirs", async () => {
    const { tree, host } = stage
    const email = `shape-${process.pid}-${host.url.slice(-5)}@example.org`
    const credentials = { email, password: "a quiet walk by the sea" }
    for (const path of ["/auth/register", "/auth/login"]) {
      const { body, headers } = await ask("POST", path, credentials, null)
      expectShape(body, "signedIn")
      expectShape(body, "user", "user")
      expect(within(body).token_type).to.equal("bearer")
      expect(headers.getSetCookie()[0]).to.match(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    }
    expectShape(await get("/users/me"), "user")
    expectShape(await get("/auth/sessions"), "session", 0)
    const added = await ask("POST", `/trees/${tree.id}/members`, { email, role: "viewer" })
    expectShape(added.body, "member")
    await expectReadable(added)
    expectShape(await get(`/trees/${tree.id}/members`), "member", 0)
    expectShape(await get(`/trees/${tree.id}/audit`), "auditEntry", 0)
    expect(Object.keys(within(await get(`/trees/${tree.id}/audit`), 0, "actor"))).to.deep.equal(["id", "display_name"])
    expectShape(await get(`/trees/${tree.id}/ai`), "treeAi")
  })

  it("of a family, a lineage, a date and a place is theirs", async () => {
    const { tree } = stage
    const [mother, father, child, sibling] = [
      await tree.person(),
      await tree.person(),
      await tree.person(),
      await tree.person(),
    ]
    for (const one of [child, sibling]) for (const parent of [mother, father]) await tree.parent(parent, one)
    await tree.partners(mother, father)
    await tree.event({
      type: "census",
      person_id: child.id,
      date: { qualifier: "about", day: 12, month: 3, year: 1850 },
      place: "Maer",
    })
    const family = await get(`/persons/${child.id}/family`)
    expectShape(family, "family")
    expectShape(family, "person", "person")
    expectShape(family, "kin", "parents", 0)
    expectShape(family, "person", "parents", 0, "person")
    expectShape(family, "relationship", "parents", 0, "relationship")
    expectShape(family, "sibling", "siblings", 0)
    const parents = await get(`/persons/${mother.id}/family`)
    expectShape(parents, "partner", "partners", 0)
    expectShape(parents, "kin", "children", 0)
    for (const kin of ["ancestors", "descendants"]) {
      const lineage = await get(`/persons/${kin === "ancestors" ? child.id : mother.id}/${kin}`)
      expectShape(lineage, "lineage")
      expectShape(lineage, "person", "persons", 0)
      expectShape(lineage, "relationship", "relationships", 0)
    }
    expectShape(await get(`/persons/${child.id}/events`), "date", 0, "date")
    expectShape(await get(`/trees/${tree.id}/places`), "place", 0)
  })

  it("of what an import and a preview report is theirs", async () => {
    const { host, owner, tree } = stage
    const report = async (to: "import" | "preview"): Promise<unknown> =>
      (await sendGedcom(host, owner, tree.id, file, {}, to)).json()
    const imported = await report("import")
    expectShape(imported, "imported")
    expect(within(imported, "persons")).to.deep.equal({ created: 1, merged: 0, skipped: 0, overwritten: 0 })
    expectShape(imported, "unmappedTag", "unmapped_tags", 0)
    expectShape(imported, "warning", "warnings", 0)
    const preview = await report("preview")
    expectShape(preview, "preview")
    expectShape(preview, "candidate", "candidates", 0)
    expectShape(preview, "match", "candidates", 0, "matches", 0)
  })

  it("of what a cleanup proposes and did is its own", async () => {
    const { host, owner, tree } = stage
    const clean = `/trees/${tree.id}/cleanup`
    const [olive, paul] = [
      await tree.person({ given_name: "Olive", birth: { date: { year: 1900 } } }),
      await tree.person({ given_name: "Paul 1890", surname: "Kay", gender: "male" }),
    ]
    await tree.parent(paul, olive)
    await tree.partners(olive, paul)
    expectShape(await get(`${clean}/deceased-by-birth`), "bornLongAgo", 0)
    expectShape(await get(`${clean}/deceased-by-child`), "parentLongAgo", 0)
    expectShape(await get(`${clean}/gender/from-name`), "genderTold", 0)
    expectShape(await get(`${clean}/gender/from-spouse`), "genderTold", 0)
    const form = new FormData()
    form.set("file", new Blob([gedcomText("0 @I1@ INDI\n1 NAME Olive\n1 SEX F")]), "family.ged")
    const found: unknown = await (
      await host.fetch(`/api/v1${clean}/gender/from-gedcom`, {
        method: "POST",
        headers: { authorization: `Bearer ${owner.token}` },
        body: form,
      })
    ).json()
    expectShape(found, "genderInFile", 0)
    const broken = await get(`${clean}/names`)
    expectShape(broken, "brokenName", 0)
    expectShape(broken, "personOfCleanup", 0, "person")
    const applied: readonly (readonly [string, object])[] = [
      ["deceased", { person_ids: [olive.id] }],
      ["gender", { assignments: [{ person_id: olive.id, gender: "female" }] }],
      ["names", { fixes: [{ name_id: within(broken, 0).name_id, given_name: "Paul", surname: "Kay" }] }],
    ]
    for (const [tool, body] of applied)
      expect((await ask("POST", `${clean}/${tool}`, body)).body, tool).to.deep.equal({ updated: 1, unchanged: [] })
  })
})
