import { expect } from "chai"
import { StoreBusy } from "../../core/ports/unavailable.ts"
import { scryptPasswords } from "../../adapters/scrypt/passwords.ts"

describe("passwords hashed with scrypt", () => {
  const passwords = scryptPasswords({ logN: 10, r: 8, p: 1 })

  it("knows the right password, and no other", async () => {
    const { hash, verify } = await passwords
    const known = await hash("a long walk home")
    expect(await verify("a long walk home", known)).to.equal(true)
    expect(await verify("a long walk Home", known)).to.equal(false)
  })

  it("hashes the same password differently each time", async () => {
    const { hash } = await passwords
    expect(await hash("a long walk home")).not.to.equal(await hash("a long walk home"))
  })

  it("takes two spellings of one letter for the same password", async () => {
    const { hash, verify } = await passwords
    expect(await verify("cafe\u0301 au lait", await hash("caf\u00e9 au lait"))).to.equal(true)
  })

  it("answers false for an account that is not there, even to the password of its stand-in", async () => {
    const { verify } = await passwords
    expect(await verify("no account has this password", null)).to.equal(false)
  })

  it("refuses at once what does not fit into its queue, and goes on afterwards", async () => {
    const { hash, verify } = await scryptPasswords({ logN: 10, r: 8, p: 1 }, { running: 2, waiting: 3 })
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => hash("a long walk home")))
    expect(outcomes.map(({ status }) => status)).to.deep.equal([
      ...Array.from({ length: 5 }, () => "fulfilled"),
      ...Array.from({ length: 3 }, () => "rejected"),
    ])
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).to.be.instanceOf(StoreBusy)
    expect(await verify("a long walk home", await hash("a long walk home"))).to.equal(true)
  })

  it("leaves the event loop free while it works", async () => {
    const { hash } = await scryptPasswords({ logN: 14, r: 8, p: 1 })
    let turns = 0
    let working = true
    const count = (): void => {
      turns += 1
      if (working) setImmediate(count)
    }
    setImmediate(count)
    await hash("a long walk home")
    working = false
    expect(turns).to.be.greaterThan(10)
  })
})
