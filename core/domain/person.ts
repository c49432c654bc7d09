import { notesField, optionalFlag, optionalWord, word } from "../codec/field.ts"
import type { ValuesOf } from "../codec/fields.ts"
import type { DismissedCheck } from "./dismissed/dismissed-check.ts"
import type { Portrait } from "./evidence/portrait.ts"
import type { Merged } from "./merged.ts"
import { identifiersField } from "./evidence/identifier.ts"
import type { PersonId, TreeId } from "./ids.ts"
import type { More } from "./large-record/more.ts"
import type { RecordLifecycle } from "./lifecycle.ts"
import { privacySettings, publicFrom } from "./living/living.ts"
import type { Vitals } from "./living/vitals.ts"
import type { Name, NameRead, NameType, NameWords } from "./name.ts"
import { displayName } from "./name-text/compose-name.ts"
import { writtenForms } from "./name-forms/name-form.ts"
import { surnameKey } from "./name-text/surname-key.ts"
import { searchText } from "./name-text/search-text.ts"

export const genders = ["male", "female", "other"] as const
export type Gender = (typeof genders)[number]

/** Fields of a person that every backup has. */
export const firstPersonFields = {
  gender: optionalWord(genders, "The sex of the person. Null if it is not known."),
  isLiving: optionalFlag(
    "Whether the person is living. Null if that is not said: then the dates of birth and death decide.",
  ),
  notes: notesField,
  privacy: word(
    privacySettings,
    "default",
    "How much of the person others than members see: `default` follows the rule for living persons, `redacted` hides everything but " +
      "the existence, `hidden` hides the person.",
  ),
}

/** Fields of a person that backups of earlier versions may lack. */
export const laterPersonFields = {
  identifiers: identifiersField,
}

/** The fields that editors set on a person directly. */
export const personFields = { ...firstPersonFields, ...laterPersonFields }

/** The facts that editors set on a person directly. */
export type PersonFacts = ValuesOf<typeof personFields>

/**
 * Values on the person's row that are derived from names and events, so that lists and privacy decisions need no
 * other rows.
 */
export interface PersonSummary extends Vitals {
  readonly displayName: string
  readonly givenName: string | null
  readonly surname: string | null
  /** The primary name in other scripts and languages; null if it has no such form. */
  readonly forms: readonly string[] | null
  /** The first year in which a non-member sees the person in full; null if time alone never shows the person. */
  readonly publicFrom: number | null
  readonly searchText: string
  /** The surname as filters compare it. */
  readonly surnameKey: string | null
}

export interface Person extends PersonFacts, PersonSummary, RecordLifecycle {
  readonly id: PersonId
  readonly treeId: TreeId
  readonly portrait: Portrait | null
  /** Set if the person was merged into another one. The person is deleted then. */
  readonly merged: Merged | null
  /** The persons with greater ids who are not this one, as an editor said; null if there are none. */
  readonly distinctFrom: readonly PersonId[] | null
  /** The findings about this person and persons with greater ids that are no faults, as an editor said; null if there are none. */
  readonly dismissedChecks: readonly DismissedCheck[] | null
}

/** The fields that no reader sees and that do not decide what a reader sees. Reads for readers leave them out. */
export const unshownFields = [
  "searchText",
  "surnameKey",
  "deletionId",
  "merged",
  "distinctFrom",
  "dismissedChecks",
] as const

/** The fields of a person that a reader sees, or that decide what a reader sees. */
export type ShownPerson = Omit<Person, (typeof unshownFields)[number]>

/** What every reader sees of a person who is not hidden. */
type AlwaysRead = "id" | "treeId" | "displayName"

/** What no reader sees: `birthYear`, `deathYear`, `deathKnown` and `possiblyLiving` show what follows from it. */
type NeverRead =
  | "publicBirthYear"
  | "publicDeathYear"
  | "hasDeathFact"
  | "deathFactIsHidden"
  | "deadFrom"
  | "publicFrom"
  | "searchText"
  | "surnameKey"
  | "forms"
  | "deletionId"
  | "portrait"
  | "merged"
  | "distinctFrom"
  | "dismissedChecks"

type Redactable<T> = { readonly [K in keyof T]: T[K] | null }

/** A person as this reader sees them. For a redacted person every optional value is null. */
export interface PersonRead extends Pick<Person, AlwaysRead>, Redactable<Omit<Person, AlwaysRead | NeverRead>> {
  readonly visibility: "full" | "redacted"
  readonly possiblyLiving: boolean | null
  /** Whether the person is known to be dead, from what the reader sees. */
  readonly deathKnown: boolean | null
  /** Null while its picture is deleted or withheld. Absent where the cleanup tools show a person. */
  readonly portrait?: Portrait | null
  /** Only if the query asks for names: the first ones, the primary one before the others, then by id. */
  readonly names?: readonly NameRead[] | null
  /** How many names are left out. Only if some are. */
  readonly more?: Pick<More, "names">
  /** Only in a search: 0 to 1, the best first. */
  readonly score?: number
  /** Only in a search where another name than the primary one matched: that name. */
  readonly matched?: MatchedName
  /** Only in a search: the primary name in other scripts and languages, if it has such forms. */
  readonly forms?: readonly string[]
  /** Only in a search: what distinguishes people of one name. */
  readonly context?: SearchContext
  /** The portrait before it is known whether this reader sees its picture. It is not sent. */
  readonly storedPortrait?: Portrait
}

/** A name by which a search found someone. */
export interface MatchedName {
  readonly nameType: NameType
  readonly display: string
}

/** What a search says beside a person, limited to what this reader sees in full. */
export interface SearchContext {
  readonly birthPlace: string | null
  /** Display names. */
  readonly parents: readonly string[]
  readonly partners: readonly string[]
}

type SummarisedName = NameWords & Pick<Name, "isPrimary">

/** The summary of a person with these facts, live names and vitals. */
export const summarisePerson = (
  facts: PersonFacts,
  names: readonly SummarisedName[],
  { birthYear, deathYear, publicBirthYear, publicDeathYear, hasDeathFact, deathFactIsHidden, deadFrom }: Vitals,
): PersonSummary => {
  const primary = names.find((name) => name.isPrimary)
  return {
    displayName: primary === undefined ? "Unnamed" : displayName(primary),
    givenName: primary?.givenName ?? null,
    surname: primary?.surname ?? null,
    forms: writtenForms(primary?.forms ?? []),
    birthYear,
    deathYear,
    publicBirthYear,
    publicDeathYear,
    hasDeathFact,
    deathFactIsHidden,
    deadFrom,
    publicFrom: publicFrom({ privacy: facts.privacy, isLiving: facts.isLiving, deadFrom }),
    searchText: searchText(names),
    surnameKey: surnameKey(primary?.surname ?? null),
  }
}
