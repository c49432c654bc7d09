import * as E from "fp-ts/lib/Either.js"
import { treeForRole } from "../../domain/access.ts"
import { forbidden } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import type { PersonRead } from "../../domain/person.ts"
import type { ReckonedYears } from "../../domain/reckoning/reckon.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { ExportReads, MemberAccess } from "../../ports/export-reads.ts"
import { type BornLongAgo, bornLongAgo } from "../../reckoning/deceased-by-relatives.ts"
import type { Query } from "../../use-case/query.ts"
import type { Listing } from "../../view/listing.ts"
import { BATCH } from "../../cleanup/cleanup-of-tree.ts"
import { peopleOf } from "../../cleanup/people-of.ts"

/** A person who is probably dead, by the years of relatives. */
export interface BornByRelatives {
  readonly person: PersonRead
  readonly birth: ReckonedYears
}

/**
 * Lists persons who may be living by the living rule, although they were born more than 120 years ago by what follows from
 * relatives. For editors.
 */
export const previewDeceasedByRelatives =
  ({
    exportReads,
  }: {
    readonly exportReads: ExportReads
  }): Query<{ readonly treeId: TreeId }, Listing<BornByRelatives>> =>
  async (context, reader, { treeId }) => {
    const found = treeForRole(await context.trees.byId(treeId, reader.userId), "editor")
    if (E.isLeft(found)) return found
    const { tree, role } = found.right
    if (role === null) return E.left(forbidden("Only editors may see this list."))
    const year = context.now.getUTCFullYear()
    const viewer = { userId: reader.userId, role, year }
    const items = async function* (): AsyncGenerator<readonly BornByRelatives[]> {
      const candidates = await candidatesIn(exportReads, { tree, role }, year)
      for (const some of inGroups(candidates, BATCH)) {
        const ids = some.map(({ id }) => id)
        const people = await peopleOf(context, viewer, treeId, ids)
        yield some.flatMap(({ id, birth }) => {
          const person = people.get(id)
          return person?.possiblyLiving === true ? [{ person, birth }] : []
        })
      }
    }
    return E.right({ items: items(), next: null })
  }

const candidatesIn = async (
  exportReads: ExportReads,
  access: MemberAccess,
  year: number,
): Promise<readonly BornLongAgo[]> => {
  const snapshot = exportReads.snapshot(access, async function* (tree) {
    yield await bornLongAgo(tree, year)
  })
  for await (const candidates of snapshot) return candidates
  return []
}
