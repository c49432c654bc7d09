/**
 * Measures what the facts of a change cost, by the processor time of this process and the database together: writes
 * with their change and an entry for each row, against the same writes with an entry of the main record alone
 * (main-entries.ts), in turns, in the same run and database; and the history of a person against its floor, one plain
 * statement that reads the same changes. `make bench-changes`, or with other numbers of writes and of changes,
 * and other surroundings: `OTHERS=10000,1000x20,100x200 STATISTICS=stale node spec/bench/changes.bench.ts 2000 1000`.
 */
import pg from "pg"
import type { App } from "../../core/index.ts"
import { granted } from "../support/world.ts"
import { appOver } from "./app-over.ts"
import { startBenchServer } from "./bench-server.ts"
import { cpuTime } from "./cpu-time.ts"
import { mainEntries } from "./main-entries.ts"
import { median } from "./median.ts"
import { described, surroundings } from "./surroundings.ts"

const writes = Number(process.argv[2] ?? "2000")
const changes = Number(process.argv[3] ?? "1000")
/** Writes of one kind in a row, whose processor time is one figure. */
const TURN = 50
/** The most that a write with its facts, and a history, may take of their floors. */
const [mostOfWrite, mostOfHistory] = [1.15, 1.5]

const around = surroundings()
const recording = await startBenchServer(around)
const { actor, client, url } = recording
console.log(described(around))
const before = await mainEntries(url, client)
const plain = await appOver(url, () => before.uow)

/** Adds the processor time of each piece of work to `times`, in microseconds. */
const timed = async (times: number[], pieces: number, work: () => Promise<unknown>): Promise<void> => {
  const start = await cpuTime(client, process.pid)
  await work()
  times.push(((await cpuTime(client, process.pid)) - start) / pieces)
}

const report = (what: string, times: readonly number[], floor: readonly number[], most: number): void => {
  const ratio = median(times) / median(floor)
  const verdict = ratio <= most ? "within" : "ABOVE"
  console.log(
    `${what.padEnd(30)} ${median(times).toFixed(0)} µs, floor ${median(floor).toFixed(0)} µs: ${ratio.toFixed(2)} ` +
      `times, ${verdict} ${most}`,
  )
}

const treeId = granted(await recording.app.createTree(actor, { name: "A tree" })).id
const personId = granted(await recording.app.createPerson(actor, { treeId, givenName: "Anna" })).id

const commands: { readonly [what: string]: (app: App, number: number) => Promise<unknown> } = {
  "a new person": async ({ createPerson }, number) =>
    granted(await createPerson(actor, { treeId, givenName: `Person ${number}` })),
  "a changed note": async ({ updatePerson }, number) =>
    granted(await updatePerson(actor, { personId, notes: `Note ${number}`, ifMatch: null })),
}
for (const [what, command] of Object.entries(commands)) {
  const [times, floor]: readonly [number[], number[]] = [[], []]
  let number = 0
  for (let turn = 0; turn < writes / TURN; turn += 1)
    for (const [app, to] of [
      [recording.app, times],
      [plain.app, floor],
    ] as const)
      await timed(turn < writes / TURN / 10 ? [] : to, TURN, async () => {
        for (let piece = 0; piece < TURN; piece += 1) await command(app, number++)
      })
  report(what, times, floor, mostOfWrite)
}

const person = granted(await recording.app.createPerson(actor, { treeId, givenName: "Bert" })).id
for (let number = 1; number < changes; number += 1)
  granted(await recording.app.updatePerson(actor, { personId: person, notes: `Note ${number}`, ifMatch: null }))
const reading = new pg.Client({ connectionString: url })
await reading.connect()
const seqs = await client.query("select seq from audit_entries where tree_id = $1 and entity_id = $2", [treeId, person])
const floorStatement = `select c.id, c.seq, c.tree_id, c.at, c.actor_id, u.display_name, c.via, c.action, c.reason, c.undoes,
    c.undone_by, c.proposal_id, c.entry_count, $3::text as summary
  from changes c join users u on u.id = c.actor_id where c.tree_id = $1 and c.seq = any($2::bigint[]) order by c.seq desc`
const [histories, floors]: readonly [number[], number[]] = [[], []]
for (let run = 0; run < 30; run += 1) {
  await timed(histories, 1, async () => {
    const reader = { userId: actor.userId, surface: "member" } as const
    const listing = granted(
      await recording.app.listPersonHistory(reader, { personId: person, limit: changes, cursor: null }),
    )
    let count = 0
    for await (const batch of listing.items) count += JSON.parse(JSON.stringify(batch)).length
    if (count !== changes) throw new Error(`The history has ${count} changes.`)
  })
  await timed(floors, 1, async () => {
    const { rows } = await reading.query(floorStatement, [treeId, seqs.rows.map(({ seq }) => seq), "Changed Bert"])
    if (JSON.parse(JSON.stringify(rows)).length !== changes) throw new Error("The floor reads other changes.")
  })
}
report(`a history of ${changes} changes`, histories, floors, mostOfHistory)

await reading.end()
await plain.close()
await before.close()
await recording.close()
await recording.end()
