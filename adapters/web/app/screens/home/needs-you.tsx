import { useAnswer } from "../../api/cache.ts"
import type { Schemas } from "../../api/client.ts"
import { canEdit, proposalCounts } from "../../api/trees.ts"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { SendAgain } from "../account/send-again.tsx"
import { homeWords } from "./words.ts"

/** How many trees are asked for suggestions. */
const MOST_TREES = 6

interface NeedsYouProps {
  readonly me: Schemas["UserRead"]
  readonly trees: readonly Schemas["TreeRead"][]
}

/** What waits for the reader: an address to confirm, and suggestions to review. */
export const NeedsYou = ({ me, trees }: NeedsYouProps) => {
  const words = useWords(homeWords)
  return (
    <>
      {me.email_verified ? null : (
        <div class="note">
          <p>{words.verify}</p>
          <SendAgain />
        </div>
      )}
      {trees
        .filter(canEdit)
        .slice(0, MOST_TREES)
        .map((tree) => (
          <Suggestions key={tree.id} tree={tree} />
        ))}
    </>
  )
}

const Suggestions = ({ tree: { id, name } }: { readonly tree: Schemas["TreeRead"] }) => {
  const words = useWords(homeWords)
  const { data } = useAnswer(proposalCounts(id))
  if (data === undefined || data.pending === 0) return null
  return (
    <p class="note">
      <a class="person-name" href={to.review(id)}>
        {name}
      </a>
      <span>{words.toReview({ count: data.pending })}</span>
    </p>
  )
}
