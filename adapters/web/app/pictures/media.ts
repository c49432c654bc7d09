import { type Question, renew } from "../api/cache.ts"
import type { PageOf } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { undoable, type Undoable } from "../api/last-change.ts"
import { nextIn } from "../api/pages.ts"
import { answerOf, dataOf, problemOf, refusalOf } from "../api/problems.ts"
import { apiPath } from "../routes.ts"

/** A picture, recording or document. */
export type Medium = Schemas["MediaRead"]

/** What a medium can belong to: to one record at most. */
export interface Target {
  readonly kind: "person" | "event" | "source"
  readonly id: string
}

/** What a medium belongs to. */
export const targetOf = ({ person_id, event_id, source_id }: Medium): Target | null => {
  if (person_id !== null) return { kind: "person", id: person_id }
  if (event_id !== null) return { kind: "event", id: event_id }
  return source_id === null ? null : { kind: "source", id: source_id }
}

/** Whether a medium belongs to this record. */
export const isOf = (medium: Medium, { kind, id }: Target): boolean => {
  const target = targetOf(medium)
  return target?.kind === kind && target.id === id
}

/** Which media a list shows. */
export const shows = ["all", "pictures", "loose"] as const

/** Which media are wanted: all, pictures, or those that belong to nothing, and of which person or source. */
export interface MediaWanted {
  readonly show: (typeof shows)[number]
  readonly person: string | null
  readonly source?: string | null
}

const PAGE = 60

/** A page of the media of a tree. */
export const mediaPage = (
  tree_id: string,
  { show, person, source = null }: MediaWanted,
  cursor: string | null,
): Question<PageOf<Medium>> => ({
  key: ["tree", tree_id, "media", show, person, source, cursor],
  ask: async (signal) => {
    const query = {
      limit: PAGE,
      ...(show === "pictures" ? { type: "image" as const } : {}),
      ...(show === "loose" ? { unattached: true } : {}),
      ...(person === null ? {} : { person_id: person }),
      ...(source === null ? {} : { source_id: source }),
      ...(cursor === null ? {} : { cursor }),
    }
    const { data, response } = await answerOf(
      api.GET("/trees/{tree_id}/media", { params: { path: { tree_id }, query }, signal }),
    )
    return { items: data, next: nextIn(response) }
  },
})

export const mediumQuestion = (tree: string, media_id: string): Question<Medium> => ({
  key: ["tree", tree, "medium", media_id],
  ask: (signal) => dataOf(api.GET("/media/{media_id}", { params: { path: { media_id } }, signal })),
})

/** The address of a thumbnail whose longer side has this many pixels; null for what is no picture. */
export const thumbnailOf = ({ thumbnail_url }: Medium, size: 160 | 320 | 1280): string | null =>
  thumbnail_url?.replace("size=320", `size=${size}`) ?? null

/** What a medium is called: by its title, or else by the name of its file. */
export const titleOf = ({ title, filename }: Medium, otherwise: string): string => title ?? filename ?? otherwise

const isMedium = (body: unknown): body is Medium => typeof body === "object" && body !== null && "thumbnail_url" in body

const send = async (tree: string, file: File, to: Target | null): Promise<Medium> => {
  const body = new FormData()
  if (to !== null) body.set(`${to.kind}_id`, to.id)
  body.set("file", file, file.name)
  const response = await fetch(apiPath(`/trees/${tree}/media`), { method: "POST", body }).catch((failure: unknown) => {
    throw problemOf(failure)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok || !isMedium(answer)) throw refusalOf(response, answer)
  return answer
}

interface Upload {
  readonly tree: string
  /** The account that uploads. */
  readonly me: string
  /** What the files belong to; null if nothing is given. */
  readonly to: Target | null
  readonly files: readonly File[]
  /** Uses the first picture that arrives, for example as a portrait. */
  readonly use?: (medium: Medium) => Promise<unknown>
}

const both = (undos: readonly Undoable<unknown>["undo"][]) => async (): Promise<void> => {
  for (const undo of undos.toReversed()) await undo?.()
}

type Uploaded = Pick<Undoable<readonly Medium[]>, "result" | "undo">

/** Uploads files one after another. Returns the media, and what takes all of it back. */
export const upload = async ({ tree, me, to, files, use }: Upload): Promise<Uploaded> => {
  const media: Medium[] = []
  const undos: Undoable<unknown>["undo"][] = []
  try {
    for (const file of files) {
      const { result, undo } = await undoable({ tree, me }, () => send(tree, file, to))
      media.push(result)
      undos.push(undo)
    }
    const [picture] = media.filter(({ thumbnail_url }) => thumbnail_url !== null)
    if (use !== undefined && picture !== undefined) undos.push((await undoable({ tree, me }, () => use(picture))).undo)
  } finally {
    await renew("tree", tree)
  }
  return { result: media, undo: undos.every((undo) => undo !== undefined) ? both(undos) : undefined }
}
