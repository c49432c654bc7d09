/*
 * How many people of a tree are found although their name has one slip, how many of the high matches are right, and
 * how long it takes to look for as many people as the tree has. `make bench-matching`, or with sizes of your own: node
 * spec/bench/matching.bench.ts 1000,10000
 */
import { lookForEachOther, measureReach } from "../support/slips.ts"
import { seeded } from "./random.ts"

const sizes = (process.argv[2] ?? "1000,10000,100000").split(",").map(Number)
const samples = 2_000

for (const size of sizes) {
  const { reach, precision } = measureReach(size, samples, seeded(size))
  console.log(`${size} people, ${samples} slips of each kind`)
  for (const { kind, part, missed } of reach)
    console.log(`  ${kind.padEnd(12)} ${part.padEnd(8)} missed ${(missed * 100).toFixed(2).padStart(6)} %`)
  const begun = process.cpuUsage()
  lookForEachOther(size, seeded(size))
  const { user } = process.cpuUsage(begun)
  console.log(`  high precision ${precision.toFixed(4)}, ${(user / size).toFixed(1)} µs of CPU a person`)
}
