import type { NameId, PersonId } from "../../domain/ids.ts"
import { revised } from "../../domain/lifecycle.ts"
import type { MergePlan } from "../../domain/merge/plan-merge.ts"
import { idAfter } from "../../domain/merge/stands-for.ts"
import type { Name } from "../../domain/name.ts"
import type { Person } from "../../domain/person.ts"
import type { Context } from "../../use-case/command.ts"

/**
 * Writes a merge: moves the rows of the merged person to the kept one, then deletes the merged person with everything
 * that is left there, as one deletion.
 */
export const writeMerge = async (context: Context, kept: Person, from: Person, plan: MergePlan): Promise<void> => {
  const { persons, events, relationships, citations, associations, media, comments, deletions, now, newId } = context
  const { changed, created, removed, same } = plan
  await writeNames(context, kept, plan)
  await events.insert(created)
  await events.updateMany(changed.event)
  await relationships.updateMany(changed.relationship)
  await citations.updateMany(changed.citation)
  await associations.updateMany(changed.association)
  await media.updateMany(changed.media)
  await comments.updateMany(changed.comment)
  await moveLinks(context, from, plan)
  await persons.update(revised<Person>(from, { merged: { intoId: kept.id, same } }, now))
  const deletion = { id: newId<"DeletionId">(), treeId: kept.treeId, at: now }
  await deletions.remove("name", idsIn(removed.name), deletion)
  await deletions.remove("event", idsIn(removed.event), deletion)
  await deletions.remove("person", [from.id], deletion)
}

const idsIn = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id)

/** A person never has two primary names, so the present one becomes an ordinary name before another one is primary. */
const writeNames = async (
  context: Context,
  { treeId, id }: Person,
  { changed, primaryId }: MergePlan,
): Promise<void> => {
  const { names, now } = context
  const former = (await names.ofPerson(treeId, id)).filter((name) => name.isPrimary && name.id !== primaryId)
  await names.updateMany(former.map((name) => revised<Name>(name, { isPrimary: false }, now)))
  await names.updateMany(changed.name)
  if (primaryId !== null) await makePrimary(context, primaryId)
}

const makePrimary = async ({ names, now }: Context, id: NameId): Promise<void> => {
  const name = await names.find(id)
  if (name === null) return
  const primary = revised<Name>(name, { isPrimary: true }, now)
  if (primary !== name) await names.update(primary)
}

/** Media that show the merged person show the kept one. */
const moveLinks = async ({ mediaLinks }: Context, from: Person, { standsFor }: MergePlan): Promise<void> => {
  const { event, relationship, citation } = standsFor
  const links = await mediaLinks.ofTargets(from.treeId, [
    from.id,
    ...[...event.keys(), ...relationship.keys(), ...citation.keys()],
  ])
  await mediaLinks.updateMany(
    links.map((link) => ({
      ...link,
      personId: idAfter<PersonId>(link.personId, standsFor.person),
      eventId: idAfter(link.eventId, event),
      relationshipId: idAfter(link.relationshipId, relationship),
      citationId: idAfter(link.citationId, citation),
      // The lines of its file are in a record that is not written any more.
      fromFile: false,
    })),
  )
}
