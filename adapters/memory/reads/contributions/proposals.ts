import {
  type NamedUser,
  type Proposal,
  proposalOrigins,
  type ProposalRow,
  proposalStatuses,
} from "../../../../core/domain/proposal/proposal.ts"
import type { Event, PlacedEvent } from "../../../../core/domain/event.ts"
import { isOfOperation } from "../../../../core/domain/change/of-operation.ts"
import { vitalTypes } from "../../../../core/domain/living/vital-event.ts"
import type { TreeId, UserId } from "../../../../core/domain/ids.ts"
import type { Lifecycle } from "../../../../core/domain/lifecycle.ts"
import { withhold } from "../../../../core/domain/privacy.ts"
import type { ProposalReads } from "../../../../core/ports/reads.ts"
import { accessIn } from "../../access.ts"
import { copyOf } from "../../copy.ts"
import { pages } from "../pages.ts"
import type { Table } from "../../table.ts"
import { isLive, type Tables } from "../../tables.ts"

const liveAmong = <T extends Lifecycle & { readonly treeId: TreeId }, Index extends string>(
  table: Table<T, Index>,
  treeId: TreeId,
  ids: readonly string[],
): readonly T[] =>
  [...new Set(ids)]
    .sort()
    .map((id) => table.get("committed", id))
    .filter((row) => row !== null)
    .filter((row) => row.treeId === treeId && isLive(row))
    .map(copyOf)

export const proposalReads = (tables: Tables): ProposalReads => {
  const { proposals, proposalComments, users, places } = tables

  const named = (id: UserId | null): NamedUser | null => {
    const user = id === null ? null : users.get("committed", id)
    return user === null ? null : { id: user.id, displayName: user.displayName }
  }
  const rowOf = (proposal: Proposal): ProposalRow => ({
    ...copyOf(proposal),
    proposer: named(proposal.proposerId),
    reviewer: named(proposal.reviewerId),
  })

  const placed = (event: Event): PlacedEvent => ({
    ...event,
    place: event.placeId === null ? null : (places.get("committed", event.placeId)?.name ?? null),
  })

  return {
    byId: async (id, userId) => {
      const proposal = proposals.get("committed", id)
      const access = proposal === null ? null : accessIn(tables, "committed", proposal.treeId, userId)
      return proposal === null || access === null ? null : { ...access, found: withhold(rowOf(proposal)) }
    },
    ofTree: async (treeId, filter, { after, most, weight }) => {
      const found = proposals.page("committed", "treeId", treeId, {
        after,
        count: most + 1,
        wanted: ({ status, origin }) => (filter.status ?? status) === status && (filter.origin ?? origin) === origin,
      })
      let weighed = 0
      const light = found.slice(0, most).filter(({ operations }) => {
        if (weighed >= weight) return false
        weighed += JSON.stringify(operations).length
        return true
      })
      return { rows: light.map((proposal) => withhold(rowOf(proposal))), isLast: light.length === found.length }
    },
    changeIds: async (treeId, id) =>
      tables.changes
        .rows("committed", "proposalId", id)
        .filter((change) => change.treeId === treeId && isOfOperation(change))
        .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
        .map((change) => change.id),
    counts: async (treeId) => {
      const rows = proposals.rows("committed", "treeId", treeId)
      return proposalStatuses.flatMap((status) =>
        proposalOrigins.map((origin) => ({
          status,
          origin,
          count: rows.filter((row) => row.status === status && row.origin === origin).length,
        })),
      )
    },
    comments: (treeId, id, keyset) =>
      pages(
        keyset,
        (after, count) =>
          proposalComments.page("committed", "proposalId", id, {
            after,
            count,
            wanted: (row) => row.treeId === treeId,
          }),
        (row) => row.id,
        (row) => withhold({ ...copyOf(row), author: named(row.authorId) }),
      ),
    records: async (treeId, ids) => {
      const person = liveAmong(tables.persons, treeId, ids.person)
      return withhold({
        person,
        vitals: person
          .flatMap(({ id }) => tables.events.rows("committed", "personId", id))
          .filter((event) => event.treeId === treeId && isLive(event) && vitalTypes.includes(event.type))
          .map(copyOf)
          .map(placed)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        name: liveAmong(tables.names, treeId, ids.name),
        event: liveAmong(tables.events, treeId, ids.event).map(placed),
        relationship: liveAmong(tables.relationships, treeId, ids.relationship),
        source: liveAmong(tables.sources, treeId, ids.source),
        citation: liveAmong(tables.citations, treeId, ids.citation),
        association: liveAmong(tables.associations, treeId, ids.association),
      })
    },
  }
}
