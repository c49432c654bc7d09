import { expect } from "chai"
import fc from "fast-check"
import { comparedWords } from "../../../core/domain/name-text/compared-words.ts"
import { nameText } from "../../../core/domain/name-text/name-text.ts"
import type { Name } from "../../../core/domain/name.ts"
import { aName, newId } from "../../support/builders.ts"

const named = (parts: Partial<Name>): Name => aName({ treeId: newId(), personId: newId(), ...parts })

const spellings = (word: string): string =>
  comparedWords(word)
    .map((each) => each.join("/"))
    .join(" ")

describe("A word of another script", () => {
  for (const [script, words] of Object.entries({
    Cyrillic: {
      Толстой: "tolstoy",
      Щербаков: "shcherbakov",
      Хрущёв: "khrushchev",
      Григорович: "grigorovich/hryhorovych",
      Євген: "yevgen/yevhen",
      Ђорђевић: "dordevic/dordevyc",
    },
    Greek: {
      Παπαδόπουλος: "papadopoulos",
      Μπότσαρης: "botsaris",
      Ευάγγελος: "evangelos",
      Αυτός: "aftos",
      Χατζής: "chatzis",
    },
    Georgian: { შევარდნაძე: "shevardnadze", ჯუღაშვილი: "jughashvili" },
    Armenian: { Խաչատրյան: "khachatryan", Երևան: "yerevan", Որոտան: "vorotan", Ուրարտու: "urartu" },
    Kana: {
      よしもと: "よしもと/yoshimoto",
      さっか: "さっか/sakka",
      きょうと: "きょうと/kyouto",
      ジョン: "ション/jon",
      ヨーコ: "ヨーコ/yoko",
    },
    Hangul: { 김철수: "김철수/gimcheolsu", 한글: "한글/hangeul" },
    Han: { 梅兰芳: "梅兰芳" },
    Hebrew: { גוריון: "גוריון" },
  }))
    it(`of ${script} is compared as ${Object.values(words).join(", ")}`, () => {
      for (const [word, expected] of Object.entries(words)) expect(spellings(word), word).to.equal(expected)
    })

  it("stays as it is where it has letters of two scripts", () => {
    expect(spellings("よし梅")).to.equal("よし梅")
    expect(spellings("Жא")).to.equal("жא")
  })

  it("is compared alike whether its accents are letters of their own or not, and in capitals", () => {
    for (const word of ["Йорданов", "Ευάγγελος", "がっこう", "김철수"]) {
      expect(spellings(word.normalize("NFD")), word).to.equal(spellings(word))
      expect(spellings(word.toUpperCase()), word).to.equal(spellings(word))
    }
  })

  it("has at most 32 letters in each spelling and no space, whatever the text is", () => {
    const letter = fc.constantFrom(
      "щ",
      "г",
      "и",
      "ю",
      "ψ",
      "υ",
      "ου",
      "შ",
      "և",
      "っ",
      "ょ",
      "ち",
      "쀍",
      "梅",
      "a",
      " ",
      "|",
      "-",
      "\u3099",
    )
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 60 }), (text) => {
        for (const each of comparedWords(text).flat()) {
          expect([...each].length).to.be.within(1, 32)
          expect(each).to.not.match(/[\s|]/)
        }
      }),
    )
  })
})

describe("The words of a name", () => {
  const wordsOf = (surname: string, surnamePrefix: string | null = null): string =>
    nameText(named({ givenName: null, surname, surnamePrefix }))

  it("have the prefix of a surname with it", () => {
    expect(wordsOf("Berg", "van der")).to.equal("van der berg vanderberg")
    expect(wordsOf("de la Cruz")).to.equal("de la cruz delacruz")
    expect(wordsOf("O'Brien")).to.equal("o brien obrien")
    expect(wordsOf("García Lorca")).to.equal("garcia lorca")
    expect(wordsOf("Крузенштерн", "фон")).to.equal("fon kruzenshtern fonkruzenshtern")
  })

  it("have the words of a surname that is written together", () => {
    expect(wordsOf("Vanderberg")).to.equal("vanderberg van der berg")
    expect(wordsOf("MacDonald")).to.equal("macdonald mac donald")
    expect(wordsOf("Vondel")).to.equal("vondel")
    expect(wordsOf("Machado")).to.equal("machado")
  })

  it("have a name of Han, Kana or Hangul without its spaces", () => {
    expect(nameText(named({ givenName: "순신", surname: "이", written: "이 순신" }))).to.equal(
      "순신 sunsin 이 i 이순신",
    )
  })
})
