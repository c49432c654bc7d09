import {
  ageGroupReply,
  ageNumbersReply,
  agesByGenderReply,
  anniversaryReply,
  completenessReply,
  decadeNamesReply,
  decadeReply,
  generationReply,
  givenNameReply,
  monthReply,
  overviewCountsReply,
  overviewReply,
  placeCountReply,
  statisticsReply,
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
    statistics: "How often something is in the tree, by time, age, name, place and generation.",
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
  ...describe(statisticsReply, "How often something is in a tree. Only what the reader sees counts.", {
    birthsByDecade: "The persons born in each decade that has some, by their year of birth.",
    birthsByMonth:
      "The persons born in each of the twelve months, the first birth with an exact month each. Empty without any.",
    lifeSpans:
      "The ages at death of persons who are not possibly living, in years from the year of birth to the year of death.",
    agesAtMarriage: "The ages at the first marriage with a year, in years from the year of birth.",
    agesAtFirstChild: "The ages in the year of birth of the first biological child.",
    givenNamesByDecade: "The commonest given names of the persons born in each decade.",
    topPlaces: "The ten places with the most events, the most frequent one first. Places of one name are one.",
    completenessByGeneration:
      "The biological ancestors of the home person in each of up to 12 generations that has some.",
  }),
  ...describe(agesByGenderReply, "The ages of persons. Ages below 0 and above 120 do not count.", {
    all: "All persons, also of other or unknown gender.",
    women: "The female persons.",
    men: "The male persons.",
  }),
  ...describe(ageNumbersReply, "The ages of some persons.", {
    persons: "The number of persons with a known age.",
    median: "The median of the ages. Null without persons.",
    groups: "The persons of each five years of age that has some.",
  }),
  ...describe(ageGroupReply, "The persons of five years of age.", {
    fromAge: "The youngest age: 20 for 20 to 24.",
    count: "The number of persons.",
  }),
  ...describe(decadeReply, "The persons born in ten years.", {
    decade: "The first year of the decade, such as 1850. 0 for the years 1 to 9, and -10 for 10 to 1 BCE.",
    count: "The number of persons.",
  }),
  ...describe(monthReply, "The persons born in a month.", {
    month: "The month of the Gregorian calendar, 1 to 12.",
    count: "The number of persons.",
  }),
  ...describe(decadeNamesReply, "The commonest given names of a decade.", {
    decade: "The first year of the decade.",
    names: "At most five, the most frequent one first.",
  }),
  ...describe(givenNameReply, "A given name and its frequency.", {
    givenName:
      "The first word of the given name. Signs and words for a name that is not known, such as `?` and `Unknown`, do not count.",
    count: "The number of persons who have it.",
  }),
  ...describe(placeCountReply, "A place and the number of its events.", {
    place: "The name of the place.",
    count: "The number of events.",
  }),
  ...describe(generationReply, "The known ancestors of a generation.", {
    generation: "1 for the parents, 2 for the grandparents.",
    known: "The number of different persons. An ancestor in two lines counts once. At most `possible`.",
    possible: "The number of ancestors that a generation has: 2, 4, 8.",
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
