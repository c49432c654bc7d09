import "../support/texts.ts"
import { expect } from "chai"
import {
  changedRecord,
  grouped,
  idsIn,
  importedFile,
  mayBeUndone,
  subjectOfChange,
  withoutUnnamed,
} from "../../../adapters/web/app/model/change.ts"
import { actions } from "../../../core/domain/audit/action.ts"
import { summaryOf } from "../../../core/domain/change/summary.ts"

const read = (action: (typeof actions)[number], persons: readonly string[], title: string | null = null) =>
  subjectOfChange(action, summaryOf(action, { persons, title }))

describe("What a change is about", () => {
  it("is the file of an import, if its name is known", () => {
    expect(importedFile("gedcom.import", "Große Familie.GED")).to.equal("Große Familie.GED")
    expect(importedFile("gedcom.import", "sent by my aunt")).to.equal(null)
    expect(importedFile("gedcom.import", null)).to.equal(null)
    expect(importedFile("person.update", "royal92.ged")).to.equal(null)
  })

  it("is read out of the summaries that the service writes", () => {
    expect(read("person.update", ["Emma Alder"])).to.deep.equal({ event: null, names: ["Emma Alder"] })
    expect(read("person.merge", ["Emma Alder"])).to.deep.equal({ event: null, names: ["Emma Alder"] })
    expect(read("person.purge", [])).to.deep.equal({ event: null, names: [] })
    expect(read("event.create", ["Emma Alder"], "military_service")).to.deep.equal({
      event: "military_service",
      names: ["Emma Alder"],
    })
    expect(read("event.delete", ["Ann", "Carl"], "marriage")).to.deep.equal({
      event: "marriage",
      names: ["Ann", "Carl"],
    })
    expect(read("name.make_primary", ["Emma Alder"])).to.deep.equal({ event: null, names: ["Emma Alder"] })
    expect(read("relationship.create", ["Ann", "Carl"])).to.deep.equal({ event: null, names: ["Ann", "Carl"] })
    expect(read("source.update", [], "Parish book of York")).to.deep.equal({
      event: null,
      names: ["Parish book of York"],
    })
    expect(read("membership.create", [], "aunt@example.org")).to.deep.equal({
      event: null,
      names: ["aunt@example.org"],
    })
  })

  it("is never a piece of a sentence without a name in it", () => {
    const inTrees = actions.filter((action) => !action.startsWith("user."))
    for (const action of inTrees) expect(read(action, []).names, action).to.deep.equal([])
  })
})

describe("A record in a change", () => {
  it("is new, changed, deleted or restored, and shows only fields that say something", () => {
    const state = { id: "1", tree_id: "t", version: 1, deleted_at: null, type: "birth", detail: "at home" }
    const gone = { ...state, version: 2, deleted_at: "2026-11-22T10:00:00Z" }
    const shown = { type: "birth", detail: "at home" }
    expect(changedRecord("event", null, state)).to.deep.equal({ fate: "create", before: null, after: shown })
    expect(changedRecord("event", state, gone)).to.deep.equal({ fate: "delete", before: shown, after: null })
    expect(changedRecord("event", state, null)).to.deep.equal({ fate: "delete", before: shown, after: null })
    expect(changedRecord("event", gone, state)).to.deep.equal({ fate: "restore", before: null, after: shown })
    expect(changedRecord("event", state, { ...state, detail: "in York" })).to.deep.equal({
      fate: "update",
      before: shown,
      after: { type: "birth", detail: "in York" },
    })
  })

  it("leaves the names of a person to the records of names", () => {
    const { after } = changedRecord("person", null, { given_name: "Ann", surname: "Alder", gender: "female" })
    expect(after).to.deep.equal({ gender: "female" })
    expect(changedRecord("name", null, { given_name: "Ann" }).after).to.deep.equal({ given_name: "Ann" })
  })

  it("names what it refers to, or leaves it out", () => {
    const record = changedRecord("event", null, { person_id: "p", place_id: "q", type: "birth" })
    expect(idsIn([record], ["person_id", "place_id"], new Set())).to.deep.equal(["p", "q"])
    expect(idsIn([record], ["person_id", "place_id"], new Set(["p"]))).to.deep.equal(["q"])
    expect(withoutUnnamed(record.after, new Set(["q"]))).to.deep.equal({ place_id: "q", type: "birth" })
  })
})

describe("The history of a tree", () => {
  it("is in parts of one day each", () => {
    expect(grouped([1, 2, 11, 12, 3], (n) => (n > 10 ? "a" : "b"))).to.deep.equal([
      ["b", [1, 2]],
      ["a", [11, 12]],
      ["b", [3]],
    ])
  })

  it("offers no undo for what the service never undoes", () => {
    expect(["tree.create", "person.purge", "invitation.mail"].filter(mayBeUndone)).to.deep.equal([])
    expect(
      ["person.create", "gedcom.import", "tree.update", "change.undo"].filter((one) => !mayBeUndone(one)),
    ).to.deep.equal([])
  })
})
