import { question, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { canEdit, useTree } from "../../api/trees.ts"
import { useViewer } from "../../api/view-as.ts"
import { useWords } from "../../words/language.ts"
import { whyWords } from "./why-words.ts"
import { Icon } from "../icon.tsx"

type Visibility = Schemas["PersonVisibility"]

const visibilityOf = (tree: string, person_id: string) =>
  question(["tree", tree, "visibility", person_id], (signal) =>
    api.GET("/persons/{person_id}/visibility", { params: { path: { person_id } }, signal }),
  )

/** The facts that keep a person from strangers, the one that decides first. */
const deciding = [
  "tree_not_visible",
  "privacy_hidden",
  "privacy_redacted",
  "said_living",
  "born_recently",
  "birth_unknown",
] as const

const decidingIn = ({ because }: Visibility) => deciding.find((fact) => because.includes(fact))

interface WhyHiddenProps {
  readonly tree: string
  readonly person: string
}

/**
 * Why others do not see a person in full, in one sentence, and what would change that. It is for editors, also while
 * they look at the tree as someone else; for others, and for persons that everyone sees, it shows nothing.
 */
const WhyHidden = ({ tree, person }: WhyHiddenProps) => {
  const words = useWords(whyWords)
  const viewer = useViewer(tree)
  const own = useTree(tree).data
  const isAllowed = viewer !== null || (own !== undefined && canEdit(own))
  const found = useAnswer(isAllowed ? visibilityOf(tree, person) : null).data
  const reader = viewer?.kind ?? "anonymous"
  const seen = found?.find((one) => one.reader === reader)
  if (seen === undefined || seen.visibility === "full") return null
  const fact = decidingIn(seen)
  if (fact === undefined) return null
  const { full_from } = seen
  return (
    <p class="note why-hidden">
      <Icon name="lock" />
      <span>
        {words.sentence({
          reader: words.readers[reader],
          sees: words.sees[seen.visibility],
          because: words.because[fact],
        })}{" "}
        {words.unless[fact]}
        {full_from === null ? null : ` ${words.fromYear({ year: full_from })}`}
      </span>
    </p>
  )
}

export default WhyHidden
