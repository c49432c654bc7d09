/**
 * Measures the previews of the cleanup tools, each against the floor of reading the persons of the tree once: the
 * same columns, by a prepared statement on a bare connection, in the same batches, in the same run. No person of
 * the tree has a known sex or death, so that the lists are as long as possible; for the spouses half of the sexes
 * are known. `make bench-cleanup`, or with other numbers of persons and runs, and other surroundings:
 * `OTHERS=10000,1000x20,100x1000 STATISTICS=stale node spec/bench/cleanup.bench.ts 100000 5`.
 */
import type * as E from "fp-ts/lib/Either.js"
import { persons } from "../../adapters/mikro-orm/entities/person.ts"
import { columns } from "../../adapters/mikro-orm/table.ts"
import type { DomainError } from "../../core/domain/errors.ts"
import { readNames } from "../../core/domain/gedcom/structures/reading/read-name.ts"
import { readPerson } from "../../core/domain/gedcom/structures/reading/read-person.ts"
import { readGedcom } from "../../core/domain/gedcom/lines/read-gedcom.ts"
import type { ReadContext } from "../../core/domain/gedcom/structures/read-context.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import { BATCH } from "../../core/cleanup/cleanup-of-tree.ts"
import type { Listing } from "../../core/view/listing.ts"
import { startBenchServer } from "./bench-server.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { median } from "./median.ts"
import { described, surroundings } from "./surroundings.ts"
import { granted } from "../support/world.ts"

const people = Number(process.argv[2] ?? "100000")
const runs = Number(process.argv[3] ?? "5")

const around = surroundings()
const { app, actor, client, settle, close, end } = await startBenchServer(around)
console.log(described(around))
const reader = { userId: actor.userId, surface: "member" } as const
const treeId = granted(await app.createTree(actor, { name: "Bench" })).id
const bytes = new TextEncoder().encode([...generateGedcom(people)].join(""))
const file = {
  size: bytes.length,
  open: async function* () {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  },
}
granted(await app.importGedcom(actor, { treeId, file, defaultAction: "new", resolutions: {} }))

/** One name in twenty is broken. */
const spoil = [
  `update persons set gender = null, has_death_fact = false, death_year = null where tree_id = '${treeId}'`,
  `update names set surname = surname || ' (1820-1890)' where tree_id = '${treeId}' and abs(hashtext(id::text)) % 20 = 0`,
]
for (const statement of spoil) await client.query(statement)
await settle()

const page = {
  name: "page",
  text:
    `select ${columns(persons, "x")} from persons x where x.tree_id = $1 and x.id > $2 and x.deleted_at is null ` +
    `order by x.id limit ${BATCH}`,
}

const readPersons = async (): Promise<number> => {
  let count = 0
  let after = "00000000-0000-0000-0000-000000000000"
  for (;;) {
    const { rows } = await client.query<{ readonly id: string }>({ ...page, values: [treeId, after] })
    count += rows.length
    const last = rows.at(-1)
    if (last === undefined) return count
    after = last.id
  }
}

const reading: ReadContext = { version: "5.5.1", noteText: () => null, repositoryName: () => null, use: () => {} }

/** Reads names and sexes of the file, and makes nothing of them. */
const readFileOnce = async (): Promise<void> => {
  for await (const records of granted(await readGedcom(file.open(), () => {})).records) {
    for (const record of records) {
      if (
        record.tag === "INDI" &&
        readNames(record, reading).length === 0 &&
        readPerson(record, reading).gender === null
      )
        throw new Error("nobody")
    }
  }
}

const count = async (listing: E.Either<DomainError, Listing<unknown>>): Promise<number> => {
  let items = 0
  for await (const batch of granted(listing).items) items += batch.length
  return items
}

interface Preview {
  readonly name: string
  readonly preview: () => Promise<number>
  readonly floor: () => Promise<unknown>
}

const year = { treeId, bornOnOrBefore: 1930 }
const previews: readonly Preview[] = [
  {
    name: "deceased by birth year",
    preview: async () => count(await app.previewDeceasedByBirth(reader, year)),
    floor: readPersons,
  },
  {
    name: "deceased by child",
    preview: async () => count(await app.previewDeceasedByChild(reader, year)),
    floor: readPersons,
  },
  {
    name: "sex from first name",
    preview: async () => count(await app.previewGenderFromName(reader, { treeId })),
    floor: readPersons,
  },
  { name: "broken names", preview: async () => count(await app.previewNames(reader, { treeId })), floor: readPersons },
  {
    name: "sex from source GEDCOM *",
    preview: async () => count(await app.previewGenderFromGedcom(reader, { treeId, file })),
    floor: async () => {
      await readFileOnce()
      await readPersons()
    },
  },
  {
    name: "sex from spouse",
    preview: async () => count(await app.previewGenderFromSpouse(reader, { treeId })),
    floor: readPersons,
  },
]

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

console.log(`${people} people; medians of ${runs} runs`)
console.log("preview                    items  seconds  floor s  ratio  (at most 1.5)")
for (const { name, preview, floor } of previews) {
  if (name === "sex from spouse")
    await client.query("update persons set gender = 'male' where tree_id = $1 and abs(hashtext(id::text)) % 2 = 0", [
      treeId,
    ])
  const [ours, floors]: [number[], number[]] = [[], []]
  const items = await preview()
  await floor()
  for (let run = 0; run < runs; run += 1) {
    floors.push(await secondsOf(floor))
    ours.push(await secondsOf(preview))
  }
  const [seconds, least] = [median(ours), median(floors)]
  console.log(
    [
      name.padEnd(24),
      String(items).padStart(7),
      seconds.toFixed(2).padStart(8),
      least.toFixed(2).padStart(8),
      (seconds / least).toFixed(2).padStart(6),
    ].join(" "),
  )
}
console.log("* its floor reads the names and sexes of the file once, too")

const { rows: chosen } = await client.query<{ readonly id: PersonId }>(
  "select id from persons where tree_id = $1 order by id limit 10000",
  [treeId],
)
const applied = await secondsOf(async () =>
  granted(await app.applyDeceased(actor, { treeId, personIds: chosen.map(({ id }) => id) })),
)
console.log(`apply: ${chosen.length} people said to be dead in ${applied.toFixed(2)} s`)

await close()
await end()
