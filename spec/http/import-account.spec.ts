import { expect } from "chai"
import { readdir } from "node:fs/promises"
import { deflateRawSync, crc32 } from "node:zlib"
import { askBackup, backupOf } from "../support/backup.ts"
import {
  anEventRow,
  aPersonRow,
  archiveOf,
  aRelationshipRow,
  ids,
  type LooseAccount,
  type LooseTree,
  partsOf,
  restored,
  sendBackup,
  soundAccount,
  times,
} from "../support/backup-file.ts"
import { newId } from "../support/builders.ts"
import { hosts, type TestHost, type TestUser } from "../support/http.ts"
import { PIXEL } from "../support/media.ts"
import { at, dataOf } from "../support/tree-scene.ts"
import { zipOf, type ZipPart } from "../support/zip.ts"

const broken = (breakIt: (tree: LooseTree, account: LooseAccount) => void): Buffer => {
  const account = soundAccount()
  const [tree] = account.trees
  if (tree === undefined) throw new Error("a backup without trees")
  breakIt(tree, account)
  return archiveOf(account)
}

/** A backup with these places, which come before its other lists. */
const withPlaces = (...places: readonly object[]): Buffer =>
  broken((tree, { trees }) => {
    const { sources, persons, relationships, media, records, ...head } = tree
    trees[0] = { ...head, places, sources, persons, relationships, media, records }
  })
const aPlaceRow = {
  ...{ id: newId(), name: "Maer", parent_id: null, kind: null, latitude: null, longitude: null, notes: null },
  ...{ listed_alone: true, ...times },
}

const [rows, picture] = partsOf(soundAccount())
if (rows === undefined || picture === undefined) throw new Error("an archive without files")
const withPicture = (part: Partial<ZipPart>, ...more: readonly ZipPart[]): Buffer =>
  zipOf(rows, { ...picture, ...part }, ...more)
const packed = (bytes: Buffer): Partial<ZipPart> => ({
  bytes: deflateRawSync(bytes),
  method: 8,
  crc32: crc32(bytes),
  size: bytes.length,
})
const text = JSON.stringify(soundAccount())
const someone = newId()

/** What is refused with 422, and where it says that the fault is. */
const hostile: readonly (readonly [what: string, archive: Uint8Array, path: string])[] = [
  ["nothing", new Uint8Array(), "file"],
  ["a file of another kind", Buffer.from("0 HEAD\n0 TRLR\n"), "file"],
  ["half an archive", archiveOf(soundAccount()).subarray(0, 900), "file"],
  ["an archive of something else", zipOf({ name: "gedcom.ged", bytes: "0 HEAD\n0 TRLR\n" }), "file"],
  ["an encrypted file", withPicture({ flags: 1 }), "file"],
  ["a link", withPicture({ mode: 0o120777 }), "file"],
  ["a name that leads out", zipOf(rows, picture, { name: "../../etc/cron.d/x", bytes: "x" }), "file"],
  ["a file that nothing names", zipOf(rows, picture, { name: "media/notes.txt", bytes: "x" }), "file"],
  ["bytes that no record names", zipOf(rows, picture, { name: `media/${someone}`, bytes: "x" }), "file"],
  ["two files of one name", zipOf(rows, picture, picture), "file"],
  ["one file under two names", zipOf(rows, picture, { ...picture, name: `media/${someone}`, start: 0 }), "file"],
  ["a record whose bytes are missing", zipOf(rows), "trees.0.media.0.id"],
  ["bytes of another size", withPicture({ bytes: Buffer.concat([PIXEL, PIXEL]) }), "trees.0.media.0.size"],
  ...(
    [
      ["persons", "notes", 1_048_577],
      ["sources", "title", 501],
      ["sources", "author", 501],
      ["sources", "publication", 1_048_577],
      ["sources", "url", 2_001],
      ["media", "title", 501],
      ["relationships", "notes", 1_048_577],
    ] as const
  ).map(
    ([list, field, length]) =>
      [
        `a ${field} of ${list} beyond the limit of the API`,
        broken((tree) => Object.assign(tree[list][0] ?? {}, { [field]: "x".repeat(length) })),
        `trees.0.${list}.0.${field}`,
      ] as const,
  ),
  ...(
    [
      ["type", 65],
      ["place", 501],
      ["detail", 1_048_577],
      ["notes", 1_048_577],
    ] as const
  ).map(
    ([field, length]) =>
      [
        `an event with a ${field} beyond the limit of the API`,
        broken((tree) => Object.assign(tree.relationships[0]?.events[0] ?? {}, { [field]: "x".repeat(length) })),
        `trees.0.relationships.0.events.0.${field}`,
      ] as const,
  ),
  ["other bytes of that size", withPicture({ bytes: Buffer.alloc(PIXEL.length) }), "trees.0.media.0.checksum"],
  [
    "bytes that are more than they say",
    withPicture({ ...packed(Buffer.alloc(1_000_000)), size: PIXEL.length }),
    "trees.0.media.0",
  ],
  [
    "bytes that cannot be unpacked",
    withPicture({ bytes: "\xff\xff", method: 8, size: PIXEL.length }),
    "trees.0.media.0",
  ],
  ["bytes with another checksum in the archive", withPicture({ crc32: 1 }), "trees.0.media.0"],
  [
    "an account.json that is larger than it says",
    zipOf({ ...rows, ...packed(Buffer.from(text)), size: 100 }, picture),
    "file",
  ],
  ["text that is not JSON", archiveOf("{"), "file"],
  ["a list", archiveOf("[]"), "file"],
  ["JSON that breaks off", archiveOf(text.slice(0, -3)), "file"],
  ["JSON with something after it", archiveOf(`${text}{}`), "file"],
  [
    "JSON in another encoding",
    zipOf({ name: "account.json", bytes: Buffer.from(text.replace("Bible", "\xff"), "latin1") }, picture),
    "file",
  ],
  ["JSON too deep", archiveOf(text.replace('"Bible"', "[".repeat(100_000) + "]".repeat(100_000))), "file"],
  ["no format", broken((_, account) => delete account["format"]), "format"],
  ["an unknown format", broken((_, account) => (account["format"] = "another")), "format"],
  ["an unknown version", broken((_, account) => (account["version"] = 2)), "version"],
  ["an unknown field", broken((_, account) => Object.assign(account, { trees: account.trees, owner: "me" })), "owner"],
  ["a field before the trees", archiveOf(text.replace("{", '{"admin":true,')), "admin"],
  ["a field twice", archiveOf(text.replace("{", '{"version":1,')), "version"],
  ["no trees", archiveOf('{"format":"stemma-account","version":1,"exported_at":"2026-11-21T12:00:00Z"}'), "trees"],
  ["trees that are no list", archiveOf(text.replace(/"trees":.*/, '"trees":{}}')), "trees"],
  ["a tree that is none", archiveOf(text.replace(/"trees":.*/, '"trees":[7]}')), "trees.0"],
  ["a tree without a name", broken((tree) => (tree["name"] = " ")), "trees.0.name"],
  ["a tree with an owner", archiveOf(text.replace('"visibility"', '"owner_id":"x","visibility"')), "trees.0.owner_id"],
  ["a visibility that there is not", broken((tree) => (tree["visibility"] = "world")), "trees.0.visibility"],
  ["a tree without a list", broken((tree) => Reflect.deleteProperty(tree, "records")), "trees.0.records"],
  [
    "lists in another order",
    broken((tree) => {
      const { sources } = tree
      Reflect.deleteProperty(tree, "sources")
      tree.sources = sources
    }),
    "trees.0.persons",
  ],
  ["a list twice", archiveOf(text.replace('"persons":', '"sources":[],"persons":')), "trees.0.sources"],
  ["a list that is none", archiveOf(text.replace(/"records":.*/, '"records":{}}]}')), "trees.0.records"],
  ["a field after the lists", broken((tree) => Object.assign(tree, { extra: 1 })), "trees.0.extra"],
  ["a home person who is not there", broken((tree) => (tree["home_person_id"] = someone)), "trees.0.home_person_id"],
  [
    "a key of every object's prototype",
    archiveOf(text.replace('"privacy":', '"__proto__":{"privacy":"default"},"privacy":')),
    "trees.0.persons.0.__proto__",
  ],
  ["a key of every object's prototype, at the top", archiveOf(text.replace("{", '{"__proto__":{},')), "__proto__"],
  [
    "a constructor",
    archiveOf(text.replace('"privacy":"default"', '"constructor":{}')),
    "trees.0.persons.0.privacy,trees.0.persons.0.constructor",
  ],
  [
    "a privacy that there is not",
    broken(({ persons }) => (persons[1]!["privacy"] = "open")),
    "trees.0.persons.1.privacy",
  ],
  ["a person without names", broken(({ persons }) => (persons[1]!.names = [])), "trees.0.persons.1.names"],
  [
    "two primary names",
    broken(({ persons }) => persons[0]!.names.push({ ...persons[0]!.names[0], id: someone })),
    "trees.0.persons.0.names",
  ],
  [
    "no primary name",
    broken(({ persons }) => (persons[0]!.names[0]!["is_primary"] = false)),
    "trees.0.persons.0.names",
  ],
  ["an id that is none", broken(({ persons }) => (persons[1]!["id"] = "../../x")), "trees.0.persons.1.id"],
  ["a person twice", broken(({ persons }) => (persons[1]!["id"] = ids.emma)), "trees.0.persons.1.id"],
  ["a name twice", broken(({ persons }) => (persons[1]!.names[0]!["id"] = ids.name)), "trees.0.persons.1.names.0.id"],
  [
    "an event twice",
    broken(({ persons }) => persons[1]!.events.push(anEventRow(ids.birth, "birth"))),
    "trees.0.persons.1.events.0.id",
  ],
  ["a text with NUL", broken(({ persons }) => (persons[0]!["notes"] = "a\0b")), "trees.0.persons.0.notes"],
  [
    "a day that there is not",
    broken(({ persons }) => (persons[0]!.events[0]!["date"] = { day: 31, month: 2, year: 1808 })),
    "trees.0.persons.0.events.0.date",
  ],
  [
    "a time that no store holds",
    broken(({ persons }) => (persons[0]!["created_at"] = "+123456-01-01T00:00:00.000Z")),
    "trees.0.persons.0.created_at",
  ],
  [
    "a citation of no source",
    broken(({ persons }) =>
      persons[0]!.citations.push({
        id: someone,
        source_id: someone,
        page: null,
        detail: null,
        confidence: null,
        created_at: "2026-01-01T00:00:00Z",
        updated_at: "2026-01-01T00:00:00Z",
      }),
    ),
    "trees.0.persons.0.citations.0.source_id",
  ],
  [
    "an edge to nobody",
    broken(({ relationships }) => (relationships[0]!["to_person_id"] = someone)),
    "trees.0.relationships.0.to_person_id",
  ],
  [
    "an edge from someone to themself",
    broken(({ relationships }) => (relationships[0]!["to_person_id"] = ids.emma)),
    "trees.0.relationships.0.to_person_id",
  ],
  [
    "an edge twice",
    broken(({ relationships }) =>
      relationships.push(aRelationshipRow(ids.charles, ids.emma, { type: "partnership", qualifier: null })),
    ),
    "trees.0.relationships.1.to_person_id",
  ],
  [
    "a circle of ancestry",
    broken(({ relationships }) =>
      relationships.push(aRelationshipRow(ids.charles, ids.emma), aRelationshipRow(ids.emma, ids.charles)),
    ),
    "trees.0.relationships.2",
  ],
  [
    "a parent without a qualifier",
    broken(({ relationships }) => relationships.push(aRelationshipRow(ids.charles, ids.emma, { qualifier: null }))),
    "trees.0.relationships.1.qualifier",
  ],
  [
    "a marriage of parent and child",
    broken(({ relationships }) =>
      relationships.push(aRelationshipRow(ids.charles, ids.emma, { events: [anEventRow(someone, "marriage")] })),
    ),
    "trees.0.relationships.1.events",
  ],
  [
    "a record that an edge names and that never comes",
    broken(({ relationships }) => (relationships[0]!["family_record_id"] = someone)),
    "trees.0.records",
  ],
  [
    "a medium that belongs to two things",
    broken(({ media }) => (media[0]!["source_id"] = ids.source)),
    "trees.0.media.0.source_id",
  ],
  ["a medium of nobody", broken(({ media }) => (media[0]!["person_id"] = someone)), "trees.0.media.0.person_id"],
  ["a medium twice", broken(({ media }) => media.push({ ...media[0] })), "trees.0.media.1.id"],
  ["a record of nobody", broken(({ records }) => (records[0]!["person_id"] = someone)), "trees.0.records.0.person_id"],
  [
    "records out of order",
    broken(({ records }) => records.push({ ...records[0], id: someone })),
    "trees.0.records.2.position",
  ],
  [
    "a record that is no GEDCOM",
    broken(({ records }) => (records[0]!["lines"] = "0 @F1@ FAM\nDROP TABLE persons")),
    "trees.0.records.0.lines",
  ],
  ["a place twice", withPlaces(aPlaceRow, { ...aPlaceRow, name: "Downe" }), "trees.0.places.1.id"],
  ["two places of one name", withPlaces(aPlaceRow, { ...aPlaceRow, id: newId() }), "trees.0.places.1.name"],
  ["a part of no place", withPlaces({ ...aPlaceRow, parent_id: newId() }), "trees.0.places.0.parent_id"],
  ["half a point of the earth", withPlaces({ ...aPlaceRow, latitude: 1 }), "trees.0.places.0.longitude"],
  [
    "an event at no place",
    broken((tree) => {
      const [event] = tree.persons[0]!.events
      if (event !== undefined) event["place_id"] = newId()
    }),
    "trees.0.persons.0.events.0.place_id",
  ],
  [
    "a person of another tree",
    broken((tree, { trees }) =>
      trees.push({
        ...tree,
        home_person_id: null,
        sources: [],
        persons: [aPersonRow(someone, [{ ...tree.persons[0]!.names[0] }])],
        media: [],
        records: [],
        relationships: [aRelationshipRow(someone, ids.emma)],
      }),
    ),
    "trees.1.relationships.0.to_person_id",
  ],
]

for (const kind of hosts) {
  describe(`a backup that is brought back, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    before(async () => {
      host = await kind.start({ MAX_BACKUP_BYTES: "2000000" })
    })
    after(() => host.stop())
    beforeEach(async () => {
      owner = await host.user()
    })

    const blobs = async (): Promise<number> => {
      let count = 0
      for await (const entries of host.store.blobs.list()) count += entries.length
      return count
    }
    const treesOf = ({ api }: TestUser) => dataOf(api.GET("/trees"))

    it("becomes a new tree of the caller with all that it held", async () => {
      const { trees, warnings } = await restored(host, owner, archiveOf(soundAccount()))
      expect(warnings).to.deep.equal([])
      const [tree] = trees
      expect(tree).to.deep.include({
        name: "Down House",
        counts: {
          ...{ persons: 2, names: 2, events: 2, relationships: 1, associations: 0 },
          ...{ sources: 1, citations: 1, places: 1, media: 1, comments: 0 },
        },
      })
      const tree_id = tree?.id ?? ""
      expect(tree_id).to.not.equal(ids.tree)
      const read = await dataOf(owner.api.GET("/trees/{tree_id}", at({ tree_id })))
      expect(read).to.include({
        name: "Down House",
        visibility: "private",
        owner_id: owner.user.id,
        role: "owner",
        person_count: 2,
        ai_member_provider: null,
        created_at: "2026-01-02T03:04:05.678Z",
      })
      const [emma] = await dataOf(
        owner.api.GET("/trees/{tree_id}/persons", { params: { path: { tree_id }, query: { q: "emma" } } }),
      )
      expect(emma).to.include({ display_name: "Emma Wedgwood", birth_year: 1808 })
      expect(emma?.id).to.equal(read.home_person_id).and.to.not.equal(ids.emma)
      const [medium] = await dataOf(owner.api.GET("/trees/{tree_id}/media", at({ tree_id })))
      expect(medium).to.include({ title: "Emma", filename: "emma.png", content_type: "image/png", person_id: emma?.id })
      const content = await host.fetch(medium?.url ?? "", { headers: { authorization: `Bearer ${owner.token}` } })
      expect(Buffer.from(await content.arrayBuffer())).to.deep.equal(PIXEL)
      expect(
        (await dataOf(owner.api.GET("/trees/{tree_id}/places", at({ tree_id })))).map(({ name, event_count }) => [
          name,
          event_count,
        ]),
      ).to.deep.equal([["Maer", 2]])
    })

    it("is taken again and again, each time as other trees that leave the others alone", async () => {
      const archive = archiveOf(soundAccount())
      for (let time = 0; time < 3; time++) await restored(host, owner, archive)
      const trees = await treesOf(owner)
      expect(new Set(trees.map(({ id }) => id)).size).to.equal(3)
      for (const { person_count } of trees) expect(person_count).to.equal(2)
    })

    it("comes back the same when it is backed up again", async () => {
      await restored(host, owner, archiveOf(soundAccount()))
      const again = await host.user()
      const first = await (await askBackup(host, owner)).bytes()
      await restored(host, again, first)
      const [before, after] = [await backupOf(host, owner), await backupOf(host, again)]
      expect(renumbered(after.account.trees)).to.deep.equal(renumbered(before.account.trees))
      expect([...after.media.values()]).to.deep.equal([...before.media.values()])
      const [tree] = after.account.trees
      const links = tree?.records.map(({ links }) => links)
      expect(links).to.deep.equal([
        [
          [0, tree?.relationships[0]?.["id"]],
          [1, tree?.relationships[0]?.events[0]?.["id"]],
        ],
        [[0, tree?.media[0]?.["id"]]],
      ])
    })

    it("writes the imported file again as it stood", async () => {
      const { trees } = await restored(host, owner, archiveOf(soundAccount()))
      const response = await host.fetch(`/api/v1/trees/${trees[0]?.id}/gedcom/export`, {
        headers: { authorization: `Bearer ${owner.token}` },
      })
      expect(await response.text())
        .to.include("0 @F1@ FAM\n")
        .and.to.include("1 _NOTE kept\n")
    })

    it("knows a medium by its bytes, and by a name that leads nowhere", async () => {
      const { trees } = await restored(
        host,
        owner,
        broken(({ media }) =>
          Object.assign(media[0] ?? {}, { content_type: "text/html", filename: "../../etc/emma\u202e.png" }),
        ),
      )
      const [medium] = await dataOf(owner.api.GET("/trees/{tree_id}/media", at({ tree_id: trees[0]?.id ?? "" })))
      expect(medium).to.include({ content_type: "image/png", filename: "emma.png" })
    })

    it("gets spaces for control characters in texts of one line, with one warning for each tree", async () => {
      const { trees, warnings } = await restored(
        host,
        owner,
        broken(({ sources, persons, relationships, media, ...tree }, account) => {
          const [source, emma, edge, medium] = [sources[0]!, persons[0]!, relationships[0]!, media[0]!]
          Object.assign(account.trees[0]!, {
            name: "Down\u0007House",
            description: "a\nb",
            home_person_id: tree["home_person_id"],
          })
          Object.assign(source, { title: "Bi\u001bble", repository: "A\u0085B", call_number: "1\t2", author: "A\nB" })
          Object.assign(emma, { notes: "a\nb" })
          const parts = ["given_name", "surname", "prefix", "suffix", "surname_prefix"]
          Object.assign(emma.names[0]!, Object.fromEntries(parts.map((part) => [part, `x\r\n${part}`])))
          Object.assign(emma.events[0]!, { type: "my\u007fown", place: "Maer\nHall", detail: "c\nd" })
          emma.events[0]!["citations"] = [
            { id: newId(), source_id: ids.source, page: "3\u0001", detail: null, confidence: 2, ...times },
          ]
          Object.assign(edge.events[0]!, { place: "Maer\tHall" })
          Object.assign(medium, { title: "Em\u009fma" })
        }),
      )
      expect(warnings).to.deep.equal([
        {
          path: "trees.0.name",
          code: "control_characters",
          message: "In 14 texts of one line, control characters become spaces. This is the first.",
        },
      ])
      expect(trees[0]?.name).to.equal("Down House")
      const { account } = await backupOf(host, owner)
      const [tree] = account.trees
      expect(tree).to.deep.include({ name: "Down House", description: "a\nb" })
      expect(tree?.sources[0]).to.include({ title: "Bi ble", repository: "A B", call_number: "1 2", author: "A\nB" })
      const emma = tree?.persons.find(({ notes }) => notes === "a\nb")
      expect(emma?.names[0]).to.include({ given_name: "x given_name", surname_prefix: "x surname_prefix" })
      expect(emma?.events[0]).to.include({ type: "my own", place: "Maer Hall", detail: "c\nd" })
      expect(emma?.events[0]).to.have.nested.property("citations[0].page", "3 ")
      expect(tree?.media[0]).to.include({ title: "Em ma" })
    })

    it("is as visible as it was, and says so where others see it", async () => {
      const { trees, warnings } = await restored(
        host,
        owner,
        broken((tree) => (tree["visibility"] = "public")),
      )
      expect(warnings.map(({ path, code }) => [path, code])).to.deep.equal([
        ["trees.0.visibility", "visible_to_others"],
      ])
      expect(
        (await host.client().GET("/public/trees/{tree_id}", at({ tree_id: trees[0]?.id ?? "" }))).response.status,
      ).to.equal(200)
      expect(
        (
          await restored(
            host,
            owner,
            broken(() => {}),
          )
        ).warnings,
      ).to.deep.equal([])
    })

    it("hides persons by its own facts, not by the time of the backup", async () => {
      const { trees } = await restored(
        host,
        owner,
        broken(({ persons }) => (persons[1]!["is_living"] = false)),
      )
      const tree_id = trees[0]?.id ?? ""
      await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...at({ tree_id }), body: { visibility: "public" } }))
      const shown = await dataOf(host.client().GET("/public/trees/{tree_id}/persons", at({ tree_id })))
      expect(shown.map(({ display_name }) => display_name)).to.have.members(["Emma Wedgwood", "Charles Wedgwood"])
      const living = await restored(
        host,
        owner,
        broken(({ persons }) => (persons[0]!.events = [])),
      )
      const other = living.trees[0]?.id ?? ""
      await dataOf(owner.api.PATCH("/trees/{tree_id}", { ...at({ tree_id: other }), body: { visibility: "public" } }))
      expect(
        (await dataOf(host.client().GET("/public/trees/{tree_id}/persons", at({ tree_id: other })))).map(
          ({ display_name }) => display_name,
        ),
      ).to.deep.equal(["Living person", "Living person"])
    })

    it("is written in the log, once for each tree", async () => {
      const { trees } = await restored(host, owner, archiveOf(soundAccount()))
      const log = await dataOf(owner.api.GET("/trees/{tree_id}/audit", at({ tree_id: trees[0]?.id ?? "" })))
      expect(log.map(({ action, entity_id, actor }) => [action, entity_id, actor?.id])).to.deep.equal([
        ["membership.create", owner.user.id, owner.user.id],
        ["tree.import", trees[0]?.id, owner.user.id],
      ])
    })

    it("may hold no tree, or several, one of them with nothing", async () => {
      expect(
        await restored(
          host,
          owner,
          zipOf({ name: "account.json", bytes: JSON.stringify({ ...soundAccount(), trees: [] }) }),
        ),
      ).to.deep.equal({ trees: [], warnings: [] })
      const { trees } = await restored(
        host,
        owner,
        broken((tree, account) =>
          account.trees.push({
            ...tree,
            name: "Empty",
            home_person_id: null,
            sources: [],
            persons: [],
            relationships: [],
            media: [],
            records: [],
          }),
        ),
      )
      expect(trees.map(({ name, counts }) => [name, counts["persons"]])).to.deep.equal([
        ["Down House", 2],
        ["Empty", 0],
      ])
    })

    it("is read however its JSON is spaced", async () => {
      expect(
        (await restored(host, owner, archiveOf(JSON.stringify(soundAccount(), null, "\r\n\t")))).trees,
      ).to.have.length(1)
    })

    it("keeps what a file's structure became apart from what was deleted since", async () => {
      const gone = newId()
      await restored(
        host,
        owner,
        broken(
          ({ records }) =>
            (records[0]!["links"] = [
              [1, gone],
              [0, ids.couple],
            ]),
        ),
      )
      const [tree] = (await backupOf(host, owner)).account.trees
      const links = tree?.records[0]?.["links"]
      if (!Array.isArray(links)) return expect.fail("no links")
      expect(links[1]).to.deep.equal([0, tree?.relationships[0]?.["id"]])
      expect(links[0]?.[0]).to.equal(1)
      expect(links[0]?.[1])
        .to.match(/^[0-9a-f-]{36}$/)
        .and.to.not.equal(gone)
    })

    it("is for those who are signed in, in a form with one file", async () => {
      expect((await sendBackup(host, { token: "nobody" }, archiveOf(soundAccount()))).status).to.equal(401)
      const headers = { authorization: `Bearer ${owner.token}` }
      expect(
        (await host.fetch("/api/v1/users/me/import", { method: "POST", headers, body: new FormData() })).status,
      ).to.be.oneOf([400, 422])
      expect(
        (
          await host.fetch("/api/v1/users/me/import", {
            method: "POST",
            headers: { ...headers, "content-type": "application/zip" },
            body: "x",
          })
        ).status,
      ).to.equal(415)
    })

    describe("is refused whole", () => {
      let held: number
      beforeEach(async () => {
        held = await blobs()
      })

      for (const [what, archive, path] of hostile) {
        it(`for ${what}`, async () => {
          const response = await sendBackup(host, owner, archive)
          const problem = JSON.parse(await response.text())
          expect(
            [response.status, problem.errors?.map((error: { readonly path: string }) => error.path).join()],
            JSON.stringify(problem),
          ).to.deep.equal([422, path])
          expect(await treesOf(owner)).to.deep.equal([])
          expect(await blobs()).to.equal(held)
        })
      }

      const tooLarge: readonly (readonly [what: string, archive: () => Uint8Array])[] = [
        [
          "an archive larger than any",
          () => zipOf(rows, picture, { name: "media/x", bytes: Buffer.alloc(2_100_000, 1) }),
        ],
        [
          "files larger than any when they are unpacked",
          () => zipOf({ ...rows, ...packed(Buffer.alloc(3_000_000, " ")) }),
        ],
        [
          "many files that are too large together",
          () =>
            zipOf(
              rows,
              picture,
              ...Array.from({ length: 40 }, (_, n) => ({ name: `media/${n}`, ...packed(Buffer.alloc(100_000)) })),
            ),
        ],
        ["a file that says it is larger than any", () => zipOf(rows, { ...picture, size: 4_000_000_000 })],
      ]
      for (const [what, archive] of tooLarge) {
        it(`for ${what}, as too large`, async () => {
          expect((await sendBackup(host, owner, archive())).status).to.equal(413)
          expect(await treesOf(owner)).to.deep.equal([])
          expect(await blobs()).to.equal(held)
        })
      }

      it("and leaves no file in the upload folder", async () => {
        expect(await readdir(host.uploadDir)).to.deep.equal([])
      })
    })

    it("is refused for a medium that is larger than one may be, with nothing kept", async () => {
      const small = await kind.start({ MAX_MEDIA_BYTES: "20" })
      try {
        const who = await small.user()
        expect((await sendBackup(small, who, archiveOf(soundAccount()))).status).to.equal(413)
        expect(await treesOf(who)).to.deep.equal([])
        for await (const entries of small.store.blobs.list()) expect(entries).to.deep.equal([])
      } finally {
        await small.stop()
      }
    })
  })
}

/** The same with each id as the number of its first place, and no times. */
const renumbered = (value: unknown): unknown => {
  const numbers = new Map<string, number>()
  const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
  return JSON.parse(JSON.stringify(value), (_, item: unknown) => {
    if (typeof item !== "string" || !isId.test(item)) return item
    const number = numbers.get(item) ?? numbers.size
    numbers.set(item, number)
    return number
  })
}
