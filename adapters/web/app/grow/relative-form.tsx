import { useState } from "preact/hooks"
import { Problem } from "../api/problems.ts"
import { partnersWithCoParents } from "../chart/pairs.ts"
import type { Card, FamilyGraph } from "../model/family.ts"
import { addRelative, canAdd, type Relation, relations } from "../model/operations.ts"
import { Select } from "../parts/form.tsx"
import { useNameOf } from "../parts/person-name.ts"
import { ProblemNote } from "../parts/problem-note.tsx"
import { useLanguage, useWords } from "../words/language.ts"
import { FactFields, type FactText, factOf, noText } from "./fact-field.tsx"
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

/** Adds a relative at a card: one form, and one save for the person and their relationships. */
const RelativeForm = (props: RelativeFormProps) => {
  const { tree, person, graph, mayWrite, onCancel } = props
  const words = useWords(growWords)
  const language = useLanguage()
  const nameOf = useNameOf()
  const of = graph.persons.get(person)
  const possible = relations.filter((relation) => canAdd(graph, relation, person))
  const partners = partnersWithCoParents(graph, person)
  const [relation, setRelation] = useState<Relation>(possible[0] ?? "child")
  const [text, setText] = useState<PersonText>(() => startOf(relation, of))
  const [marriage, setMarriage] = useState<FactText>(noText)
  const [other, setOther] = useState(partners[0] ?? "")
  const saving = useSaving(props)
  const [missing, setMissing] = useState<Problem | null>(null)
  const name = of === undefined ? "" : nameOf(of)

  const choose = (next: Relation): void => {
    const [before, after] = [startOf(relation, of), startOf(next, of)]
    setRelation(next)
    setText({
      ...text,
      gender: text.gender === before.gender ? after.gender : text.gender,
      surname: text.surname === before.surname ? after.surname : text.surname,
    })
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    const created = personOf(text, language)
    const wedding = factOf(marriage, language)
    if (created === null || wedding === null) return
    const isEmpty = created.givenName.trim() === "" && created.surname.trim() === "" && created.birth.date === null
    setMissing(isEmpty ? new Problem(422, { detail: words.nameOrSkip }) : null)
    if (isEmpty) return
    const operations = addRelative(graph, {
      relation,
      of: person,
      relative: { created },
      otherParent: other === "" ? null : other,
      marriage: wedding,
    })
    void saving.run({ operations, summary: words.summaryAdd(words.relations[relation], name) })
  }

  return (
    <form class="form" onSubmit={submit}>
      <h2>{words.addTo(name)}</h2>
      <fieldset class="relations">
        <legend>{words.which}</legend>
        {possible.map((one) => (
          <label key={one} class={one === relation ? "is-chosen" : ""}>
            <input type="radio" name="relation" checked={one === relation} onChange={() => choose(one)} />
            <span>{words.relations[one]}</span>
          </label>
        ))}
      </fieldset>
      <PersonFields tree={tree} value={text} onChange={setText} />
      {relation === "partner" ? (
        <FactFields tree={tree} title={words.marriage} value={marriage} onChange={setMarriage} />
      ) : null}
      {relation === "child" && partners.length > 0 ? (
        <Select
          name="other"
          label={words.otherParent}
          value={other}
          options={[
            ...partners.flatMap((id) => {
              const partner = graph.persons.get(id)
              return partner === undefined ? [] : [{ value: id, label: nameOf(partner) }]
            }),
            { value: "", label: words.noOther },
          ]}
          onChange={setOther}
        />
      ) : null}
      <ProblemNote problem={missing ?? saving.problem} />
      <FormButtons mayWrite={mayWrite} isRunning={saving.isRunning} onCancel={onCancel} />
    </form>
  )
}

export default RelativeForm
