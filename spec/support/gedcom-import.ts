import type * as E from "fp-ts/lib/Either.js"
import { importRecords } from "../../core/gedcom/import/import-records.ts"
import type { GedcomUpload } from "../../core/gedcom/upload/gedcom-upload.ts"
import type { DomainError } from "../../core/domain/errors.ts"
import type { ImportReport } from "../../core/domain/gedcom/report/import-report.ts"
import type { PersonId } from "../../core/domain/ids.ts"
import type { PersonRead } from "../../core/domain/person.ts"
import type { Listing } from "../../core/view/listing.ts"
import { listAssociations } from "../../core/queries/association/list-associations.ts"
import { listCitations } from "../../core/queries/citation/list-citations.ts"
import { listPlaces } from "../../core/queries/place/list-places.ts"
import { listTreeEvents } from "../../core/queries/event/list-tree-events.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import { listTreeRelationships } from "../../core/queries/relationship/list-tree-relationships.ts"
import { listSources } from "../../core/queries/source/list-sources.ts"
import { gedcomText, uploadOf } from "./gedcom-upload.ts"
import { aWorld, itemsOf, type Who, type World } from "./world.ts"

/** Imports a file into the world's tree, everyone as new. */
export const importing = (
  world: World,
  file: GedcomUpload,
  who: Exclude<Who, "visitor"> = "editor",
): Promise<E.Either<DomainError, ImportReport>> =>
  world.run(who, importRecords, { treeId: world.tree.id, file, defaultAction: "new", resolutions: {} })

/** The same, by an editor who must not be refused. */
export const imported = (world: World, file: GedcomUpload): Promise<ImportReport> =>
  world.edit(importRecords, { treeId: world.tree.id, file, defaultAction: "new", resolutions: {} })

/** All that the editor of a tree sees in it. */
export const contentsOf = async (world: World) => {
  const all = { treeId: world.tree.id, limit: null, cursor: null }
  const ids = await personIds(world)
  const persons: PersonRead[] = []
  for (let at = 0; at < ids.length; at += 1_000) {
    const some = { ...all, q: null, ids: ids.slice(at, at + 1_000), deleted: false }
    persons.push(...(await itemsOf(await world.see("editor", listPersons, some))))
  }
  return {
    persons,
    names: persons.flatMap((person) => person.names ?? []),
    events: await itemsOf(await world.see("editor", listTreeEvents, all)),
    relationships: await itemsOf(await world.see("editor", listTreeRelationships, all)),
    sources: await itemsOf(await world.see("editor", listSources, all)),
    citations: await itemsOf(await world.see("editor", listCitations, all)),
    associations: await itemsOf(await world.see("editor", listAssociations, all)),
    places: await itemsOf(await world.see("editor", listPlaces, all)),
  }
}

const personIds = async (world: World): Promise<readonly PersonId[]> => {
  const ids: PersonId[] = []
  for (let cursor: string | null = null; ; ) {
    const page: Listing<PersonRead> = await world.see("editor", listPersons, {
      treeId: world.tree.id,
      q: null,
      ids: null,
      deleted: false,
      limit: 1_000,
      cursor,
    })
    ids.push(...(await itemsOf(page)).map(({ id }) => id))
    if (page.next === null) return ids
    cursor = page.next
  }
}

/** A world with these records imported into its tree, its contents, and the report. */
export const importedRecords = async (records: string, version?: string) => {
  const world = await aWorld()
  const report = await imported(world, uploadOf(gedcomText(records, version)))
  return { world, report, ...(await contentsOf(world)) }
}
