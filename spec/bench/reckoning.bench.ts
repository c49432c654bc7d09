/*
 * How long it takes until a person is reckoned again after an edit of a relative, in trees of some sizes, with births and
 * without: the edit writes a birth, and the read comes after it. `make bench-reckoning`, or with sizes and repetitions of
 * your own: `node spec/bench/reckoning.bench.ts 1000,100000 200`.
 */
import * as E from "fp-ts/lib/Either.js"
import type { EventId, PersonId, TreeId } from "../../core/domain/ids.ts"
import { startBenchServer } from "./bench-server.ts"
import { plantTree } from "./plant-tree.ts"

const sizes = (process.argv[2] ?? "1000,100000").split(",").map(Number)
const times = Number(process.argv[3] ?? "100")

const { app, actor, client, settle, close, end } = await startBenchServer({ others: [], statistics: "fresh" })
const reader = { userId: actor.userId, surface: "member" } as const

/** Births of people who have parents and children, spread over the tree. */
const birthsOf = async (tree: TreeId) => {
  const { rows } = await client.query<{ readonly id: EventId; readonly person: PersonId; readonly relative: PersonId }>(
    `select id, person, relative from (
      select e.id, e.person_id as person, r.from_person_id as relative, row_number() over (order by e.id) as n, count(*) over () as births
      from events e join relationships r on r.tree_id = e.tree_id and r.to_person_id = e.person_id and r.type = 'parent_child'
      where e.tree_id = $1 and e.type = 'birth' and e.date is not null) x
    where n % greatest(1, births / $2) = 0 limit $2`,
    [tree, times],
  )
  return rows
}

const percentile = (values: readonly number[], share: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(1)

const measure = async (tree: TreeId, name: string): Promise<void> => {
  const [reads, both]: [number[], number[]] = [[], []]
  for (const [index, { id, relative }] of (await birthsOf(tree)).entries()) {
    const start = performance.now()
    const edited = await app.updateEvent(actor, { eventId: id, date: { year: 1700 + (index % 50) }, ifMatch: null })
    if (E.isLeft(edited)) throw new Error(edited.left._tag)
    const wrote = performance.now()
    const reckoned = await app.getReckoning(reader, { personId: relative })
    if (E.isLeft(reckoned)) throw new Error(reckoned.left._tag)
    const done = performance.now()
    if (index < 10) continue
    reads.push(done - wrote)
    both.push(done - start)
  }
  console.log(
    `${name}: reckoned in ${percentile(reads, 0.5)} ms (95 %: ${percentile(reads, 0.95)}), ` +
      `with the edit ${percentile(both, 0.5)} ms (95 %: ${percentile(both, 0.95)})`,
  )
}

for (const size of sizes) {
  const tree = await plantTree(app, actor, size)
  await settle()
  await measure(tree, `${size} people`)
  for (const percent of [40, 100]) {
    await client.query(
      `update events set date = null where tree_id = $1 and type = 'birth' and abs(hashtext(id::text)) % 100 < $2
        and id not in (select id from events where tree_id = $1 and type = 'birth' order by id limit $3)`,
      [tree, percent, 300],
    )
    await settle()
    await measure(tree, `${size} people, ${percent} % of the births without a date`)
  }
}
await close()
await end()
