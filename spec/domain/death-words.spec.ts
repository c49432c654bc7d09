import { expect } from "chai"
import { deniesDeath, saysWithheld } from "../../core/domain/living/death-words.ts"
import { livingWords, withheldWords } from "../../core/domain/living/words-of-life.ts"
import { isAboutDeath, isBeforeBirth, isDeathFact } from "../../core/domain/living/death-fact.ts"
import { dayOf } from "../../core/domain/date/calendar.ts"
import { readAnyEvent } from "../../core/domain/gedcom/structures/reading/read-event.ts"
import { corpusFiles } from "../support/corpus.ts"
import { readAll } from "../support/gedcom-read.ts"
import { aReading } from "../support/gedcom-reading.ts"

const denies = (date: string): boolean =>
  deniesDeath({ text: null, subtype: null, cause: null, date, place: null, notes: null })

/** People of the corpus with a death, burial or cremation of which only the words prove nothing: it has none. */
const provingNothing: readonly string[] = []

/** People of the corpus who died or were buried before their birth. */
const beforeTheBirth = [
  "George_Washington_Family_Big.ged @I186@",
  "George_Washington_Family_Big.ged @I270@",
  "GeorgeWashingtonFamilyBig.ged @I186@",
  "GeorgeWashingtonFamilyBig.ged @I270@",
  "IvarKingOfDublin.ged @I1254@",
  "IvarKingOfDublin.ged @I1255@",
  "Issue87.ged @I643@",
  "royal92.ged @I2948@",
  "washington.ged @I270@",
]

describe("The words of a death", () => {
  it("say that the person is alive by each word of the list, in any case, with and without a time", () => {
    for (const words of livingWords)
      for (const text of [
        words,
        `(${words.toUpperCase()})`,
        `${words} in 2020`,
        `${words}, 1 May 2019`,
        `2020: ${words}.`,
      ])
        expect(denies(text), text).to.equal(true)
  })

  it("say that something is private by each word of the other list", () => {
    for (const words of withheldWords) expect(saysWithheld(`[${words.toUpperCase()}]`), words).to.equal(true)
  })

  it("say neither where they say more", () => {
    for (const text of [
      ...[
        "alive when found, died 1850",
        "no longer living",
        "nicht mehr am leben",
        "lived",
        "died",
        "Deceased",
        "unknown",
        "in 1850",
        "",
      ],
      ...["nie żyje", "ne vit plus", "Living Springs", "Privatweg 3", "private residence", "not known", "before 2020"],
    ]) {
      expect(denies(text), text).to.equal(false)
      expect(saysWithheld(text), text).to.equal(false)
    }
  })

  it("take no death of the corpus away that its file asserts, but those before the birth", async function () {
    const files = corpusFiles()
    if (files === null) {
      console.log("      (the corpus is not beside the project)")
      this.skip()
    }
    const today = dayOf(new Date())
    const found = { proofs: 0, none: new Set<string>(), early: new Set<string>() }
    for (const file of files) {
      // Some files of the corpus are no GEDCOM.
      const { records } = await readAll(file.bytes()).catch(() => ({ records: [] }))
      for (const { tag, xref, children } of records) {
        if (tag !== "INDI") continue
        const own = children.flatMap((node) => readAnyEvent(node, aReading()) ?? [])
        for (const event of own.filter(({ type, asserted }) => asserted && isAboutDeath(type))) {
          if (isDeathFact(event, today)) found.proofs++
          else found.none.add(`${file.name} ${xref ?? ""}`)
          if (isBeforeBirth(event, own)) found.early.add(`${file.name} ${xref ?? ""}`)
        }
      }
    }
    expect(found.proofs).to.be.greaterThan(5_000)
    expect([...found.none]).to.deep.equal(provingNothing)
    expect([...found.early]).to.have.members(beforeTheBirth)
  })
})
