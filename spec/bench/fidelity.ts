/*
 * How much of real files is data: imports the files of the corpus and prints the share of lines below INDI and FAM, and below
 * SOUR, REPO, OBJE and NOTE, that members read as fields, by program, with the commonest lines that are only kept.
 * `make fidelity`, or with another number of lines: `node spec/bench/fidelity.ts 100`.
 */
import { type FileShares, measuredFiles, type RecordGroup, sharesOf, type Share } from "../support/fidelity.ts"

const most = Number(process.argv[2] ?? "20")
const groups = ["people", "others"] as const satisfies readonly RecordGroup[]
const files = measuredFiles()
if (files === null) throw new Error("There is no corpus beside the project.")

const noLines = (): Record<RecordGroup, Share> => ({ people: { lines: 0, data: 0 }, others: { lines: 0, data: 0 } })
const byProgram = new Map<string, { files: number; readonly shares: Record<RecordGroup, Share> }>()
const rest = new Map<string, { count: number; readonly programs: Set<string> }>()

const add = (program: string, { groups: found }: FileShares): void => {
  const sum = byProgram.get(program) ?? { files: 0, shares: noLines() }
  byProgram.set(program, sum)
  sum.files++
  for (const group of groups) {
    sum.shares[group].lines += found[group].lines
    sum.shares[group].data += found[group].data
  }
}

for (const { product, name, bytes } of files) {
  const shares = await sharesOf(bytes())
  if (shares === null) {
    console.log(`refused: ${name}`)
    continue
  }
  const program = product ?? "not named"
  add(program, shares)
  add("all", shares)
  for (const [path, count] of shares.rest) {
    const known = rest.get(path) ?? { count: 0, programs: new Set() }
    rest.set(path, known)
    known.count += count
    known.programs.add(program)
  }
}

const percent = ({ lines, data }: Share): string =>
  `${lines === 0 ? "–" : `${((100 * data) / lines).toFixed(1)} %`}`.padStart(8)
console.log(`${"program".padEnd(28)} files    lines   INDI, FAM    lines   SOUR, REPO, OBJE, NOTE`)
const programs = [...byProgram].sort(([, a], [, b]) => b.shares.people.lines - a.shares.people.lines)
for (const [program, { files: number, shares }] of programs) {
  const cells = groups.map((group) => `${String(shares[group].lines).padStart(9)}  ${percent(shares[group])}`)
  console.log(`${program.slice(0, 28).padEnd(28)} ${String(number).padStart(5)}${cells.join("  ")}`)
}
console.log(`\nThe commonest lines that are not data:`)
const commonest = [...rest].sort(([, a], [, b]) => b.count - a.count).slice(0, most)
for (const [path, { count, programs: of }] of commonest)
  console.log(`${String(count).padStart(7)}  ${path}  (${[...of].slice(0, 4).join(", ")})`)
