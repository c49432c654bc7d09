import { expect } from "chai"
import { anyMedium } from "../../../core/domain/record-lists/record-filters.ts"
import { noFilter } from "../../../core/domain/person-list/person-filter.ts"
import { personSorts } from "../../../core/domain/person-list/person-order.ts"
import type { TreeId } from "../../../core/domain/ids.ts"
import { collect, plantTree } from "../../support/store.ts"
import { member, outsider } from "../../support/viewers.ts"
import { type FreshStore, freshStore } from "./fresh-store.ts"

const PEOPLE = 4_000
/** The people of the tree when statistics were taken that are no longer true. */
const FEW = 20
/** A statement that joins all rows for each person takes minutes. */
const PATIENCE = "20s"
/** The blocks that a statement may read for each person. One look-up by a key reads about three. */
const most = { parents: 10, sources: 40, overview: 80, links: 10 } as const

const lifecycle = {
  columns: "version, created_at, updated_at",
  values: "1, now() + n * interval '1 s', now() + n * interval '1 s'",
}

/** The id of the record with the number `n` of a kind. */
const idOf = (kind: number, n = "n"): string =>
  `(lpad(to_hex(${n}), 8, '0') || '-0000-4000-8000-00000000000${kind}')::uuid`

/**
 * The records of the persons with these numbers. Everyone but the first has a parent, and every second person a
 * citation of the birth and of the marriage. Some have no surname, and some no given name.
 */
const rowsOf = (treeId: TreeId, from: number, to: number): readonly string[] => {
  const { columns, values } = lifecycle
  const insert = (table: string, more: string, selected: string, numbers: string): string =>
    `insert into ${table} (tree_id, ${more}, ${columns}) select '${treeId}', ${selected}, ${values} from generate_series(${numbers}) n`
  const all = `${from}, ${to}`
  const couples = `${from}, ${to - 1}, 2`
  const year = "1500 + n % 300"
  return [
    insert(
      "persons",
      "id, privacy, display_name, has_death_fact, death_fact_is_hidden, search_text, public_from, surname, given_name, " +
        "birth_year, public_birth_year, death_year, public_death_year",
      `${idOf(1)}, 'default', 'N', true, false, 'n', 1900, case when n % 10 > 0 then 'S' || n % 97 end, case when n % 11 > 0 ` +
        `then 'G' || n % 89 end, ${year}, ${year}, ${year} + 50, ${year} + 50`,
      all,
    ),
    insert("names", "id, person_id, name_type, is_primary, forms", `${idOf(2)}, ${idOf(1)}, 'birth', true, '[]'`, all),
    insert("events", "id, person_id, type, asserted, privacy", `${idOf(3)}, ${idOf(1)}, 'birth', true, 'default'`, all),
    insert(
      "relationships",
      "id, type, qualifier, from_person_id, to_person_id",
      `${idOf(4)}, 'parent_child', 'biological', ${idOf(1, "n / 2")}, ${idOf(1)}`,
      `${Math.max(2, from)}, ${to}`,
    ),
    insert(
      "relationships",
      "id, type, from_person_id, to_person_id",
      `${idOf(5)}, 'partnership', ${idOf(1)}, ${idOf(1, "n + 1")}`,
      couples,
    ),
    insert(
      "events",
      "id, relationship_id, type, asserted, privacy",
      `${idOf(6)}, ${idOf(5)}, 'marriage', true, 'default'`,
      couples,
    ),
    insert("sources", "id, title", `${idOf(7)}, 'S'`, all),
    insert("citations", "id, source_id, event_id", `${idOf(8)}, ${idOf(7, "n % 20 + 1")}, ${idOf(3)}`, couples),
    insert("citations", "id, source_id, event_id", `${idOf(9)}, ${idOf(7, "n % 20 + 1")}, ${idOf(6)}`, couples),
    insert("media", "id, person_id, content_type, size, checksum", `${idOf(1)}, ${idOf(1)}, 'image/png', 1, 'c'`, all),
    `insert into media_links (tree_id, id, media_id, person_id, from_file)
      select '${treeId}', gen_random_uuid(), ${idOf(1)}, ${idOf(1)}, true from generate_series(${all}) n`,
  ]
}

const tables = ["persons", "names", "events", "relationships", "sources", "citations", "media", "media_links"]

/** What PostgreSQL knows of the tables. */
const states = {
  "while PostgreSQL has no statistics": { isEarly: false, isFresh: false },
  "while PostgreSQL has the statistics of a small tree": { isEarly: true, isFresh: false },
  "while PostgreSQL has fresh statistics": { isEarly: false, isFresh: true },
} as const

for (const [state, { isEarly, isFresh }] of Object.entries(states)) {
  describe(`A read of a large tree ${state}`, () => {
    let store: FreshStore
    let treeId: TreeId
    const plant = async (from: number, to: number): Promise<void> => {
      for (const statement of rowsOf(treeId, from, to)) await store.query(statement)
    }
    before(async () => {
      store = await freshStore()
      treeId = (await plantTree(store)).tree.id
      for (const table of tables) await store.query(`alter table ${table} set (autovacuum_enabled = false)`)
      await plant(1, FEW)
      if (isEarly) await store.query("analyze")
      await plant(FEW + 1, PEOPLE)
      if (isFresh) await store.query("analyze")
      await store.query(`set statement_timeout = '${PATIENCE}'`)
    })
    after(() => store.close())

    const literal = (value: unknown): string => (typeof value === "string" ? `'${value}'` : String(value))

    const blocksOfStatement = async (text: string, values: readonly unknown[]): Promise<number> => {
      await store.query(`prepare asked as ${text}`)
      const rows = await store.query(
        `explain (analyze, buffers, format json) execute asked (${values.map(literal).join(", ")})`,
      )
      await store.query("deallocate asked")
      const blocks = /"Shared (?:Hit|Read) Blocks": (\d+),\s*"Shared (?:Hit|Read) Blocks": (\d+)/.exec(
        JSON.stringify(rows[0]?.["QUERY PLAN"], null, 1),
      )
      return Number(blocks?.[1]) + Number(blocks?.[2])
    }

    /** The blocks that the statements of `read` go through for each person. All have the parameters of these values. */
    const blocksOf = async (read: () => Promise<unknown>, values: readonly unknown[]): Promise<number> => {
      store.forget()
      await read()
      let blocks = 0
      for (const text of store.statements.filter((one) => /^(select|with)/.test(one)))
        blocks += await blocksOfStatement(text, values)
      return blocks / PEOPLE
    }

    for (const [reader, viewer] of Object.entries({ member, outsider })) {
      for (const missing of ["parents", "sources"] as const) {
        const filter = { ...noFilter, missing }
        for (const by of personSorts)
          it(`looks up the ${missing} of each person by key, for a list of persons without ${missing} by ${by} (${reader})`, async () => {
            const list = { viewer, order: { by, isReversed: false }, filter }
            const read = () => collect(store.reads.persons.listed(treeId, list, { after: null, batch: 50 }))
            expect(await blocksOf(read, [treeId, 50])).to.be.below(most[missing])
          })
        it(`looks up the ${missing} of each person by key, for the number of persons without ${missing} (${reader})`, async () => {
          const read = () => store.reads.persons.countListed(treeId, { viewer, filter })
          expect(await blocksOf(read, [treeId])).to.be.below(most[missing])
        })
      }
      it(`takes a time in proportion to the people, for the overview (${reader})`, async () => {
        expect(await blocksOf(() => store.reads.overview.facts(treeId, viewer), [treeId])).to.be.below(most.overview)
      })
      it(`takes a time in proportion to the people, for the statistics (${reader})`, async () => {
        const read = () => store.reads.overview.statistics(treeId, viewer)
        expect(await blocksOf(read, [treeId])).to.be.below(most.overview)
      })
      it(`takes a time in proportion to the media, for a list of media without a record (${reader})`, async () => {
        const filter = { ...anyMedium, unattached: true }
        const read = () => collect(store.reads.media.ofTree(treeId, viewer, { after: null, batch: 50 }, filter))
        const first = [treeId, "00000000-0000-0000-0000-000000000000", 50]
        expect(await blocksOf(read, viewer === member ? [...first, true] : [...first, 2026, true])).to.be.below(
          most.links,
        )
      })
    }
  })
}
