import { useRef, useState } from "preact/hooks"
import { answers, type Question, useAnswer } from "../api/cache.ts"
import { api } from "../api/client.ts"
import { dataOf } from "../api/problems.ts"
import type { Found } from "../api/trees.ts"
import type { Relation, RelativeInput } from "../model/operations.ts"
import { Chosen } from "../parts/find/chosen.tsx"
import { FindPerson, Hit } from "../parts/find/find-person.tsx"
import { useWords } from "../words/language.ts"
import { growWords } from "./words.ts"

/** The parents of a person. */
const parentsOf = (tree: string, person_id: string): Question<readonly string[]> => ({
  key: ["tree", tree, "person", person_id, "parents"],
  ask: async (signal) => {
    const call = { params: { path: { person_id } }, signal }
    const { parents } = await dataOf(api.GET("/persons/{person_id}/family", call))
    return parents.map(({ person }) => person.id)
  },
})

/** What is wrong with the choice of a person. */
type ChoiceFault = "missing" | "notMale" | "notFemale" | "already" | "cycle"

/** Whether this person can be this relative, as far as the form knows. */
const faultOf = (chosen: Found | null, relation: Relation): ChoiceFault | null => {
  if (chosen === null) return "missing"
  if (relation === "father" && chosen.gender === "female") return "notMale"
  return relation === "mother" && chosen.gender === "male" ? "notFemale" : null
}

const faults: Readonly<Record<string, ChoiceFault>> = { duplicate_relationship: "already", ancestry_cycle: "cycle" }

/** What a refusal with this code says about the choice; null if it is about something else. */
export const faultOfCode = (code: string | undefined): ChoiceFault | null => faults[code ?? ""] ?? null

/** A relative as the form holds them. */
export type Relative = RelativeInput["relative"]

/** Someone who is in the tree as a relative, while they are chosen. */
export const useChosen = (tree: string, of: string, relation: Relation) => {
  const [chosen, setChosen] = useState<Found | null>(null)
  const [fault, setFault] = useState<ChoiceFault | null>(null)
  const isChild = relation === "child" || relation === "sibling"
  const asked = chosen === null || !isChild ? null : parentsOf(tree, chosen.id)
  const parents = useAnswer(asked).data
  return {
    chosen,
    fault,
    setFault,
    /** Whether the chosen child has another parent in the tree. */
    hasOther: asked !== null && (parents ?? []).some((id) => id !== of),
    choose: (person: Found | null): void => {
      setChosen(person)
      setFault(null)
    },
    /** The chosen person as a relative. Null if something is wrong with the choice. */
    relative: async (): Promise<Relative | null> => {
      const found = faultOf(chosen, relation)
      setFault(found)
      if (found !== null || chosen === null) return null
      return { existing: chosen.id, parents: asked === null ? [] : await answers.fetchQuery(askedNow(asked)) }
    },
  }
}

const askedNow = <T,>({ key, ask }: Question<T>) => ({
  queryKey: key,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => ask(signal),
})

interface PersonInTreeProps {
  readonly tree: string
  /** Who is not offered. */
  readonly of?: string
  readonly chosen: Found | null
  readonly fault: ChoiceFault | null
  readonly onChoose: (person: Found | null) => void
}

/** The choice of a person who is in the tree. The chosen one is shown with what distinguishes them from others. */
export const PersonInTree = ({ tree, of = "", chosen, fault, onChoose }: PersonInTreeProps) => {
  const words = useWords(growWords)
  const hasChosen = useRef(false)
  const text = fault === null ? null : words.choiceFaults[fault]
  if (chosen !== null)
    return (
      <Chosen label={words.inTree} other={words.chooseOther} fault={text} onOther={() => onChoose(null)}>
        <Hit person={chosen} />
      </Chosen>
    )
  return (
    <FindPerson
      tree={tree}
      label={words.inTree}
      except={of}
      fault={text}
      takesFocus={hasChosen.current}
      onChoose={(person) => {
        hasChosen.current = true
        onChoose(person)
      }}
    />
  )
}
