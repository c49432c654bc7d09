import * as t from "io-ts"
import { count } from "../../../core/codec/count.ts"
import { nullable, type Wire, wire } from "../../../core/codec/wire.ts"
import { EventId } from "../../../core/domain/ids.ts"
import type { Anniversary } from "../../../core/domain/overview/anniversary.ts"
import type { SurnameCount, TreeOverview } from "../../../core/domain/overview/overview.ts"
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

/** A tree in numbers. */
export const overviewReply: Wire<TreeOverview> = wire("TreeOverview", {
  counts: overviewCountsReply,
  earliestYear: nullable(count),
  latestYear: nullable(count),
  generations: count,
  topSurnames: t.readonlyArray(surnameReply),
  completeness: completenessReply,
})

export const anniversaryReply: Wire<Anniversary> = wire("Anniversary", {
  on: t.string,
  type: t.string,
  years: count,
  eventId: EventId,
  persons: t.readonlyArray(cardReply),
})
