import type * as t from "io-ts"
import { instant, nullable, oneOf, text, wire } from "../../codec/wire.ts"
import { PersonId, TreeId } from "../ids.ts"
import { treeVisibilities } from "../tree.ts"
import { BackupMedia, BackupPerson, BackupRecord, BackupRelationship, BackupSource } from "./backup-rows.ts"

/** What `account.json` calls itself, and the version of its shape. */
export const backupFormat = { format: "stemma-account", version: 1 } as const

/** The file of the archive in which the rows are. */
export const BACKUP_ROWS = "account.json"

/** The file of the archive in which the bytes of a media object are. */
export const backupMediaName = (id: string): string => `media/${id}`

/** A tree of `account.json` without its lists. Who is a member of it and which provider of AI it uses is the instance's affair. */
export const BackupTree = wire("BackupTree", {
  id: TreeId,
  name: text(200, 1),
  description: nullable(text(1_048_576)),
  visibility: oneOf(treeVisibilities),
  homePersonId: nullable(PersonId),
  createdAt: instant,
  updatedAt: instant,
})
export type BackupTree = t.TypeOf<typeof BackupTree>

/** The lists of a tree in their order: a record comes after those that it names, a FAM record of an edge alone later. */
export const backupLists = {
  sources: BackupSource,
  persons: BackupPerson,
  relationships: BackupRelationship,
  media: BackupMedia,
  records: BackupRecord,
} as const
export type BackupList = keyof typeof backupLists
