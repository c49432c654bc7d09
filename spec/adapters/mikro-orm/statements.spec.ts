import { placeFilter } from "../../../core/domain/place/place.ts"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { execute } from "../../../core/use-case/command.ts"
import { deletePerson } from "../../../core/commands/person/delete-person.ts"
import { restorePerson } from "../../../core/commands/person/restore-person.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import { showPerson } from "../../../core/domain/privacy.ts"
import type { Rows } from "../../../core/ports/rows.ts"
import {
  aCitation,
  aDeadPerson,
  aName,
  anEvent,
  aPlace,
  aRelationship,
  aSource,
  newId,
} from "../../support/builders.ts"
import { searchTree } from "../../support/search-scene.ts"
import { collect, commit, plant, plantTree } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

/** A tree of so many persons, each with a name, an event at a place, a parent and a cited source. */
const plantCrowd = async (store: FreshStore, size: number) => {
  const { tree, owner } = await plantTree(store)
  const treeId = tree.id
  const persons = Array.from({ length: size }, () => aDeadPerson({ treeId }))
  const [eldest] = persons
  if (eldest === undefined) throw new Error("nobody")
  const source = aSource({ treeId })
  const place = aPlace({ treeId })
  const events = persons.map(({ id }) => anEvent({ treeId, personId: id, placeId: place.id }))
  await plant(store, {
    persons,
    names: persons.map(({ id }) => aName({ treeId, personId: id })),
    relationships: persons.slice(1).map(({ id }) => aRelationship({ treeId, fromPersonId: eldest.id, toPersonId: id })),
    places: [place],
    events,
    sources: [source],
    citations: events.map(({ id }) => aCitation({ treeId, sourceId: source.id, eventId: id })),
  })
  return { treeId, owner, persons, eldest, source, ids: persons.map(({ id }): PersonId => id) }
}

describe("The statements sent to PostgreSQL", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
  })
  after(() => store.close())

  const sentBy = async (work: () => Promise<unknown>): Promise<number> => {
    store.forget()
    await work()
    return store.statements.length
  }
  const all = { after: null, batch: 2_000 }

  it("are one for each read of a tree, whether it has two people or two hundred", async () => {
    for (const size of [2, 200]) {
      const { treeId, owner, eldest, source, ids } = await plantCrowd(store, size)
      const { trees, persons, events, places, relationships, sources, citations } = store.reads
      const reads: Readonly<Record<string, () => Promise<unknown>>> = {
        tree: () => trees.byId(treeId, owner.id),
        members: () => trees.members(treeId),
        person: () => persons.byId(eldest.id, null),
        persons: () => collect(persons.ofTree(treeId, false, all)),
        personsByIds: () => persons.byIds(treeId, ids, true),
        descendants: () => persons.lineage(treeId, eldest.id, { direction: "descendants", generations: 50 }, outsider),
        events: () => collect(events.ofTree(treeId, outsider, all)),
        eventsOfPerson: () => collect(events.ofPerson(treeId, eldest.id, outsider, all)),
        places: () => collect(places.ofTree(treeId, placeFilter(null, null), null, all)),
        relationships: () => collect(relationships.ofTree(treeId, outsider, all)),
        relationshipsOfPerson: () => collect(relationships.ofPerson(treeId, eldest.id, outsider, all)),
        source: () => sources.byId(source.id, null, 2026),
        sources: () => collect(sources.ofTree(treeId, outsider, all)),
        citations: () => collect(citations.ofTree(treeId, outsider, all)),
      }
      for (const [name, read] of Object.entries(reads)) expect(await sentBy(read), `${name} of ${size}`).to.equal(1)
    }
  })

  it("are two for twenty people who are read at the same time, each with the role of the user who reads", async () => {
    const { owner, ids } = await plantCrowd(store, 20)
    const stranger = newId<"UserId">()
    const readers = ids.map((id, number) => ({ id, userId: number % 2 === 0 ? owner.id : stranger }))
    const sent = await sentBy(async () => {
      const found = await Promise.all(readers.map(({ id, userId }) => store.reads.persons.byId(id, userId)))
      expect(found.map((one) => one?.role)).to.deep.equal(
        readers.map(({ userId }) => (userId === owner.id ? "owner" : null)),
      )
      expect(found.map((one) => (one === null ? null : showPerson(member, one.found)?.id))).to.deep.equal(ids)
    })
    expect(sent).to.equal(2)
  })

  it("of a search are as many for two people as for two hundred", async () => {
    for (const text of ["darwin", "charles darwin", "charls darwn", "1809", "darwin 1809"]) {
      const counts: number[] = []
      for (const size of [2, 200]) {
        const { treeId } = await plantCrowd(store, size)
        counts.push(await sentBy(() => searchTree(store, treeId, text, { batch: 2_000 })))
      }
      expect(counts[1], text).to.equal(counts[0]).and.to.be.at.most(6)
    }
  })

  it("of a list are one for each batch, and none for batches that are not taken", async () => {
    const { treeId } = await plantCrowd(store, 60)
    const people = (): Rows<unknown> => store.reads.persons.ofTree(treeId, false, { after: null, batch: 10 })
    expect(await sentBy(() => collect(people()))).to.equal(3)
    expect(
      await sentBy(async () => {
        for await (const batch of people()) return batch
        return []
      }),
    ).to.equal(1)
  })

  it("of a deletion or a restore do not grow with what hangs on the person", async () => {
    const counts: number[] = []
    for (const size of [2, 200]) {
      const { treeId, eldest } = await plantCrowd(store, size)
      const deletion = { id: newId<"DeletionId">(), treeId, at: new Date() }
      counts.push(
        await sentBy(() =>
          commit(store, async ({ deletions }) => {
            await deletions.remove("person", [eldest.id], deletion)
            await deletions.restore("person", [eldest.id], { ...deletion, at: new Date() })
          }),
        ),
      )
    }
    expect(counts[1]).to.equal(counts[0])
  })

  it("of a delete and a restore with all descendants do not grow with their number", async () => {
    const counts: number[] = []
    for (const size of [3, 40]) {
      const { owner, eldest } = await plantCrowd(store, size)
      const actor = { userId: owner.id, sessionId: newId<"SessionId">(), requestId: null }
      const command = execute({ uow: store.uow, newId, now: () => new Date() })
      counts.push(
        await sentBy(async () => {
          expect(
            await command(deletePerson)(actor, { personId: eldest.id, ifMatch: null, cascade: true }),
          ).to.deep.equal(E.right({ deleted: size }))
          expect(await command(restorePerson)(actor, { personId: eldest.id, cascade: true })).to.deep.equal(
            E.right({ restored: size }),
          )
        }),
      )
    }
    expect(counts[1]).to.equal(counts[0])
  })

  it("of a few rows are one INSERT, of many rows one COPY", async () => {
    const { tree } = await plantTree(store)
    const insert = (count: number) => () =>
      commit(store, ({ persons }) =>
        persons.insert(Array.from({ length: count }, () => aDeadPerson({ treeId: tree.id }))),
      )
    // The second one counts the bytes of the tree.
    expect(await sentBy(insert(50))).to.equal(2)
    expect(store.statements[0]).to.match(/^insert into "persons" /)
    await sentBy(insert(51))
    expect(store.statements[0]).to.match(/^copy persons /)
    expect(store.statements.filter((text) => /^(insert into "?|copy )persons/.test(text))).to.have.length(1)
    expect(await sentBy(insert(0))).to.equal(0)
  })

  describe("in a tree of 20,000 people among 200 other trees", () => {
    let treeId = newId<"TreeId">()
    before(async () => {
      const { tree, owner } = await plantTree(store)
      treeId = tree.id
      await store.query(
        `with fresh as (
          insert into trees (id, name, visibility, owner_id, person_count, search_text, ai_sees_living, version, created_at, updated_at)
          select gen_random_uuid(), 'T', 'private', $1, 0, 't', false, 1, now(), now() from generate_series(1, 200) returning id
        ), homes as (select id, 300 as size from fresh union all select $2::uuid, 20000)
        insert into persons (tree_id, id, privacy, display_name, has_death_fact, death_fact_is_hidden, search_text, version,
          created_at, updated_at)
        select h.id, gen_random_uuid(), 'default', 'N', true, false, substr(md5(n::text), 1,
        7) || ' ' || substr(md5((n % 900)::text), 1, 8), 1, now(), now()
        from homes h, generate_series(1, h.size) n`,
        [owner.id, treeId],
      )
      await store.query("vacuum analyze persons")
    })

    /** The plan of the last statement sent, for these values. */
    const plan = async (values: readonly (string | number | null)[]): Promise<string> => {
      await store.query(`prepare asked as ${store.statements.at(-1)}`)
      const literals = values.map((value) => (typeof value === "string" ? `'${value}'` : String(value)))
      const rows = await store.query(`explain execute asked (${literals.join(", ")})`)
      await store.query("deallocate asked")
      return rows.map((row) => row["QUERY PLAN"]).join("\n")
    }
    const nil = "00000000-0000-0000-0000-000000000000"

    it("look up by an index each word and each person of a search", async () => {
      for (const text of ["abcdef", "abcdef fedcba", "1850", "abcdef 1850", "1850 1851"]) {
        const before = store.statements.length
        await searchTree(store, treeId, text)
        const sent = store.statements.slice(before)
        expect(sent.length, text).to.be.greaterThan(0)
        for (const statement of sent) {
          const rows = await store.query(`explain (generic_plan) ${statement}`)
          expect(rows.map((row) => row["QUERY PLAN"]).join("\n"), statement).not.to.contain("Seq Scan")
        }
      }
    })

    it("find trees of the directory by the index of trigrams, and common words by going through the trees", async () => {
      await store.query(
        `insert into trees (id, name, visibility, owner_id, person_count, search_text, ai_sees_living, version, created_at, updated_at)
         select gen_random_uuid(), 'T', 'public', owner_id, 0, 'family ' || md5(n::text), false, 1, now(), now()
         from trees cross join generate_series(1, 20000) n where id = $1`,
        [treeId],
      )
      await store.query("analyze trees")
      const planOf = async (word: string): Promise<string> => {
        await collect(store.reads.trees.directory(null, [word], { after: null, batch: 20 }))
        const statement = store.statements.at(-1) ?? ""
        const literals = ["null", `'${nil}'`, "20", `'%${word}%'`]
        const text = statement.replaceAll(/\$(\d)/g, (_, number) => literals[Number(number) - 1] ?? "")
        const rows = await store.query(`explain ${text}`)
        return rows.map((row) => row["QUERY PLAN"]).join("\n")
      }
      expect(await planOf("c4ca4238")).to.contain("trees_search")
      expect(await planOf("family"))
        .to.contain("trees_directory")
        .and.not.to.contain("Seq Scan on trees")
    })

    it("list people along the primary key, without sorting", async () => {
      await store.reads.persons.ofTree(treeId, false, { after: null, batch: 101 })[Symbol.asyncIterator]().next()
      expect(await plan([treeId, nil, 101]))
        .to.contain("persons_pkey")
        .and.not.to.contain("Sort")
    })
  })
})
