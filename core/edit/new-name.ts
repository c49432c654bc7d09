import { valuesOf } from "../codec/fields.ts"
import type { Context } from "../use-case/command.ts"
import type { PersonId, TreeId } from "../domain/ids.ts"
import { newRecordLifecycle } from "../domain/lifecycle.ts"
import { type Name, type NameCreate, nameFields } from "../domain/name.ts"
import type { PersonCreate } from "../domain/person-input.ts"

/** A new name. Its type is birth by default, and absent parts are null. */
export const newName = (
  { newId, now }: Pick<Context, "newId" | "now">,
  owner: { readonly treeId: TreeId; readonly personId: PersonId },
  { isPrimary = false, ...fields }: NameCreate,
): Name => ({ id: newId(), ...owner, ...valuesOf(nameFields, fields), isPrimary, ...newRecordLifecycle(now) })

/**
 * The names of a new person, exactly one of them primary: the given name and surname of the person object, else the
 * last name that is marked as primary, else the first. Without any name, an empty one.
 */
export const firstNames = ({
  givenName = null,
  surname = null,
  names = [],
}: Pick<PersonCreate, "givenName" | "surname" | "names">): readonly NameCreate[] => {
  const own: readonly NameCreate[] =
    givenName !== null || surname !== null || names.length === 0 ? [{ givenName, surname }] : []
  const primary = own[0] ?? names.findLast((name) => name.isPrimary) ?? names[0]
  return [...own, ...names].map((name) => ({ ...name, isPrimary: name === primary }))
}
