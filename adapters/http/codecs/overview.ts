import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { EventId } from "../../../core/domain/ids.ts"
import type { Anniversary } from "../../../core/domain/overview/anniversary.ts"
import type { SurnameCount, TreeOverview } from "../../../core/domain/overview/overview.ts"
import type { AgeNumbers, AgesByGender, TreeStatistics } from "../../../core/domain/overview/statistics.ts"
import { cardReply } from "./chart.ts"

export const surnameReply: Wire<SurnameCount> = wire("SurnameCount", { surname: t.string, count })

export const overviewCountsReply: Wire<TreeOverview["counts"]> = wire("OverviewCounts", {
  persons: count,
  families: count,
  events: count,
  places: count,
  sources: count,
  citations: count,
  media: count,
  possiblyLiving: count,
})

export const completenessReply: Wire<TreeOverview["completeness"]> = wire("Completeness", {
  birth: t.number,
  death: t.number,
  parents: t.number,
  sources: t.number,
})

export const ageGroupReply: Wire<AgeNumbers["groups"][number]> = wire("AgeGroup", { fromAge: count, count })

export const ageNumbersReply: Wire<AgeNumbers> = wire("AgeNumbers", {
  persons: count,
  median: nullable(t.number),
  groups: t.readonlyArray(ageGroupReply),
})

export const agesByGenderReply: Wire<AgesByGender> = wire("AgesByGender", {
  all: ageNumbersReply,
  women: ageNumbersReply,
  men: ageNumbersReply,
})

export const decadeReply: Wire<TreeStatistics["birthsByDecade"][number]> = wire("DecadeCount", { decade: count, count })

export const monthReply: Wire<TreeStatistics["birthsByMonth"][number]> = wire("MonthCount", { month: count, count })

export const givenNameReply: Wire<TreeStatistics["givenNamesByDecade"][number]["names"][number]> = wire(
  "GivenNameCount",
  { givenName: t.string, count },
)

export const decadeNamesReply: Wire<TreeStatistics["givenNamesByDecade"][number]> = wire("DecadeNames", {
  decade: count,
  names: t.readonlyArray(givenNameReply),
})

export const placeCountReply: Wire<TreeStatistics["topPlaces"][number]> = wire("PlaceCount", { place: t.string, count })

export const generationReply: Wire<TreeStatistics["completenessByGeneration"][number]> = wire(
  "GenerationCompleteness",
  { generation: count, known: count, possible: count },
)

export const statisticsReply: Wire<TreeStatistics> = wire("TreeStatistics", {
  birthsByDecade: t.readonlyArray(decadeReply),
  birthsByMonth: t.readonlyArray(monthReply),
  lifeSpans: agesByGenderReply,
  agesAtMarriage: agesByGenderReply,
  agesAtFirstChild: agesByGenderReply,
  givenNamesByDecade: t.readonlyArray(decadeNamesReply),
  topPlaces: t.readonlyArray(placeCountReply),
  completenessByGeneration: t.readonlyArray(generationReply),
})

/** A tree in numbers. */
export const overviewReply: Wire<TreeOverview> = wire("TreeOverview", {
  counts: overviewCountsReply,
  earliestYear: nullable(count),
  latestYear: nullable(count),
  generations: count,
  topSurnames: t.readonlyArray(surnameReply),
  completeness: completenessReply,
  statistics: statisticsReply,
})

export const anniversaryReply: Wire<Anniversary> = wire("Anniversary", {
  on: t.string,
  type: t.string,
  years: count,
  eventId: EventId,
  persons: t.readonlyArray(cardReply),
})
