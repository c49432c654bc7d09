import type { components } from "../../../../client/api.ts"
import type { RecordOperation } from "./operation.ts"
import { changedTexts } from "../texts.ts"

type Name = components["schemas"]["NameRead"]

/** The parts of a name, in the order in which they are spoken. */
export const nameParts = ["prefix", "given_name", "surname_prefix", "surname", "suffix"] as const
export type NamePart = (typeof nameParts)[number]

/** The texts of a name: its parts, how it is written as a whole, and in which language. */
const nameTexts = [...nameParts, "written", "language"] as const

/** A name while it is written. `written` is empty if the name is its parts, one after another. */
export interface NameForm extends Readonly<Record<(typeof nameTexts)[number], string>> {
  readonly name_type: Name["name_type"]
}

/** A name as its form begins: that of the tree, or an empty one. */
export const nameForm = (name: Name | null): NameForm => ({
  name_type: name?.name_type ?? "married",
  prefix: name?.prefix ?? "",
  given_name: name?.given_name ?? "",
  surname_prefix: name?.surname_prefix ?? "",
  surname: name?.surname ?? "",
  suffix: name?.suffix ?? "",
  written: name === null || name.written === spokenName(name) ? "" : (name.written ?? ""),
  language: name?.language ?? "",
})

/** The name as people write it. */
export const shownName = (name: Readonly<Record<NamePart | "written", string | null>>): string =>
  name.written ?? spokenName(name)

/** The name as it is spoken. */
export const spokenName = (name: Readonly<Record<NamePart, string | null>>): string =>
  nameParts
    .map((part) => name[part] ?? "")
    .filter((part) => part !== "")
    .join(" ")

/** The operation that adds a name to a person. */
export const addName = (person_id: string, is: NameForm): readonly RecordOperation[] => [
  {
    op: "create",
    entity: "name",
    data: { person_id, name_type: is.name_type, ...changedTexts(nameTexts, nameForm(null), is) },
  },
]

/** The operation that changes a name; none if nothing differs. */
export const changeName = (id: string, was: NameForm, is: NameForm): readonly RecordOperation[] => {
  const kind = was.name_type === is.name_type ? {} : { name_type: is.name_type }
  const data = { ...kind, ...changedTexts(nameTexts, was, is) }
  return Object.keys(data).length === 0 ? [] : [{ op: "update", entity: "name", id, data }]
}
