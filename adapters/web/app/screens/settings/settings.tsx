import { useLocation } from "preact-iso/router"
import { renew, useAct } from "../../api/cache.ts"
import { api, ifUnchanged, type Schemas } from "../../api/client.ts"
import { dataOf } from "../../api/problems.ts"
import type { Tree } from "../../api/trees.ts"
import { Confirm } from "../../parts/dialogs/confirm.tsx"
import { Choices, Field, Form } from "../../parts/form.tsx"
import { Guarded } from "../../parts/guarded.tsx"
import { ProblemNote } from "../../parts/problems/problem-note.tsx"
import { Screen } from "../../parts/screen.tsx"
import { toast } from "../../parts/toasts.tsx"
import { TreeFrame } from "../../parts/tree-frame.tsx"
import { to } from "../../routes.ts"
import { useCommonWords, useWords } from "../../words/language.ts"
import { Assistants } from "./assistants.tsx"
import { Exports } from "./exports.tsx"
import { Invitations } from "./invitations.tsx"
import { Links } from "./links.tsx"
import { Members } from "./members.tsx"
import { settingsWords } from "./words.ts"

/** The settings of a tree: for owners to change, for other members to read. */
const Settings = () => <Guarded>{(me) => <TreeFrame>{({ tree }) => <Whole me={me} tree={tree} />}</TreeFrame>}</Guarded>

interface WholeProps {
  readonly me: Schemas["UserRead"]
  readonly tree: Tree
}

const Whole = ({ me, tree }: WholeProps) => {
  const words = useWords(settingsWords)
  return (
    <Screen title={words.title}>
      {tree.role === "owner" ? <TreeForm tree={tree} /> : null}
      <Members me={me} tree={tree} />
      {tree.role === "owner" ? <Invitations tree={tree.id} /> : null}
      {tree.role === "owner" || tree.role === "editor" ? (
        <Links tree={tree.id} isOwner={tree.role === "owner"} />
      ) : null}
      {tree.role === "owner" ? <Assistants tree={tree.id} /> : null}
      {tree.role === null ? null : <Exports tree={tree} />}
      {tree.role === "owner" ? <Delete tree={tree.id} /> : null}
    </Screen>
  )
}

const visibilities = ["private", "site_members", "unlisted", "public"] as const

/** What of a tree its owner can change here. */
type Changeable = Pick<Tree, "name" | "description" | "visibility">

const TreeForm = ({ tree }: { readonly tree: Tree }) => {
  const words = useWords(settingsWords)
  const { save, saved } = useCommonWords()
  const path = { tree_id: tree.id }
  const write = async (body: Changeable, version: number | null): Promise<Tree> => {
    const after = await dataOf(
      api.PATCH("/trees/{tree_id}", { params: { path }, headers: ifUnchanged({ version }), body }),
    )
    await Promise.all([renew("tree", tree.id), renew("trees")])
    return after
  }
  const change = useAct((body: Changeable) => write(body, tree.version))
  const { name, description, visibility } = tree
  const submit = async (body: Changeable): Promise<void> => {
    const after = await change.run(body)
    if (after !== undefined) toast({ text: saved, undo: () => write({ name, description, visibility }, after.version) })
    else await renew("tree", tree.id)
  }
  return (
    <section class="panel">
      <h2>{words.tree}</h2>
      <Form
        {...change}
        submit={save}
        onSubmit={(values) =>
          submit({
            name: values["name"] ?? "",
            description: (values["description"] ?? "").trim() || null,
            visibility: visibilities.find((one) => one === values["visibility"]) ?? visibility,
          })
        }
      >
        <Field name="name" label={words.name} value={name} isRequired most={200} />
        <Field name="description" label={words.description} value={description ?? ""} />
        <Choices
          name="visibility"
          label={words.visibility}
          value={visibility}
          options={visibilities.map((value) => {
            const [label = value, hint = ""] = words.visibilities[value]
            return { value, label, hint }
          })}
        />
      </Form>
    </section>
  )
}

const Delete = ({ tree }: { readonly tree: string }) => {
  const words = useWords(settingsWords)
  const { route } = useLocation()
  const path = { tree_id: tree }
  const remove = useAct(async (_: null) => {
    await dataOf(api.DELETE("/trees/{tree_id}", { params: { path } }))
    await renew("trees")
    return true
  })
  const restore = async (): Promise<void> => {
    await dataOf(api.POST("/trees/{tree_id}/restore", { params: { path } }))
    await renew("trees")
  }
  const press = async (): Promise<void> => {
    if ((await remove.run(null)) !== true) return
    route(to.home())
    toast({ text: words.deleted, undo: restore })
  }
  return (
    <section class="panel">
      <h2>{words.delete}</h2>
      <p>{words.deleteText}</p>
      <ProblemNote problem={remove.problem} />
      <p>
        <Confirm open={words.delete} title={words.delete}>
          {() => (
            <div class="stack">
              <p>{words.deleteText}</p>
              <p>
                <button type="button" class="button is-dangerous" onClick={() => void press()}>
                  {words.delete}
                </button>
              </p>
            </div>
          )}
        </Confirm>
      </p>
    </section>
  )
}

export default Settings
