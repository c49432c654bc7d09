import { question, renew, useAct, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { Answered } from "../../parts/answered.tsx"
import { Field, Form, Select } from "../../parts/form.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Secret } from "../../parts/secret.tsx"
import { useFormats } from "../../words/format.ts"
import { useWords } from "../../words/language.ts"
import { settingsWords } from "./words.ts"

const roles = ["viewer", "editor", "owner"] as const

const invitations = (tree_id: string) =>
  question(["tree", tree_id, "invitations"], (signal) =>
    api.GET("/trees/{tree_id}/invitations", { params: { path: { tree_id } }, signal }),
  )

/** The open invitations of a tree, and a new one: a link for a person who needs no account yet. */
export const Invitations = ({ tree }: { readonly tree: string }) => {
  const words = useWords(settingsWords)
  const { day } = useFormats()
  const revoke = useAct(async (invitation_id: string) => {
    const path = { tree_id: tree, invitation_id }
    await dataOf(api.DELETE("/trees/{tree_id}/invitations/{invitation_id}", { params: { path } }))
    await renew("tree", tree, "invitations")
  })
  return (
    <section class="panel">
      <h2>{words.invitations}</h2>
      <p>{words.invitationsText}</p>
      <ProblemNote problem={revoke.problem} />
      <Answered answer={useAnswer(invitations(tree))}>
        {(found) => (
          <ul class="rows">
            {found.map(({ id, role, email, mailed_at, expires_at }) => (
              <li key={id}>
                <span>
                  {email ?? words.byLink}{" "}
                  <span class="soft">
                    {words.roles[role]}, {words.until({ day: day(expires_at) })}
                    {email === null
                      ? null
                      : `, ${mailed_at === null ? words.notMailed : words.mailed({ day: day(mailed_at) })}`}
                  </span>
                </span>
                <button type="button" class="button" onClick={() => void revoke.run(id)}>
                  {words.revoke}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Answered>
      <Invite tree={tree} />
    </section>
  )
}

const Invite = ({ tree }: { readonly tree: string }) => {
  const words = useWords(settingsWords)
  const invite = useAct(async (body: Schemas["InvitationCreate"]) => {
    const made = await dataOf(api.POST("/trees/{tree_id}/invitations", { params: { path: { tree_id: tree } }, body }))
    await renew("tree", tree, "invitations")
    return made
  })
  if (invite.result !== undefined)
    return (
      <div class="stack" role="status">
        <p>{words.linkOnce}</p>
        <Secret text={invite.result.url} />
        <p>
          <button type="button" class="button" onClick={invite.forget}>
            {words.inviteAnother}
          </button>
        </p>
      </div>
    )
  return (
    <Form
      {...invite}
      submit={words.invite}
      onSubmit={({ email = "", role = "" }) =>
        invite.run({
          role: roles.find((one) => one === role) ?? "viewer",
          ...(email.trim() === "" ? {} : { email: email.trim() }),
        })
      }
    >
      <Field name="email" label={words.inviteEmail} hint={words.inviteHint} type="email" />
      <Select
        name="role"
        label={words.inviteRole}
        value="viewer"
        options={roles.map((value) => ({ value, label: words.roles[value] }))}
      />
    </Form>
  )
}
