import { placeFilter } from "../../../core/domain/place/place.ts"
import { expect } from "chai"
import { deletableKinds } from "../../../core/domain/deletion.ts"
import { anEvent, aPerson, newId } from "../../support/builders.ts"
import { collect, commit, plant, plantTree } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

const TREES = 300
const lifecycle = { columns: "version, created_at, updated_at", values: "1, now(), now()" }

describe("A plan that PostgreSQL keeps for trees of every size", () => {
  let store: FreshStore
  before(async () => {
    store = await freshStore()
    const { owner } = await plantTree(store)
    // Of each table some rows a tree, as in a database of many small trees.
    const { columns, values } = lifecycle
    for (const statement of [
      `insert into trees (id, name, visibility, owner_id, person_count, search_text, ai_sees_living, ${columns}) ` +
        `select gen_random_uuid(), 'T', 'private', '${owner.id}', 0, 't', false, ${values} from generate_series(1, ` +
        `${TREES})`,
      `insert into memberships (tree_id, user_id, role, created_at) select id, '${owner.id}', 'owner', now() from ` +
        "trees on conflict do nothing",
      `insert into persons (tree_id, id, privacy, display_name, has_death_fact, death_fact_is_hidden, search_text, ${columns}) ` +
        `select id, gen_random_uuid(), 'default', 'N', true, false, 'n', ${values} from trees, generate_series(1, 40)`,
      `insert into names (tree_id, id, person_id, name_type, is_primary, forms, ${columns}) select tree_id, ` +
        `gen_random_uuid(), id, 'birth', true, '[]', ${values} from persons`,
      `insert into places (tree_id, id, name, key, search_text, listed_alone, version, created_at, updated_at)
        select id, gen_random_uuid(), n::text, n::text, n::text, false, 1, now(), now() from trees, generate_series(1, 12) n`,
      `insert into events (tree_id, id, person_id, place_id, type, asserted, privacy, ${columns}) select p.tree_id, ` +
        "gen_random_uuid(), p.id, (select l.id from places l where l.tree_id = p.tree_id limit 1), 'birth', true, " +
        `'default', ${values} from persons p`,
      `insert into relationships (tree_id, id, type, from_person_id, to_person_id, ${columns}) select tree_id, ` +
        `gen_random_uuid(), 'partnership', min(id::text)::uuid, max(id::text)::uuid, ${values} from persons group by ` +
        "tree_id",
      `insert into sources (tree_id, id, title, ${columns}) select id, gen_random_uuid(), 'S', ${values} from trees, generate_series(1, 5)`,
      `insert into citations (tree_id, id, source_id, event_id, ${columns}) select e.tree_id, gen_random_uuid(), ` +
        `(select s.id from sources s where s.tree_id = e.tree_id limit 1), e.id, ${values} from events e`,
      `insert into associations (tree_id, id, event_id, associate_id, role, ${columns}) select tree_id, gen_random_uuid(), ` +
        `id, person_id, 'GODP', ${values} from events`,
      `insert into comments (tree_id, id, person_id, text, mentions, ${columns}) select tree_id, gen_random_uuid(), id, 'T', '[]', ` +
        `${values} from persons`,
      `insert into media (tree_id, id, person_id, content_type, size, checksum, ${columns}) select tree_id, ` +
        `gen_random_uuid(), id, 'image/png', 1, 'c', ${values} from persons`,
      "insert into kept_records (tree_id, id, position, tag, xref, person_id, lines, links, reader_version) select tree_id, " +
        "gen_random_uuid(), row_number() over (partition by tree_id), 'INDI', '@' || id || '@', id, '0 INDI', '[]', 1 from " +
        "persons",
      `insert into proposals (tree_id, id, status, origin, proposer_id, operations, made, undone, ${columns}) select ` +
        `id, gen_random_uuid(), 'pending', 'contributor', owner_id, '[]', '[]', 0, ${values} from trees, ` +
        "generate_series(1, 5)",
      "insert into proposal_comments (tree_id, id, proposal_id, author_id, via, text, created_at) select tree_id, " +
        "gen_random_uuid(), id, proposer_id, '{}', 'T', now() from proposals",
      "insert into webhooks (tree_id, id, url, active, secret, version, created_at, updated_at) select id, " +
        `gen_random_uuid(), 'U', true, 'S', ${values} from trees, generate_series(1, 3)`,
      "insert into webhook_deliveries (tree_id, id, webhook_id, change_id, seq, attempt, at) select tree_id, " +
        "gen_random_uuid(), id, id, 1, 1, now() from webhooks, generate_series(1, 3)",
      "insert into media_links (tree_id, id, media_id, person_id, from_file) select " +
        "tree_id, gen_random_uuid(), id, person_id, true from media",
      "insert into users (id, email, self_person_id, former_self_person_id, created_at, updated_at) select " +
        "gen_random_uuid(), id || '@example.org', id, id, now(), now() from persons",
      "insert into changes (id, tree_id, seq, at, actor_type, via, action, entity_type, entity_id, entry_count) select " +
        "gen_random_uuid(), tree_id, row_number() over (partition by tree_id), now(), 'user', '{}', 'person.create', " +
        "'person', id, 1 from persons",
      "insert into audit_entries (id, change_id, tree_id, seq, action, entity_type, entity_id, op, before) select " +
        "gen_random_uuid(), id, tree_id, seq, action, entity_type, entity_id, 'update', '{}' from changes",
    ]) {
      await store.query(statement)
    }
    await store.query("vacuum analyze")
    await store.query("set plan_cache_mode = force_generic_plan")
  })
  after(() => store.close())

  const keptPlan = async (values: readonly unknown[]): Promise<string> => {
    await store.query(`prepare asked as ${store.statements.findLast((text) => text.startsWith("select"))}`)
    const literals = values.map((value) => (typeof value === "string" ? `'${value}'` : String(value)))
    const rows = await store.query(`explain execute asked (${literals.join(", ")})`)
    await store.query("deallocate asked")
    return rows.map((row) => row["QUERY PLAN"]).join("\n")
  }

  const treeId = newId<"TreeId">()
  const page = { after: null, batch: 2_000 }
  const nil = "00000000-0000-0000-0000-000000000000"
  const lists: Readonly<Record<string, () => Promise<string>>> = {
    "a tree's events": async () => {
      await collect(store.reads.events.ofTree(treeId, member, page))
      return await keptPlan([treeId, nil, 2_000])
    },
    "a tree's events with their people": async () => {
      await collect(store.reads.events.ofTree(treeId, outsider, page))
      return await keptPlan([treeId, nil, 2_000])
    },
    "a tree's relationships with their people": async () => {
      await collect(store.reads.relationships.ofTree(treeId, outsider, page))
      return await keptPlan([treeId, nil, 2_000])
    },
    "a tree's citations with their people": async () => {
      await collect(store.reads.citations.ofTree(treeId, outsider, page))
      return await keptPlan([treeId, nil, 2_000])
    },
    "a tree's sources with a witness": async () => {
      await collect(store.reads.sources.ofTree(treeId, outsider, page))
      return await keptPlan([treeId, nil, 2_000, 2026])
    },
    "a tree's media with their people": async () => {
      await collect(store.reads.media.ofTree(treeId, outsider, page))
      return await keptPlan([treeId, nil, 2_000, 2026])
    },
  }
  it("looks up persons by id with their names, their trees and the roles of the readers", async () => {
    await store.reads.persons.byId(newId(), null)
    expect(await keptPlan(["{}", "{}", nil])).to.not.match(/Join Filter|Hash Join|Seq Scan|Materialize/)
  })

  it("counts the events of places from an index, without their rows", async () => {
    await collect(store.reads.places.ofTree(treeId, placeFilter(null, null), null, { after: null, batch: 2_000 }))
    expect(await keptPlan([treeId, "{}", null, 2_000, nil])).to.match(/Index Only Scan using events_place/)
  })

  it("looks up kept records by each kind of key, never going through the whole tree", async () => {
    await commit(store, ({ contents }) => contents(treeId).keptBy({ xrefs: ["@I1@"] }))
    expect(await keptPlan([treeId, "{}", "{@I1@}", "{}", "{}"])).to.not.match(
      /Join Filter|Hash Join|Seq Scan|Materialize/,
    )
  })

  it("reads the citations for an export by their owners, and not by all sources of the tree", async () => {
    const none = { personIds: [], nameIds: [], eventIds: [], relationshipIds: [] }
    await commit(store, ({ contents }) => contents(treeId).citations(none))
    const plan = await keptPlan([treeId, "{}", "{}", "{}", "{}"])
    expect(plan)
      .to.match(/citations_event/)
      .and.not.match(/citations_source|Join Filter|Hash (?:\w+ )*Join|Seq Scan/)
  })

  const ids = [newId<"PersonId">()]
  const edgeIds = [newId<"RelationshipId">()]
  const chosen: Readonly<Record<string, () => Promise<unknown>>> = {
    "chosen persons": () => store.reads.persons.byIds(treeId, ids, false),
    "chosen persons with their names": () => store.reads.persons.byIds(treeId, ids, true),
    "deleted persons with their names": () => store.reads.persons.byIds(treeId, ids, true, true),
    "chosen relationships": () => store.reads.relationships.byIds(treeId, edgeIds, member),
    "chosen relationships, with their people": () => store.reads.relationships.byIds(treeId, edgeIds, outsider),
  }
  for (const [name, read] of Object.entries(chosen)) {
    it(`looks up ${name} by key, and never filters the whole tree`, async () => {
      await read()
      expect(await keptPlan([treeId, "{}"])).to.not.match(/Filter:.*ANY|Join Filter|Hash Join|Seq Scan|Materialize/)
    })
  }

  /** The texts and kept plans of the statements that this work sends. */
  const plansOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = store.statements.length
    await work()
    // Those of MikroORM contain their values, so that no plan of them is kept.
    const isKept = (text: string): boolean =>
      /^\s*(select|with|delete|update users)\b/.test(text) && text.includes("$1")
    const texts = new Set(store.statements.slice(before).filter(isKept))
    const plans: string[] = []
    for (const text of texts) {
      const amount = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
      await store.query(`prepare asked as ${text}`)
      const nulls = amount === 0 ? "" : `(${Array.from({ length: amount }, () => "null").join(", ")})`
      const rows = await store.query(`explain execute asked ${nulls}`)
      await store.query("deallocate asked")
      plans.push([text, ...rows.map((row) => row["QUERY PLAN"])].join("\n"))
    }
    return plans
  }

  const people = [newId<"PersonId">()]
  const parts: Readonly<Record<string, () => Promise<unknown>>> = {
    "an export": () =>
      commit(store, async ({ contents }) => {
        const of = contents(treeId)
        await of.kept(0, 10)
        await of.keptOf(people)
        await of.unnamedRecords(0, 10)
        await of.identifiers(null, 10)
        await of.persons(people)
        await of.newPersons(null, 10)
        await of.pointers(people)
        await of.names(people)
        await of.events({ ids: [], personIds: people, relationshipIds: [] })
        await of.edges(people)
        await of.sources([newId<"SourceId">()])
        await of.allSources(null, 10)
        await of.newSources(null, 10)
        await of.mediaLinks([newId<"MediaId">()])
      }),
    "a backup": () =>
      collect(
        store.backupReads.account(newId<"UserId">(), async function* ({ tree }) {
          const of = tree(treeId)
          yield [
            await of.kept(0, 10),
            await of.names(people),
            await of.edgesFrom(people),
            await of.events(people),
            await of.citations(people),
            await of.mediaLinks([newId<"MediaId">()]),
          ]
        }),
      ),
    "the cleanup by relatives": async () => {
      const { tree } = await plantTree(store)
      await plant(store, { persons: [aPerson({ treeId: tree.id, gender: null })] })
      await collect(store.reads.cleanup.parentsOfBornBy(tree.id, 1900, page))
      await collect(store.reads.cleanup.partnered(tree.id, page))
    },
  }
  for (const [name, read] of Object.entries(parts)) {
    it(`looks up the rows of each part of ${name} by key, and never filters or joins the whole tree`, async () => {
      for (const plan of await plansOf(read))
        expect(plan).to.not.match(/Filter:.*ANY|Join Filter|Hash (?:\w+ )*Join|Seq Scan|Materialize|Merge/)
    })
  }

  const deletion = { id: newId<"DeletionId">(), treeId, at: new Date() }
  const commands: Readonly<Record<string, () => Promise<unknown>>> = {
    "a change of many persons": () =>
      commit(store, async ({ persons, names, events, relationships, sources, citations, media }) => {
        await persons.live(treeId, people)
        await persons.ofIds(treeId, people)
        await names.ofIds(treeId, people)
        await names.ofPersons(treeId, people)
        await names.live(treeId, [newId<"NameId">()])
        await events.ofIds(treeId, people)
        await events.ofLives(treeId, people)
        await relationships.ofIds(treeId, people)
        await relationships.partnersOf(treeId, people)
        await relationships.haveTwins(treeId, people)
        await relationships.withLivePersons(treeId, people)
        await sources.ofIds(treeId, people)
        await citations.ofIds(treeId, people)
        await media.ofIds(treeId, people)
        await persons.updateMany([aPerson({ treeId })])
      }),
    "a deletion": async () => {
      const { tree } = await plantTree(store)
      const person = aPerson({ treeId: tree.id })
      const event = anEvent({ treeId: tree.id, personId: person.id })
      const own = { ...deletion, treeId: tree.id }
      await plant(store, { persons: [person], events: [event] })
      await commit(store, async ({ deletions }) => {
        await deletions.remove("person", [person.id], own)
        await deletions.restore("person", [person.id], own)
        for (const kind of deletableKinds) {
          await deletions.remove(kind, people, deletion)
          await deletions.dependentsOf(kind, treeId, people, null)
          await deletions.restore(kind, people, deletion)
        }
        await deletions.personsOf(treeId, deletion.id)
      })
    },
    "the undo of an import, and the undo of that undo": () =>
      commit(store, async ({ deletions }) => {
        const ids = { changeId: newId<"ChangeId">(), importId: newId<"ChangeId">(), from: newId(), to: newId() }
        for (const kind of deletableKinds) {
          await deletions.removeImported(kind, { ...deletion, ...ids, step: 1 }, [])
          await deletions.restoreImported(kind, { ...deletion, ...ids, step: 2 })
        }
        await deletions.heldBack(treeId, deletion.id)
        await deletions.personsBeside(treeId, deletion.id)
      }),
    "a proposal": async () => {
      const { reads } = store
      await reads.proposals.records(treeId, {
        person: people,
        name: people,
        event: people,
        relationship: people,
        source: people,
        citation: people,
        association: people,
      })
    },
    "the accounts of persons": () =>
      commit(store, async ({ users }) => {
        await users.forgetSelf(people)
        await users.recallSelf(people)
      }),
    "a purge": async () => {
      const { tree } = await plantTree(store)
      const person = aPerson({ treeId: tree.id, deletedAt: new Date(0), deletionId: deletion.id })
      await plant(store, { persons: [person] })
      await commit(store, async ({ purges }) => {
        await purges.removeExpired(tree.id, new Date(), 10)
        await purges.removeTree(tree.id, 100)
      })
    },
    "the number of pending proposals": () =>
      commit(store, ({ proposals }) => proposals.countPending(treeId, newId<"UserId">())),
  }
  for (const [name, run] of Object.entries(commands)) {
    it(`looks up the rows of ${name} by key, and never filters or joins the whole tree`, async () => {
      for (const plan of await plansOf(run))
        expect(plan).to.not.match(
          /Filter:.*id = ANY|Join Filter|Hash (?:\w+ )*Join|Seq Scan|Materialize|Merge (?:\w+ )*Join/,
        )
    })
  }

  for (const [name, planOf] of Object.entries(lists)) {
    it(`looks up the rows beside ${name} by key, and never scans the whole tree for each row`, async () => {
      expect(await planOf()).to.not.match(/Join Filter|Hash|Seq Scan|Materialize/)
    })
  }
})
