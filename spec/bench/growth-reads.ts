/*
 * The reads of one tree, in a process of its own so that its memory is its own:
 *   node spec/bench/growth-reads.ts <database url> <user id> <tree id> <runs>
 * Prints one line of JSON: the median milliseconds of each read, and the peak RSS in MiB.
 */
import * as E from "fp-ts/lib/Either.js"
import pg from "pg"
import type { DomainError } from "../../core/domain/errors.ts"
import { PersonId, TreeId, UserId } from "../../core/domain/ids.ts"
import type { Listing } from "../../core/view/listing.ts"
import { appOver } from "./app-over.ts"
import { median } from "./median.ts"

const [url = "", user, tree, runs = "5"] = process.argv.slice(2)

const granted = <L, A>(outcome: E.Either<L, A>): A => {
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome.left))
  return outcome.right
}

const reader = { userId: granted(UserId.decode(user)), surface: "member" } as const
const treeId = granted(TreeId.decode(tree))
const { app, close } = await appOver(url)

const itemsOf = async <T>(listing: E.Either<DomainError, Listing<T>>): Promise<readonly T[]> => {
  const items: T[] = []
  for await (const batch of granted(listing).items) for (const item of batch) items.push(item)
  return items
}

/** Reads to the end and keeps nothing. */
const count = async (listing: E.Either<DomainError, Listing<unknown>>): Promise<number> => {
  let items = 0
  for await (const batch of granted(listing).items) items += batch.length
  return items
}

const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows: beforeLast } = await client.query<{ id: string }>(
  "select id from persons where tree_id = $1 order by id desc offset 100 limit 1",
  [treeId],
)
await client.end()

const page = { treeId, q: null, ids: null, deleted: false, limit: 100, cursor: null }
const people = await itemsOf(await app.listPersons(reader, page))
const last = people.at(-1)
if (last === undefined) throw new Error("The tree is empty.")
const personId = granted(PersonId.decode(last.id))
const found = { ...page, limit: 20 }

const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  person: () => app.getPerson(reader, { personId }),
  page: async () => itemsOf(await app.listPersons(reader, page)),
  lastPage: async () => itemsOf(await app.listPersons(reader, { ...page, cursor: beforeLast[0]?.id ?? null })),
  longPage: async () => count(await app.listPersons(reader, { ...page, limit: 1_000 })),
  surname: async () => itemsOf(await app.listPersons(reader, { ...found, q: last.surname ?? "" })),
  given: async () => itemsOf(await app.listPersons(reader, { ...found, q: last.givenName ?? "" })),
  slip: async () => itemsOf(await app.listPersons(reader, { ...found, q: `${(last.surname ?? "").slice(0, -1)}x` })),
  family: () => app.getFamily(reader, { personId }),
  places: async () => itemsOf(await app.listPlaces(reader, { treeId, limit: 100, cursor: null })),
  allPlaces: async () => count(await app.listPlaces(reader, { treeId, limit: null, cursor: null })),
  deceased: async () => count(await app.previewDeceasedByBirth(reader, { treeId, bornOnOrBefore: 1930 })),
}

const times: Record<string, number> = {}
for (const [name, read] of Object.entries(reads)) {
  await read()
  const milliseconds: number[] = []
  for (let run = 0; run < Number(runs); run += 1) {
    const start = performance.now()
    await read()
    milliseconds.push(performance.now() - start)
  }
  times[name] = median(milliseconds)
}
console.log(JSON.stringify({ times, peakRssMiB: process.resourceUsage().maxRSS / 1_024 }))
await close()
