import { expect } from "chai"
import { invalid, invalidInput } from "../../../core/domain/errors.ts"
import { codes, problemOf } from "../../../adapters/http/problems.ts"

describe("A problem", () => {
  it("has a stable code in snake_case of its own, and a status of refusal", () => {
    const words = codes.map(({ code }) => code)
    expect(words).to.include.members([
      "ancestry_cycle",
      "email_unverified",
      "invalid_token",
      "not_found",
      "version_stale",
    ])
    expect(new Set(words).size).to.equal(words.length)
    expect(codes.filter(({ code, status }) => !/^[a-z]+(_[a-z]+)*$/.test(code) || status < 400)).to.deep.equal([])
  })

  it("is a body of RFC 9457 with a type that is a place in the documentation", () => {
    expect(problemOf({ _tag: "AncestryCycle" }, "r-1")).to.deep.equal({
      type: "/api/v1/docs#ancestry_cycle",
      title: "A person cannot be their own ancestor",
      status: 409,
      code: "ancestry_cycle",
      detail: "A person cannot be their own ancestor.",
      request_id: "r-1",
    })
  })

  it("always says what is wrong where when it is a 422", () => {
    const refusals = [
      { _tag: "InvalidInput", names: "code", errors: [{ path: "date.month", message: "is invalid" }] },
      { _tag: "InvalidToken" },
      { _tag: "NotGedcom", detail: "No HEAD." },
    ] as const
    const problems = refusals.map((refusal) => problemOf(refusal, "r"))
    expect(problems.map(({ status }) => status)).to.deep.equal([422, 422, 422])
    expect(problems.map(({ errors }) => errors?.[0]?.path)).to.deep.equal(["date.month", "token", "file"])
  })

  it("names fields as the input has them, and leaves keys and xrefs of the input as they are", () => {
    const rule = invalid("assignments.1.personId", "is a duplicate")
    expect(problemOf(rule, "r")).to.deep.include({
      detail: "assignments.1.person_id is a duplicate",
      errors: [{ path: "assignments.1.person_id", message: "is a duplicate" }],
    })
    for (const path of ["personId", "resolutions.@I1@"])
      expect(problemOf(invalidInput(path, "is not a known field"), "r").errors).to.deep.equal([
        { path, message: "is not a known field" },
      ])
  })

  it("reveals nothing of an internal failure", () => {
    expect(problemOf({ _tag: "InternalError" }, "r").detail).to.equal("Internal error.")
  })
})
