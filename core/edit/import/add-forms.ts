import type { AuditFact } from "../../domain/audit/audit.ts"
import type { MoreForms } from "../../domain/gedcom/map/rows.ts"
import type { TreeId } from "../../domain/ids.ts"
import { revised, sameValue } from "../../domain/lifecycle.ts"
import type { Name } from "../../domain/name.ts"
import { MOST_FORMS, type NameForm } from "../../domain/name-forms/name-form.ts"
import { append } from "../../lib/append.ts"
import { inGroups } from "../../lib/in-groups.ts"
import type { Context } from "../../use-case/command.ts"
import { fact } from "../fact.ts"
import { refreshNames } from "../refresh-summary.ts"

/** The number of names in one read. */
const batch = 1_000

/** These forms and those of the others that are not among them, at most as many as a name can have. */
const joined = (forms: readonly NameForm[], others: readonly NameForm[]): readonly NameForm[] =>
  [...forms, ...others.filter((one) => !forms.some((known) => sameValue(known, one)))].slice(0, MOST_FORMS)

/**
 * Adds forms of names of an imported file to the equal names of the tree, and brings what persons have of their names up to
 * date. Returns the facts for the audit log.
 */
export const addForms = async (
  context: Context,
  treeId: TreeId,
  added: readonly MoreForms[],
): Promise<readonly AuditFact[]> => {
  const { names, now } = context
  const more = Map.groupBy(added, ({ id }) => id)
  const changed: Name[] = []
  for (const ids of inGroups([...more.keys()], batch)) {
    const fresh = (await names.ofIds(treeId, ids)).flatMap((name): readonly Name[] => {
      const forms = (more.get(name.id) ?? []).reduce((all, one) => joined(all, one.forms), name.forms)
      const after = revised<Name>(name, { forms }, now)
      return after === name ? [] : [after]
    })
    await names.updateMany(fresh)
    await refreshNames(
      context,
      treeId,
      fresh.map(({ personId }) => personId),
    )
    append(changed, fresh)
  }
  return changed.map((name) => fact("name", "update", name))
}
