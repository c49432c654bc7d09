import { useState } from "preact/hooks"
import { type Question, useAnswer } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { dataOf } from "../api/problems.ts"
import type { Found } from "../api/trees.ts"
import { PersonInTree } from "../grow/in-tree.tsx"
import { Chosen } from "../parts/find/chosen.tsx"
import { Finder } from "../parts/find/finder.tsx"
import { Form, Select } from "../parts/form.tsx"
import { Radios } from "../parts/fields/radios.tsx"
import { personFactsOf } from "../life/data.ts"
import { personWords } from "../life/words.ts"
import { useCommonWords, useWords } from "../words/language.ts"
import { useAttach } from "./attach.tsx"
import type { Medium, Target } from "./media.ts"
import { pictureWords } from "./words.ts"
import { lookUp } from "../texts/look-up.ts"

const MOST_HITS = 12

type Source = Schemas["SourceRead"]

const sourcesWith = (tree_id: string, q: string): Question<readonly Source[]> => ({
  key: ["tree", tree_id, "sources", "hits", q],
  ask: (signal) => {
    const params = { path: { tree_id }, query: { q, limit: MOST_HITS } }
    return dataOf(api.GET("/trees/{tree_id}/sources", { params, signal }))
  },
})

interface AttachToProps {
  readonly tree: string
  readonly medium: Medium
  readonly onDone: () => void
}

/** Attaches a medium to a person, to one of their events, or to a source. */
export const AttachTo = ({ tree, medium, onDone }: AttachToProps) => {
  const words = useWords(pictureWords)
  const common = useCommonWords()
  const [kind, setKind] = useState<"person" | "source">("person")
  const [person, setPerson] = useState<Found | null>(null)
  const [event, setEvent] = useState("")
  const [source, setSource] = useState<Source | null>(null)
  const [isMissing, setMissing] = useState(false)
  const attaching = useAttach(tree)
  const target = (): Target | null => {
    if (kind === "source") return source === null ? null : { kind, id: source.id }
    if (person === null) return null
    return event === "" ? { kind, id: person.id } : { kind: "event", id: event }
  }
  const save = async (): Promise<void> => {
    const to = target()
    setMissing(to === null)
    if (to !== null && (await attaching.run({ medium, to })) === true) onDone()
  }
  return (
    <Form
      {...attaching}
      submit={words.attach}
      onSubmit={() => void save()}
      beside={
        <button type="button" class="button" onClick={onDone}>
          {common.cancel}
        </button>
      }
    >
      <Radios
        name="kind"
        legend={words.toWhat}
        options={(["person", "source"] as const).map((one) => [one, words.kinds[one]])}
        value={kind}
        onChange={(next) => {
          setKind(next)
          setMissing(false)
        }}
      />
      {kind === "person" ? (
        <PersonInTree
          tree={tree}
          chosen={person}
          fault={isMissing ? "missing" : null}
          onChoose={(chosen) => {
            setPerson(chosen)
            setEvent("")
            setMissing(false)
          }}
        />
      ) : (
        <SourceInTree tree={tree} chosen={source} isMissing={isMissing} onChoose={setSource} />
      )}
      {kind === "person" && person !== null ? (
        <EventOf tree={tree} person={person.id} value={event} onChange={setEvent} />
      ) : null}
    </Form>
  )
}

interface SourceInTreeProps {
  readonly tree: string
  readonly chosen: Source | null
  readonly isMissing: boolean
  readonly onChoose: (source: Source | null) => void
}

const SourceInTree = ({ tree, chosen, isMissing, onChoose }: SourceInTreeProps) => {
  const words = useWords(pictureWords)
  const [hasChosen, setHasChosen] = useState(false)
  if (chosen !== null)
    return (
      <Chosen label={words.sourceInTree} other={words.otherSource} fault={null} onOther={() => onChoose(null)}>
        {chosen.title}
      </Chosen>
    )
  return (
    <Finder
      label={words.sourceInTree}
      hint={words.sourceHint}
      none={words.noSource}
      count={(count) => words.sources({ count })}
      fault={isMissing ? words.chooseSource : null}
      takesFocus={hasChosen}
      ask={(q) => sourcesWith(tree, q)}
      row={({ title, author }: Source) => (
        <>
          <span class="person-name">{title}</span>
          <span class="hit-facts">{author}</span>
        </>
      )}
      onChoose={(source) => {
        setHasChosen(true)
        onChoose(source)
      }}
    />
  )
}

interface EventOfProps {
  readonly tree: string
  readonly person: string
  readonly value: string
  readonly onChange: (event: string) => void
}

/** The person, or one of their events. */
const EventOf = ({ tree, person, value, onChange }: EventOfProps) => {
  const words = useWords(pictureWords)
  const { events: names } = useWords(personWords)
  const events = useAnswer(personFactsOf(tree, person)).data?.events ?? []
  const labelOf = ({ type, date }: (typeof events)[number]): string =>
    [lookUp(names, type) ?? type.replaceAll("_", " "), date?.year]
      .filter((part) => part !== null && part !== undefined)
      .join(" ")
  return (
    <Select
      name="event"
      label={words.whatOf}
      value={value}
      options={[
        { value: "", label: words.wholePerson },
        ...events.map((one) => ({ value: one.id, label: labelOf(one) })),
      ]}
      onChange={onChange}
    />
  )
}
