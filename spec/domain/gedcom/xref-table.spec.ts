import { expect } from "chai"
import fc from "fast-check"
import { xrefTable } from "../../../core/domain/gedcom/import/xref-table.ts"
import { growth } from "../../support/cpu-time.ts"

describe("The table of a file's xrefs", () => {
  it("numbers each text once, in the order of adding, and finds only what was added", () => {
    const text = fc.string({ unit: fc.constantFrom("@", "I", "1", "ß", "𝄞", "\0"), maxLength: 12 })
    fc.assert(
      fc.property(fc.array(text), fc.array(text), (added, sought) => {
        const table = xrefTable()
        const numbers = new Map<string, number>()
        for (const one of added) {
          if (!numbers.has(one)) numbers.set(one, numbers.size)
          expect(table.add(one)).to.equal(numbers.get(one))
        }
        expect(table.size).to.equal(numbers.size)
        for (const [one, number] of numbers) expect(table.textOf(number)).to.equal(one)
        for (const one of [...added, ...sought]) expect(table.find(one)).to.equal(numbers.get(one) ?? -1)
      }),
    )
  })

  it("finds 300,000 texts, one of them very long", () => {
    const table = xrefTable()
    const long = `@${"x".repeat(100_000)}@`
    for (let at = 0; at < 300_000; at++) table.add(at === 777 ? long : `@I${at}@`)
    expect(table.find("@I299999@")).to.equal(299_999)
    expect(table.textOf(777)).to.equal(long)
    expect(table.find("@I777@")).to.equal(-1)
  })

  it("finds texts with equal hashes, and takes no quadratic time for them", async () => {
    const findAll = (size: number): void => {
      const table = xrefTable(() => 7)
      const texts = Array.from({ length: size }, (_, at) => `@I${at}@`)
      for (const text of texts) table.add(text)
      expect(texts.filter((text, at) => table.find(text) !== at)).to.deep.equal([])
      expect(table.find(`@I${size}@`)).to.equal(-1)
    }
    const most = 24
    const times = await growth(
      () => findAll(12_500),
      () => findAll(100_000),
      { most },
    )
    expect(times, "eight times the texts").to.be.lessThan(most)
  })
})
