import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { type Worded, worded } from "../../../core/codec/worded.ts"
import { boolean, type Described, described, nullable, oneOf, type Wire, wire } from "../../../core/codec/wire.ts"
import { surfaces } from "../../../core/domain/access.ts"
import type { Card, CardPortrait, PicturePart } from "../../../core/domain/chart/card.ts"
import { portraitFields } from "../../../core/domain/evidence/portrait.ts"
import type { Neighbourhood } from "../../../core/domain/chart/neighbourhood.ts"
import type { Tie } from "../../../core/domain/chart/tie.ts"
import { kinInLanguage } from "../../../core/domain/kinship/kin-in-language.ts"
import { kinThroughs } from "../../../core/languages/kin.ts"
import type { Language } from "../../../core/languages/language.ts"
import { type Kin, type KinPath, kinKinds, kinSides, kinSteps } from "../../../core/domain/kinship/kin-path.ts"
import { EventId, PersonId, RelationshipId, TreeId } from "../../../core/domain/ids.ts"
import { genders } from "../../../core/domain/person.ts"
import { endings } from "../../../core/domain/chart/tie.ts"
import { parentQualifiers, relationshipTypes } from "../../../core/domain/relationship.ts"
import { cardEventReply } from "../../../core/domain/chart/card-event-codec.ts"
import { visibilities } from "./common.ts"
import { eventFields } from "./event.ts"
import { mediaReply, portraitUrl } from "./media.ts"
import { moreReply, nameReply, personReply } from "./person.ts"
import { associationReply } from "./association.ts"
import { citationReply, sourceReply } from "./source.ts"

const picturePart = wire("PicturePart", { ...portraitFields, checksum: t.string, surface: oneOf(surfaces) })

/** The address of a part of a picture. */
const partAddress: Described<PicturePart, string> = described(
  new t.Type("an address", picturePart.is, picturePart.validate, portraitUrl),
  { type: "string" },
)

export const cardPortraitReply: Wire<CardPortrait> = wire("CardPortrait", { url: partAddress })

export const cardFields = {
  id: PersonId,
  treeId: TreeId,
  visibility: oneOf(visibilities),
  displayName: t.string,
  givenName: nullable(t.string),
  surname: nullable(t.string),
  gender: nullable(oneOf(genders)),
  possiblyLiving: nullable(boolean),
  deathKnown: nullable(boolean),
  birthYear: nullable(count),
  deathYear: nullable(count),
  birth: nullable(cardEventReply),
  death: nullable(cardEventReply),
  portrait: nullable(cardPortraitReply),
}

/** What a card has only where there is something to say. */
const besideCard = { forms: t.readonlyArray(t.string) }

const fullCard = wire(
  "FullCard",
  { ...cardFields, visibility: t.literal("full"), possiblyLiving: boolean, deathKnown: boolean },
  besideCard,
)

const redactedCard = wire("RedactedCard", { ...cardFields, visibility: t.literal("redacted") }, besideCard)

/** A person in charts and lists. */
export const cardReply: Wire<Card> = wire("Card", cardFields, besideCard, {
  key: "visibility",
  oneOf: [fullCard, redactedCard],
})

const tieFields = {
  id: RelationshipId,
  treeId: TreeId,
  type: oneOf(relationshipTypes),
  fromPersonId: PersonId,
  toPersonId: PersonId,
  redacted: boolean,
  visibility: oneOf(visibilities),
  qualifier: nullable(oneOf(parentQualifiers)),
  endedBy: nullable(oneOf(endings)),
  position: nullable(count),
  toPosition: nullable(count),
  twinGroup: nullable(t.string),
}

const fullTie = wire("FullChartRelationship", {
  ...tieFields,
  redacted: t.literal(false),
  visibility: t.literal("full"),
})

const redactedTie = wire("RedactedChartRelationship", {
  ...tieFields,
  redacted: t.literal(true),
  visibility: t.literal("redacted"),
})

export const chartRelationshipReply: Wire<Omit<Tie, "startDay" | "places">> = wire(
  "ChartRelationship",
  tieFields,
  {},
  { key: "visibility", oneOf: [fullTie, redactedTie] },
)

export const moreRelativesReply = wire("MoreRelatives", {
  parents: count,
  siblings: count,
  partners: count,
  children: count,
})

type NeighbourhoodReply = Omit<Neighbourhood, "relationships"> & {
  readonly relationships: readonly Omit<Tie, "startDay" | "places">[]
}

export const neighbourhoodReply: Wire<NeighbourhoodReply> = wire("Neighbourhood", {
  rootId: PersonId,
  persons: t.readonlyArray(cardReply),
  relationships: t.readonlyArray(chartRelationshipReply),
  more: t.record(t.string, moreRelativesReply),
})

const kinFields = {
  kind: oneOf(kinKinds),
  up: count,
  down: count,
  half: boolean,
  side: nullable(oneOf(kinSides)),
  elder: nullable(boolean),
  name: t.string,
}

/** What the name of a relative depends on, and answers do not show. */
const hiddenKinFields = {
  gender: nullable(oneOf(genders)),
  through: nullable(oneOf(kinThroughs)),
}

type Named<A extends Kin> = Omit<A, keyof typeof hiddenKinFields>

/** What answers show of a relative, with the name in the language of the reader. */
const named = ({ gender, through, ...shown }: Kin, language: Language): Named<Kin> => ({
  ...shown,
  name: kinInLanguage({ ...shown, gender, through }, language),
})

const namedPath = ({ gender, through, ...shown }: KinPath, language: Language): Named<KinPath> => ({
  ...shown,
  name: kinInLanguage({ ...shown, gender, through }, language),
})

export const kinName: Wire<Named<Kin>> = wire("KinName", kinFields)

const kinReplyOfMany: Worded<Kin> = worded(wire("KinName", { ...kinFields, ...hiddenKinFields }), kinName, named)

export const kinStepReply = wire("KinStep", {
  personId: PersonId,
  relationshipId: RelationshipId,
  step: oneOf(kinSteps),
})

const pathFields = {
  ...kinFields,
  removed: count,
  commonAncestorIds: t.readonlyArray(PersonId),
  steps: t.readonlyArray(kinStepReply),
}

export const kinPath: Wire<Named<KinPath>> = wire("KinPath", pathFields)

const kinPathReply: Worded<KinPath> = worded(wire("KinPath", { ...pathFields, ...hiddenKinFields }), kinPath, namedPath)

export const kinshipReply = wire("Kinship", {
  paths: t.readonlyArray(kinPathReply),
  persons: t.readonlyArray(cardReply),
  coefficient: t.number,
})

export const kinshipListReply = t.record(t.string, kinReplyOfMany)

const cardKinFields = { person: cardReply, relationship: chartRelationshipReply }

export const cardKinReply = wire("CardKin", cardKinFields)

export const cardSiblingReply = wire("CardSibling", {
  person: cardReply,
  kind: oneOf(["full", "half", "step"]),
  sharedParentIds: t.readonlyArray(PersonId),
})

export const cardPartnerReply = wire("CardPartner", { ...cardKinFields, children: t.readonlyArray(PersonId) })

export const cardFamilyReply = wire("CardFamily", {
  parents: t.readonlyArray(cardKinReply),
  siblings: t.readonlyArray(cardSiblingReply),
  partners: t.readonlyArray(cardPartnerReply),
  children: t.readonlyArray(cardKinReply),
})

export const pageEventReply = wire("PageEvent", { ...eventFields, partner: nullable(cardReply) })

/** The page of a person, with the addresses of the media. */
export const personPageReply = wire(
  "PersonPage",
  {
    person: personReply,
    names: t.readonlyArray(nameReply),
    events: t.readonlyArray(pageEventReply),
    family: cardFamilyReply,
    citations: t.readonlyArray(citationReply),
    associations: t.readonlyArray(associationReply),
    sources: t.readonlyArray(sourceReply),
    media: t.readonlyArray(mediaReply),
  },
  { more: moreReply },
)

export const reasonReply = wire("ReckoningReason", {
  bound: oneOf(["from", "to"]),
  rule: t.string,
  eventId: EventId,
  personId: PersonId,
  year: count,
})

export const reckonedYearsReply = wire("ReckonedYears", {
  from: nullable(count),
  to: nullable(count),
  because: t.readonlyArray(reasonReply),
})

export const contradictingFactReply = wire("ContradictingFact", {
  eventId: nullable(EventId),
  relationshipId: nullable(RelationshipId),
  personId: nullable(PersonId),
})

export const contradictionReply = wire("Contradiction", {
  facts: t.readonlyArray(contradictingFactReply),
  detail: t.string,
})

export const reckoningReply = wire("Reckoning", {
  birth: reckonedYearsReply,
  death: reckonedYearsReply,
  contradictions: t.readonlyArray(contradictionReply),
})
