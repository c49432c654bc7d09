import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../domain/errors.ts"
import { isRaster } from "../domain/evidence/picture.ts"
import { type Portrait, type PortraitInput, portraitOf } from "../domain/evidence/portrait.ts"
import type { TreeId } from "../domain/ids.ts"
import type { PersonRead } from "../domain/person.ts"
import type { Context } from "../use-case/command.ts"

/** The portrait that an editor chose, if it is part of a picture of the tree. Undefined if none was sent. */
export const chosenPortrait = async (
  { media }: Context,
  treeId: TreeId,
  input: PortraitInput | null | undefined,
): Promise<E.Either<DomainError, Portrait | null | undefined>> => {
  if (input === undefined || input === null) return E.right(input)
  const made = portraitOf(input)
  if (E.isLeft(made)) return E.left(invalid(`portrait.${made.left.path}`, made.left.message))
  const medium = await media.find(input.mediaId)
  if (medium === null || medium.treeId !== treeId || medium.deletedAt !== null)
    return E.left(invalid("portrait.mediaId", "refers to no record in this tree"))
  return isRaster(medium.contentType) ? made : E.left(invalid("portrait.mediaId", "is not a picture"))
}

/** The person as an editor reads them: without a portrait whose picture is deleted. */
export const withPortraitOf = async (
  { media }: Context,
  { storedPortrait, ...person }: PersonRead,
): Promise<PersonRead> => {
  if (storedPortrait === undefined) return { ...person, portrait: null }
  const medium = await media.find(storedPortrait.mediaId)
  const isShown = medium !== null && medium.deletedAt === null
  return { ...person, portrait: isShown ? storedPortrait : null }
}
