import { type Question, renew } from "../api/cache.ts"
import type { PageOf } from "../api/cache.ts"
import { api, type Schemas } from "../api/client.ts"
import { undoable, type Undoable } from "../api/last-change.ts"
import { nextIn } from "../api/pages.ts"
import { answerOf, dataOf, problemOf, refusalOf } from "../api/problems.ts"
import { apiPath } from "../routes.ts"

/** A picture, recording or document. */
export type Medium = Schemas["MediaRead"]

/** Which media a list shows. */
export const shows = ["all", "pictures", "loose"] as const

/** Which media are wanted: all, pictures, or those that belong to nothing, and of which person. */
export interface MediaWanted {
  readonly show: (typeof shows)[number]
  readonly person: string | null
}

const PAGE = 60

/** A page of the media of a tree. */
export const mediaPage = (
  tree_id: string,
  { show, person }: MediaWanted,
  cursor: string | null,
): Question<PageOf<Medium>> => ({
  key: ["tree", tree_id, "media", show, person, cursor],
  ask: async (signal) => {
    const query = {
      limit: PAGE,
      ...(show === "pictures" ? { type: "image" as const } : {}),
      ...(show === "loose" ? { unattached: true } : {}),
      ...(person === null ? {} : { person_id: person }),
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

const send = async (tree: string, file: File, person: string | null): Promise<Medium> => {
  const body = new FormData()
  if (person !== null) body.set("person_id", person)
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
  /** The person that the files show; null if none is given. */
  readonly person: string | null
  readonly files: readonly File[]
  /** Uses the first picture that arrives, for example as a portrait. */
  readonly use?: (medium: Medium) => Promise<unknown>
}

const both = (undos: readonly Undoable<unknown>["undo"][]) => async (): Promise<void> => {
  for (const undo of undos.toReversed()) await undo?.()
}

/** Uploads files one after another. Returns the media, and what takes all of it back. */
export const upload = async ({ tree, me, person, files, use }: Upload): Promise<Undoable<readonly Medium[]>> => {
  const media: Medium[] = []
  const undos: Undoable<unknown>["undo"][] = []
  try {
    for (const file of files) {
      const { result, undo } = await undoable({ tree, me }, () => send(tree, file, person))
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
