import { useLocation } from "preact-iso/router"
import { useEffect, useRef, useState } from "preact/hooks"
import { answers, useAct } from "../../api/cache.ts"
import { api } from "../../api/client.ts"
import { dataOf, Problem } from "../../api/problems.ts"
import { noteHeldTree } from "../../device.ts"
import { Field, Form } from "../../parts/form.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Screen } from "../../parts/screen.tsx"
import { to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { part } from "../../texts/texts.ts"
import type messages from "../../../../../core/languages/en/app/screens/link.ts"

const linkWords = part<typeof messages>("screens/link")

/** Where a link to a tree leads. It opens at once, or asks for a passcode. The token is in the fragment only. */
const OpenLink = () => {
  const words = useWords(linkWords)
  const { loading } = useCommonWords()
  const { route } = useLocation()
  const [token] = useState(() => location.hash.slice(1))
  const [tries, setTries] = useState(0)
  const hasBegun = useRef(false)
  const open = useAct(async (passcode: string | null) => {
    const body = { token, ...(passcode === null ? {} : { passcode }) }
    const opened = await dataOf(api.POST("/links/open", { body })).catch((failure: unknown) => {
      if (failure instanceof Problem && failure.status === 404) return null
      throw failure
    })
    setTries((count) => count + 1)
    if (opened === null) return
    const { tree_id, person_id, expires_at } = opened
    noteHeldTree(tree_id, expires_at)
    answers.removeQueries({ queryKey: ["tree"] })
    route(person_id === null ? to.tree(tree_id) : to.family(tree_id, person_id), true)
  })
  const { run } = open
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void run(null)
  }, [run])
  if (tries === 0)
    return (
      <Screen title={words.title} shape="narrow">
        {open.problem === null ? <p role="status">{loading}</p> : <ProblemNote problem={open.problem} />}
      </Screen>
    )
  return (
    <Screen title={words.title} shape="narrow">
      <p role="status">{tries === 1 ? words.ended : words.wrong}</p>
      <Form {...open} submit={words.open} onSubmit={({ passcode = "" }) => void run(passcode)}>
        <Field name="passcode" label={words.passcode} hint={words.passcodeHint} type="password" isRequired />
      </Form>
    </Screen>
  )
}

export default OpenLink
