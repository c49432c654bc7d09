import { useLayoutEffect, useRef } from "preact/hooks"
import { renew, useAct } from "../api/cache.ts"
import { api, ifUnchanged } from "../api/client.ts"
import { undoable } from "../api/last-change.ts"
import { dataOf } from "../api/problems.ts"
import { useMe } from "../api/session.ts"
import { ProblemNote } from "../parts/problems/problem-note.tsx"
import { toast } from "../parts/toasts.tsx"
import { useWords } from "../words/language.ts"
import { type Medium, type Target, titleOf } from "./media.ts"
import { pictureWords } from "./words.ts"

const nothing = { person_id: null, event_id: null, source_id: null }

/** Attaches a medium to a record, in place of the one that it belongs to. Null detaches it. */
export const useAttach = (tree: string) => {
  const words = useWords(pictureWords)
  const me = useMe().data?.id ?? ""
  return useAct(async ({ medium, to }: { readonly medium: Medium; readonly to: Target | null }): Promise<true> => {
    const body = to === null ? nothing : { ...nothing, [`${to.kind}_id`]: to.id }
    const call = { params: { path: { media_id: medium.id } }, headers: ifUnchanged(medium), body }
    try {
      const { undo } = await undoable({ tree, me }, () => dataOf(api.PATCH("/media/{media_id}", call)))
      toast({ text: to === null ? words.detached : words.attached, undo })
    } finally {
      // Also after a refusal: then someone else has changed the medium.
      await renew("tree", tree)
    }
    return true
  })
}

interface DetachProps {
  readonly tree: string
  readonly medium: Medium
}

/** The picture beside the one of this button in a list: the next one, or else the one before. */
const neighbourOf = (button: Element): HTMLElement | null => {
  const item = button.closest("li")
  return item?.nextElementSibling?.querySelector("a") ?? item?.previousElementSibling?.querySelector("a") ?? null
}

/** A button that detaches a medium. It stays in the tree. */
export const Detach = ({ tree, medium }: DetachProps) => {
  const words = useWords(pictureWords)
  const detaching = useAttach(tree)
  const button = useRef<HTMLButtonElement>(null)
  // The focus goes on to the picture beside. Without one, it goes to the heading as everywhere.
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (current !== null && document.activeElement === current) neighbourOf(current)?.focus()
    }
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button is-plain"
        aria-label={words.detachOne({ title: titleOf(medium, words.untitled) })}
        aria-disabled={detaching.isRunning}
        onClick={() => void detaching.run({ medium, to: null })}
      >
        {words.detach}
      </button>
      <ProblemNote problem={detaching.problem} />
    </>
  )
}
