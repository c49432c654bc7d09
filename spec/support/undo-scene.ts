import { expect } from "chai"
import type { Schemas, TestUser } from "./http.ts"
import type { Stage } from "./on-every-host.ts"
import { at, dataOf, type TreeScene } from "./tree-scene.ts"

/** The calls about changes and their undo that cases on a stage share. */
export const undoScene = (stage: Stage) => {
  const changesOf = (tree: TreeScene, who: TestUser = stage.owner) =>
    dataOf(who.api.GET("/trees/{tree_id}/changes", tree.at))

  const lastChange = async (tree: TreeScene, who: TestUser = stage.owner) => {
    const [last] = await changesOf(tree, who)
    if (last === undefined) throw new Error("The tree has no change.")
    return last
  }

  const changeOf = (id: string) => dataOf(stage.owner.api.GET("/changes/{change_id}", at({ change_id: id })))

  const entriesOf = (change: { readonly id: string }, query: { limit?: number; cursor?: string } = { limit: 500 }) =>
    dataOf(stage.owner.api.GET("/changes/{change_id}/entries", at({ change_id: change.id }, { query })))

  const undo = (change: { readonly id: string }, body: Schemas["ChangeUndo"] = {}, who: TestUser = stage.owner) =>
    who.api.POST("/changes/{change_id}/undo", { ...at({ change_id: change.id }), body })

  const undone = async (change: { readonly id: string }, body: Schemas["ChangeUndo"] = {}) => {
    const answer = await dataOf(undo(change, body))
    if (!("id" in answer)) throw new Error("The answer is not a change.")
    return answer
  }

  /** What a dry run of the undo says. */
  const rehearsed = async (change: { readonly id: string }, body: Schemas["ChangeUndo"] = {}) => {
    const answer = await dataOf(undo(change, { ...body, dry_run: true }))
    if (!("would" in answer)) throw new Error("The answer is not that of a dry run.")
    return answer.would
  }

  const conflictsOf = async (asked: ReturnType<typeof undo>) => {
    const { error, response } = await asked
    expect(response.status).to.equal(409)
    if (error === undefined || !("code" in error)) throw new Error("The answer is no problem.")
    expect(error.code).to.equal("undo_conflict")
    return (error.conflicts ?? []).flatMap((conflict) => (typeof conflict === "string" ? [] : [conflict]))
  }

  /** Imports a file and returns the change. `resolutions` says what becomes of records by their xrefs. */
  const importInto = async (
    tree: TreeScene,
    text: string,
    query = "",
    resolutions: object = {},
    fields: Readonly<Record<string, string>> = {},
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set("file", new Blob([text]), "tree.ged")
    form.set("resolutions", JSON.stringify(resolutions))
    const imported = await stage.host.fetch(`/api/v1/trees/${tree.id}/gedcom/import${query}`, {
      method: "POST",
      headers: { authorization: `Bearer ${stage.owner.token}` },
      body: form,
    })
    expect(imported.status).to.equal(200)
    return lastChange(tree)
  }

  /** The export of the tree, without the time of the export and with one xref for all new records. */
  const exported = async (tree: TreeScene) => {
    const answer = await stage.host.fetch(`/api/v1/trees/${tree.id}/gedcom/export`, {
      headers: { authorization: `Bearer ${stage.owner.token}` },
    })
    return (await answer.text()).replace(/^1 DATE .*\n2 TIME .*\n/m, "").replace(/@[A-Z]\w{19}@/g, "@NEW@")
  }

  const personOf = (id: string) => dataOf(stage.owner.api.GET("/persons/{person_id}", at({ person_id: id })))

  const patch = (id: string, body: Schemas["PersonUpdate"]) =>
    dataOf(stage.owner.api.PATCH("/persons/{person_id}", { ...at({ person_id: id }), body }))

  return {
    changesOf,
    lastChange,
    changeOf,
    entriesOf,
    undo,
    undone,
    rehearsed,
    conflictsOf,
    importInto,
    exported,
    personOf,
    patch,
  }
}
