import { useState } from "preact/hooks"
import { useAnswer, useAct, renew } from "../../api/cache.ts"
import { api, ifUnchanged } from "../../api/client.ts"
import { undoable } from "../../api/last-change.ts"
import { dataOf } from "../../api/problems.ts"
import { useMe } from "../../api/session.ts"
import { canEdit, type Tree } from "../../api/trees.ts"
import { BothRows } from "../../grow/both-versions.tsx"
import { useConflict } from "../../grow/conflict.ts"
import { Answered } from "../../parts/answered.tsx"
import { Field, Form } from "../../parts/form.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { toast } from "../../parts/toasts.tsx"
import { AttachTo } from "../../pictures/attach-to.tsx"
import { Detach } from "../../pictures/attach.tsx"
import { Belongs } from "../../pictures/belongs.tsx"
import { Lightbox } from "../../pictures/lightbox.tsx"
import { type Medium, mediumQuestion, targetOf } from "../../pictures/media.ts"
import { pictureWords } from "../../pictures/words.ts"
import { useFormats } from "../../words/format.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { mediaWords } from "./words.ts"

interface MediumInTreeProps {
  readonly tree: Tree
  readonly id: string
  /** The media that the arrows lead through. */
  readonly among: readonly Medium[]
  /** Null closes it. */
  readonly onLookAt: (id: string | null) => void
}

/** One medium of a tree, large, with what it belongs to and what editors can do with it. */
export const MediumInTree = ({ tree, id, among, onLookAt }: MediumInTreeProps) => {
  const known = among.find((one) => one.id === id)
  const asked = useAnswer(known === undefined ? mediumQuestion(tree.id, id) : null)
  const medium = known ?? asked.data
  return (
    <Lightbox id={id} medium={medium} among={among} onLookAt={onLookAt}>
      {medium === undefined ? (
        <Answered answer={asked}>{() => null}</Answered>
      ) : (
        <About key={medium.id} tree={tree} medium={medium} onGone={() => onLookAt(null)} />
      )}
    </Lightbox>
  )
}

interface AboutProps {
  readonly tree: Tree
  readonly medium: Medium
  readonly onGone: () => void
}

const About = ({ tree, medium, onGone }: AboutProps) => {
  const words = useWords(mediaWords)
  const shared = useWords(pictureWords)
  const { day } = useFormats()
  const [isAttaching, setAttaching] = useState(false)
  const { created_at, url, filename } = medium
  return (
    <>
      <p class="soft">
        {words.belongs}: <Belongs tree={tree.id} medium={medium} />, {words.added({ day: day(created_at) })}
      </p>
      {canEdit(tree) ? (
        <p class="buttons">
          {targetOf(medium) === null ? null : <Detach tree={tree.id} medium={medium} />}
          <button type="button" class="button" aria-expanded={isAttaching} onClick={() => setAttaching(!isAttaching)}>
            {shared.attachElsewhere}
          </button>
        </p>
      ) : null}
      {isAttaching ? <AttachTo tree={tree.id} medium={medium} onDone={() => setAttaching(false)} /> : null}
      {canEdit(tree) ? <TitleForm tree={tree.id} medium={medium} /> : null}
      <p class="buttons">
        <a class="button" href={url ?? undefined} download={filename ?? ""}>
          {words.download}
        </a>
        {canEdit(tree) ? <Delete tree={tree.id} medium={medium} onGone={onGone} /> : null}
      </p>
    </>
  )
}

const TitleForm = ({ tree, medium }: Omit<AboutProps, "tree" | "onGone"> & { readonly tree: string }) => {
  const words = useWords(mediaWords)
  const common = useCommonWords()
  const me = useMe().data?.id ?? ""
  const [text, setText] = useState(medium.title ?? "")
  const saving = useAct(async (from: Medium) => {
    const call = { params: { path: { media_id: medium.id } }, headers: ifUnchanged(from), body: { title: text } }
    const { undo } = await undoable({ tree, me }, () => dataOf(api.PATCH("/media/{media_id}", call)))
    await renew("tree", tree)
    toast({ text: common.saved, undo })
  })
  const { theirs, problem } = useConflict(mediumQuestion(tree, medium.id), saving.problem)
  if (theirs !== null)
    return (
      <BothRows
        conflict={words.conflict}
        rows={[[words.name, text, theirs.title ?? ""]]}
        onMine={() => {
          saving.forget()
          void saving.run(theirs)
        }}
        onTheirs={() => {
          saving.forget()
          setText(theirs.title ?? "")
          void renew("tree", tree)
        }}
      />
    )
  return (
    <Form
      submit={common.save}
      isRunning={saving.isRunning}
      problem={problem}
      onType={({ title = "" }) => setText(title)}
      onSubmit={() => void saving.run(medium)}
    >
      <Field name="title" label={words.name} value={text} />
    </Form>
  )
}

const Delete = ({ tree, medium, onGone }: Omit<AboutProps, "tree"> & { readonly tree: string }) => {
  const words = useWords(mediaWords)
  const me = useMe().data?.id ?? ""
  const deleting = useAct(async () => {
    const call = { params: { path: { media_id: medium.id } }, headers: ifUnchanged(medium) }
    const { undo } = await undoable({ tree, me }, () => dataOf(api.DELETE("/media/{media_id}", call)))
    onGone()
    await renew("tree", tree)
    toast({ text: words.deleted, undo })
  })
  return (
    <>
      <button
        type="button"
        class="button is-dangerous"
        aria-disabled={deleting.isRunning}
        onClick={() => void deleting.run(undefined)}
      >
        {words.delete}
      </button>
      <ProblemNote problem={deleting.problem} />
    </>
  )
}
