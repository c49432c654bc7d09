import { expect } from "chai"
import { soundOf } from "../../../core/domain/search/sound.ts"

describe("The sound of a word", () => {
  for (const spellings of [
    "meier maier mayer meyer",
    "schmidt schmitt schmid schmied shmit",
    "philipp filip phillip",
    "stephan stefan",
    "walter walther valter",
    "jakob jacob jakop",
    "weiss weis",
    "kaiser keyser kayser",
    "kohn cohn con",
    "brandt brant brand",
    "krause crause krauhse",
    "yohann johann",
    "boehm bohm",
    "maehler mahler",
    "schultz schulz",
    "dyck dick dik",
  ])
    it(`is one for ${spellings}`, () => {
      expect(new Set(spellings.split(" ").map(soundOf)).size).to.equal(1)
    })

  for (const different of ["maria meyer", "anna anne", "miller muller", "mohr maria", "paul paula", "hans heinz"])
    it(`is another one for ${different}`, () => {
      const [a = "", b = ""] = different.split(" ")
      expect(soundOf(a)).to.not.equal(soundOf(b))
    })

  it("is not known of words with other letters than a to z", () => {
    for (const word of ["", "йорданов", "r2d2", "νικος"]) expect(soundOf(word), word).to.equal("")
  })
})
