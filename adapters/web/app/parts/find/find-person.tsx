import { type Found, type Listed, searchQuestion } from "../../api/trees.ts"
import { useIsVisitor } from "../../api/view-as.ts"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { useLifeOf } from "../../words/life.ts"
import { Finder } from "./finder.tsx"
import { findWords } from "./words.ts"
import { useNameOf } from "../person-name.ts"

const MOST_HITS = 12

interface FindPersonProps {
  readonly tree: string
  readonly label: string
  readonly hidesLabel?: boolean
  /** Who is not offered. */
  readonly except?: string
  /** What is wrong with the choice. */
  readonly fault?: string | null
  readonly takesFocus?: boolean
  readonly onChoose: (person: Found) => void
}

/** Finds a person of the tree while the name is typed. */
export const FindPerson = ({ tree, except, ...field }: FindPersonProps) => {
  const { search } = useCommonWords()
  const words = useWords(findWords)
  const isVisitor = useIsVisitor(tree) === true
  return (
    <Finder
      {...field}
      placeholder={search.field}
      hint={words.hint}
      none={words.none}
      count={(count) => words.count({ count })}
      ask={(q) => searchQuestion(tree, { q, limit: MOST_HITS, isVisitor })}
      isWanted={({ id }) => id !== except}
      row={(person) => <Hit person={person} />}
    />
  )
}

/** A person among others of the same name: years, place, parents and partners. */
export const Hit = ({ person }: { readonly person: Listed }) => {
  const words = useWords(findWords)
  const { list } = useFormats()
  const nameOf = useNameOf()
  const lifeOf = useLifeOf()
  const { context, matched } = person
  const facts = [
    lifeOf(person),
    context?.birth_place ?? "",
    matched === undefined ? "" : words.alsoCalled({ name: matched.display }),
    context === undefined || context.parents.length === 0 ? "" : words.childOf({ parents: list(context.parents) }),
    context === undefined || context.partners.length === 0 ? "" : words.with({ partners: list(context.partners) }),
  ].filter((fact) => fact !== "")
  return (
    <>
      <span class="person-name">{nameOf(person)}</span>
      <span class="hit-facts">{facts.join(" · ")}</span>
    </>
  )
}
