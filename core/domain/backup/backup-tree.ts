import type * as t from "io-ts"
import { instant, lineText, nullable, oneOf, text, wire } from "../../codec/wire.ts"
import { PersonId, TreeId } from "../ids.ts"
import { type Tree, treeVisibilities } from "../tree.ts"
import type { BackedUp } from "./backed-up.ts"
import {
  BackupAssociation,
  BackupComment,
  BackupMedia,
  BackupPerson,
  BackupPlace,
  BackupRecord,
  BackupRelationship,
  BackupSource,
} from "./backup-rows.ts"

/** The format and version that `account.json` states. */
export const backupFormat = { format: "stemma-account", version: 1 } as const

/** The file of the archive with the rows. */
export const BACKUP_ROWS = "account.json"

/** The file of the archive with the bytes of a medium. */
export const backupMediaName = (id: string): string => `media/${id}`

/** Fields that belong to the instance, or that a restore counts. */
export type OfInstance =
  | "ownerId"
  | "formerHomePersonId"
  | "aiMemberProvider"
  | "aiRecommenderProvider"
  | "aiSeesLiving"
  | "personCount"

/**
 * A tree of `account.json` without its lists. Its members and its AI policy belong to the instance and are not in a
 * backup.
 */
export const BackupTree = wire("BackupTree", {
  id: TreeId,
  name: lineText(200, 1),
  description: nullable(text(1_048_576)),
  visibility: oneOf(treeVisibilities),
  homePersonId: nullable(PersonId),
  createdAt: instant,
  updatedAt: instant,
} satisfies BackedUp<Tree, OfInstance>)
export type BackupTree = t.TypeOf<typeof BackupTree>

/**
 * The lists of a tree in order. A record comes after the records that it refers to, except for the FAM record of a
 * relationship.
 */
export const backupLists = {
  places: BackupPlace,
  sources: BackupSource,
  persons: BackupPerson,
  relationships: BackupRelationship,
  associations: BackupAssociation,
  media: BackupMedia,
  comments: BackupComment,
  records: BackupRecord,
} as const
export type BackupList = keyof typeof backupLists

/** The lists that backups of earlier versions lack. */
export const laterLists: ReadonlySet<string> = new Set<BackupList>(["associations", "comments", "places"])
