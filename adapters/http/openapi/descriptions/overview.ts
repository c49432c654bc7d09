import {
  anniversaryReply,
  completenessReply,
  overviewCountsReply,
  overviewReply,
  surnameReply,
} from "../../codecs/overview.ts"
import { describe } from "./describe.ts"

/** The texts of numbers about a tree, and of anniversaries. */
export const overviewTexts = {
  ...describe(overviewReply, "A tree in numbers. Only persons that the reader sees in full count.", {
    counts: "The numbers of records.",
    earliestYear: "The first year of an event. Negative years are BCE. Null without dated events.",
    latestYear: "The year of the first day of the latest event. Null without dated events.",
    generations: "The number of persons in the longest line from parent to child, at most 1,000.",
    topSurnames: "The ten most frequent surnames, the most frequent one first.",
    completeness: "How much is known of the persons.",
  }),
  ...describe(overviewCountsReply, "The numbers of the records of a tree that the reader sees.", {
    persons: "The number of persons that the reader sees in full.",
    families: "The number of sets of parents who have children together, and of partnerships, each set once.",
    events: "The number of events.",
    places: "The number of places of the events that the reader sees.",
    sources: "The number of sources.",
    citations: "The number of citations.",
    media: "The number of media.",
    possiblyLiving: "The number of these persons who may be living.",
  }),
  ...describe(completenessReply, "Fractions of the persons, from 0 to 1 with three decimals. 0 without persons.", {
    birth: "The persons with a year of birth.",
    death: "The persons with a year of death, among those who are not possibly living.",
    parents: "The persons with parents.",
    sources: "The persons with citations of their own or of their names, events and relationships.",
  }),
  ...describe(surnameReply, "A surname and its frequency.", {
    surname: "The surname in its most frequent spelling. Spellings that differ only in case and accents are one.",
    count: "The number of persons who have it.",
  }),
  ...describe(anniversaryReply, "A calendar day on which an event happened some years ago.", {
    on: "The day of the anniversary, such as `2026-11-22`. 29 February counts on 28 February in other years.",
    type: "The type of the event.",
    years: "The number of years since the event, at least 1.",
    eventId: "The event.",
    persons: "The person of the event, or both partners.",
  }),
}
