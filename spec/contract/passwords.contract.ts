import { expect } from "chai"
import type { Passwords } from "../../core/ports/platform/passwords.ts"

const password = "a long walk home"

/** What every hash of passwords guarantees. */
export const passwordsContract = (name: string, open: () => Promise<Passwords>): void => {
  describe(`Passwords hashed with ${name}`, () => {
    let passwords: Passwords
    before(async () => {
      passwords = await open()
    })

    it("match their own hash, and no other", async () => {
      const known = await passwords.hash(password)
      expect(await passwords.verify(password, known)).to.equal(true)
      for (const other of ["", "a long walk Home", `${password} `, "another"])
        expect(await passwords.verify(other, known), JSON.stringify(other)).to.equal(false)
    })

    it("have another hash each time, which does not contain them", async () => {
      const [one, other] = [await passwords.hash(password), await passwords.hash(password)]
      expect(one).to.not.equal(other)
      expect(one).to.not.include(password)
    })

    it("count to their last letter, however long they are", async () => {
      const long = "x".repeat(1_000)
      const known = await passwords.hash(`${long}a`)
      expect(await passwords.verify(`${long}a`, known)).to.equal(true)
      expect(await passwords.verify(`${long}b`, known)).to.equal(false)
    })

    it("are the same in both spellings of a letter with an accent", async () => {
      expect(await passwords.verify("cafe\u0301 au lait", await passwords.hash("caf\u00e9 au lait"))).to.equal(true)
    })

    it("match no account that is not there", async () => {
      expect(await passwords.verify(password, null)).to.equal(false)
      expect(await passwords.verify("", null)).to.equal(false)
    })

    it("are hashed side by side", async () => {
      const all = await Promise.all(["one", "two", "three", "four"].map((word) => passwords.hash(word)))
      expect(await Promise.all(all.map((known) => passwords.verify("three", known)))).to.deep.equal([
        false,
        false,
        true,
        false,
      ])
    })
  })
}
