/*
 * How good the dictionary of given names is, on the people of the corpus whose sex is known: `make bench-names`.
 * Precision: of those whose sex it tells, how many it tells right. Recall: of all, how many it tells right.
 */
import { accuracyOf, tallyCorpus } from "../support/corpus-names.ts"

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`

const tallies = await tallyCorpus()
if (tallies === null) console.log("The corpus is not beside the project.")
else {
  console.log("English and German files        people    told   right  precision    recall  (why it counts)")
  for (const tally of tallies) {
    const { precision, recall } = accuracyOf([tally])
    const figures = [
      String(tally.people).padStart(8),
      String(tally.told).padStart(7),
      String(tally.right).padStart(7),
      percent(precision).padStart(10),
      percent(recall).padStart(9),
    ]
    console.log(`${tally.file.padEnd(30)}${figures.join(" ")}  (${tally.why})`)
  }
  const { people, precision, recall } = accuracyOf(tallies)
  console.log(
    `\n${people} people: precision ${percent(precision)} (at least 99.5 %), recall ${percent(recall)} (at least 85 %)`,
  )
}
