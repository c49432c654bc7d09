import { api, type Schemas } from "./client.ts"
import { dataOf } from "./problems.ts"

/** What became of an edit: it is in the tree, or it waits for an editor. */
export type Saved =
  | { readonly kind: "saved"; readonly change: string | null; readonly records: Schemas["BatchResult"]["records"] }
  | { readonly kind: "suggested" }

interface Edit {
  readonly operations: readonly Schemas["BatchOperation"][]
  /** What the edit is about, for the reader of a suggestion. */
  readonly summary: string
  /** The versions that the edit is based on, by record. */
  readonly versions?: Readonly<Record<string, number>>
}

/** Saves an edit as a whole. A reader who may not write suggests it instead. */
export const saveEdit = async (tree: string, edit: Edit, mayWrite: boolean): Promise<Saved> => {
  const path = { tree_id: tree }
  const operations = [...edit.operations]
  if (!mayWrite) {
    const body = { operations, summary: edit.summary }
    await dataOf(api.POST("/trees/{tree_id}/proposals", { params: { path }, body }))
    return { kind: "suggested" }
  }
  const versions = edit.versions === undefined ? {} : { if_match: { ...edit.versions } }
  const body = { operations, ...versions }
  const { change_id, records } = await dataOf(api.POST("/trees/{tree_id}/batch", { params: { path }, body }))
  return { kind: "saved", change: change_id, records }
}

/** A field of a record. */
export type FieldOfRecord = Schemas["FieldOfRecord"]

/** Takes a change back. `fields` are those that are set back although they have been changed since. */
export const undoChange = async (change: string, fields: readonly FieldOfRecord[] = []): Promise<string | null> => {
  const body = fields.length === 0 ? {} : { fields: [...fields] }
  const undo = await dataOf(api.POST("/changes/{change_id}/undo", { params: { path: { change_id: change } }, body }))
  return "id" in undo ? undo.id : null
}
