/*
 * The kill campaign: random writes by several clients, while server, worker, database and store are killed at random moments.
 * `make campaign MINUTES=30`, `make campaign KILLS=100 SEED=7`; STORE=s3 keeps the media in an object store.
 */
import { runCampaign } from "./campaign.ts"
import { linesOf } from "./report.ts"
import { filesStore, s3Store } from "./store.ts"

const { KILLS = "", MINUTES = "", SEED = "", CLIENTS = "", STORE = "files" } = process.env
const numberFrom = (text: string, absent: number): number => (text === "" ? absent : Number(text))

const stopping = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort())

const seed = numberFrom(SEED, Math.floor(Math.random() * 1_000_000))
console.log(`SEED=${seed}`)
const report = await runCampaign({
  seed,
  clients: numberFrom(CLIENTS, 6),
  kills: numberFrom(KILLS, Number.POSITIVE_INFINITY),
  minutes: numberFrom(MINUTES, KILLS === "" ? 10 : Number.POSITIVE_INFINITY),
  signal: stopping.signal,
  openStore: STORE === "s3" ? s3Store : filesStore,
  say: (line) => console.log(line),
})
for (const line of linesOf(report)) console.log(line)
// A part that did not stop must not keep this process.
process.exit(report.findings.length === 0 ? 0 : 1)
