import { expect } from "chai"
import type { Person } from "../../core/domain/person.ts"
import type { Role } from "../../core/domain/tree.ts"
import type { ExportReads, TreeSnapshot } from "../../core/ports/export-reads.ts"
import {
  aCitation,
  aDeletion,
  aKeptRecord,
  aMedia,
  aName,
  anAssociation,
  anEvent,
  aPerson,
  aPlace,
  aRelationship,
  aSource,
  newId,
} from "../support/builders.ts"
import { commit, plant, plantTree, type StoreUnderTest } from "../support/store.ts"

export type ExportStore = StoreUnderTest & { readonly exportReads: ExportReads }

const role: Role = "viewer"

/** What every store guarantees for the reads of an export. */
export const exportReadsContract = (name: string, open: () => Promise<ExportStore>): void => {
  describe(`The reads of an export (${name})`, () => {
    let store: ExportStore
    before(async () => {
      store = await open()
    })
    after(() => store.close?.())

    /** A tree with a bit of everything, and a second one that is not to be seen in the first. */
    const scene = async () => {
      const { tree } = await plantTree(store)
      const { tree: other } = await plantTree(store)
      const inTree = { treeId: tree.id }
      const [emma, charles, gone] = [
        aPerson({ ...inTree, gender: "female" }),
        aPerson(inTree),
        aPerson(inTree),
      ] as const
      const stranger = aPerson({ treeId: other.id })
      const [bible, letters] = [aSource(inTree), aSource({ ...inTree, author: "Emma" })] as const
      const emmaName = aName({ ...inTree, personId: emma.id })
      const records = [
        aKeptRecord({
          ...inTree,
          position: 2,
          tag: "INDI",
          xref: "@I1@",
          personId: emma.id,
          lines: "0 @I1@ INDI",
          links: [[1, emmaName.id]],
        }),
        aKeptRecord({ ...inTree, position: 0, tag: "HEAD", xref: null, lines: "0 HEAD" }),
        aKeptRecord({ ...inTree, position: 1, tag: "SOUR", xref: "@S1@", sourceId: letters.id, lines: "0 @S1@ SOUR" }),
        aKeptRecord({ ...inTree, position: 4, tag: "SUBM", xref: "@U1@" }),
        aKeptRecord({ ...inTree, position: 5, tag: "SUBM", xref: "@U2@" }),
        aKeptRecord({ ...inTree, position: 6, tag: "INDI", xref: "@I2@", personId: gone.id, lines: "0 @I2@ INDI" }),
      ] as const
      const marriage = aRelationship({ ...inTree, type: "partnership", fromPersonId: emma.id, toPersonId: charles.id })
      const family = aKeptRecord({
        ...inTree,
        position: 3,
        tag: "FAM",
        xref: "@F1@",
        lines: "0 @F1@ FAM",
        links: [
          [0, marriage.id],
          [1, emma.id],
        ],
      })
      const maer = aPlace({ ...inTree, name: "Maer" })
      const [birth, wedding] = [
        anEvent({ ...inTree, personId: emma.id, placeId: maer.id }),
        anEvent({ ...inTree, relationshipId: marriage.id }),
      ] as const
      const lost = anEvent({ ...inTree, personId: gone.id })
      const citations = [
        aCitation({ ...inTree, sourceId: letters.id, personId: emma.id }),
        aCitation({ ...inTree, sourceId: bible.id, nameId: emmaName.id }),
        aCitation({ ...inTree, sourceId: bible.id, eventId: birth.id }),
        aCitation({ ...inTree, sourceId: bible.id, relationshipId: marriage.id }),
      ]
      await plant(store, {
        persons: [emma, charles, gone, stranger],
        names: [emmaName, aName({ ...inTree, personId: gone.id }), aName({ treeId: other.id, personId: stranger.id })],
        sources: [bible, letters],
        keptRecords: [...records, family, aKeptRecord({ treeId: other.id, xref: "@I1@" })],
        relationships: [marriage],
        places: [maer],
        events: [birth, wedding, lost],
        citations,
      })
      await commit(store, (transaction) => transaction.deletions.remove("person", [gone.id], aDeletion(inTree)))
      return {
        tree,
        other,
        emma,
        charles,
        gone,
        stranger,
        bible,
        letters,
        emmaName,
        records,
        family,
        marriage,
        birth,
        wedding,
        lost,
        citations,
      }
    }
    type Scene = Awaited<ReturnType<typeof scene>>

    /** What one look into the tree answers. */
    const seen = async <A>({ tree }: Pick<Scene, "tree">, look: (snapshot: TreeSnapshot) => Promise<A>): Promise<A> => {
      const answers: A[] = []
      const snapshot = store.exportReads.snapshot({ tree, role }, async function* (reads) {
        yield await look(reads)
      })
      for await (const answer of snapshot) answers.push(answer)
      return answers[0]!
    }
    const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

    it("return kept records by position, from the requested one on, with a mark for deleted persons and sources", async () => {
      const here = await scene()
      await seen(here, async (tree) => {
        const all = await tree.kept(0, 100)
        expect(all.map(({ tag, isDeleted }) => [tag, isDeleted])).to.deep.equal([
          ["HEAD", false],
          ["SOUR", false],
          ["INDI", false],
          ["FAM", false],
          ["SUBM", false],
          ["SUBM", false],
          ["INDI", true],
        ])
        expect(all[2]).to.deep.equal({ ...here.records[0], isDeleted: false })
        expect((await tree.kept(2, 2)).map(({ position }) => position)).to.deep.equal([2, 3])
        expect(await tree.kept(7, 2)).to.deep.equal([])
      })
    })

    it("find kept records by id, by xref, and by the subject of a FAM record, each once", async () => {
      const here = await scene()
      await seen(here, async (tree) => {
        const [indi, head] = here.records
        expect(
          ids(
            await tree.keptBy({
              ids: [indi.id, head.id],
              xrefs: ["@I1@", "@F1@", "@I9@"],
              subjectIds: [here.marriage.id],
            }),
          ),
        ).to.deep.equal([head.id, indi.id, here.family.id])
        expect(ids(await tree.keptBy({ subjectIds: [here.marriage.id, here.emma.id] }))).to.deep.equal([here.family.id])
        expect(await tree.keptBy({})).to.deep.equal([])
      })
    })

    it("find kept records by the xref that they have or had in their file, in their tree alone", async () => {
      const here = await scene()
      const records = [
        aKeptRecord({ treeId: here.tree.id, position: 10, xref: "@X1@", originalXref: "@I1@", originalFingerprint: 7 }),
        aKeptRecord({
          treeId: here.tree.id,
          position: 11,
          xref: "@X2@",
          originalXref: "@I9@",
          originalFingerprint: Number.MAX_SAFE_INTEGER,
        }),
        aKeptRecord({ treeId: here.other.id, xref: "@X3@", originalXref: "@I9@" }),
      ] as const
      await commit(store, ({ keptRecords }) => keptRecords.insert(records))
      await seen(here, async (tree) => {
        const found = await tree.keptBy({ fileXrefs: ["@I1@", "@I9@", "@X9@"] })
        expect(
          found.map(({ xref, originalXref, originalFingerprint }) => [xref, originalXref, originalFingerprint]),
        ).to.deep.equal([
          ["@I1@", null, null],
          ["@X1@", "@I1@", 7],
          ["@X2@", "@I9@", Number.MAX_SAFE_INTEGER],
        ])
        expect((await tree.keptBy({ fileXrefs: ["@X1@"] })).map(({ xref }) => xref)).to.deep.equal(["@X1@"])
        expect((await tree.keptBy({ xrefs: ["@I1@"] })).map(({ xref }) => xref)).to.deep.equal(["@I1@"])
      })
    })

    it("find the kept records of persons, deleted ones too", async () => {
      const here = await scene()
      await seen(here, async (tree) => {
        const found = await tree.keptOf([here.gone.id, here.charles.id, here.emma.id, here.stranger.id])
        expect(found.map(({ xref, personId, isDeleted }) => [xref, personId, isDeleted])).to.deep.equal([
          ["@I1@", here.emma.id, false],
          ["@I2@", here.gone.id, true],
        ])
        expect(await tree.keptOf([])).to.deep.equal([])
      })
    })

    it("find the kept records of sources, in their tree alone", async () => {
      const here = await scene()
      await seen(here, async (tree) => {
        const found = await tree.keptOfSources([here.bible.id, here.letters.id])
        expect(found.map(({ xref, sourceId, isDeleted }) => [xref, sourceId, isDeleted])).to.deep.equal([
          ["@S1@", here.letters.id, false],
        ])
      })
      await seen({ tree: here.other }, async (tree) => {
        expect(await tree.keptOfSources([here.letters.id])).to.deep.equal([])
      })
    })

    it("say which ids are of live rows of this tree, of any kind", async () => {
      const here = await scene()
      const { emma, emmaName, birth, marriage, citations, gone, lost, stranger, bible } = here
      const present = [emma, emmaName, birth, marriage, ...citations].map(({ id }): string => id)
      const absent = [gone, lost, stranger, bible].map(({ id }): string => id)
      await seen(here, async (tree) => {
        expect([...(await tree.liveAmong([...absent, ...present]))].sort()).to.deep.equal([...present].sort())
        expect(await tree.liveAmong([])).to.deep.equal([])
      })
    })

    it("give the records without an xref, from where and as many as asked", async () => {
      const here = await scene()
      await seen(here, async (tree) => {
        const all = await tree.unnamedRecords(0, 10)
        expect(all.map(({ tag, position, isDeleted }) => [tag, position, isDeleted])).to.deep.equal([
          ["HEAD", 0, false],
        ])
        expect(await tree.unnamedRecords(1, 10)).to.deep.equal([])
      })
    })

    it("give the identifiers of live people, from where and as many as asked", async () => {
      const here = await scene()
      const { emma, charles, gone } = here
      const identifiers = [{ type: "UID", value: "AB-12" }]
      await commit(store, async ({ persons }) => {
        for (const { id } of [emma, charles, gone]) {
          const person = await persons.find(id)
          if (person === null) throw new Error("no person")
          await persons.update({ ...person, identifiers: person.id === charles.id ? [] : identifiers })
        }
      })
      await seen(here, async (tree) => {
        expect(await tree.identifiers(null, 10)).to.deep.equal([{ id: emma.id, personId: emma.id, identifiers }])
        expect(await tree.identifiers(emma.id, 10)).to.deep.equal([])
      })
    })

    it("give every HEAD and the first SUBM", async () => {
      const here = await scene()
      expect((await seen(here, (tree) => tree.headers())).map(({ tag, xref }) => [tag, xref])).to.deep.equal([
        ["HEAD", null],
        ["SUBM", "@U1@"],
      ])
    })

    it("give live people of this tree alone: asked for, new, or all", async () => {
      const here = await scene()
      const { emma, charles, gone, stranger } = here
      await seen(here, async (tree) => {
        expect(await tree.persons([charles.id, emma.id, gone.id, stranger.id, newId<"PersonId">()])).to.deep.equal([
          emma,
          charles,
        ] satisfies Person[])
        expect(ids(await tree.newPersons(null, 10))).to.deep.equal([charles.id])
        expect(ids(await tree.newPersons(charles.id, 10))).to.deep.equal([])
        expect(await tree.personIds(null, 1)).to.deep.equal([emma.id])
        expect(await tree.personIds(emma.id, 10)).to.deep.equal([charles.id])
        expect(await tree.pointers([gone.id, charles.id, emma.id])).to.deep.equal([
          { id: emma.id, gender: "female", xref: "@I1@", hasRecord: true },
          { id: charles.id, gender: null, xref: null, hasRecord: false },
        ])
      })
    })

    it("give the dismissed findings of those people of this tree who have any", async () => {
      const { tree } = await plantTree(store)
      const { tree: other } = await plantTree(store)
      const one = aPerson({ treeId: tree.id })
      const dismissedChecks = [{ rule: "mother_too_old", personIds: [one.id] }]
      const [dismissed, further, far] = [
        { ...one, dismissedChecks },
        { ...aPerson({ treeId: tree.id }), dismissedChecks },
        { ...aPerson({ treeId: other.id }), dismissedChecks },
      ] as const
      const plain = aPerson({ treeId: tree.id })
      await commit(store, ({ persons }) => persons.insert([dismissed, further, far, plain]))
      const found = await seen({ tree }, (rows) => rows.dismissedChecks([one.id, plain.id, far.id]))
      expect(found).to.deep.equal([{ id: one.id, dismissedChecks }])
    })

    it("give all sources, each with the name of its record", async () => {
      const here = await scene()
      const { bible, letters } = here
      await seen(here, async (tree) => {
        expect(await tree.allSources(null, 10)).to.deep.equal([
          { ...bible, xref: null, hasRecord: false },
          { ...letters, xref: "@S1@", hasRecord: true },
        ])
        expect(ids(await tree.allSources(null, 1))).to.deep.equal([bible.id])
        expect(ids(await tree.allSources(bible.id, 10))).to.deep.equal([letters.id])
      })
    })

    it("serve a command too, which sees what it wrote itself", async () => {
      const { tree, emma, charles } = await scene()
      const fresh = aPerson({ treeId: tree.id })
      const seenInside = await commit(store, async ({ contents, persons, deletions }) => {
        await persons.insert([fresh])
        await deletions.remove("person", [emma.id], aDeletion({ treeId: tree.id }))
        return contents(tree.id).personIds(null, 10)
      })
      expect(seenInside).to.deep.equal([charles.id, fresh.id])
    })

    it("give the live names, events with their places, and edges of people", async () => {
      const here = await scene()
      const { emma, gone, stranger, birth, wedding, lost, marriage } = here
      await seen(here, async (tree) => {
        expect(await tree.names([emma.id, gone.id, stranger.id])).to.deep.equal([here.emmaName])
        const events = await tree.events({
          ids: [wedding.id, lost.id],
          personIds: [emma.id],
          relationshipIds: [marriage.id],
        })
        expect(events).to.deep.equal([
          { ...birth, place: "Maer" },
          { ...wedding, place: null },
        ])
        expect(await tree.edges([emma.id, here.charles.id])).to.deep.equal([marriage])
        expect(await tree.edges([gone.id])).to.deep.equal([])
      })
    })

    it("give citations of whatever is asked for, each with how its source is pointed at", async () => {
      const here = await scene()
      const { emma, emmaName, birth, marriage, citations, bible } = here
      await seen(here, async (tree) => {
        const found = await tree.citations({
          personIds: [emma.id],
          nameIds: [emmaName.id],
          eventIds: [birth.id],
          relationshipIds: [marriage.id],
        })
        expect(found).to.deep.equal(
          citations.map((citation) =>
            citation.sourceId === bible.id
              ? { ...citation, sourceXref: null, bareTitle: bible.title }
              : { ...citation, sourceXref: "@S1@", bareTitle: null },
          ),
        )
        expect(
          await tree.citations({ personIds: [], nameIds: [], eventIds: [birth.id], relationshipIds: [] }),
        ).to.have.length(1)
      })
    })

    it("give live associations of persons, events and relationships, each once", async () => {
      const here = await scene()
      const { emma, gone, birth, marriage, tree: own } = here
      const inTree = { treeId: own.id, associateName: "Mrs Lee" }
      const [ofPerson, ofEvent, ofCouple] = [
        anAssociation({ ...inTree, personId: emma.id }),
        anAssociation({ ...inTree, personId: emma.id, eventId: birth.id }),
        anAssociation({ ...inTree, relationshipId: marriage.id }),
      ]
      await plant(store, { associations: [ofPerson, ofEvent, ofCouple] })
      await seen(here, async (tree) => {
        const none = { personIds: [], eventIds: [], relationshipIds: [] }
        const [personIds, eventIds, relationshipIds] = [[emma.id, gone.id], [birth.id], [marriage.id]]
        expect(await tree.associations({ personIds, eventIds, relationshipIds })).to.deep.equal([
          ofPerson,
          ofEvent,
          ofCouple,
        ])
        expect(await tree.associations({ ...none, eventIds })).to.deep.equal([ofEvent])
        expect(await tree.associations(none)).to.deep.equal([])
      })
    })

    it("give live sources, asked for or new", async () => {
      const here = await scene()
      const { bible, letters } = here
      await seen(here, async (tree) => {
        expect(await tree.sources([letters.id, bible.id])).to.deep.equal([bible, letters])
        expect(await tree.newSources(null, 10)).to.deep.equal([bible])
        expect(await tree.newSources(bible.id, 10)).to.deep.equal([])
      })
    })

    it("give the media that are not deleted, page by page", async () => {
      const here = await scene()
      const inTree = { treeId: here.tree.id }
      const [portrait, scan, lost] = [
        aMedia({ ...inTree, personId: here.emma.id, title: "Emma" }),
        aMedia({ ...inTree, size: 5_000_000_000 }),
        aMedia(inTree),
      ] as const
      await plant(store, { media: [portrait, scan, lost, aMedia({ treeId: here.stranger.treeId })] })
      await commit(store, (transaction) => transaction.deletions.remove("media", [lost.id], aDeletion(inTree)))
      await seen(here, async (tree) => {
        expect(await tree.media(null, 10)).to.deep.equal([portrait, scan])
        expect([
          await tree.media(null, 1),
          await tree.media(portrait.id, 1),
          await tree.media(scan.id, 1),
        ]).to.deep.equal([[portrait], [scan], []])
      })
    })

    it("give the OBJE records of which something became of a part, by position", async () => {
      const here = await scene()
      const inTree = { treeId: here.tree.id }
      const links = [[1, newId()]] as const
      await plant(store, {
        keptRecords: [
          aKeptRecord({ ...inTree, position: 12, tag: "OBJE", xref: "@M2@", links }),
          aKeptRecord({ ...inTree, position: 11, tag: "OBJE", xref: "@M1@", links }),
          aKeptRecord({ ...inTree, position: 10, tag: "OBJE", xref: "@M0@", links: [] }),
          aKeptRecord({ treeId: here.stranger.treeId, position: 1, tag: "OBJE", xref: "@M9@", links }),
        ],
      })
      expect(
        (await seen(here, (tree) => tree.objects())).map(({ xref, links: became }) => [xref, became]),
      ).to.deep.equal([
        ["@M1@", links],
        ["@M2@", links],
      ])
    })

    it("see the tree as it was when they began, whatever is written meanwhile", async () => {
      const here = await scene()
      const { tree } = here
      const counts: number[] = []
      const pieces = store.exportReads.snapshot({ tree, role }, async function* (reads) {
        for (let time = 0; time < 2; time++) yield (await reads.personIds(null, 10)).length
      })
      for await (const count of pieces) {
        counts.push(count)
        await plant(store, { persons: [aPerson({ treeId: tree.id })] })
      }
      expect(counts).to.deep.equal([2, 2])
    })

    it("end when the consumer stops and when the work fails, and can be read again at once", async () => {
      const here = await scene()
      for (let time = 0; time < 25; time++) {
        for await (const _ of store.exportReads.snapshot({ tree: here.tree, role }, async function* (reads) {
          for (;;) yield await reads.personIds(null, 1)
        }))
          break
        const failing = store.exportReads.snapshot(
          { tree: here.tree, role },
          async function* (reads): AsyncGenerator<number> {
            await reads.personIds(null, 1)
            throw new Error("no more")
          },
        )
        const outcome = await failing[Symbol.asyncIterator]()
          .next()
          .then(
            () => "went on",
            (error: unknown) => (error instanceof Error ? error.message : ""),
          )
        expect(outcome).to.equal("no more")
      }
      expect(await seen(here, (tree) => tree.personIds(null, 10))).to.have.length(2)
    })
  })
}
