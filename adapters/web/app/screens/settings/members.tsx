import { useLocation } from "preact-iso/router"
import { useState } from "preact/hooks"
import { renew, useAct, useAnswer } from "../../api/cache.ts"
import { api, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import { membersOf, nameOfMember, type Tree } from "../../api/trees.ts"
import { Answered } from "../../parts/answered.tsx"
import { Confirm } from "../../parts/dialogs/confirm.tsx"
import { Field, Form, Select } from "../../parts/form.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { toast } from "../../parts/toasts.tsx"
import { to } from "../../routes.ts"
import { useWords } from "../../words/language.ts"
import { settingsWords } from "./words.ts"

type Member = Schemas["MemberRead"]

const roles = ["viewer", "editor", "owner"] as const

interface MembersProps {
  readonly me: Schemas["UserRead"]
  readonly tree: Tree
}

/** The members of a tree. Owners add and remove them; every member can leave. */
export const Members = ({ me, tree }: MembersProps) => {
  const words = useWords(settingsWords)
  const isOwner = tree.role === "owner"
  return (
    <section class="panel">
      <h2>{words.members}</h2>
      <p>{words.membersText}</p>
      <Answered answer={useAnswer(membersOf(tree.id))}>
        {(found) => (
          <ul class="rows">
            {found.map((member) => (
              <MemberRow
                key={member.user_id}
                tree={tree.id}
                member={member}
                isChangeable={isOwner && member.user_id !== me.id}
              />
            ))}
          </ul>
        )}
      </Answered>
      <p class="soft small">{words.roleTexts}</p>
      {isOwner ? <AddMember tree={tree.id} /> : <Leave tree={tree.id} me={me} />}
    </section>
  )
}

interface MemberRowProps {
  readonly tree: string
  readonly member: Member
  readonly isChangeable: boolean
}

const MemberRow = ({ tree, member, isChangeable }: MemberRowProps) => {
  const words = useWords(settingsWords)
  const path = { tree_id: tree, user_id: member.user_id }
  const again = (): Promise<void> => renew("tree", tree)
  const change = useAct(async (role: Member["role"]) => {
    await dataOf(api.PATCH("/trees/{tree_id}/members/{user_id}", { params: { path }, body: { role } }))
    await again()
  })
  const [chosen, setChosen] = useState<Member["role"] | null>(null)
  const choose = async (role: Member["role"]): Promise<void> => {
    setChosen(role)
    await change.run(role)
    setChosen((latest) => (latest === role ? null : latest))
  }
  const remove = useAct(async (_: null) => {
    await dataOf(api.DELETE("/trees/{tree_id}/members/{user_id}", { params: { path } }))
    await again()
    const { email, role } = member
    toast({
      text: words.removed({ name: nameOfMember(member) }),
      undo: async () => {
        await dataOf(api.POST("/trees/{tree_id}/members", { params: { path }, body: { email, role } }))
        await again()
      },
    })
  })
  const name = nameOfMember(member)
  return (
    <li>
      <span>
        <strong>{name}</strong> <span class="soft">{name === member.email ? "" : member.email}</span>
        <ProblemNote problem={change.problem ?? remove.problem} />
      </span>
      {isChangeable ? (
        <span class="buttons">
          <select
            aria-label={words.roleOf({ name })}
            value={chosen ?? member.role}
            onChange={({ currentTarget: { value } }) => {
              const role = roles.find((one) => one === value)
              if (role !== undefined) void choose(role)
            }}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {words.roles[role]}
              </option>
            ))}
          </select>
          <button
            type="button"
            class="button"
            aria-label={words.removeOf({ name })}
            onClick={() => void remove.run(null)}
          >
            {words.remove}
          </button>
        </span>
      ) : (
        <span>{words.roles[member.role]}</span>
      )}
    </li>
  )
}

const AddMember = ({ tree }: { readonly tree: string }) => {
  const words = useWords(settingsWords)
  const add = useAct(async (body: Schemas["MemberCreate"]) => {
    const member = await dataOf(api.POST("/trees/{tree_id}/members", { params: { path: { tree_id: tree } }, body }))
    await renew("tree", tree)
    return member
  })
  const [wanted, setWanted] = useState<Schemas["MemberCreate"] | null>(null)
  const invite = useAct(async (body: Schemas["InvitationCreate"]) => {
    await dataOf(api.POST("/trees/{tree_id}/invitations", { params: { path: { tree_id: tree } }, body }))
    await renew("tree", tree, "invitations")
    add.forget()
    toast({ text: words.invited({ email: body.email ?? "" }) })
  })
  const isUnknown = add.problem?.status === 404
  return (
    <div class="stack">
      <h3>{words.add}</h3>
      <Form
        {...add}
        problem={isUnknown ? null : add.problem}
        submit={words.add}
        onSubmit={async ({ email = "", role = "" }, form) => {
          const wanted = { email, role: roles.find((one) => one === role) ?? "viewer" } as const
          setWanted(wanted)
          const member = await add.run(wanted)
          if (member === undefined) return
          form.reset()
          toast({ text: words.added({ name: nameOfMember(member) }) })
        }}
      >
        <Field name="email" label={words.email} hint={words.addText} type="email" isRequired />
        <Select
          name="role"
          label={words.role}
          value="viewer"
          options={roles.map((value) => ({ value, label: words.roles[value] }))}
        />
      </Form>
      {isUnknown && wanted !== null ? (
        <div class="note" role="alert">
          <p>{words.noAccount({ email: wanted.email })}</p>
          <button type="button" class="button" onClick={() => void invite.run(wanted)}>
            {words.inviteThem}
          </button>
        </div>
      ) : null}
      <ProblemNote problem={invite.problem} />
    </div>
  )
}

const Leave = ({ tree, me }: { readonly tree: string; readonly me: Schemas["UserRead"] }) => {
  const words = useWords(settingsWords)
  const { route } = useLocation()
  const path = { tree_id: tree, user_id: me.id }
  const leave = useAct(async (_: null) => {
    await dataOf(api.DELETE("/trees/{tree_id}/members/{user_id}", { params: { path } }))
    await renew("trees")
    return true
  })
  const press = async (): Promise<void> => {
    if ((await leave.run(null)) === true) route(to.home())
  }
  return (
    <Confirm open={words.leave} title={words.leave}>
      {() => (
        <div class="stack">
          <p>{words.leaveText}</p>
          <ProblemNote problem={leave.problem} />
          <p>
            <button type="button" class="button is-dangerous" onClick={() => void press()}>
              {words.leave}
            </button>
          </p>
        </div>
      )}
    </Confirm>
  )
}
