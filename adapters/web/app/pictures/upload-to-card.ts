import { api } from "../api/client.ts"
import { dataOf } from "../api/problems.ts"
import { toast, toastFailure } from "../parts/toasts.tsx"
import type { Language } from "../texts/languages.ts"
import { type Medium, upload } from "./media.ts"
import { pictureWords } from "./words.ts"
import { textsOf } from "../texts/texts.ts"

interface UploadToCard {
  readonly tree: string
  /** The account that uploads. */
  readonly me: string
  readonly language: Language
  readonly person: string
  readonly files: readonly File[]
  /** Reads again what the cards show. */
  readonly renewAll: () => Promise<void>
}

/** The picture becomes the portrait of a person who has none. */
const asPortrait =
  (person_id: string) =>
  async (medium: Medium): Promise<void> => {
    const call = { params: { path: { person_id } } }
    const { portrait } = await dataOf(api.GET("/persons/{person_id}", call))
    if (portrait === null || portrait === undefined)
      await dataOf(api.PATCH("/persons/{person_id}", { ...call, body: { portrait: { media_id: medium.id } } }))
  }

/** Uploads files that were dropped on the card of a person. The first picture becomes a portrait where there is none. */
export const uploadToCard = async ({ tree, me, language, person, files, renewAll }: UploadToCard): Promise<void> => {
  const words = textsOf(pictureWords, language)
  try {
    toast({ text: words.uploading })
    const { result, undo } = await upload({
      tree,
      me,
      to: { kind: "person", id: person },
      files,
      use: asPortrait(person),
    })
    const takeBack = async (): Promise<void> => {
      await undo?.()
      await renewAll()
    }
    toast({ text: words.uploaded({ count: result.length }), undo: undo === undefined ? undefined : takeBack })
  } catch (failure) {
    toastFailure(failure, language)
  } finally {
    await renewAll()
  }
}
