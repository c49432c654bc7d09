import * as t from "io-ts"
import { redactablesOf, storedOf } from "../../../core/codec/fields.ts"
import { type Portrait, portraitFields } from "../../../core/domain/evidence/portrait.ts"
import type { FamilyRead, Kin } from "../../../core/domain/family.ts"
import type { More } from "../../../core/domain/large-record/more.ts"
import { NameId, PersonId, TreeId } from "../../../core/domain/ids.ts"
import type { MergeResult } from "../../../core/domain/merge/merge-rows.ts"
import { nameFields, type NameRead, nameTypes } from "../../../core/domain/name.ts"
import { fileFields } from "../../../core/codec/file-time.ts"
import { personFields as factFields, type PersonRead } from "../../../core/domain/person.ts"
import { boolean, instant, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { count } from "../../../core/codec/count.ts"
import { versionTag } from "../response/conditional.ts"
import { shownRecordLifecycle, visibilities, whenDeleted } from "./common.ts"
import { relationshipReply } from "./relationship.ts"

export const nameReply: Wire<NameRead> = wire(
  "NameRead",
  {
    id: NameId,
    personId: PersonId,
    treeId: TreeId,
    ...storedOf(nameFields),
    isPrimary: boolean,
    ...shownRecordLifecycle,
  },
  whenDeleted,
)

export const moreReply: Wire<More> = wire(
  "More",
  {},
  {
    names: count,
    events: count,
    parents: count,
    siblings: count,
    partners: count,
    children: count,
    citations: count,
    associations: count,
    media: count,
  },
)

/** The version, with a mark if there is a portrait: it comes and goes with its picture, without a new version. */
export const personTag = ({ version, portrait = null }: PersonRead): string | null =>
  version === null || portrait === null ? versionTag({ version }) : `"${version}-portrait"`

export const matchedName = wire("MatchedName", { nameType: oneOf(nameTypes), display: t.string })

export const searchContext = wire("SearchContext", {
  birthPlace: nullable(t.string),
  parents: t.readonlyArray(t.string),
  partners: t.readonlyArray(t.string),
})

/** A portrait in the record of a person. */
export const portraitReply: Wire<Portrait> = wire("Portrait", portraitFields)

export const personFields = {
  id: PersonId,
  treeId: TreeId,
  visibility: oneOf(visibilities),
  displayName: t.string,
  givenName: nullable(t.string),
  surname: nullable(t.string),
  ...redactablesOf(factFields),
  ...redactablesOf(fileFields),
  possiblyLiving: nullable(boolean),
  deathKnown: nullable(boolean),
  birthYear: nullable(count),
  deathYear: nullable(count),
  version: nullable(count),
  createdAt: nullable(instant),
  updatedAt: nullable(instant),
  deletedAt: nullable(instant),
}

export const besidePerson = {
  portrait: nullable(portraitReply),
  names: nullable(t.readonlyArray(nameReply)),
  more: moreReply,
  score: t.number,
  matched: matchedName,
  forms: t.readonlyArray(t.string),
  context: searchContext,
}

const fullPerson = wire(
  "FullPerson",
  {
    ...personFields,
    visibility: t.literal("full"),
    possiblyLiving: boolean,
    deathKnown: boolean,
    ...storedOf(factFields),
    createdAt: instant,
  },
  { ...besidePerson, names: t.readonlyArray(nameReply) },
)

// Fields that are always null keep the type of the full person: generators of clients drop a field of type `null`.
const redactedPerson = wire("RedactedPerson", { ...personFields, visibility: t.literal("redacted") }, besidePerson)

export const personReply: Wire<PersonRead> = wire("PersonRead", personFields, besidePerson, {
  key: "visibility",
  oneOf: [fullPerson, redactedPerson],
})

export const kinReply: Wire<Kin> = wire("Kin", { person: personReply, relationship: relationshipReply })

const kind = oneOf(["full", "half", "step"])

export const siblingReply = wire("Sibling", {
  person: personReply,
  kind,
  sharedParentIds: t.readonlyArray(PersonId),
})

export const partnerReply = wire("Partner", {
  person: personReply,
  relationship: relationshipReply,
  children: t.readonlyArray(PersonId),
})

export const familyReply: Wire<FamilyRead> = wire(
  "Family",
  {
    person: personReply,
    parents: t.readonlyArray(kinReply),
    siblings: t.readonlyArray(siblingReply),
    partners: t.readonlyArray(partnerReply),
    children: t.readonlyArray(kinReply),
  },
  { more: moreReply },
)

/** A lineage; its lists are sent in batches (`lists`). */
export const lineageReply = wire("Lineage", {
  persons: t.readonlyArray(personReply),
  relationships: t.readonlyArray(relationshipReply),
})

/** How many records of each kind a merge moved. */
export const movedReply = wire("MovedRecords", {
  names: count,
  events: count,
  relationships: count,
  citations: count,
  associations: count,
  media: count,
  comments: count,
})

/** What a merge did. */
export const mergeReply: Wire<MergeResult> = wire("MergeResult", {
  person: personReply,
  moved: movedReply,
  dropped: count,
})

/** The number of persons that were deleted. */
export const deletedReply = wire("Deleted", { deleted: count })

/** The number of persons that were restored. */
export const restoredReply = wire("Restored", { restored: count })
