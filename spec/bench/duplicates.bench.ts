/*
 * How many duplicates are found, and how many of them are right: 20 files of real families are split into two halves
 * that share a third of their persons, with the errors that people make, and both are imported into one tree. It prints
 * precision and recall by kind of error, and with `node spec/bench/duplicates.bench.ts show` what is wrong or missing.
 */
import { corpusFiles } from "../support/corpus.ts"
import { lettersOf } from "../support/gedcom-lines.ts"
import { countDuplicates, type FoundPair, type SharedPerson } from "../support/split-trees/count-duplicates.ts"
import { realFamilies } from "../support/split-trees/real-families.ts"
import { errorKinds } from "../support/split-trees/typing-errors.ts"
import { seeded } from "./random.ts"

const isShown = process.argv.includes("show")
const share = (part: number, all: number): string => (all === 0 ? "-" : `${((100 * part) / all).toFixed(1)} %`)

const files = corpusFiles()
if (files === null) throw new Error("There is no corpus beside the project.")
const shared: SharedPerson[] = []
const found: FoundPair[] = []
for (const name of realFamilies) {
  const file = files.find((one) => one.name === name)
  const text = file === undefined ? null : await lettersOf(file.bytes())
  if (text === null) throw new Error(`The corpus has no ${name}.`)
  const counted = await countDuplicates(text, seeded(4_711))
  shared.push(...counted.shared)
  found.push(...counted.found)
  const high = counted.found.filter(({ pair }) => pair.score === "high")
  console.log(
    `${name.padEnd(44)} ${String(counted.shared.length).padStart(5)} shared, found ` +
      `${share(counted.shared.filter(({ score }) => score !== null).length, counted.shared.length).padStart(7)}, ` +
      `right of high ${share(high.filter(({ isRight }) => isRight).length, high.length).padStart(7)}`,
  )
  if (!isShown) continue
  for (const { names, pair } of high.filter(({ isRight }) => !isRight))
    console.log(`  wrong: ${names.join(" = ")} [${pair.reasons.join(", ")}]`)
  for (const { name: person, error } of counted.shared.filter(({ score }) => score === null))
    console.log(`  missing: ${person} (${error ?? "no error"})`)
}

for (const score of ["high", "medium"] as const) {
  const own = found.filter(({ pair }) => pair.score === score)
  console.log(`${score}: ${own.length} pairs, ${share(own.filter(({ isRight }) => isRight).length, own.length)} right`)
}
for (const kind of [null, ...errorKinds]) {
  const own = shared.filter(({ error }) => error === kind)
  const [high, any] = [own.filter(({ score }) => score === "high"), own.filter(({ score }) => score !== null)]
  console.log(
    `${(kind ?? "no error").padEnd(28)} ${String(own.length).padStart(5)} persons, high ${share(high.length, own.length).padStart(7)}, ` +
      `high or medium ${share(any.length, own.length).padStart(7)}`,
  )
}
const any = shared.filter(({ score }) => score !== null)
console.log(`all: ${shared.length} persons, high or medium ${share(any.length, shared.length)}`)
