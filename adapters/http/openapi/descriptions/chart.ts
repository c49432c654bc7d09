import { cardEventReply } from "../../../../core/domain/chart/card-event-codec.ts"
import type { Card } from "../../../../core/domain/chart/card.ts"
import { KinshipRequest } from "../../../../core/domain/kinship/kinship-input.ts"
import {
  cardFamilyReply,
  cardKinReply,
  cardPartnerReply,
  cardReply,
  cardSiblingReply,
  chartRelationshipReply,
  kinName,
  kinPath,
  contradictingFactReply,
  contradictionReply,
  kinshipReply,
  reasonReply,
  reckonedYearsReply,
  reckoningReply,
  kinStepReply,
  moreRelativesReply,
  neighbourhoodReply,
  pageEventReply,
  personPageReply,
  cardPortraitReply,
} from "../../codecs/chart.ts"
import { relationshipFields } from "../../../../core/domain/relationship.ts"
import { describe } from "./describe.ts"
import { eventProperties } from "./record.ts"

const person = "The card of the person."
const relationship = "The relationship between the two persons."

const kin = {
  kind: "`blood`, `marriage`, `adoption`, or `step`, which includes foster parents and guardians.",
  up: "The number of steps to parents.",
  down: "The number of steps to children.",
  half: "Whether two siblings on the way share one parent only. False for a direct line.",
  side: "The side of a relative beyond the parents and siblings: `father` or `mother`. Null by marriage, and if that parent is not shown.",
  elder:
    "Whether a brother or sister was born in an earlier year. Null for others, and if the years are equal or unknown.",
  name: "What the other person is called in the language of `Accept-Language`, such as `second cousin once removed`.",
}

/** The texts of cards, charts and kinship. */
export const chartTexts = {
  ...describe<Omit<Card, "storedPortrait">>(
    cardReply,
    "A person in charts and lists, as far as the reader may see them.",
    {
      visibility: "`full`, or `redacted` if the reader may not see the person in full: then most fields are null.",
      displayName: "The complete primary name, or a replacement for it, such as `Living person`.",
      givenName: "The given names of the primary name.",
      surname: "The surname of the primary name.",
      gender: "The sex of the person. Null if it is not known.",
      possiblyLiving: "Whether the person may be living. Null if redacted.",
      birthYear: "The year of birth. Negative years are BCE. Null if it is not known.",
      deathKnown:
        "Whether the person is known to be dead: `is_living` is false, or an event that this reader sees proves the death, also " +
        "without a date. False while `is_living` is true.",
      deathYear: "The year of death. Negative years are BCE. Null if it is not known.",
      birth: "The event that provides the year of birth. Null if there is none that the reader sees.",
      death: "The event that provides the year of death, which may be a burial or cremation. Null if there is none.",
      portrait: "The picture of the person. Null if there is none that the reader sees.",
      forms: "The primary name in other scripts and languages. Absent if it has no such form.",
    },
  ),
  FullCard: { about: "The card of a person that the reader sees in full.", properties: {} },
  RedactedCard: { about: "The card of a person who may be living, without facts.", properties: {} },
  ...describe(cardEventReply, "The date and the place of a birth or death.", {
    date: "The date. Null if it is not known.",
    place: "The place. Null if it is not known.",
    text: "The years of the date in English, such as `about 1883` or `1848–1852`. Null if it has none.",
    yearFrom: "The first year. Null if the date has no year, or no beginning. Negative years are BCE.",
    yearTo: "The last year. Null if the date has no year, or no end. Negative years are BCE.",
    qualifier: "The qualifier of the date. Null if there is no date.",
  }),
  ...describe(cardPortraitReply, "The picture of a person.", {
    url: "The address of a thumbnail of the part of the picture that shows the person.",
  }),
  ...describe(chartRelationshipReply, "A relationship in a chart.", {
    type: "`parent_child` from the parent to the child, or `partnership`.",
    fromPersonId: "The parent, or one of the partners.",
    toPersonId: "The child, or the other partner.",
    redacted: "Whether the reader does not see both persons in full. Then the qualifier and the positions are null.",
    visibility: "`redacted` if `redacted` is true, otherwise `full`.",
    qualifier: "The kind of parent. Null for a partnership.",
    endedBy:
      "How a partnership ended: by the last divorce or annulment that the reader sees, if no marriage came after it. " +
      "Null if it did not end so, and for a parent.",
    position: relationshipFields.position.about,
    toPosition: relationshipFields.toPosition.about,
    twinGroup: relationshipFields.twinGroup.about,
  }),
  FullChartRelationship: {
    about: "A relationship in a chart between persons that the reader sees in full.",
    properties: {},
  },
  RedactedChartRelationship: {
    about: "A relationship in a chart of which the reader sees only the ids and the type.",
    properties: {},
  },
  ...describe(moreRelativesReply, "How many relatives of a person the reader can see that the answer leaves out.", {
    parents: "The number of parents.",
    siblings: "The number of full and half siblings.",
    partners: "The number of partners.",
    children: "The number of children.",
  }),
  ...describe(kinName, "What a person is to another one.", kin),
  ...describe(kinStepReply, "A step along one relationship.", {
    personId: "The person at the end of the step.",
    relationshipId: "The relationship.",
    step: "Whether that person is a parent, a child or a partner of the one before.",
  }),
  ...describe(kinPath, "One way in which two persons are related.", {
    ...kin,
    removed: "The difference in generations between cousins. 0 for others.",
    commonAncestorIds: "The ancestors that siblings on the way share, or the end of a direct line.",
    steps: "The way from the first person to the other.",
  }),
  ...describe(reasonReply, "Why a reckoned year has a bound.", {
    bound: "The bound: `from` or `to`.",
    rule:
      "The rule by which it follows, one of `reckoning_rules` of the vocabulary. Over several relatives, the one that is " +
      "nearest to the person.",
    eventId: "The event from which it follows.",
    personId: "The person of that event. Of a marriage the partner from which it follows.",
    year: "The year of that event.",
  }),
  ...describe(reckonedYearsReply, "The years between which a birth or a death was.", {
    from: "The first possible year; null if none follows.",
    to: "The last possible year; null if none follows. Never before `from`.",
    because: "The fact that gives each bound.",
  }),
  ...describe(contradictingFactReply, "An event or a relationship that cannot be true together with others.", {
    eventId: "The event; null for a relationship.",
    relationshipId: "The relationship. Of an event that of its partnership; null if it is the event of a person.",
    personId: "The person of an event. Of a marriage the partner that contradicts the others. Null for a relationship.",
  }),
  ...describe(contradictionReply, "Facts that cannot all be true. Without any one of them the others can.", {
    facts: "The facts.",
    detail: "What does not fit, in English.",
  }),
  ...describe(reckoningReply, "What follows about the birth and the death of a person.", {
    birth: "When the person was born.",
    death: "When the person died, if the person is dead.",
    contradictions:
      "The contradictions with an event or a relationship of the person. While there are any, the years follow from the " +
      "person's own events alone.",
  }),
  ...describe(kinshipReply, "How two persons are related.", {
    paths:
      "The ways, shortest first: all by descent, and by marriage those that are at most two steps longer than the " +
      "shortest. Empty if the persons are not related, and for the same person.",
    persons: "Everyone on the ways, and both persons.",
    coefficient: "Wright's coefficient of relationship by blood: 0.5 for parent and child, 1 for the same person.",
  }),
  ...describe(KinshipRequest, "A request for the kinship of many persons to one person.", {
    of: "The person in the middle.",
    ids: "The other persons, at most 1,000.",
  }),
  ...describe(cardKinReply, "A parent or a child as a card.", { person, relationship }),
  ...describe(cardSiblingReply, "A sibling as a card.", {
    person,
    kind: "`full` with two shared parents, `half` with one, `step` with none: a child of a parent's partner.",
    sharedParentIds: "The parents of both.",
  }),
  ...describe(cardPartnerReply, "A partner as a card.", {
    person,
    relationship,
    children: "The children of both partners, by their ids.",
  }),
  ...describe(cardFamilyReply, "The closest relatives of a person as cards.", {
    parents: "The parents.",
    siblings: "The full, half and step siblings, by their position, then by birth.",
    partners: "The partners, by their position, then by the first event of the partnership.",
    children: "The children, by their position, then by birth.",
  }),
  ...describe(pageEventReply, "An event on the page of a person.", {
    ...eventProperties,
    partner: "The other partner of an event of a partnership. Null for events of the person alone.",
  }),
  ...describe(personPageReply, "Everything about one person, at most 500 records of each kind.", {
    person: "The person.",
    names: "The names, the primary one first. Empty if the person is redacted.",
    events: "The events of the person and of the partnerships, by date. Those without a date are last.",
    family: "The closest relatives.",
    citations: "The citations of the person, and of the names, events and relationships that are there.",
    associations:
      "The associations of the person, of the events and relationships, and those in which the person is the associate.",
    sources: "The sources of these citations.",
    media: "The media of the person, of the events and of the sources that are there.",
    more: "How many records are left out. Only if some are.",
  }),
  ...describe(neighbourhoodReply, "The people around a person.", {
    rootId: "The person in the middle.",
    persons: "The persons: the nearest generations first, within a generation by birth.",
    relationships:
      "All relationships among these persons: partnerships by position and first event, then parents and " +
      "children by position and by the birth of the child.",
    more: "What is beyond, by the id of an included person. A person without further relatives is absent.",
  }),
}
