/*
 * How often a hidden year lies in the interval that the reckoning gives: 30 % of the dates of each tree of the corpus are
 * hidden, as often as asked (20 times). It prints the share, the median widths, and each miss once.
 * `make reckoning-proof`, or `node spec/bench/reckoning-proof.ts 100`.
 */
import { filesOfFamilies, inWords, proveOn } from "../support/reckoning-proof.ts"

const times = Number(process.argv[2] ?? "20")
const files = filesOfFamilies(5)
if (files === null) throw new Error("There is no corpus beside the project.")
const { hidden, misses, width } = await proveOn(
  files,
  Array.from({ length: times }, (_, index) => index + 1),
)
const uncontradicted = misses.filter(({ isContradicted }) => !isContradicted)
const percent = (missed: number): string => `${(100 * (1 - missed / hidden)).toFixed(2)} %`
console.log(`${hidden} hidden years in ${files.length} files`)
console.log(`${percent(misses.length)} lie in their interval`)
console.log(
  `${percent(uncontradicted.length)} do, or belong to people with facts that contradict each other in the file itself`,
)
console.log(`median width with two sides: ${width.birth} years of births, ${width.death} of deaths`)
for (const miss of new Set(misses.map(inWords))) console.log(miss)
