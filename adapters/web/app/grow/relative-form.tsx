import { useEffect, useState } from "preact/hooks"
import { Problem, problemOf } from "../api/problems.ts"
import { partnersWithCoParents } from "../model/pairs.ts"
import type { Card, FamilyGraph } from "../model/family.ts"
import { addRelative, canAdd, type Relation, relations } from "../model/operations.ts"
import { Select } from "../parts/form.tsx"
import { Radios } from "../parts/fields/radios.tsx"
import { useNameOf } from "../parts/person-name.ts"
import { ProblemNote } from "../parts/problem-note.tsx"
import { useLanguage, useWords } from "../words/language.ts"
import { FactFields, type FactText, factOf, noText } from "./fact-field.tsx"
import { faultOfCode, PersonInTree, type Relative, useChosen } from "./in-tree.tsx"
import { blankPerson, PersonFields, type PersonText, personOf } from "./person-fields.tsx"
import { FormButtons, type FormProps, useSaving } from "./saving.tsx"
import { growWords } from "./words.ts"

interface RelativeFormProps extends FormProps {
  readonly graph: FamilyGraph
}

const genderFor: Partial<Readonly<Record<Relation, Card["gender"]>>> = { father: "male", mother: "female" }

/** What a form begins with: the sex of a father, the family name of a child. */
const startOf = (relation: Relation, of: Card | undefined): PersonText => ({
  ...blankPerson,
  gender: genderFor[relation] ?? null,
  surname: relation === "partner" || relation === "mother" ? "" : (of?.surname ?? ""),
})

interface OtherParentProps {
  readonly graph: FamilyGraph
  readonly partners: readonly string[]
  readonly value: string
  readonly onChange: (person: string) => void
}

const OtherParent = ({ graph, partners, value, onChange }: OtherParentProps) => {
  const words = useWords(growWords)
  const nameOf = useNameOf()
  const options = partners.flatMap((id) => {
    const partner = graph.persons.get(id)
    return partner === undefined ? [] : [{ value: id, label: nameOf(partner) }]
  })
  return (
    <Select
      name="other"
      label={words.otherParent}
      value={value}
      options={[...options, { value: "", label: words.noOther }]}
      onChange={onChange}
    />
  )
}

/** A new person as a relative, while they are written. */
const useNew = (of: Card | undefined, first: Relation) => {
  const words = useWords(growWords)
  const language = useLanguage()
  const [text, setText] = useState<PersonText>(() => startOf(first, of))
  const [missing, setMissing] = useState<Problem | null>(null)
  return {
    text,
    setText,
    missing,
    setMissing,
    /** Keeps what was written, but not what the form began with. */
    become: (relation: Relation, next: Relation): void => {
      const [before, after] = [startOf(relation, of), startOf(next, of)]
      setText({
        ...text,
        gender: text.gender === before.gender ? after.gender : text.gender,
        surname: text.surname === before.surname ? after.surname : text.surname,
      })
    },
    /** The new person as a relative. Null if something is wrong with them. */
    relative: (): Relative | null => {
      const created = personOf(text, language)
      if (created === null) return null
      const isEmpty = created.givenName.trim() === "" && created.surname.trim() === "" && created.birth.date === null
      setMissing(isEmpty ? new Problem(422, { detail: words.nameOrSkip }) : null)
      return isEmpty ? null : { created }
    },
  }
}

/** Adds a relative at a card, new or from the tree: one form, and one save for the person and their relationships. */
const RelativeForm = (props: RelativeFormProps) => {
  const { tree, person, graph, mayWrite, onCancel } = props
  const words = useWords(growWords)
  const language = useLanguage()
  const nameOf = useNameOf()
  const of = graph.persons.get(person)
  const possible = relations.filter((relation) => canAdd(graph, relation, person))
  const partners = partnersWithCoParents(graph, person)
  const [relation, setRelation] = useState<Relation>(possible[0] ?? "child")
  const [isInTree, setInTree] = useState(false)
  const [marriage, setMarriage] = useState<FactText>(noText)
  const [other, setOther] = useState(partners[0] ?? "")
  const created = useNew(of, relation)
  const choice = useChosen(tree, person, relation)
  const saving = useSaving(props)
  const name = of === undefined ? "" : nameOf(of)
  useEffect(() => {
    if (choice.hasOther) setOther("")
  }, [choice.hasOther])

  const choose = (next: Relation): void => {
    setRelation(next)
    created.become(relation, next)
    choice.setFault(null)
    saving.forget()
  }
  const save = async (): Promise<void> => {
    const wedding = factOf(marriage, language)
    const relative = isInTree ? await choice.relative() : created.relative()
    if (relative === null || wedding === null) return
    const otherParent = other === "" ? null : other
    const operations = addRelative(graph, { relation, of: person, relative, otherParent, marriage: wedding })
    if (operations.length === 0) return choice.setFault("already")
    await saving.run({ operations, summary: words.summaryAdd(words.relations[relation], name) })
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    void save().catch((failure: unknown) => created.setMissing(problemOf(failure)))
  }
  const refused = isInTree ? faultOfCode(saving.problem?.code) : null

  return (
    <form class="form" onSubmit={submit}>
      <h2>{words.addTo(name)}</h2>
      <Radios
        name="relation"
        legend={words.which}
        options={possible.map((one) => [one, words.relations[one]])}
        value={relation}
        onChange={choose}
      />
      <Radios
        name="in-tree"
        legend={words.isInTree}
        options={(["no", "yes"] as const).map((one) => [one, words.isInTreeChoices[one]])}
        value={isInTree ? "yes" : "no"}
        onChange={(value) => {
          setInTree(value === "yes")
          created.setMissing(null)
          saving.forget()
        }}
      />
      {isInTree ? (
        <PersonInTree
          tree={tree}
          of={person}
          chosen={choice.chosen}
          fault={choice.fault ?? refused}
          onChoose={(chosen) => {
            choice.choose(chosen)
            saving.forget()
          }}
        />
      ) : (
        <PersonFields tree={tree} value={created.text} onChange={created.setText} />
      )}
      {relation === "partner" ? (
        <FactFields tree={tree} title={words.marriage} value={marriage} onChange={setMarriage} />
      ) : null}
      {relation === "child" && partners.length > 0 ? (
        <OtherParent graph={graph} partners={partners} value={other} onChange={setOther} />
      ) : null}
      <ProblemNote problem={created.missing ?? (refused === null ? saving.problem : null)} />
      <FormButtons mayWrite={mayWrite} isRunning={saving.isRunning} onCancel={onCancel} />
    </form>
  )
}

export default RelativeForm
