/**
 * Measures the dictionary of given names on the persons of the corpus with a known sex: `make bench-names`.
 * Precision is the share of right answers among all answers. Recall is the share of right answers among all
 * persons.
 */
import { accuracyOf, tallyCorpus } from "../support/corpus-names.ts"

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`

const tallies = await tallyCorpus()
if (tallies === null) console.log("The corpus is not beside the project.")
else {
  console.log("English and German files        people answered right  precision    recall  (why it counts)")
  for (const tally of tallies) {
    const { precision, recall } = accuracyOf([tally])
    const figures = [
      String(tally.people).padStart(8),
      String(tally.answered).padStart(9),
      String(tally.right).padStart(6),
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
