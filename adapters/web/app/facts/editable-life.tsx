import type { ComponentChildren } from "preact"
import type { PersonFacts } from "../life/data.ts"
import { Life } from "../life/life.tsx"
import { lazily } from "../parts/lazily.ts"
import { useNameOf } from "../parts/person-name.ts"
import { isOf } from "../pictures/media.ts"
import { useWords } from "../words/language.ts"
import { AddInPlace, InPlace } from "./in-place.tsx"
import { EvidencePlace } from "./evidence-place.tsx"
import type { Taken } from "./remove.tsx"
import { factWords } from "./words.ts"

const FactForm = lazily(() => import("./fact-form.tsx"))

type PersonEvent = PersonFacts["events"][number]

interface EditableLifeProps {
  readonly facts: PersonFacts
  readonly name: string
  readonly mayWrite: boolean
  /** What is shown with the sources of an event, once a reader asks for them. */
  readonly beside: (event: PersonEvent) => ComponentChildren
  /** What is shown of an event from the start. */
  readonly below: (event: PersonEvent) => ComponentChildren
}

/** The facts of a person and of their couples. Each is changed where it is, and new ones are added below. */
export const EditableLife = ({ facts, name, mayWrite, beside, below }: EditableLifeProps) => {
  const words = useWords(factWords)
  const nameOf = useNameOf()
  const { person, family, citations, media } = facts
  const dateOf = (type: string) => facts.events.find((event) => event.type === type)?.date ?? null
  const lived = { birth: dateOf("birth"), death: dateOf("death") }
  const form = { tree: person.tree_id, person: person.id, name, mayWrite, lived }
  const added = `new fact of ${person.id}`
  const couples = family.partners.map((one) => [one.relationship.id, nameOf(one.person)] as const)
  const takenBy = ({ id }: PersonEvent): Taken => ({
    citations: citations.filter(({ event_id }) => event_id === id).length,
    media: media.filter((medium) => isOf(medium, { kind: "event", id })).length,
  })
  return (
    <>
      <Life
        facts={facts}
        withEvidence
        beside={below}
        line={(event, label, shown) => (
          <InPlace
            key={event.id}
            draft={`fact ${event.id}`}
            label={words.change({ what: label })}
            form={(close) => (
              <FactForm
                {...form}
                draft={`fact ${event.id}`}
                fact={event}
                what={label}
                couples={[]}
                taken={takenBy(event)}
                onClose={close}
              />
            )}
          >
            {shown}
            <EvidencePlace facts={facts} of={{ event_id: event.id }} what={label} name={name} mayWrite={mayWrite}>
              {beside(event)}
            </EvidencePlace>
          </InPlace>
        )}
      />
      <AddInPlace
        draft={added}
        label={words.addFact}
        form={(close) => (
          <FactForm {...form} draft={added} fact={null} what="" couples={couples} taken={{}} onClose={close} />
        )}
      />
    </>
  )
}
