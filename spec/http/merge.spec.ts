import { expect } from "chai"
import { askBackup } from "../support/backup.ts"
import { restored } from "../support/backup-file.ts"
import type { Schemas } from "../support/http.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import {
  at,
  dataOf,
  type HasId,
  ifMatch,
  plantTree,
  refused,
  send,
  statusOf,
  type TreeScene,
} from "../support/tree-scene.ts"
import { undoScene } from "../support/undo-scene.ts"

/** Two records of one woman, with what a file may have beside what the service reads. */
const twins = gedcomText(
  [
    "0 @I1@ INDI",
    "1 NAME Anna /Miller/",
    "2 _NAME 1",
    "1 SEX F",
    "1 BIRT",
    "2 DATE 12 MAY 1841",
    "2 PLAC Berlin",
    "2 _BORN 1",
    "1 _FIRST yes",
    "1 NOTE The first note.",
    "1 FAMS @F1@",
    "0 @I2@ INDI",
    "1 NAME Anna /Miller/",
    "2 _NAME 2",
    "1 NAME Anna /Smith/",
    "2 TYPE married",
    "1 BIRT",
    "2 DATE 12 MAY 1841",
    "2 PLAC Berlin",
    "2 _BORN 2",
    "1 OCCU Teacher",
    "2 _SCHOOL Old",
    "1 _SECOND yes",
    "1 NOTE The second note.",
    "1 FAMS @F2@",
    "0 @I3@ INDI",
    "1 NAME Bert /Smith/",
    "1 SEX M",
    "1 ASSO @I2@",
    "2 RELA friend",
    "1 FAMS @F1@",
    "1 FAMS @F2@",
    "0 @I4@ INDI",
    "1 NAME Carl /Smith/",
    "1 FAMC @F1@",
    "0 @I5@ INDI",
    "1 NAME Dora /Smith/",
    "1 FAMC @F2@",
    "0 @F1@ FAM",
    "1 HUSB @I3@",
    "1 WIFE @I1@",
    "1 CHIL @I4@",
    "1 MARR",
    "2 DATE 1860",
    "0 @F2@ FAM",
    "1 HUSB @I3@",
    "1 WIFE @I2@",
    "1 CHIL @I5@",
    "1 MARR",
    "2 DATE 1860",
    "2 _WED 2",
    "1 _FAMILY yes",
    "",
  ].join("\n"),
)

onEveryHost("a merge", (stage) => {
  const { lastChange, undone, importInto, exported, personOf } = undoScene(stage)

  const merging = (kept: HasId, from: HasId, more: Partial<Schemas["MergePerson"]> = {}, version?: number) =>
    stage.owner.api.POST("/persons/{person_id}/merge", {
      ...at({ person_id: kept.id }, version === undefined ? {} : ifMatch(version)),
      body: { from_id: from.id, ...more },
    })
  const merged = (kept: HasId, from: HasId, more: Partial<Schemas["MergePerson"]> = {}) =>
    dataOf(merging(kept, from, more))

  const eventsOf = async (tree: TreeScene, person: HasId) =>
    (await dataOf(stage.owner.api.GET("/trees/{tree_id}/events", tree.at))).filter(
      ({ person_id }) => person_id === person.id,
    )

  it("gives everything of the one to the other, except what is equal there", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const birth = { date: { year: 1850 }, place: "Berlin" }
    const anna = await tree.person({ given_name: "Anna", surname: "Miller", birth })
    const twin = await tree.person({
      names: [
        { given_name: "anna", surname: "Miller", is_primary: true },
        { name_type: "married", given_name: "Anna", surname: "Smith" },
      ],
      birth,
    })
    const source = await tree.source()
    const census = await tree.event({ person_id: twin.id, type: "census", date: { year: 1871 } })
    const [ownBirth] = await eventsOf(tree, anna)
    const [twinBirth] = await eventsOf(tree, twin)
    if (ownBirth === undefined || twinBirth === undefined) throw new Error("A birth is missing.")
    const cited = await tree.cite(source, { event_id: twinBirth.id, page: "7" })
    await tree.cite(source, { event_id: ownBirth.id, page: "8" })
    await tree.cite(source, { event_id: twinBirth.id, page: "8" })
    const child = await tree.person({ given_name: "Carl" })
    await tree.parent(twin, child)
    const before = await exported(tree)

    const { person, moved, dropped } = await merged(anna, twin)
    expect(moved).to.deep.equal({
      names: 1,
      events: 1,
      relationships: 1,
      citations: 1,
      associations: 0,
      media: 0,
      comments: 0,
    })
    expect(dropped).to.equal(3)
    expect(person.names?.map(({ surname, is_primary }) => [surname, is_primary])).to.deep.equal([
      ["Miller", true],
      ["Smith", false],
    ])
    expect((await eventsOf(tree, anna)).map(({ id }) => id)).to.have.members([ownBirth.id, census.id])
    const citations = await dataOf(stage.owner.api.GET("/trees/{tree_id}/citations", tree.at))
    expect(citations.map(({ event_id, page }) => [event_id, page])).to.have.deep.members([
      [ownBirth.id, "7"],
      [ownBirth.id, "8"],
    ])
    expect(citations.map(({ id }) => id)).to.include(cited.id)
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}", tree.at))).to.have.property("person_count", 2)
    const family = await dataOf(stage.owner.api.GET("/persons/{person_id}/family", at({ person_id: anna.id })))
    expect(family.children.map((kin) => kin.person.id)).to.deep.equal([child.id])

    const change = await lastChange(tree)
    expect(change).to.include({ action: "person.merge" })
    const back = await undone(change)
    expect(await exported(tree)).to.equal(before)
    expect((await eventsOf(tree, twin)).map(({ id }) => id)).to.have.members([twinBirth.id, census.id])
    expect((await personOf(twin.id)).names?.map(({ is_primary }) => is_primary)).to.deep.equal([true, false])
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}", tree.at))).to.have.property("person_count", 3)
    await undone(back)
    expect((await eventsOf(tree, anna)).map(({ id }) => id)).to.have.members([ownBirth.id, census.id])
  })

  it("fills empty fields, joins notes, and takes the stricter privacy", async () => {
    const { tree } = stage
    const anna = await tree.person({ notes: "first", is_living: false })
    const twin = await tree.person({ gender: "female", notes: "second", is_living: true, privacy: "redacted" })
    expect((await merged(anna, twin)).person).to.include({
      gender: "female",
      notes: "first\n\nsecond",
      is_living: true,
      privacy: "redacted",
    })
  })

  it("takes the values that are chosen", async () => {
    const { tree } = stage
    const anna = await tree.person({
      given_name: "Anna",
      gender: "female",
      notes: "first",
      birth: { date: { year: 1850 } },
    })
    const twin = await tree.person({
      given_name: "Anton",
      gender: "male",
      notes: "second",
      privacy: "hidden",
      birth: { date: { year: 1851 } },
    })
    expect(await refused(merging(anna, twin))).to.equal("409 cannot_merge")
    const take = { gender: "from", notes: "kept", birth: "from", privacy: "kept", primary_name: "from" } as const
    const { person } = await merged(anna, twin, { take })
    expect(person).to.include({
      gender: "male",
      notes: "first",
      birth_year: 1851,
      privacy: "default",
      display_name: "Anton",
    })
    expect(person.names).to.have.length(2)
    const before = await eventsOf(tree, anna)
    expect(before.map(({ date }) => date?.year)).to.have.members([1850, 1851])
    await undone(await lastChange(tree))
    expect(await personOf(anna.id)).to.include({ birth_year: 1850, display_name: "Anna" })
    expect(await personOf(twin.id)).to.include({ birth_year: 1851, display_name: "Anton" })
  })

  it("keeps the birth of the kept person although the other was created before", async () => {
    const { tree } = stage
    const twin = await tree.person({ given_name: "Anna", birth: { date: { year: 1851 } } })
    const anna = await tree.person({ given_name: "Anna", birth: { date: { year: 1850 } } })
    const { person, moved } = await merged(anna, twin)
    expect(person.birth_year).to.equal(1850)
    expect(moved.events).to.equal(1)
    expect((await eventsOf(tree, anna)).map(({ date }) => date?.year)).to.have.members([1850, 1851])
  })

  it("refuses relatives, loops, the same person, and persons of other trees", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [anna, bert, carl, dora] = [
      await tree.person(),
      await tree.person(),
      await tree.person(),
      await tree.person(),
    ]
    await tree.parent(anna, bert)
    await tree.parent(bert, carl)
    await tree.partners(anna, dora)
    const why = async (kept: HasId, from: HasId) => {
      const { error } = await merging(kept, from)
      if (error === undefined || !("code" in error)) throw new Error("not refused")
      return [error.code, error.conflicts]
    }
    expect(await why(bert, anna)).to.deep.equal(["cannot_merge", ["parent"]])
    expect(await why(anna, bert)).to.deep.equal(["cannot_merge", ["child"]])
    expect(await why(anna, dora)).to.deep.equal(["cannot_merge", ["partner"]])
    expect(await refused(merging(anna, carl))).to.equal("409 ancestry_cycle")
    expect(await refused(merging(carl, anna))).to.equal("409 ancestry_cycle")
    expect(await refused(merging(anna, anna))).to.equal("422 at from_id")
    const other = await (await plantTree(stage.host, stage.owner)).person()
    expect(await refused(merging(anna, other))).to.equal("422 at from_id")
    expect(await refused(merging(other, anna))).to.equal("422 at from_id")
  })

  it("needs an editor, and the version of If-Match", async () => {
    const { tree } = stage
    const [anna, twin] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "Anna" })]
    const viewer = await tree.join("viewer")
    const body = { from_id: twin.id }
    const asked = viewer.api.POST("/persons/{person_id}/merge", { ...at({ person_id: anna.id }), body })
    expect(await statusOf(asked)).to.equal(403)
    expect(await refused(merging(anna, twin, {}, 99))).to.equal("412 version_stale")
    const dry = await merged(anna, twin, { dry_run: true })
    expect(dry.moved.names).to.equal(0)
    expect(await personOf(twin.id)).to.include({ given_name: "Anna" })
    expect(await statusOf(merging(anna, twin, {}, anna.version ?? 0))).to.equal(200)
  })

  it("moves the home person and accounts to the kept person, and back", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const [anna, twin] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "Anna" })]
    const { api } = stage.owner
    await dataOf(api.PATCH("/trees/{tree_id}", { ...tree.at, body: { home_person_id: twin.id } }))
    await dataOf(api.PATCH("/users/me/self-person", { body: { person_id: twin.id } }))
    const named = async () => [
      (await dataOf(api.GET("/trees/{tree_id}", tree.at))).home_person_id,
      (await dataOf(api.GET("/users/me"))).self_person_id,
    ]
    await merged(anna, twin)
    expect(await named()).to.deep.equal([anna.id, anna.id])
    const back = await undone(await lastChange(tree))
    expect(await named()).to.deep.equal([twin.id, twin.id])
    await undone(back)
    expect(await named()).to.deep.equal([anna.id, anna.id])
  })

  it("is an operation of batches and proposals", async () => {
    const { tree, owner } = stage
    const [anna, twin] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "Anna" })]
    const operation = { op: "merge", entity: "person", id: anna.id, data: { from_id: twin.id } } as const
    const wrong = { ...operation, entity: "event" } as const
    const asked = send(stage.host, owner, "POST", `/trees/${tree.id}/batch`, { operations: [wrong] })
    expect(await refused(asked)).to.equal("422 at operations.0.op")
    const body = { summary: "The same woman", operations: [operation] }
    const proposal = await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body }))
    const shown = await dataOf(owner.api.GET("/proposals/{proposal_id}", at({ proposal_id: proposal.id })))
    expect(shown.diff?.[0]).to.include({ op: "merge", id: anna.id })
    await dataOf(owner.api.POST("/proposals/{proposal_id}/apply", { ...at({ proposal_id: proposal.id }), body: {} }))
    expect(await statusOf(owner.api.GET("/persons/{person_id}", at({ person_id: anna.id })))).to.equal(200)
    await undone(await lastChange(tree))
    const operations = [
      { op: "create", entity: "person", ref: "new", data: { given_name: "Anna" } },
      { ...operation, id: "$new" },
    ] as const
    await dataOf(owner.api.POST("/trees/{tree_id}/batch", { ...tree.at, body: { operations: [...operations] } }))
    const people = await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))
    expect(people.map(({ id }) => id)).to.not.include(twin.id)
  })

  it("writes everything of both records of a file into one, and both again after its undo", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await importInto(tree, twins)
    const before = await exported(tree)
    const people = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))
    const [anna, twin] = people.filter(({ given_name }) => given_name === "Anna")
    if (anna === undefined || twin === undefined) throw new Error("The people of the file are missing.")
    await merged(anna, twin)
    const after = await exported(tree)
    const records = after.split(/\n(?=0 )/)
    const record = (start: string) => records.find((text) => text.startsWith(start)) ?? ""
    expect(after).to.not.include("@I2@")
    expect(after).to.not.include("@F2@")
    for (const line of ["_FIRST yes", "_SECOND yes", "_BORN 1", "_BORN 2", "_SCHOOL Old", "FAMS @F1@"])
      expect(record("0 @I1@ INDI")).to.include(line)
    expect(record("0 @I1@ INDI").match(/1 BIRT/g)).to.have.length(1)
    expect(record("0 @I1@ INDI").match(/1 NAME/g)).to.have.length(2)
    for (const line of ["WIFE @I1@", "CHIL @I4@", "CHIL @I5@", "_WED 2", "_FAMILY yes"])
      expect(record("0 @F1@ FAM")).to.include(line)
    expect(record("0 @F1@ FAM").match(/1 MARR/g)).to.have.length(1)
    expect(record("0 @I3@ INDI")).to.include("1 ASSO @I1@")
    expect(record("0 @I5@ INDI")).to.include("1 FAMC @F1@")
    await undone(await lastChange(tree))
    expect(await exported(tree)).to.equal(before)
  })

  it("keeps what both records of a file had in a backup of the account", async () => {
    const owner = await stage.host.user()
    const tree = await plantTree(stage.host, owner)
    const form = new FormData()
    form.set("file", new Blob([twins]), "tree.ged")
    const headers = { authorization: `Bearer ${owner.token}` }
    const path = `/api/v1/trees/${tree.id}/gedcom/import`
    expect((await stage.host.fetch(path, { method: "POST", headers, body: form })).status).to.equal(200)
    const people = await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))
    const [anna, twin] = people.filter(({ given_name }) => given_name === "Anna")
    if (anna === undefined || twin === undefined) throw new Error("The people of the file are missing.")
    const body = { from_id: twin.id }
    await dataOf(owner.api.POST("/persons/{person_id}/merge", { ...at({ person_id: anna.id }), body }))
    const archive = await (await askBackup(stage.host, owner)).arrayBuffer()
    const { trees } = await restored(stage.host, owner, new Uint8Array(archive))
    const again = await stage.host.fetch(`/api/v1/trees/${trees[0]?.id}/gedcom/export`, { headers })
    const text = await again.text()
    const [record = ""] = text.split(/\n(?=0 )/).filter((one) => one.startsWith("0 @I1@ INDI"))
    for (const line of ["_FIRST yes", "_SECOND yes", "_BORN 1", "_BORN 2", "_SCHOOL Old"])
      expect(record).to.include(line)
    expect(record.match(/1 BIRT/g)).to.have.length(1)
    for (const line of ["_WED 2", "_FAMILY yes", "CHIL @I4@", "CHIL @I5@"]) expect(text).to.include(line)
    expect(text).to.not.include("@I2@")
  })

  it("is not taken back by the same file once more", async () => {
    const tree = await plantTree(stage.host, stage.owner)
    await importInto(tree, twins)
    const people = await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))
    const [anna, twin] = people.filter(({ given_name }) => given_name === "Anna")
    if (anna === undefined || twin === undefined) throw new Error("The people of the file are missing.")
    await merged(anna, twin)
    await importInto(tree, twins, "?default_action=merge", {}, { default_action: "merge" })
    const names = (await dataOf(stage.owner.api.GET("/trees/{tree_id}/persons", tree.at))).map((one) => one.given_name)
    expect(names.sort()).to.deep.equal(["Anna", "Bert", "Carl", "Dora"])
    const events = await eventsOf(tree, anna)
    expect(events.map(({ type }) => type).sort()).to.deep.equal(["birth", "occupation"])
  })
})
