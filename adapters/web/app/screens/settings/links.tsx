import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Answered } from "../../parts/answered.tsx"
import { Field, Form, Select } from "../../parts/form.tsx"
import { ProblemNote } from "../../parts/problem-note.tsx"
import { Secret } from "../../parts/secret.tsx"
import { useFormats } from "../../words/format.ts"
import { useWords, words } from "../../words/language.ts"

const linkWords = words(
  {
    title: "Links to look",
    text: "Everybody who has the address of a link looks at the tree without an account, until the link ends.",
    unnamed: "Without a name",
    shows: { public: "as a visitor", members: "with living people" },
    opened: (times: number): string => (times === 0 ? "not opened yet" : `opened ${times} times`),
    openedOnce: "opened once",
    until: (day: string): string => `until ${day}`,
    end: "End",
    endOf: (name: string): string => `End the link ${name}`,
    name: "Who gets it",
    nameHint: "Only the editors of the tree see it.",
    sees: "What it shows",
    choices: { public: "What visitors would see; living people are hidden", members: "Everything that viewers see" },
    days: "How long it lasts",
    lengths: { "7": "A week", "30": "A month", "90": "Three months", "365": "A year" },
    passcode: "Passcode",
    passcodeHint: "8 characters or more. Leave it empty to have none.",
    make: "Make a link",
    once: "Send this address to the person. It is never shown again.",
    another: "Make another link",
  },
  {
    title: "Links zum Ansehen",
    text: "Wer die Adresse eines Links hat, sieht den Stammbaum ohne Konto an, bis der Link endet.",
    unnamed: "Ohne Namen",
    shows: { public: "wie Besucher", members: "mit lebenden Personen" },
    opened: (times) => (times === 0 ? "noch nicht geöffnet" : `${times}-mal geöffnet`),
    openedOnce: "einmal geöffnet",
    until: (day) => `bis ${day}`,
    end: "Beenden",
    endOf: (name) => `Den Link ${name} beenden`,
    name: "Für wen er ist",
    nameHint: "Das sehen nur die Bearbeiter des Stammbaums.",
    sees: "Was er zeigt",
    choices: { public: "Was Besucher sähen; Lebende sind verborgen", members: "Alles, was Leser sehen" },
    days: "Wie lange er gilt",
    lengths: { "7": "Eine Woche", "30": "Einen Monat", "90": "Drei Monate", "365": "Ein Jahr" },
    passcode: "Kennwort",
    passcodeHint: "Mindestens 8 Zeichen. Leer lassen für keines.",
    make: "Einen Link anlegen",
    once: "Schicken Sie diese Adresse der Person. Sie wird nie wieder gezeigt.",
    another: "Noch einen Link anlegen",
  },
)

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
                    {words.shows[shows]}, {words.until(day(expires_at))},{" "}
                    {opened === 1 ? words.openedOnce : words.opened(opened)}
                  </span>
                </span>
                {isOwner || shows === "public" ? (
                  <button
                    type="button"
                    class="button"
                    aria-label={words.endOf(name ?? words.unnamed)}
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
