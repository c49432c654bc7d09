import * as E from "fp-ts/lib/Either.js"
import { isOpenTo, treeForRole } from "../../domain/access.ts"
import { sumExposure, type TreeExposure } from "../../domain/readers/exposure.ts"
import type { PersonId, TreeId } from "../../domain/ids.ts"
import type { Query } from "../../use-case/query.ts"

/** What visitors without an account see of a tree, and who becomes visible to them soon. */
export interface ExposureReport extends TreeExposure {
  /** The persons that the living rule shows in full from this year or from the next one, at most 100. */
  readonly becomingFull: readonly { readonly personId: PersonId; readonly year: number }[]
}

const MOST_BECOMING_FULL = 100

/** What visitors without an account see of a tree, in numbers and with the reasons: for editors. */
export const getExposure: Query<{ readonly treeId: TreeId }, ExposureReport> = async (
  { trees, persons, now },
  { userId },
  { treeId },
) => {
  const access = treeForRole(userId === null ? null : await trees.byId(treeId, userId), "editor")
  if (E.isLeft(access)) return access
  const { visibility } = access.right.tree
  const year = now.getUTCFullYear()
  return E.right({
    ...sumExposure(visibility, await persons.countByExposure(treeId), year),
    becomingFull: isOpenTo(visibility, false)
      ? await persons.becomingPublic(treeId, { from: year, to: year + 1 }, MOST_BECOMING_FULL)
      : [],
  })
}
