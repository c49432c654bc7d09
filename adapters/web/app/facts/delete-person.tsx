import { useLocation } from "preact-iso/router"
import { renew } from "../api/cache.ts"
import { useSaving } from "../grow/saving.tsx"
import type { PersonFacts } from "../life/data.ts"
import { Confirm } from "../parts/dialogs/confirm.tsx"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { isOf } from "../pictures/media.ts"
import { to } from "../routes.ts"
import { useCommonWords, useWords } from "../words/language.ts"
import { type Taken, useTakenWords } from "./remove.tsx"
import { factWords } from "./words.ts"

/** What is deleted with a person, as far as the page has it. */
const takenWith = ({ person, names, events, family, citations, media, more = {} }: PersonFacts): Taken => ({
  names: names.length + (more.names ?? 0),
  facts: events.length + (more.events ?? 0),
  ties: family.parents.length + family.partners.length + family.children.length + (more.children ?? 0),
  citations: citations.length + (more.citations ?? 0),
  media: media.filter((one) =>
    [{ kind: "person" as const, id: person.id }, ...events.map(({ id }) => ({ kind: "event" as const, id }))].some(
      (target) => isOf(one, target),
    ),
  ).length,
})

interface DeletePersonProps {
  readonly page: PersonFacts
  readonly name: string
  readonly mayWrite: boolean
}

/** A button that asks, says what goes with the person, and deletes them. One press on Undo brings everything back. */
const DeletePerson = ({ page, name, mayWrite }: DeletePersonProps) => {
  const words = useWords(factWords)
  return (
    <Confirm open={mayWrite ? words.deletePerson : words.suggestDelete} title={words.deletePersonTitle({ name })}>
      {(close) => <Question page={page} name={name} mayWrite={mayWrite} onClose={close} />}
    </Confirm>
  )
}

const Question = ({ page, name, mayWrite, onClose }: DeletePersonProps & { readonly onClose: () => void }) => {
  const words = useWords(factWords)
  const common = useCommonWords()
  const takenWords = useTakenWords()
  const { route } = useLocation()
  const { id, tree_id: tree, version } = page.person
  const deleting = useSaving({
    tree,
    mayWrite,
    done: words.deletedPerson({ name }),
    onDone: async () => {
      onClose()
      // Its page is gone, so nothing of it may be asked for again.
      if (mayWrite) route(to.people(tree), true)
      await renew("tree", tree)
    },
    onUndone: async () => {
      await renew("tree", tree)
      route(to.personPage(tree, id))
    },
  })
  const remove = async (): Promise<void> => {
    const versions = version === null || !mayWrite ? {} : { versions: { [id]: version } }
    const operations = [{ op: "delete", entity: "person", id }] as const
    await deleting.run({ operations, summary: words.summaryDelete({ what: name, name: "" }), ...versions })
  }
  return (
    <div class="form">
      <p>{takenWords(takenWith(page))}</p>
      <p>{words.relativesStay}</p>
      <ProblemNote problem={deleting.problem} />
      <div class="form-buttons">
        <button
          type="button"
          class="button is-dangerous"
          aria-disabled={deleting.isRunning}
          onClick={() => void remove()}
        >
          {mayWrite ? words.deletePerson : words.suggestDelete}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
      </div>
    </div>
  )
}

export default DeletePerson
