import { eventually } from "../support/eventually.ts"
import type { Recorder } from "./recorder.ts"

/** What the other stories need of the tree. */
export interface StoryTree {
  readonly token: string
  readonly treeId: string
  readonly path: { readonly tree_id: string }
}

/** The owner makes a public tree with a member. */
export const openTree = async (recorder: Recorder, token: string): Promise<StoryTree> => {
  const { show, play } = recorder
  const body = { name: "The Darwins of Downe", description: "Four generations in Kent.", visibility: "public" }
  const treeId = (await show("createTree", { token, body })).text("id")
  const path = { tree_id: treeId }
  await show("listTrees", { token, query: { limit: "100" } })
  await show("getTree", { token, path })
  const renamed = { name: "The Darwins of Down House" }
  await show("updateTree", { token, path, headers: { "If-Match": '"1"' }, body: renamed })
  await show("getTreeAi", { token, path })
  await show("updateTreeAi", { token, path, body: { ai_member_provider: "example" } })
  const invited = await show("createInvitation", { token, path, body: { role: "editor", email: "etty@example.org" } })
  // The worker sends its mail meanwhile.
  await eventually(async () => (await play("listInvitations", { token, path })).text(0, "mailed_at"))
  await show("listInvitations", { token, path })
  await show("getInvitation", { token, path: { ...path, invitation_id: invited.text("id") } })
  await show("revokeInvitation", { token, path: { ...path, invitation_id: invited.text("id") } })
  const open = await play("createInvitation", { token, path, body: { role: "viewer" } })
  const secret = new URL(open.text("url")).searchParams.get("token")
  await show("openInvitation", { body: { token: secret } })
  await show("acceptInvitation", { token, body: { token: secret } })
  const expires_at = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const link = { name: "For grandfather", shows: "public", expires_at }
  const made = await show("createLink", { token, path, body: link })
  await show("openLink", {
    body: { token: new URL(made.text("url")).hash.slice(1) },
    headers: { "Accept-Token": "true" },
  })
  await show("listLinks", { token, path })
  await show("getLink", { token, path: { link_id: made.text("id") } })
  await show("deleteLink", { token, path: { link_id: made.text("id") } })
  const born = await play("createPerson", { token, path, body: { given_name: "Etty" } })
  const ask = { text: "Where was she born?", about: { person_ids: [born.text("id")] }, answers: ["text", "place"] }
  const asked = await show("askQuestion", { token, path, body: ask })
  const question = new URL(asked.text("url")).hash.slice(1)
  await show("readQuestion", { path: { question } })
  await show("answerQuestion", { path: { question }, body: { from_name: "Aunt Etty", text: "In London." } })
  await show("listQuestions", { token, path })
  await show("getQuestion", { token, path: { ...path, question_id: asked.text("id") } })
  await show("endQuestion", { token, path: { question: asked.text("id") } })
  const added = await show("addMember", { token, path, body: { email: "charles@example.org", role: "viewer" } })
  const member = { ...path, user_id: added.text("user_id") }
  await show("listMembers", { token, path })
  await show("getMember", { token, path: member })
  await show("updateMember", { token, path: member, body: { role: "editor" } })
  await show("listAudit", { token, path, query: { limit: "2" } })
  const changes = await show("listChanges", { token, path, query: { limit: "1" } })
  const change = { change_id: changes.text(0, "id") }
  await show("getChange", { token, path: change })
  await show("listChangeEntries", { token, path: change })
  const undone = await show("undoChange", { token, path: change, headers: { "Change-Reason": "A mistake" }, body: {} })
  await play("undoChange", { token, path: { change_id: undone.text("id") } })
  await show("listFeed", { token, path, query: { after: "0", limit: "2" } })
  await show("listFeedEntries", { token, path: { ...path, seq: "1" } })
  return { token, treeId, path }
}

/** The owner deletes trees, and removes the member. */
export const closeTree = async (recorder: Recorder, { token, path }: StoryTree): Promise<void> => {
  const { show, play } = recorder
  const members = await play("listMembers", { token, path })
  await show("removeMember", { token, path: { ...path, user_id: members.text(1, "user_id") } })
  const name = "A tree for practice"
  const practice = { tree_id: (await play("createTree", { token, body: { name } })).text("id") }
  await show("deleteTree", { token, path: practice })
  await show("restoreTree", { token, path: practice })
  await play("deleteTree", { token, path: practice })
  await show("purgeTree", { token, path: practice, body: { name } })
}
