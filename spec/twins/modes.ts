import { at, dataOf } from "../support/tree-scene.ts"
import { upload } from "../support/media.ts"
import { hiddenEvent, type Plot, plantHidden, plantLiving, plotOf, type Relative, related, relative } from "./family.ts"

/** What differs between two worlds, and who of the readers must not notice. */
export const modes = ["living", "values", "count", "edits", "deleted", "private trees", "members"] as const
export type Mode = (typeof modes)[number]

/** A family of which both worlds have the same dead. `side` is 0 or 1: which of the two worlds it is. */
export interface Family {
  readonly plot: Plot
  readonly dead: readonly [Relative, ...Relative[]]
  readonly side: 0 | 1
}

/** The words of the two worlds that readers must not tell apart. */
export const secretWords = ["Wilhelmina", "Zoe"] as const

/** What both worlds have, in the same or in other words. */
const both = async ({ plot, dead: [first, ...rest], side }: Family, mode: Mode): Promise<readonly Relative[]> => {
  const inWords = (of: Mode): string => (mode === of ? secretWords[side] : "Henrietta")
  const living = await plantLiving(plot, inWords("living"), mode === "living" ? 20 + 30 * side : 40)
  const hidden = await plantHidden(plot, inWords("values"))
  await related(plot, "parent_child", rest.at(-1) ?? first, living)
  await related(plot, "parent_child", first, hidden)
  await hiddenEvent(plot, first, inWords("values"), mode === "values" ? 1700 + 60 * side : 1760)
  plot.slots.add("source_id", (await plot.tree.source(inWords("values"))).id)
  plot.slots.add(
    "media_id",
    (await upload(plot.host, plot.owner, plot.tree.id, undefined, `${inWords("values")}.png`)).id,
  )
  return [living, hidden]
}

/** What the first of the two worlds has or has done in addition, by mode. */
const onlyFirst: Readonly<Record<Mode, (family: Family, secret: readonly Relative[]) => Promise<void>>> = {
  living: async () => {},
  values: async () => {},
  count: async ({ plot, dead: [first, ...rest] }) => {
    const [word] = secretWords
    const hidden = await plantHidden(plot, word)
    await related(plot, "parent_child", first, hidden)
    await related(plot, "partnership", hidden, rest[0] ?? first)
    await hiddenEvent(plot, rest[1] ?? first, word, 1750)
    plot.slots.add("source_id", (await plot.tree.source(word)).id)
  },
  edits: async ({ plot: { owner, tree }, dead: [first] }, secret) => {
    for (const notes of secretWords)
      for (const { id, eventId, sourceId } of secret) {
        await owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body: { notes } })
        await owner.api.PATCH("/events/{event_id}", { ...at({ event_id: eventId }), body: { notes } })
        await owner.api.PATCH("/sources/{source_id}", { ...at({ source_id: sourceId }), body: { title: notes } })
      }
    const event = await tree.event({ type: "birth", person_id: first.id, privacy: "hidden", date: { year: 1750 } })
    await owner.api.DELETE("/events/{event_id}", at({ event_id: event.id }))
  },
  deleted: async ({ plot, dead: [first, ...rest] }) => {
    const { api } = plot.owner
    const gone = await relative(plot, secretWords[0], { is_living: false, birth: { place: secretWords[0] } })
    await related(plot, "parent_child", first, gone)
    await related(plot, "partnership", gone, rest[0] ?? first)
    await dataOf(api.DELETE("/persons/{person_id}", at({ person_id: gone.id })))
    await api.DELETE("/sources/{source_id}", at({ source_id: gone.sourceId }))
  },
  "private trees": async ({ plot: { host, owner, slots } }) => {
    const closed = await plotOf(host, owner, slots, "private")
    const one = await relative(closed, secretWords[0], { is_living: false })
    await related(closed, "partnership", one, await plantLiving(closed, secretWords[0], 30))
  },
  members: async ({ plot: { owner, tree, slots } }) => {
    const editor = await tree.join("editor")
    await tree.join("viewer")
    const operations = [{ op: "create" as const, entity: "source" as const, data: { title: secretWords[0] } }]
    const proposal = await dataOf(editor.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations } }))
    slots.add("proposal_id", proposal.id)
    await dataOf(owner.api.POST("/trees/{tree_id}/invitations", { ...tree.at, body: { role: "viewer" } }))
    const link = { shows: "public" as const, expires_at: new Date(Date.now() + 86_400_000).toISOString() }
    slots.add("link_id", (await dataOf(owner.api.POST("/trees/{tree_id}/links", { ...tree.at, body: link }))).id)
    const url = "https://archive.example.org/twin"
    slots.add(
      "webhook_id",
      (await dataOf(owner.api.POST("/trees/{tree_id}/webhooks", { ...tree.at, body: { url } }))).id,
    )
    const [change] = await dataOf(owner.api.GET("/trees/{tree_id}/changes", tree.at))
    slots.add("change_id", change?.id ?? "")
  },
}

/** Plants what readers must not tell apart. */
export const plantSecrets = async (family: Family, mode: Mode): Promise<void> => {
  const secret = await both(family, mode)
  if (family.side === 0) await onlyFirst[mode](family, secret)
}
