import { Portrait } from "../../chart/card.tsx"
import type { CardFact } from "../../model/family.ts"
import { shortYears } from "../../model/short-date.ts"
import { useIsWide } from "./is-wide.ts"
import { useNameOf } from "../../parts/person-name.ts"
import { useWindowed } from "./window.ts"
import { to } from "../../routes.ts"
import { useFormats } from "../../words/format.ts"
import { useLanguage, useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"
import { queryOf, type Row, sortAfter, type Wanted } from "./list.ts"
import { peopleWords } from "./words.ts"

interface HeadsProps {
  readonly tree: string
  readonly wanted: Wanted
}

const COLUMNS = 4

const directionOf = (column: string, sort: string): "ascending" | "descending" | undefined => {
  if (sort === column) return "ascending"
  return sort === `-${column}` ? "descending" : undefined
}

/** The heads of the table. A press on one sorts by it, and another press the other way round. */
export const Heads = ({ tree, wanted }: HeadsProps) => {
  const words = useWords(peopleWords)
  const head = (column: "name" | "birth" | "death") => {
    const direction = wanted.q === "" ? directionOf(column, wanted.sort) : undefined
    const sort = sortAfter(column, wanted.sort)
    return (
      <th scope="col" aria-sort={direction}>
        {wanted.q === "" ? (
          <a class="sort-head" href={to.people(tree, queryOf({ ...wanted, sort }))}>
            {words.heads[column]}
            <span aria-hidden="true">
              {direction === undefined ? "" : { ascending: "↑", descending: "↓" }[direction]}
            </span>
          </a>
        ) : (
          words.heads[column]
        )}
      </th>
    )
  }
  return (
    <thead>
      <tr>
        {head("name")}
        {head("birth")}
        {head("death")}
        <th scope="col">{words.heads.parents}</th>
      </tr>
    </thead>
  )
}

interface RowsProps {
  readonly people: readonly Row[]
}

/** The people of one page. Out of sight only its height is there. */
export const Rows = ({ people }: RowsProps) => (useIsWide() ? <TableRows people={people} /> : <Lines people={people} />)

const TableRows = ({ people }: RowsProps) => {
  const { element, isNear, height } = useWindowed<HTMLTableSectionElement>()
  return (
    <tbody ref={element}>
      {isNear ? (
        people.map((person) => <TableRow key={person.id} person={person} />)
      ) : (
        <tr>
          <td colSpan={COLUMNS} style={{ height: `${height}px` }} />
        </tr>
      )}
    </tbody>
  )
}

const Lines = ({ people }: RowsProps) => {
  const { element, isNear, height } = useWindowed<HTMLUListElement>()
  return (
    <ul class="people-lines" ref={element} style={isNear ? undefined : { height: `${height}px` }}>
      {isNear ? people.map((person) => <PersonLine key={person.id} person={person} />) : null}
    </ul>
  )
}

/** When and where something happened: "1819, London". */
const useFactInWords = () => {
  const language = useLanguage()
  return (fact: CardFact | null, year: number | null): string =>
    [shortYears(fact, year, language), fact?.place ?? null].filter((part) => part !== null).join(", ")
}

const TableRow = ({ person }: { readonly person: Row }) => {
  const words = useWords(peopleWords)
  const nameOf = useNameOf()
  const language = useLanguage()
  const { list } = useFormats()
  const { birth, birth_year, death, death_year, death_known, possibly_living, parents } = person
  const cell = (fact: CardFact | null, year: number | null, otherwise: string) => (
    <td>
      <span>{shortYears(fact, year, language) ?? otherwise}</span>
      {fact?.place == null ? null : <span class="fact-place">{fact.place}</span>}
    </td>
  )
  return (
    <tr class="person-row">
      <th scope="row">
        <span class="relative">
          <Portrait person={person} />
          <a class="person-name" href={to.family(person.tree_id, person.id)}>
            {nameOf(person)}
          </a>
        </span>
      </th>
      {cell(birth, birth_year, "")}
      {cell(
        death,
        death_year,
        (death_known === true && words.dead) || (possibly_living === true && words.living) || "",
      )}
      <td>{list(parents)}</td>
    </tr>
  )
}

const PersonLine = ({ person }: { readonly person: Row }) => {
  const words = useWords(peopleWords)
  const lifeOf = useLifeOf()
  const nameOf = useNameOf()
  const factInWords = useFactInWords()
  const { list } = useFormats()
  const { birth, birth_year, death, death_year, possibly_living, parents } = person
  const hasPlaces = birth?.place != null || death?.place != null
  const ends = [factInWords(birth, birth_year), factInWords(death, death_year)].filter((part) => part !== "")
  return (
    <li class="person-row">
      <a href={to.family(person.tree_id, person.id)}>
        <Portrait person={person} />
        <span>
          <span class="person-name">{nameOf(person)}</span>{" "}
          <span class="line-below soft small">{hasPlaces ? ends.join(" – ") : lifeOf(person)}</span>
          {parents.length === 0 ? null : (
            <span class="line-below soft small">{words.childOf({ parents: list(parents) })}</span>
          )}
          {possibly_living === true ? <span class="line-below soft small">{words.living}</span> : null}
        </span>
      </a>
    </li>
  )
}
