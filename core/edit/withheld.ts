import type { Context } from "../use-case/command.ts"
import {
  showAssociation,
  showCitation,
  showComment,
  showEvent,
  showMedia,
  showPerson,
  showRelationship,
  showSource,
  type Viewer,
  type Withheld,
} from "../domain/privacy.ts"
import type { Found, Reads } from "../ports/reads.ts"
import type { Edited, Noun } from "./edited-record.ts"

const shown = <T, Read>(
  viewer: Viewer,
  row: Found<Withheld<T>> | null,
  show: (viewer: Viewer, sealed: Withheld<T>) => Read | null,
): Read | null => (row === null ? null : show(viewer, row.found))

/** How the viewer sees each kind of record, by the reads and the rules of the queries. */
const seen: { readonly [N in Noun]: (reads: Reads, viewer: Viewer, record: Edited[N]) => Promise<unknown> } = {
  person: async ({ persons }, viewer, { id }) => shown(viewer, await persons.byId(id, viewer.userId), showPerson),
  name: async ({ persons }, viewer, { personId }) => {
    const person = shown(viewer, await persons.byId(personId, viewer.userId), showPerson)
    return person?.visibility === "full" ? person : null
  },
  event: async ({ events }, viewer, { id }) => shown(viewer, await events.byId(id, viewer.userId), showEvent),
  relationship: async ({ relationships }, viewer, { id }) =>
    shown(viewer, await relationships.byId(id, viewer.userId), showRelationship),
  source: async ({ sources }, viewer, { id }) =>
    shown(viewer, await sources.byId(id, viewer.userId, viewer.year), showSource),
  citation: async ({ citations }, viewer, { id }) =>
    shown(viewer, await citations.byId(id, viewer.userId), showCitation),
  association: async ({ associations }, viewer, { id }) =>
    shown(viewer, await associations.byId(id, viewer.userId), showAssociation),
  media: async ({ media }, viewer, { id }) =>
    shown(viewer, await media.byId(id, viewer.userId, viewer.year), showMedia),
  comment: async ({ comments }, viewer, { id }) => shown(viewer, await comments.byId(id, viewer.userId), showComment),
}

/** Whether reading the record would give a stranger NotFound. A write must reveal no more than a read. */
export const isWithheld = async <N extends Noun>(
  { reading, actor, now }: Context,
  record: Edited[N],
  noun: N,
): Promise<boolean> =>
  (await seen[noun](reading(), { userId: actor.userId, role: null, year: now.getUTCFullYear() }, record)) === null
