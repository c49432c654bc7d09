import * as t from "io-ts"
import type {
  CleanupResult,
  BornLongAgo,
  ParentLongAgo,
  GenderInFile,
  GenderProposal,
  NameProposal,
} from "../../../../core/index.ts"
import { nameFlags } from "../../../../core/domain/cleanup/broken-name.ts"
import { NameId, PersonId } from "../../../../core/domain/ids.ts"
import { genders } from "../../../../core/domain/person.ts"
import { nullable, oneOf, type Wire, wire } from "../../../../core/codec/wire.ts"
import { count } from "../../../../core/codec/count.ts"
import { reckonedYearsReply } from "../chart.ts"
import { personReply } from "../person.ts"

export const bornLongAgoReply: Wire<BornLongAgo> = wire("BornLongAgo", { person: personReply, birthYear: count })

export const bornByRelativesReply = wire("BornByRelatives", { person: personReply, birth: reckonedYearsReply })

export const parentLongAgoReply: Wire<ParentLongAgo> = wire("ParentLongAgo", {
  person: personReply,
  childBirthYear: count,
})

export const genderInFileReply: Wire<GenderInFile> = wire("GenderInFile", {
  person: personReply,
  gender: oneOf(genders),
  ref: nullable(t.string),
})

/** The genders that a name or a partner can suggest. */
const suggestedSex = oneOf(["male", "female"])

export const genderProposalReply: Wire<GenderProposal> = wire("GenderProposal", {
  person: personReply,
  gender: suggestedSex,
  basis: t.string,
})

const pair = { givenName: nullable(t.string), surname: nullable(t.string) }

const part = nullable(t.string)

export const nameSuggestion = wire("NameSuggestion", {
  ...pair,
  prefix: part,
  suffix: part,
  surnamePrefix: part,
  nickname: part,
})

export const nameProposalReply: Wire<NameProposal> = wire("NameProposal", {
  person: personReply,
  nameId: NameId,
  ...pair,
  flags: t.readonlyArray(oneOf(nameFlags)),
  suggestion: nullable(nameSuggestion),
})

export const cleanedPersonsReply: Wire<CleanupResult<PersonId>> = wire("CleanedPersons", {
  updated: count,
  unchanged: t.readonlyArray(PersonId),
})

export const cleanedNamesReply: Wire<CleanupResult<NameId>> = wire("CleanedNames", {
  updated: count,
  unchanged: t.readonlyArray(NameId),
})
