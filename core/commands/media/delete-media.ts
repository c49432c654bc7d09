import * as E from "fp-ts/lib/Either.js"
import { type Command, done } from "../../command.ts"
import type { MediaId } from "../../domain/ids.ts"
import { editable } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"
import type { ExpectedVersions } from "../../domain/expected-versions.ts"

export interface DeleteMedia {
  readonly mediaId: MediaId
  readonly ifMatch: ExpectedVersions
}

/** An editor deletes a media object. Its bytes stay until it is purged. */
export const deleteMedia: Command<DeleteMedia, null> = async (context, { mediaId, ifMatch }) => {
  const { deletions, now, newId } = context
  const found = await editable(context, "media", mediaId, ifMatch)
  if (E.isLeft(found)) return found
  await deletions.remove("media", [mediaId], { id: newId(), treeId: found.right.treeId, at: now })
  return done(null, fact("media", "delete", found.right, null))
}
