/**
 * Measures the import of a file with one large record, against the import of an ordinary file of as many bytes in the same
 * run: one person with 3,000 children, 5,000 events and 10,000 names. `make bench-import-large-record`, or with a part of it and
 * other surroundings: `OTHERS=100x200 node spec/bench/import-large-record.bench.ts 0.1`.
 */
import { performance } from "node:perf_hooks"
import { startBenchServer } from "./bench-server.ts"
import { generateGedcom } from "./generate-gedcom.ts"
import { described, surroundings } from "./surroundings.ts"
import { granted } from "../support/world.ts"

const part = Number(process.argv[2] ?? "1")
const [children, events, names] = [3_000 * part, 5_000 * part, 10_000 * part]

const largeRecord = function* (): Generator<string> {
  yield "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n0 @I0@ INDI\n"
  for (let n = 0; n < names; n++) yield `1 NAME Given${n} /Surname${n}/\n`
  for (let n = 0; n < events; n++) yield `1 OCCU Work ${n}\n2 DATE ${1800 + (n % 60)}\n2 PLAC Place ${n % 50}\n`
  yield "1 SEX M\n1 FAMS @F0@\n"
  for (let n = 1; n <= children; n++)
    yield `0 @I${n}@ INDI\n1 NAME Child${n} /Surname/\n1 BIRT\n2 DATE ${1820 + (n % 40)}\n1 FAMC @F0@\n`
  yield "0 @F0@ FAM\n1 HUSB @I0@\n"
  for (let n = 1; n <= children; n++) yield `1 CHIL @I${n}@\n`
  yield "0 TRLR\n"
}

const around = surroundings()
const { app, actor, close, end } = await startBenchServer(around)
console.log(described(around))

const secondsOf = async (text: string): Promise<number> => {
  const treeId = granted(await app.createTree(actor, { name: "Bench" })).id
  const bytes = new TextEncoder().encode(text)
  const file = {
    size: bytes.length,
    open: async function* () {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
    },
  }
  const start = performance.now()
  granted(await app.importGedcom(actor, { treeId, file, defaultAction: "new", resolutions: {} }))
  return (performance.now() - start) / 1_000
}

const large = [...largeRecord()].join("")
const sample = [...generateGedcom(1_000)].join("").length / 1_000
const ordinary = [...generateGedcom(Math.max(1, Math.round(large.length / sample)))].join("")
await secondsOf([...generateGedcom(100)].join(""))
const [floor, seconds] = [await secondsOf(ordinary), await secondsOf(large)]
console.log("file             bytes  seconds  of ordinary")
console.log(`ordinary     ${String(ordinary.length).padStart(9)} ${floor.toFixed(2).padStart(8)}         1.00`)
console.log(
  `large record ${String(large.length).padStart(9)} ${seconds.toFixed(2).padStart(8)} ${(seconds / floor).toFixed(2).padStart(12)}`,
)

await close()
await end()
