import { sourceValues } from "../evidence/source.ts"
import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { faults } from "../../codec/wire.ts"
import { templateFieldsInBackup } from "../evidence/template-field.ts"
import { identifiersInBackup } from "../evidence/identifier.ts"
import type { FieldError } from "../../codec/field-error.ts"
import type { LatestYears } from "../living/latest-years.ts"
import { type MediaId, type PersonId, RecordId, type TreeId, type UserId } from "../ids.ts"
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
import type { BackupList } from "./backup-tree.ts"
import { coordinatesFault, named, placeDetails, placeKey } from "../place/place.ts"
import { valuesOf } from "../../codec/fields.ts"
import { idTable } from "./id-table.ts"
import { type RestoredMedia, restoreMedia } from "./restore-media.ts"
import { restoreAssociation } from "./restore-association.ts"
import { restoreComment } from "./restore-comment.ts"
import { restorePerson } from "./restore-person.ts"
import { restoreRecord } from "./restore-record.ts"
import { restoreRelationship } from "./restore-relationship.ts"
import { noRestoredRows, type RestoredRows } from "./restored-rows.ts"
import {
  type Fault,
  isTwice,
  isUnknown,
  noRestoredIds,
  restoredRecordLife,
  type RestoreContext,
} from "./restore-context.ts"
import { restoredRelationships } from "./restored-relationships.ts"

/** The errors of one record; null if there are none. */
type Faults = readonly [FieldError, ...FieldError[]] | null

export interface RestoredTreeOptions {
  readonly treeId: TreeId
  /** The account that restores the tree; null in the first reading. */
  readonly restorer: UserId | null
  readonly newId: RestoreContext["newId"]
  readonly now: Date
  /** Filled by the first reading of the tree, used by the second. */
  readonly sharedYears: LatestYears
  /** The new id of a picture of this tree; null if it is unknown, as in the first reading. */
  readonly mediaIdOf: (old: MediaId) => MediaId | null
  /** The stored bytes of a medium, or what is wrong with it. */
  readonly mediaOf: (media: BackupMedia, index: number) => E.Either<FieldError, RestoredMedia>
}

/** The restore of one tree: each record is checked, gets a new id, and becomes rows. */
export interface RestoredTree {
  /**
   * Adds the next record of a list; the lists come in the order of `backupLists`. Returns the errors with their
   * path in the record; null if there are none.
   */
  take(list: BackupList, record: unknown): Faults
  /** The number of records so far, nested ones included. */
  readonly size: number
  /** The rows since the last call. */
  drain(): RestoredRows
  /** Ends the tree after all lists. Returns its home person, or what is wrong with the tree as a whole. */
  end(homePersonId: PersonId | null): E.Either<FieldError, PersonId | null>
}

export const restoredTree = ({
  treeId,
  restorer,
  newId,
  now,
  sharedYears,
  mediaIdOf,
  mediaOf,
}: RestoredTreeOptions): RestoredTree => {
  const ids = noRestoredIds(newId)
  const restoring: RestoreContext = { treeId, newId, ids, now, sharedYears, mediaIdOf, rows: noRestoredRows() }
  const ties = restoredRelationships(ids.persons)
  const families = promisedRecords(newId)
  const tables = Object.values(ids)
  const placeNames = new Set<string>()
  let lastPosition = -1

  const takers: Readonly<Record<BackupList, (record: unknown) => Faults>> = {
    places: decoded(BackupPlace, (place) => restorePlace(restoring, placeNames, place)),
    sources: decoded(BackupSource, (source) => restoreSource(restoring, source)),
    persons: decoded(BackupPerson, (person) => restorePerson(restoring, person)),
    relationships: decoded(BackupRelationship, (edge) => restoreRelationship(restoring, ties, families.promise, edge)),
    associations: decoded(BackupAssociation, (association) => restoreAssociation(restoring, association)),
    media: decoded(BackupMedia, (media) => {
      const known = mediaOf(media, ids.media.size)
      return E.isLeft(known) ? known.left : restoreMedia(restoring, known.right, media)
    }),
    comments: decoded(BackupComment, (comment) => restoreComment(restoring, restorer, comment)),
    records: decoded(BackupRecord, (record) => {
      const id = families.keep(record.id)
      if (!ids.records.add(record.id, id)) return isTwice("")
      if (record.position <= lastPosition)
        return { path: "position", message: "must be greater than that of the previous record" }
      lastPosition = record.position
      return restoreRecord(restoring, id, record)
    }),
  }
  return {
    take: (list, record) => takers[list](record),
    get size() {
      return tables.reduce((sum, { size }) => sum + size, 0)
    },
    drain: () => {
      const { rows } = restoring
      restoring.rows = noRestoredRows()
      return rows
    },
    end: (oldHome) => {
      const closing = ties.closingEdge()
      if (closing !== null)
        return E.left({ path: `relationships.${closing}`, message: "makes a person their own ancestor" })
      if (families.missing() > 0)
        return E.left({ path: "records", message: "lack records that relationships refer to as family_record_id" })
      const home = oldHome === null ? null : ids.persons.find(oldHome)
      return oldHome !== null && home === null
        ? E.left({ path: "home_person_id", message: "must be a person of this tree" })
        : E.right(home)
    },
  }
}

const Identified = t.type({ id: t.string })

/** The faults of a record with its id, because a record is hard to find by its number in a file. */
const inRecord = (record: unknown, [first, ...rest]: NonNullable<Faults>): Faults => {
  const read = Identified.decode(record)
  const named = (fault: FieldError): FieldError =>
    E.isRight(read) && RecordId.is(read.right.id)
      ? { ...fault, message: `${fault.message}, in the record ${read.right.id}` }
      : fault
  return [named(first), ...rest.map(named)]
}

/** Decodes a record by its codec, or returns its errors. */
const decoded =
  <A>(codec: t.Type<A, unknown, unknown>, restore: (record: A) => Fault) =>
  (record: unknown): Faults => {
    const read = codec.decode(record)
    if (E.isLeft(read)) return inRecord(record, faults(read.left))
    const fault = restore(read.right)
    return fault === null ? null : [fault]
  }

/** `names` are the names so far, each with its parent. */
const restorePlace = (
  { treeId, newId, ids, rows }: RestoreContext,
  names: Set<string>,
  { id: old, name, parentId: oldParent, listedAlone, createdAt, updatedAt, ...fields }: BackupPlace,
): Fault => {
  const id = newId<"PlaceId">()
  const parentId = oldParent === null ? null : ids.places.find(oldParent)
  if (oldParent !== null && parentId === null) return isUnknown("parent_id")
  if (!ids.places.add(old, id)) return isTwice("")
  const details = valuesOf(placeDetails, fields)
  const fault = coordinatesFault(details)
  if (fault !== null) return fault
  const nameWithin = `${parentId} ${placeKey(name)}`
  if (names.has(nameWithin)) return { path: "name", message: "is a duplicate within its parent" }
  names.add(nameWithin)
  const times = { version: 1, createdAt, updatedAt }
  rows.places.push({ id, treeId, ...named(name), parentId, ...details, listedAlone, ...times })
  return null
}

const restoreSource = (
  { treeId, newId, ids, rows }: RestoreContext,
  { id: old, createdAt, updatedAt, fileChangedAt = null, ...fields }: BackupSource,
): Fault => {
  const id = newId<"SourceId">()
  if (!ids.sources.add(old, id)) return isTwice("")
  const values = { ...sourceValues(fields), ...identifiersInBackup(fields), ...templateFieldsInBackup(fields) }
  rows.sources.push({ id, treeId, ...values, ...restoredRecordLife({ createdAt, updatedAt, fileChangedAt }) })
  return null
}

/** The ids of records that are referred to before they come. */
const promisedRecords = (newId: RestoreContext["newId"]) => {
  const promised = idTable(RecordId, newId())
  let kept = 0
  return {
    promise: (old: RecordId): RecordId => {
      const known = promised.find(old)
      if (known !== null) return known
      const id = newId<"RecordId">()
      promised.add(old, id)
      return id
    },
    /** The id of a record that has come. */
    keep: (old: RecordId): RecordId => {
      const known = promised.find(old)
      if (known !== null) kept++
      return known ?? newId()
    },
    /** The number of records that were referred to and have not come. */
    missing: (): number => promised.size - kept,
  }
}
