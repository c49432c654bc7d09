import { useWords } from "../words/language.ts"
import type { PersonText } from "./person-fields.tsx"
import { growWords } from "./words.ts"

interface BothVersionsProps {
  readonly mine: PersonText
  readonly theirs: PersonText
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** What one reader wrote beside what another one saved meanwhile, field by field. */
export const BothVersions = ({ mine, theirs, onMine, onTheirs }: BothVersionsProps) => {
  const words = useWords(growWords)
  const genderOf = ({ gender }: PersonText): string => (gender === null ? words.unknown : words.genders[gender])
  const rows: readonly (readonly [string, string, string])[] = [
    [words.givenName, mine.givenName, theirs.givenName],
    [words.surname, mine.surname, theirs.surname],
    [words.gender, genderOf(mine), genderOf(theirs)],
    [words.dateOf({ what: words.birth }), mine.birth.date, theirs.birth.date],
    [words.placeOf({ what: words.birth }), mine.birth.place, theirs.birth.place],
    [words.dateOf({ what: words.death }), mine.death.date, theirs.death.date],
    [words.placeOf({ what: words.death }), mine.death.place, theirs.death.place],
  ]
  return <BothRows conflict={words.conflict} rows={rows} onMine={onMine} onTheirs={onTheirs} />
}

interface BothRowsProps {
  /** Says what someone else has changed. */
  readonly conflict: string
  /** The name of a field, what the reader wrote, and what is in the tree. */
  readonly rows: readonly (readonly [string, string, string])[]
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Both versions of a record as a table. */
export const BothRows = ({ conflict, rows, onMine, onTheirs }: BothRowsProps) => {
  const words = useWords(growWords)
  return (
    <div class="form" role="alert">
      <p>{conflict}</p>
      <table class="both">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.yours}</th>
            <th scope="col">{words.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([field, own, other]) => (
            <tr key={field} class={own === other ? "" : "is-different"}>
              <th scope="row">{field}</th>
              <td>{own || "–"}</td>
              <td>{other || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="form-buttons">
        <button type="button" class="button is-main" onClick={onMine}>
          {words.keepMine}
        </button>
        <button type="button" class="button" onClick={onTheirs}>
          {words.takeTheirs}
        </button>
      </div>
    </div>
  )
}
