import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Answered } from "../../parts/answered.tsx"
import { Field, Form, Select } from "../../parts/form.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Secret } from "../../parts/secret.tsx"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { part } from "../../texts/texts.ts"
import type messages from "../../../../../core/languages/en/app/screens/links.ts"

const linkWords = part<typeof messages>("screens/links")

const views = ["public", "members"] as const
const lengths = ["7", "30", "90", "365"] as const
const DAY_MS = 86_400_000

const links = (tree_id: string) =>
  question(["tree", tree_id, "links"], (signal) =>
    api.GET("/trees/{tree_id}/links", { params: { path: { tree_id } }, signal }),
  )

interface LinksProps {
  readonly tree: string
  /** Only owners show living people by a link. */
  readonly isOwner: boolean
}

/** The links by which people without an account look at a tree, and a new one. */
export const Links = ({ tree, isOwner }: LinksProps) => {
  const words = useWords(linkWords)
  const { day } = useFormats()
  const end = useAct(async (link_id: string) => {
    await dataOf(api.DELETE("/links/{link_id}", { params: { path: { link_id } } }))
    await renew("tree", tree, "links")
  })
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <ProblemNote problem={end.problem} />
      <Answered answer={useAnswer(links(tree))}>
        {(found) => (
          <ul class="rows">
            {found.map(({ id, name, shows, opened, expires_at }) => (
              <li key={id}>
                <span>
                  {name ?? words.unnamed}{" "}
                  <span class="soft">
                    {words.shows[shows]}, {words.until({ day: day(expires_at) })}, {words.opened({ times: opened })}
                  </span>
                </span>
                {isOwner || shows === "public" ? (
                  <button
                    type="button"
                    class="button"
                    aria-label={words.endOf({ name: name ?? words.unnamed })}
                    onClick={() => void end.run(id)}
                  >
                    {words.end}
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Answered>
      <MakeLink tree={tree} isOwner={isOwner} />
    </section>
  )
}

const MakeLink = ({ tree, isOwner }: LinksProps) => {
  const words = useWords(linkWords)
  const make = useAct(async (body: Schemas["LinkCreate"]) => {
    const made = await dataOf(api.POST("/trees/{tree_id}/links", { params: { path: { tree_id: tree } }, body }))
    await renew("tree", tree, "links")
    return made
  })
  if (make.result !== undefined)
    return (
      <div class="stack" role="status">
        <p>{words.once}</p>
        <Secret text={make.result.url} />
        <p>
          <button type="button" class="button" onClick={make.forget}>
            {words.another}
          </button>
        </p>
      </div>
    )
  return (
    <Form
      {...make}
      submit={words.make}
      onSubmit={({ name = "", shows = "", days = "", passcode = "" }) =>
        make.run({
          shows: views.find((one) => one === shows) ?? "public",
          expires_at: new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
          name: name.trim() || null,
          passcode: passcode || null,
        })
      }
    >
      <Field name="name" label={words.name} hint={words.nameHint} most={200} />
      <Select
        name="shows"
        label={words.sees}
        value="public"
        options={views
          .filter((value) => isOwner || value === "public")
          .map((value) => ({ value, label: words.choices[value] }))}
      />
      <Select
        name="days"
        label={words.days}
        value="30"
        options={lengths.map((value) => ({ value, label: words.lengths[value] }))}
      />
      <Field
        name="passcode"
        label={words.passcode}
        hint={words.passcodeHint}
        type="password"
        autoComplete="new-password"
        least={8}
        most={64}
      />
    </Form>
  )
}
