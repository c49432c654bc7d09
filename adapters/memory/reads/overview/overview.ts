import {
  type AnniversaryRow,
  anniversaryDay,
  celebratedIn,
  monthDay,
  yearsOf,
} from "../../../../core/domain/overview/anniversary.ts"
import type { SurnameCount } from "../../../../core/domain/overview/overview.ts"
import type { TreeId } from "../../../../core/domain/ids.ts"
import type { Event } from "../../../../core/domain/event.ts"
import type { Person } from "../../../../core/domain/person.ts"
import { type Viewer, visibilityOf, withhold } from "../../../../core/domain/privacy.ts"
import { inGroups } from "../../../../core/lib/in-groups.ts"
import type { OverviewReads } from "../../../../core/ports/overview/overview-reads.ts"
import { isLive, type Tables } from "../../tables.ts"
import { byCodePoint } from "./by-code-point.ts"
import { factsOf } from "./facts.ts"
import { statisticRowsOf } from "./statistics.ts"

/** The most frequent spelling; of equally frequent ones the first by code point. */
const usualSpelling = (spellings: readonly string[]): string =>
  [...Map.groupBy(spellings, (spelling) => spelling)]
    .toSorted(([a, one], [b, other]) => other.length - one.length || byCodePoint(a, b))
    .map(([spelling]) => spelling)[0] ?? ""

interface KeyedSurname extends SurnameCount {
  readonly key: string
}

export const overviewReads = (tables: Tables): OverviewReads => {
  const { persons, events, relationships } = tables

  const surnamesOf = (treeId: TreeId, viewer: Viewer): readonly KeyedSurname[] => {
    const seen = persons
      .rows("committed", "treeId", treeId)
      .filter((person) => isLive(person) && visibilityOf(viewer, person) === "full")
    const named = seen.flatMap(({ surname, surnameKey: key }) =>
      surname === null || key === null ? [] : [{ surname, key }],
    )
    return [...Map.groupBy(named, ({ key }) => key)]
      .map(([key, group]) => ({
        key,
        surname: usualSpelling(group.map(({ surname }) => surname)),
        count: group.length,
      }))
      .toSorted((a, b) => byCodePoint(a.key, b.key))
  }
  const withoutKey = ({ surname, count }: KeyedSurname): SurnameCount => ({ surname, count })

  const personIdsOf = ({ personId, relationshipId }: Event): readonly Person["id"][] => {
    if (personId !== null) return [personId]
    const edge = relationshipId === null ? null : relationships.get("committed", relationshipId)
    return edge === null ? [] : [edge.fromPersonId, edge.toPersonId]
  }

  return {
    facts: async (treeId, viewer) => factsOf(tables, treeId, viewer),
    statistics: async (treeId, viewer) => statisticRowsOf(tables, treeId, viewer),
    topSurnames: async (treeId, viewer, most) =>
      surnamesOf(treeId, viewer)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, most)
        .map(withoutKey),
    surnames: async function* (treeId, viewer, { after, batch }) {
      const rest = surnamesOf(treeId, viewer).filter(({ key }) => after === null || byCodePoint(key, after) > 0)
      for (const group of inGroups(rest, batch)) yield group.map(withoutKey)
    },
    anniversaries: async function* (treeId, window, { after, batch }) {
      const celebrated = Map.groupBy(celebratedIn(window), (day) => day.monthDay)
      const found = events
        .rows("committed", "treeId", treeId)
        .filter(isLive)
        .flatMap((event): readonly AnniversaryRow[] => {
          const day = anniversaryDay(event.date)
          if (day === null || day < 0) return []
          return (celebrated.get(monthDay(day)) ?? []).map((on) => ({
            ...{ after: on.after, eventId: event.id, type: event.type, day },
            personIds: personIdsOf(event),
          }))
        })
        .filter((row) => yearsOf(row, window) > 0)
        .toSorted((a, b) => a.after - b.after || (a.eventId < b.eventId ? -1 : 1))
        .filter(
          (row) =>
            after === null || row.after > after.after || (row.after === after.after && row.eventId > after.eventId),
        )
      for (const group of inGroups(found, batch)) yield group.map((row) => withhold(row))
    },
  }
}
