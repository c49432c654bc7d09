import { expect } from "chai"
import { byteLength } from "../../core/lib/byte-length.ts"
import { ratePerMinute } from "../../core/lib/rate.ts"

describe("The rate of bytes of an account", () => {
  const aRate = (perMinute: number) => {
    let now = 0
    const rate = ratePerMinute(perMinute, () => now)
    const wait = (seconds: number): void => {
      now += seconds * 1_000
    }
    return { rate, wait }
  }

  it("lets an account write until a minute's bytes are written, and then at the pace of the rate", () => {
    const { rate, wait } = aRate(600)
    rate.charge("emma", 599)
    expect(rate.secondsUntilFree("emma")).to.equal(0)
    rate.charge("emma", 101)
    expect(rate.secondsUntilFree("emma")).to.equal(10)
    wait(9)
    expect(rate.secondsUntilFree("emma")).to.equal(1)
    wait(2)
    expect(rate.secondsUntilFree("emma")).to.equal(0)
    wait(60)
    rate.charge("emma", 599)
    expect(rate.secondsUntilFree("emma")).to.equal(0)
  })

  it("is that of each account, and of no account for the service itself", () => {
    const { rate } = aRate(600)
    rate.charge("emma", 6_000)
    rate.charge(null, 6_000)
    expect(["emma", "charles", null].map((account) => rate.secondsUntilFree(account) > 0)).to.deep.equal([
      true,
      false,
      false,
    ])
  })

  it("has no limit with 0", () => {
    const { rate } = aRate(0)
    rate.charge("emma", 6_000)
    expect(rate.secondsUntilFree("emma")).to.equal(0)
  })
})

describe("The length of a text in bytes", () => {
  it("is that of its UTF-8", () => {
    for (const text of ["", "abc", "Käthe", "€ 5", "\u{1f600}!", "\ud83d alone", "alone \ude00", "a\u07ff\u0800\uffff"])
      expect(byteLength(text), JSON.stringify(text)).to.equal(Buffer.byteLength(text))
  })
})
