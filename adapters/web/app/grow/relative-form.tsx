import { useEffect, useState } from "preact/hooks"
import { Problem, problemOf } from "../api/problems.ts"
import type { FamilyGraph } from "../model/family.ts"
import { addRelative, type Relation } from "../model/operations.ts"
import { Select } from "../parts/form.tsx"
import { Radios } from "../parts/fields/radios.tsx"
import { useNameOf } from "../parts/person-name.ts"
import { DraftNote } from "../parts/drafts/draft-note.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { useLanguage, useWords } from "../words/language.ts"
import { FactFields, factOf } from "./fact-field.tsx"
import { faultOfCode, PersonInTree, type Relative, useChosen } from "./in-tree.tsx"
import { PersonFields, type PersonText, personOf } from "./person-fields.tsx"
import { useRelativeDraft } from "./relative-draft.ts"
import { FormButtons, type FormProps, useSaving } from "./saving.tsx"
import { growWords } from "./words.ts"

interface RelativeFormProps extends FormProps {
  readonly graph: FamilyGraph
}

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
const useNew = (text: PersonText) => {
  const words = useWords(growWords)
  const language = useLanguage()
  const [missing, setMissing] = useState<Problem | null>(null)
  return {
    missing,
    setMissing,
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

interface WhichProps {
  readonly possible: readonly Relation[]
  readonly relation: Relation
  readonly isInTree: boolean
  readonly onRelation: (relation: Relation) => void
  readonly onInTree: (isInTree: boolean) => void
}

/** What the relative is to the person, and whether they are in the tree already. */
const Which = ({ possible, relation, isInTree, onRelation, onInTree }: WhichProps) => {
  const words = useWords(growWords)
  return (
    <>
      <Radios
        name="relation"
        legend={words.which}
        options={possible.map((one) => [one, words.relations[one]])}
        value={relation}
        onChange={onRelation}
      />
      <Radios
        name="in-tree"
        legend={words.isInTree}
        options={(["no", "yes"] as const).map((one) => [one, words.isInTreeChoices[one]])}
        value={isInTree ? "yes" : "no"}
        onChange={(value) => onInTree(value === "yes")}
      />
    </>
  )
}

/** Adds a relative at a card, new or from the tree: one form, and one save for the person and their relationships. */
const RelativeForm = (props: RelativeFormProps) => {
  const { tree, person, graph, mayWrite, onCancel } = props
  const words = useWords(growWords)
  const language = useLanguage()
  const nameOf = useNameOf()
  const { of, possible, partners, draft, change, become, begin } = useRelativeDraft(graph, person)
  const { relation, isInTree, marriage, other } = draft.text
  const created = useNew(draft.text.person)
  const choice = useChosen(tree, person, relation)
  const saving = useSaving(props)
  const name = of === undefined ? "" : nameOf(of)
  useEffect(() => {
    if (choice.hasOther) change({ other: "" })
  }, [choice.hasOther])

  const choose = (next: Relation): void => {
    become(next)
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
    const saved = await saving.run({
      operations,
      summary: words.summaryAdd({ relation: words.relations[relation], name }),
    })
    if (saved !== undefined) draft.drop()
  }
  const submit = (event: Event): void => {
    event.preventDefault()
    void save().catch((failure: unknown) => created.setMissing(problemOf(failure)))
  }
  const cancel = (): void => {
    if (!saving.isRunning) draft.discard()
    onCancel()
  }
  const refused = isInTree ? faultOfCode(saving.problem?.code) : null

  return (
    <form class="form" onSubmit={submit}>
      <h2>{words.addTo({ name })}</h2>
      <DraftNote isShown={draft.isBroughtBack} onAgain={begin} />
      <Which
        possible={possible}
        relation={relation}
        isInTree={isInTree}
        onRelation={choose}
        onInTree={(value) => {
          change({ isInTree: value })
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
        <PersonFields tree={tree} value={draft.text.person} onChange={(text) => change({ person: text })} />
      )}
      {relation === "partner" ? (
        <FactFields
          tree={tree}
          title={words.marriage}
          value={marriage}
          onChange={(text) => change({ marriage: text })}
        />
      ) : null}
      {relation === "child" && partners.length > 0 ? (
        <OtherParent graph={graph} partners={partners} value={other} onChange={(id) => change({ other: id })} />
      ) : null}
      <ProblemNote problem={created.missing ?? (refused === null ? saving.problem : null)} />
      <FormButtons mayWrite={mayWrite} isRunning={saving.isRunning} onCancel={cancel} />
    </form>
  )
}

export default RelativeForm
