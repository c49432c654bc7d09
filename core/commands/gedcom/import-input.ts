import * as E from "fp-ts/lib/Either.js"
import { type DomainError, invalid } from "../../domain/errors.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"

/** What to do with an incoming person. */
export const importActions = ["new", "skip", "merge", "overwrite"] as const
export type ImportAction = (typeof importActions)[number]

/** What to do with one incoming record, and which person of the tree it is about. */
export interface Resolution {
  readonly action: ImportAction
  readonly targetId: PersonId | null
}

/** A file at rest: it is read several times, each time from the start. */
export interface GedcomUpload {
  open(): AsyncIterable<Uint8Array>
  /** In bytes. */
  readonly size: number
}

export interface ImportGedcom {
  readonly treeId: TreeId
  readonly file: GedcomUpload
  readonly defaultAction: ImportAction
  /** By the xref of the INDI record. */
  readonly resolutions: Readonly<Record<string, Resolution>>
}

/** So far every incoming person is a new one. */
export const onlyNew = ({ defaultAction, resolutions }: ImportGedcom): E.Either<DomainError, void> => {
  const message = "Only new is offered so far."
  if (defaultAction !== "new") return E.left(invalid("default_action", message))
  const other = Object.entries(resolutions).find(([, { action }]) => action !== "new")
  return other === undefined ? E.right(undefined) : E.left(invalid(`resolutions.${other[0]}.action`, message))
}
