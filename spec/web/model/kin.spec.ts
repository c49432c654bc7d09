import { expect } from "chai"
import { type Kin, kinFrom } from "../../../adapters/web/app/model/kin.ts"
import { kinInWords } from "../../../adapters/web/app/words/kin.ts"
import { cardOf, graphOf, parentTie, partnerTie } from "../support/families.ts"

const genders = { m: "male", f: "female", x: "other", "?": null } as const
const kinds = { b: "blood", a: "adoption", s: "step", p: "marriage", own: "marriage", their: "marriage" } as const
const sides = { F: "father", M: "mother" } as const
const through = { own: "own_partner", their: "their_partner" } as const

/** `b 3 0 f` is a blood relative, three steps up, none down, a woman; `h` makes it half, `F` and `M` name the side. */
const kinOf = (text: string): Kin => {
  const [kind = "b", up, down, gender = "?", more = ""] = text.split(" ")
  return {
    kind: kinds[kind as keyof typeof kinds],
    up: Number(up),
    down: Number(down),
    gender: genders[gender as keyof typeof genders],
    half: more === "h",
    side: more === "F" || more === "M" ? sides[more] : null,
    through: through[kind as keyof typeof through] ?? null,
  }
}

/** The words of languages that have a table of their own here: the tag, and a line for each relative. */
const otherLanguages: Readonly<Record<string, readonly [tag: string, table: string]>> = {
  French: [
    "fr",
    `
b 1 0 m | père
b 1 0 f | mère
b 1 0 ? | parent
b 2 0 m | grand-père
b 3 0 f | arrière-grand-mère
b 4 0 m | arrière-arrière-grand-père
b 6 0 f | 4× arrière-grand-mère
b 0 1 f | fille
b 0 2 m | petit-fils
b 0 3 f | arrière-petite-fille
b 1 1 ? | frère ou sœur
b 1 1 f h | demi-sœur
b 1 1 ? h | demi-frère ou demi-sœur
b 2 1 m | oncle
b 3 1 f | grand-tante
b 4 1 m | arrière-grand-oncle
b 1 2 f | nièce
b 1 3 m | petit-neveu
b 1 4 f | arrière-petite-nièce
b 2 2 m | cousin germain
b 2 2 f | cousine germaine
b 3 3 f | cousine issue de germains
b 4 4 m | cousin au 3e degré
b 3 2 m | oncle au 2e degré
a 0 1 f | fille par adoption
s 1 0 m | beau-père
p 0 0 f | épouse
own 1 0 m | beau-père
own 1 1 f | belle-sœur
own 0 1 m | fils du conjoint
their 0 1 m | gendre
their 0 1 f | belle-fille
their 1 0 f | belle-mère
own 2 1 f | tante par alliance
`,
  ],
  Spanish: [
    "es",
    `
b 1 0 m | padre
b 1 0 ? | padre o madre
b 2 0 f | abuela
b 3 0 m | bisabuelo
b 4 0 f | tatarabuela
b 5 0 m | 4.º abuelo
b 0 1 f | hija
b 0 3 m | bisnieto
b 1 1 ? | hermano o hermana
b 1 1 f h | media hermana
b 2 1 m | tío
b 3 1 f | tía abuela
b 3 2 m | tío segundo
b 1 2 f | sobrina
b 1 3 m | sobrino nieto
b 2 2 f | prima hermana
b 3 3 m | primo segundo
b 4 4 f | prima tercera
b 2 3 f | sobrina segunda
a 0 1 f | hija adoptiva
s 1 0 m | padrastro
s 1 1 f | hermanastra
p 0 0 f | esposa
own 1 0 m | suegro
own 1 1 f | cuñada
own 0 1 m | hijastro
their 0 1 m | yerno
their 0 1 f | nuera
their 1 0 f | madrastra
own 2 1 f | tía política
`,
  ],
  Hebrew: [
    "he",
    `
b 1 0 m | אב
b 1 0 ? | אב או אם
b 2 0 f | סבתא
b 3 0 m | סבא רבא
b 4 0 f | סבתא רבתא (דור 4)
b 0 1 f | בת
b 0 2 m | נכד
b 0 3 f | נינה
b 1 1 ? | אח או אחות
b 1 1 f h | אחות למחצה
b 2 1 m | דוד
b 1 2 f | אחיינית
b 2 2 m | בן דוד
b 3 3 f | בת דודה מדרגה 2
a 0 1 f | בת מאומצת
a 1 0 m | אב מאמץ
s 1 0 m | אב חורג
p 0 0 f | אישה
own 1 0 m | חם
own 1 1 f | גיסה
their 0 1 m | חתן
their 1 0 f | אם חורגת
`,
  ],
  Dutch: [
    "nl",
    `
b 1 0 m | vader
b 1 0 ? | ouder
b 2 0 f | grootmoeder
b 3 0 m | overgrootvader
b 4 0 f | betovergrootmoeder
b 6 0 m | 4× overgrootvader
b 0 1 f | dochter
b 0 3 m | achterkleinzoon
b 1 1 ? | broer of zus
b 1 1 ? h | halfbroer of halfzus
b 2 1 m | oom
b 3 1 f | oudtante
b 4 1 m | overoudoom
b 1 2 f | nicht (oomzegster)
b 1 3 m | achterneef (oomzegger)
b 2 2 f | nicht
b 3 3 m | achterneef
b 4 4 f | nicht in de 3e graad
a 0 1 f | adoptiedochter
s 1 0 m | stiefvader
p 0 0 f | echtgenote
own 1 0 m | schoonvader
own 1 1 f | schoonzus
own 0 1 m | stiefzoon
their 0 1 f | schoondochter
their 1 0 f | stiefmoeder
own 2 1 f | aangetrouwde tante
`,
  ],
  Polish: [
    "pl",
    `
b 1 0 m | ojciec
b 1 0 ? | ojciec lub matka
b 2 0 f | babka
b 3 0 m | pradziadek
b 4 0 f | praprababka
b 7 0 m | 5× pradziadek
b 0 1 f | córka
b 0 3 m | prawnuk
b 1 1 ? | brat lub siostra
b 1 1 f h | siostra przyrodnia
b 2 1 m | wuj lub stryj
b 2 1 m F | stryj
b 2 1 m M | wuj
b 3 1 f | siostra dziadka lub babki
b 1 2 m | bratanek lub siostrzeniec
b 1 3 f | wnuczka brata lub siostry
b 2 2 m | brat cioteczny lub stryjeczny
b 3 3 f | kuzynka w 2. stopniu
b 3 2 m | brat cioteczny lub stryjeczny (1 pokolenie wyżej)
a 0 1 f | przybrana córka
a 1 0 m | przybrany ojciec
s 1 0 m | ojczym
s 0 1 f | pasierbica
p 0 0 f | żona
own 1 0 m | teść
own 1 1 m | szwagier
own 0 1 m | pasierb
their 0 1 m | zięć
their 0 1 f | synowa
their 1 0 f | macocha
own 2 1 f | ciotka (powinowata)
`,
  ],
  Swedish: [
    "sv",
    `
b 1 0 m | far
b 1 0 ? | förälder
b 2 0 f | farmor eller mormor
b 2 0 f F | farmor
b 2 0 m M | morfar
b 2 1 f M | moster
b 2 1 m F | farbror
b 3 0 m | anfader i tredje led
b 0 1 f | dotter
b 0 2 ? | barnbarn
b 0 3 m | barnbarnsbarn
b 1 1 ? | syskon
b 1 1 f h | halvsyster
b 2 1 m | farbror eller morbror
b 3 1 f | syster till en far- eller morförälder
b 3 1 m F | bror till en farförälder
b 1 2 f | brorsdotter eller systerdotter
b 1 3 m | syskonbarnbarn
b 2 2 f | kusin
b 3 3 m | syssling
b 4 4 f | brylling
b 3 2 m | förälders kusin
b 2 3 f | kusins barn
a 0 1 f | adoptivdotter
s 1 0 m | styvfar
p 0 0 f | maka
own 1 0 m | svärfar
own 1 1 f | svägerska
own 0 1 m | styvson
their 0 1 f | svärdotter
their 1 0 f | styvmor
own 2 2 f | kusin (genom äktenskap)
`,
  ],
}

const table = `
b 1 0 m | father | Vater
b 1 0 f | mother | Mutter
b 1 0 ? | parent | Elternteil
b 1 0 x | parent | Elternteil
b 2 0 m | grandfather | Großvater
b 2 0 f | grandmother | Großmutter
b 2 0 ? | grandparent | Großelternteil
b 3 0 m | great-grandfather | Urgroßvater
b 3 0 f | great-grandmother | Urgroßmutter
b 3 0 ? | great-grandparent | Urgroßelternteil
b 4 0 m | great-great-grandfather | Ururgroßvater
b 4 0 f | great-great-grandmother | Ururgroßmutter
b 5 0 m | 3× great-grandfather | Urururgroßvater
b 5 0 f | 3× great-grandmother | Urururgroßmutter
b 6 0 f | 4× great-grandmother | 4× Urgroßmutter
b 12 0 m | 10× great-grandfather | 10× Urgroßvater
b 0 1 m | son | Sohn
b 0 1 f | daughter | Tochter
b 0 1 ? | child | Kind
b 0 2 m | grandson | Enkel
b 0 2 f | granddaughter | Enkelin
b 0 2 ? | grandchild | Enkelkind
b 0 3 m | great-grandson | Urenkel
b 0 3 f | great-granddaughter | Urenkelin
b 0 3 ? | great-grandchild | Urenkelkind
b 0 4 f | great-great-granddaughter | Ururenkelin
b 0 5 m | 3× great-grandson | Urururenkel
b 0 7 f | 5× great-granddaughter | 5× Urenkelin
b 1 1 m | brother | Bruder
b 1 1 f | sister | Schwester
b 1 1 ? | sibling | Geschwister
b 1 1 m h | half-brother | Halbbruder
b 1 1 f h | half-sister | Halbschwester
b 1 1 ? h | half-sibling | Halbgeschwister
b 2 1 m | uncle | Onkel
b 2 1 f | aunt | Tante
b 2 1 ? | aunt or uncle | Onkel oder Tante
b 2 1 f h | half-aunt | Halbtante
b 3 1 m | great-uncle | Großonkel
b 3 1 f | great-aunt | Großtante
b 3 1 ? | great-aunt or uncle | Großonkel oder Großtante
b 4 1 m | great-great-uncle | Urgroßonkel
b 4 1 f | great-great-aunt | Urgroßtante
b 5 1 f | 3× great-aunt | Ururgroßtante
b 1 2 m | nephew | Neffe
b 1 2 f | niece | Nichte
b 1 2 ? | niece or nephew | Neffe oder Nichte
b 1 2 m h | half-nephew | Halbneffe
b 1 3 m | great-nephew | Großneffe
b 1 3 f | great-niece | Großnichte
b 1 4 f | great-great-niece | Urgroßnichte
b 1 5 m | 3× great-nephew | Ururgroßneffe
b 2 2 m | first cousin | Cousin
b 2 2 f | first cousin | Cousine
b 2 2 ? | first cousin | Cousin oder Cousine
b 2 2 f h | half-first cousin | Halbcousine
b 3 3 m | second cousin | Cousin 2. Grades
b 3 3 f | second cousin | Cousine 2. Grades
b 4 4 m | third cousin | Cousin 3. Grades
b 5 5 f | fourth cousin | Cousine 4. Grades
b 11 11 m | tenth cousin | Cousin 10. Grades
b 12 12 m | 11th cousin | Cousin 11. Grades
b 3 2 m | first cousin once removed | Onkel 2. Grades
b 3 2 f | first cousin once removed | Tante 2. Grades
b 2 3 m | first cousin once removed | Neffe 2. Grades
b 2 3 f | first cousin once removed | Nichte 2. Grades
b 4 2 f | first cousin twice removed | Großtante 2. Grades
b 2 4 m | first cousin twice removed | Großneffe 2. Grades
b 5 2 m | first cousin 3 times removed | Urgroßonkel 2. Grades
b 4 3 m | second cousin once removed | Onkel 3. Grades
b 3 4 f | second cousin once removed | Nichte 3. Grades
b 5 3 f | second cousin twice removed | Großtante 3. Grades
b 5 4 m | third cousin once removed | Onkel 4. Grades
p 0 0 m | husband | Ehemann
p 0 0 f | wife | Ehefrau
p 0 0 ? | partner | Partner oder Partnerin
own 1 0 m | father-in-law | Schwiegervater
own 1 0 f | mother-in-law | Schwiegermutter
own 1 0 ? | parent-in-law | Schwiegerelternteil
own 1 1 m | brother-in-law | Schwager
own 1 1 f | sister-in-law | Schwägerin
own 1 1 ? | sibling-in-law | Schwager oder Schwägerin
own 0 1 m | stepson | Stiefsohn
own 0 1 f | stepdaughter | Stieftochter
own 2 0 f | partner's grandmother | Großmutter (angeheiratet)
own 2 1 m | partner's uncle | Onkel (angeheiratet)
own 2 2 f | partner's first cousin | Cousine (angeheiratet)
their 1 0 m | stepfather | Stiefvater
their 1 0 f | stepmother | Stiefmutter
their 0 1 m | son-in-law | Schwiegersohn
their 0 1 f | daughter-in-law | Schwiegertochter
their 0 1 ? | child-in-law | Schwiegerkind
their 1 1 m | brother-in-law | Schwager
their 1 1 f | sister-in-law | Schwägerin
their 2 1 m | uncle by marriage | Onkel (angeheiratet)
their 2 1 f | aunt by marriage | Tante (angeheiratet)
their 0 2 f | granddaughter by marriage | Enkelin (angeheiratet)
their 1 2 m | nephew by marriage | Neffe (angeheiratet)
their 2 2 f | first cousin by marriage | Cousine (angeheiratet)
p 2 1 m | uncle by marriage | Onkel (angeheiratet)
a 1 0 f | adoptive mother | Adoptivmutter
a 0 1 m | adopted son | Adoptivsohn
a 1 1 f | adoptive sister | Adoptivschwester
a 2 0 m | grandfather by adoption | Großvater durch Adoption
a 2 2 f | first cousin by adoption | Cousine durch Adoption
s 1 0 m | stepfather | Stiefvater
s 0 1 f | stepdaughter | Stieftochter
s 1 1 m | stepbrother | Stiefbruder
s 2 0 f | step-grandmother | Stiefgroßmutter
s 0 2 m | step-grandson | Stiefenkel
`
  .trim()
  .split("\n")
  .map((line) => line.split(" | "))

describe("The word for a relative", () => {
  it("is known for 200 relatives and more", () => {
    expect(table.length * 2).to.be.at.least(200)
    expect(new Set(table.map(([kin]) => kin)).size).to.equal(table.length)
  })

  for (const [kin = "", english = "", german = ""] of table) {
    it(`is "${english}" and "${german}" for ${kin}`, () => {
      expect([kinInWords("en", kinOf(kin)), kinInWords("de", kinOf(kin))]).to.deep.equal([english, german])
    })
  }

  for (const [language, [tag, lines]] of Object.entries(otherLanguages))
    for (const line of lines.trim().split("\n")) {
      const [kin = "", word = ""] = line.split(" | ")
      it(`is "${word}" in ${language} for ${kin}`, () => {
        expect(kinInWords(tag, kinOf(kin))).to.equal(word)
      })
    }
})

describe("The relatives in a graph", () => {
  const graph = graphOf(
    [
      "me",
      "mother",
      "father",
      "step",
      "half",
      "brother",
      "wife",
      "inlaw",
      "uncle",
      "aunt",
      "cousin",
      "gran",
      "son",
      "adopted",
    ].map((id) =>
      cardOf(id, { gender: ["mother", "wife", "inlaw", "aunt", "gran", "half"].includes(id) ? "female" : "male" }),
    ),
    [
      parentTie("mother", "me"),
      parentTie("father", "me"),
      parentTie("mother", "brother"),
      parentTie("father", "brother"),
      parentTie("mother", "half"),
      parentTie("step", "half"),
      partnerTie("mother", "step"),
      partnerTie("me", "wife"),
      parentTie("inlaw", "wife"),
      parentTie("gran", "mother"),
      parentTie("gran", "uncle"),
      partnerTie("uncle", "aunt"),
      parentTie("uncle", "cousin"),
      parentTie("me", "son"),
      parentTie("wife", "son"),
      parentTie("me", "adopted", "adoptive"),
    ],
  )
  const words = Object.fromEntries([...kinFrom(graph, "me")].map(([id, kin]) => [id, kinInWords("en", kin)]))

  it("are named by the shortest way to them", () => {
    expect(words).to.deep.equal({
      mother: "mother",
      father: "father",
      brother: "brother",
      half: "half-sister",
      step: "stepfather",
      wife: "wife",
      inlaw: "mother-in-law",
      gran: "grandmother",
      uncle: "uncle",
      aunt: "aunt by marriage",
      cousin: "first cousin",
      son: "son",
      adopted: "adopted son",
    })
  })

  it("of somebody else have other names", () => {
    const ofSon = kinFrom(graph, "son")
    expect(kinInWords("en", ofSon.get("half") ?? kinOf("b 0 0"))).to.equal("half-aunt")
    expect(kinInWords("en", ofSon.get("inlaw") ?? kinOf("b 0 0"))).to.equal("grandmother")
    expect(ofSon.has("son")).to.equal(false)
  })
})
