import { textsOf } from "../../../../core/codec/fields.ts"
import { NameCreate, nameFields, NameUpdate } from "../../../../core/domain/name.ts"
import { NameFormInput, nameFormReply } from "../../../../core/domain/name-forms/name-form.ts"
import { MergePerson, MergeTake } from "../../../../core/domain/merge/merge-input.ts"
import { PortraitInput } from "../../../../core/domain/evidence/portrait.ts"
import { PersonCreate, PersonUpdate } from "../../../../core/domain/person-input.ts"
import { personFields, type PersonRead } from "../../../../core/domain/person.ts"
import {
  deletedReply,
  familyReply,
  kinReply,
  lineageReply,
  matchedName,
  mergeReply,
  moreReply,
  movedReply,
  nameReply,
  partnerReply,
  personReply,
  portraitReply,
  restoredReply,
  searchContext,
  siblingReply,
} from "../../codecs/person.ts"
import { personListItem } from "../../codecs/person-list.ts"
import { describe } from "./describe.ts"

export const nameTexts = textsOf(nameFields)

const facts = textsOf(personFields)

const formTexts = {
  written: "The whole form as people write it.",
  language: "The language of the form: a tag of BCP 47, for example `ja-Latn`. Null if it is not known.",
  kind: "`transcription` for the same name in another script, `translation` for the name in another language.",
  givenName: "The given names in this form. Null if they are not known.",
  surname: "The surname in this form. Null if it is not known.",
}

const crop = {
  x: "The left side of the part, as a fraction of the width of the picture.",
  y: "The upper side of the part, as a fraction of the height of the picture.",
  width: "The width of the part, as a fraction of the width of the picture.",
  height: "The height of the part, as a fraction of the height of the picture.",
}

const birth = "The birth: an event without type and subject."
const death = "The death: an event without type and subject."
const person = "The person, as far as the reader may see them."
const relationship = "The relationship between the two persons."

const personTextsOfReader = {
  visibility: "`full`, or `redacted` if the reader may not see the person in full: then most fields are null.",
  displayName: "The complete primary name, or a replacement for it, such as `Living person`.",
  givenName: "The given names of the primary name.",
  surname: "The surname of the primary name.",
  ...facts,
  possiblyLiving: "Whether the person may be living, by `is_living`, the death, and the year of birth.",
  birthYear: "The year of birth. Negative years are BCE. Null if it is not known.",
  deathKnown:
    "Whether the person is known to be dead: `is_living` is false, or an event that this reader sees proves the death, also " +
    "without a date. False while `is_living` is true.",
  deathYear: "The year of death. Negative years are BCE. Null if it is not known.",
  portrait:
    "The part of a picture that shows the person. Null if there is none, or if the reader does not see the picture. " +
    "Absent where the cleanup tools show a person.",
  version:
    "The version of the record: 1 at first, and one more after each change. Null if redacted, and for " +
    "readers who do not see everything in the tree.",
  createdAt: "When the record was created, in UTC. Null if redacted.",
  updatedAt:
    "When the record was last changed, in UTC. Null if redacted, and for readers who do not see everything in the tree.",
  deletedAt: "When the person was deleted, in UTC. Null if the person is not deleted.",
  names:
    "The names, the primary one first: at most 500. Only in the answer about one person, and in lists by `ids`. Null if redacted.",
  more: "How many names are left out. Only if some are: `/persons/{person_id}/names` lists all.",
  score: "How well the person matches the search, from 0 to 1. Only in the results of a search.",
  matched: "The name, or the form of a name, that matches the search, if it is not the primary one.",
  forms:
    "The primary name in other scripts and languages. Only in cards and in the results of a search, and only if it has such forms.",
  context: "What distinguishes persons of the same name. Only in the results of a search.",
}

/** The texts of persons, their names and their families. */
export const personTexts = {
  ...describe(PersonCreate, "A new person. All fields may be absent.", {
    ...facts,
    givenName: "The given names of the primary name.",
    surname: "The surname of the primary name.",
    names: "All names of the person. The one with `is_primary`, or else the first, is the primary name.",
    birth,
    death,
  }),
  ...describe(PersonUpdate, "The changes of a person. Absent fields stay as they are.", {
    ...facts,
    givenName: "The given names of the primary name.",
    surname: "The surname of the primary name.",
    portrait: "The part of a picture of the tree that shows the person. Null removes it.",
    birth: `${birth} It is created if it does not exist.`,
    death: `${death} It is created if it does not exist.`,
  }),
  ...describe<Omit<PersonRead, "storedPortrait">>(
    personReply,
    "A person, as far as the reader may see them.",
    personTextsOfReader,
  ),
  FullPerson: { about: "A person that the reader sees in full.", properties: {} },
  RedactedPerson: { about: "A person who may be living, without facts.", properties: {} },
  ...describe(
    personListItem,
    "A person in a list. `fields=card` gives the keys of a card and `context`, a search those of a hit.",
    {
      ...personTextsOfReader,
      birth:
        "Only with `fields=card`: the event that provides the year of birth. Null if there is none that the reader sees.",
      death:
        "Only with `fields=card`: the event that provides the year of death, which may be a burial or cremation. Null if there is none.",
      portrait:
        "The picture of the person: its medium and the part of it, or with `fields=card` its address. Null if there is none.",
    },
  ),
  ...describe(PortraitInput, "A portrait. Without a crop it is the whole picture.", {
    mediaId: "Any picture of the tree.",
    ...crop,
  }),
  ...describe(portraitReply, "The part of a picture that shows a person.", { mediaId: "The picture.", ...crop }),
  ...describe(matchedName, "The name that matches a search.", {
    nameType: nameTexts.nameType,
    display: "The complete name.",
  }),
  ...describe(searchContext, "What distinguishes persons of the same name.", {
    birthPlace: "The place of birth. Null if it is not known.",
    parents: "The names of the parents that the reader sees in full, the first 20.",
    partners: "The names of the partners that the reader sees in full, the first 20.",
  }),
  ...describe(NameCreate, "A new name. All fields may be absent.", {
    ...nameTexts,
    isPrimary: "Whether the name becomes the primary name.",
  }),
  ...describe(NameUpdate, "The changes of a name. Absent fields stay as they are.", nameTexts),
  ...describe(nameReply, "A name of a person.", {
    personId: "The person who has the name.",
    ...nameTexts,
    isPrimary: "Whether this is the primary name. Every person has exactly one.",
  }),
  ...describe(nameFormReply, "A name in another script or language.", formTexts),
  ...describe(NameFormInput, "A name in another script or language.", {
    ...formTexts,
    kind: `${formTexts.kind} \`transcription\` if it is absent.`,
  }),
  ...describe(moreReply, "How many records of a kind are left out. A kind that is there in full is absent.", {
    names: "The names. `/persons/{person_id}/names` lists all.",
    events: "The events of the person and of the partnerships. `/persons/{person_id}/events` lists all.",
    parents: "The parents.",
    siblings: "The siblings. They are descendants of the parents and of their partners.",
    partners: "The partners.",
    children: "The children. `/persons/{person_id}/descendants?generations=1` has all.",
    citations:
      "The citations of the person, and of all names, events and relationships, whether those are left out or not.",
    associations: "The associations. `/persons/{person_id}/associations` lists all.",
    media: "The media of the person, and of the events and sources that are there.",
  }),
  ...describe(familyReply, "The closest relatives of a person, at most 500 of each kind.", {
    person,
    parents: "The parents, with their relationships to the person.",
    siblings: "The siblings by their position, then by birth: full, half and step siblings.",
    partners: "The partners by the first event of the partnership, with those of the children who are theirs.",
    children: "The children by their position, then by birth, with their relationships to the person.",
    more: "How many relatives are left out. Only if some are.",
  }),
  ...describe(kinReply, "A parent or a child.", { person, relationship }),
  ...describe(siblingReply, "A sibling.", {
    person,
    kind: "`full` with two shared parents, `half` with one, `step` with none: a child of a parent's partner.",
    sharedParentIds: "The parents of both.",
  }),
  ...describe(partnerReply, "A partner.", {
    person,
    relationship,
    children: "The children of both partners, by their ids.",
  }),
  ...describe(lineageReply, "A person with their ancestors or descendants.", {
    persons: "The person and the relatives, each once.",
    relationships: "The parent-child relationships between these persons.",
  }),
  ...describe(MergePerson, "Another person of the tree who is merged into this one.", {
    fromId: "The person who is merged. The id leads to the kept person afterwards.",
    take: "Which of both values a field gets. Without a choice an empty field is filled, and notes that differ are joined.",
    dryRun: "Whether nothing is written. The answer says what the merge would do.",
  }),
  ...describe(
    MergeTake,
    "Which value each field gets: `from` is that of the merged person, `kept` that of the person of the address.",
    {
      gender: "The gender. It must be chosen if the two differ.",
      isLiving: "Whether the person is living. Without a choice a person who is said to be living is living.",
      privacy: "Who sees the person. Without a choice the stricter setting applies.",
      notes: "The notes. Without a choice notes that differ are joined.",
      birth: "The event that provides the birth. The other birth stays among the events.",
      death: "The event that provides the death. The other death stays among the events.",
      portrait: "The portrait.",
      primaryName: "The primary name. The other one becomes an alternate name.",
    },
  ),
  ...describe(mergeReply, "What a merge did, or would do.", {
    person,
    moved: "How many records came to the person.",
    dropped: "The number of records that were left out because the person has equal ones.",
  }),
  ...describe(movedReply, "How many records of each kind came to a person.", {
    names: "The number of names.",
    events: "The number of events.",
    relationships: "The number of relationships.",
    citations: "The number of citations that cite another record now.",
    comments: "The number of comments that are about the kept person or an event that stays.",
    associations: "The number of associations that name the kept person, event or relationship now.",
    media: "The number of media.",
  }),
  ...describe(deletedReply, "What a deletion removed.", { deleted: "The number of deleted persons." }),
  ...describe(restoredReply, "What a restore brought back.", { restored: "The number of restored persons." }),
}
