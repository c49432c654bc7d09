import { expect } from "chai"
import { addFact, changeFact, type FactForm, factForm } from "../../../adapters/web/app/model/forms/fact-edit.ts"
import { coupleKinds, personKinds } from "../../../adapters/web/app/model/fact-kinds.ts"
import { addName, changeName, nameForm, spokenName } from "../../../adapters/web/app/model/forms/name-edit.ts"
import { partnershipEventTypes, personEventTypes } from "../../../core/domain/event.ts"

const blank = factForm(null, "occupation", "en")
const with_ = (more: Partial<FactForm>): FactForm => ({ ...blank, ...more })

describe("The kinds of facts of the app", () => {
  it("are those of the service", () => {
    expect(personKinds).to.deep.equal(personEventTypes)
    expect(coupleKinds).to.deep.equal(partnershipEventTypes)
  })
})

describe("A fact that is written in a form", () => {
  it("is added with what was filled in alone, without blanks around it", () => {
    const is = with_({ date: "1851", detail: " Painter ", place: " " })
    const [operation] = addFact({ person_id: "ann" }, is, "en") ?? []
    expect(operation).to.deep.include({ op: "create", entity: "event" })
    expect(operation?.data).to.deep.include({ type: "occupation", person_id: "ann", detail: "Painter" })
    expect(operation?.data).to.not.have.any.keys("place", "notes", "privacy")
  })

  it("is not saved while its date is not clear", () => {
    expect(addFact({ person_id: "ann" }, with_({ date: "soon" }), "en")).to.equal(null)
    expect(changeFact("e", blank, with_({ date: "soon" }), "en")).to.equal(null)
  })

  it("changes the fields that differ, removes what is empty now, and leaves out a date that was not touched", () => {
    const was = with_({ date: "3 Tishri 5600", place: "Maer", detail: "Painter" })
    const is = { ...was, place: "", privacy: "hidden" } as const
    expect(changeFact("e", was, is, "en")).to.deep.equal([
      { op: "update", entity: "event", id: "e", data: { place: null, privacy: "hidden" } },
    ])
    expect(changeFact("e", was, { ...was, date: "" }, "en")).to.deep.equal([
      { op: "update", entity: "event", id: "e", data: { date: null } },
    ])
    expect(changeFact("e", was, { ...was, type: "residence" }, "en")).to.deep.equal([
      { op: "update", entity: "event", id: "e", data: { type: "residence" } },
    ])
  })

  it("is nothing to save if nothing differs", () => {
    expect(changeFact("e", blank, blank, "en")).to.deep.equal([])
  })
})

describe("A name that is written in a form", () => {
  it("is added with its parts, and changed where it differs", () => {
    const is = { ...nameForm(null), surname_prefix: "van", surname: "Dyck " }
    expect(addName("ann", is)).to.deep.equal([
      {
        op: "create",
        entity: "name",
        data: { person_id: "ann", name_type: "married", surname_prefix: "van", surname: "Dyck" },
      },
    ])
    expect(
      changeName("n", { ...is, surname: "Dyck" }, { ...is, name_type: "alias", surname_prefix: "" }),
    ).to.deep.equal([{ op: "update", entity: "name", id: "n", data: { name_type: "alias", surname_prefix: null } }])
    expect(spokenName({ ...is, surname: "Dyck" })).to.equal("van Dyck")
  })
})
