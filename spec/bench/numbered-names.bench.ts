/**
 * Measures the import of people whose names differ by a number only (`P1`, `P2`, …), into an empty tree and once more into
 * the tree that has them, against the imports of as many people with random names in the same run, in CPU time of the
 * service and the database. `make bench-numbered-names`, or with another
 * number of people and other surroundings: `OTHERS=100x200 node spec/bench/numbered-names.bench.ts 5000`.
 */
import pg from "pg"
import { granted } from "../support/world.ts"
import { startBenchServer } from "./bench-server.ts"
import { cpuTime } from "./cpu-time.ts"
import { median } from "./median.ts"
import { seeded } from "./random.ts"
import { described, surroundings } from "./surroundings.ts"

const people = Number(process.argv[2] ?? "30546")
const runs = Number(process.argv[3] ?? "3")
/** The most that numbered names may take of random ones. */
const MOST = 2

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"]
const random = seeded(people)
const randomWord = (): string => Array.from({ length: 8 }, () => LETTERS[random.below(26)]).join("")

/** The name of a person by their number. */
type NameOf = (number: number) => string

const namings = {
  random: () => `${randomWord()} /${randomWord()}/`,
  "P1, P2, …": (number: number) => `P${number}`,
  "P1 /Root/, …": (number: number) => `P${number} /Root/`,
  "Dau_1, …": (number: number) => `Dau_${number} /Root/`,
}

const gedcomOf = function* (nameOf: NameOf): Generator<string> {
  yield "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n"
  for (let number = 1; number <= people; number++)
    yield `0 @I${number}@ INDI\n1 NAME ${nameOf(number)}\n1 BIRT\n2 DATE ${1700 + (number % 200)}\n`
  yield "0 TRLR\n"
}

const around = surroundings()
const { app, actor, url, close, end } = await startBenchServer(around)
console.log(described(around))
const watch = new pg.Client({ connectionString: url })
await watch.connect()

interface Taken {
  readonly first: number
  readonly again: number
}

/** The CPU time of an import into an empty tree and of a second one, which skips everybody, in seconds. */
const secondsOf = async (nameOf: NameOf): Promise<Taken> => {
  const treeId = granted(await app.createTree(actor, { name: "Bench" })).id
  const bytes = new TextEncoder().encode([...gedcomOf(nameOf)].join(""))
  const file = {
    size: bytes.length,
    open: async function* () {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
    },
  }
  const cpuOf = async (defaultAction: "new" | "skip"): Promise<number> => {
    const before = await cpuTime(watch, process.pid)
    granted(await app.importGedcom(actor, { treeId, file, defaultAction, resolutions: {} }))
    return ((await cpuTime(watch, process.pid)) - before) / 1e6
  }
  return { first: await cpuOf("new"), again: await cpuOf("skip") }
}

await secondsOf(namings.random)
const times = new Map<string, Taken[]>()
for (let run = 0; run < runs; run += 1)
  for (const [kind, nameOf] of Object.entries(namings))
    times.set(kind, [...(times.get(kind) ?? []), await secondsOf(nameOf)])
console.log(`${people} people, median of ${runs} runs: CPU seconds, and of random names (at most ${MOST})`)
for (const stage of ["first", "again"] as const) {
  const secondsFor = (kind: string): number => median((times.get(kind) ?? []).map((taken) => taken[stage]))
  const floor = secondsFor("random")
  for (const kind of times.keys()) {
    const ratio = secondsFor(kind) / floor
    const figures = `${secondsFor(kind).toFixed(2).padStart(8)} ${ratio.toFixed(2).padStart(8)}`
    console.log(`${stage.padEnd(6)} ${kind.padEnd(14)} ${figures}${ratio <= MOST ? "" : "  ABOVE"}`)
  }
}

await watch.end()
await close()
await end()
