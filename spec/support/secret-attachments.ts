import type { TestHost, TestUser } from "./http.ts"
import { upload } from "./media.ts"
import { freshWord, type Secret, type SecretFamily } from "./secret-family.ts"

/** A family, and everything that addresses of two ids need. */
export interface AttachedFamily extends SecretFamily {
  /** Ids that belong together, by the placeholders that they fill. */
  readonly pairs: readonly Readonly<Record<string, string>>[]
}

/** Adds a picture of each person and a webhook to a family, with words that occur nowhere else. */
export const plantAttachments = async (
  host: TestHost,
  owner: TestUser,
  family: SecretFamily,
): Promise<AttachedFamily> => {
  const { treeId: tree_id, personIds } = family
  const { api } = owner
  const at = { params: { path: { tree_id } } }
  const secrets: Secret[] = []
  const secret = (...groups: readonly (readonly number[])[]): string => {
    const word = freshWord()
    secrets.push({ word, groups })
    return word
  }
  const mediaIds: string[] = []
  const pairs: Readonly<Record<string, string>>[] = [{ tree_id, user_id: owner.user.id }]
  for (const [number, person_id] of personIds.entries()) {
    const fields = { person_id, title: secret([number]) }
    const { id } = await upload(host, owner, tree_id, undefined, `${secret([number])}.png`, fields)
    mediaIds.push(id)
    const { data: names = [] } = await api.GET("/persons/{person_id}/names", { params: { path: { person_id } } })
    for (const name of names) pairs.push({ person_id, name_id: name.id })
    for (const other_id of personIds.slice(0, 3)) pairs.push({ person_id, other_id })
  }
  // A host of its own, because an owner has few webhooks to one host.
  const url = `https://${tree_id}.example/${secret()}`
  const { data: webhook } = await api.POST("/trees/{tree_id}/webhooks", { ...at, body: { url, active: false } })
  if (webhook === undefined) throw new Error("The webhook is refused.")
  const { data: invitation } = await api.POST("/trees/{tree_id}/invitations", { ...at, body: { role: "viewer" } })
  if (invitation === undefined) throw new Error("The invitation is refused.")
  pairs.push({ tree_id, invitation_id: invitation.id })
  const expires_at = new Date(Date.now() + 86_400_000).toISOString()
  const { data: link } = await api.POST("/trees/{tree_id}/links", { ...at, body: { shows: "public", expires_at } })
  if (link === undefined) throw new Error("The link is refused.")
  const ask = {
    text: "Where was she born?",
    about: { person_ids: [family.ids.person_id?.[0] ?? ""] },
    answers: ["text" as const],
  }
  const { data: question } = await api.POST("/trees/{tree_id}/questions", { ...at, body: ask })
  if (question === undefined) throw new Error("The question is refused.")
  pairs.push({ tree_id, question_id: question.id })
  const feed = await api.GET("/trees/{tree_id}/feed", { params: { ...at.params, query: { limit: 3 } } })
  if (!Array.isArray(feed.data)) throw new Error("The feed is refused.")
  for (const { seq } of feed.data) pairs.push({ tree_id, seq: String(seq) })
  const { ids } = family
  return {
    ...family,
    ids: {
      ...ids,
      media_id: [...(ids.media_id ?? []), ...mediaIds],
      webhook_id: [webhook.id],
      invitation_id: [invitation.id],
      link_id: [link.id],
      question_id: [question.id],
      question: [question.id],
    },
    secrets: [...family.secrets, ...secrets],
    pairs,
  }
}
