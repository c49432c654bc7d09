import type { Schemas } from "../../api/client.ts"
import { comparedSides, type Side } from "../../model/compare-sides.ts"
import { dateInWords } from "../../model/date-words.ts"
import { useFormats } from "../../words/format.ts"
import { useLanguage, useWords } from "../../words/language.ts"
import { importWords } from "./words.ts"

interface SidesProps {
  readonly candidate: Schemas["GedcomCandidate"]
  readonly match: Schemas["GedcomMatch"]
}

/** The person of the file beside the one of the tree, fact by fact. Words say where they differ. */
export const Sides = ({ candidate, match }: SidesProps) => {
  const words = useWords(importWords)
  const { list } = useFormats()
  const sideOf = useSide()
  return (
    <table class="pair">
      <caption class="for-screen-readers">{words.compared}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="for-screen-readers">{words.field}</span>
          </th>
          <th scope="col">{words.inFile}</th>
          <th scope="col">
            {words.inTree} <span class="soft small">{words.scores[match.score]}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {comparedSides(sideOf(candidate), sideOf(match), list).map(({ field, file, tree, agreement }) => (
          <tr key={field} class={agreement === "same" ? undefined : "is-different"}>
            <th scope="row">
              {words.fields[field]}
              {agreement === "same" ? null : <span class="agreement">{words.agreements[agreement]}</span>}
            </th>
            <td>{file ?? "–"}</td>
            <td>{tree ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Known = Pick<
  Schemas["GedcomMatch"],
  "display_name" | "birth_year" | "birth" | "death" | "parents" | "partners" | "children"
>

/** What is known of a person, in the words of the reader. Without details, only the year of birth is shown. */
const useSide = (): ((person: Known) => Side) => {
  const language = useLanguage()
  const eventWords = (event: Known["birth"]): string | null => {
    const date = event?.date ?? null
    const parts = [date === null ? "" : dateInWords(date, language), event?.place ?? ""]
    return parts.filter((part) => part !== "").join(", ") || null
  }
  return ({ display_name, birth_year, birth, death, parents, partners, children }) => ({
    name: display_name,
    birth: eventWords(birth) ?? (birth_year === null ? null : String(birth_year)),
    death: eventWords(death),
    parents,
    partners,
    children,
  })
}
