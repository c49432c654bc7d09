import fc from "fast-check"
import type { GedcomVersion } from "../../core/domain/date/gedcom-words.ts"

/** A structure to be written; a value of null points at `to`. */
interface Structure {
  readonly tag: string
  readonly text: string
  readonly below: readonly Structure[]
  readonly isPointer?: boolean
}

/** How many records of each kind a generated file has: pointers go to these. */
const counts = { I: 4, F: 3, S: 2, N: 2, R: 1, M: 1, U: 1 } as const

const words = fc
  .array(
    fc.constantFrom(
      "Anne",
      "Élise",
      "@",
      "@I1@",
      "/",
      "Y",
      "o’Neill",
      "  two",
      "0 TRLR",
      "漢字",
      "👩‍👧",
      "#",
      ",",
      "1850",
      "(so)",
      "{x}",
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((some) => some.join(" "))
const longWords = fc
  .tuple(words, fc.integer({ min: 1, max: 80 }))
  .map(([text, times]) => `${text} `.repeat(times).trimEnd())
const text = fc.oneof(
  words,
  fc.array(words, { minLength: 2, maxLength: 3 }).map((lines) => lines.join("\n")),
  longWords,
)

const structure = (
  tag: fc.Arbitrary<string> | string,
  value: fc.Arbitrary<string> | string,
  below: fc.Arbitrary<readonly Structure[]> = fc.constant([]),
): fc.Arbitrary<Structure> =>
  fc.record({
    tag: typeof tag === "string" ? fc.constant(tag) : tag,
    text: typeof value === "string" ? fc.constant(value) : value,
    below,
  })

const pointing = (
  tag: string,
  kind: keyof typeof counts,
  below: fc.Arbitrary<readonly Structure[]> = fc.constant([]),
): fc.Arbitrary<Structure> =>
  fc.record({
    tag: fc.constant(tag),
    text: fc.nat(counts[kind] - 1).map((at) => `@${kind}${at}@`),
    below,
    isPointer: fc.constant(true),
  })

const some = (...kinds: readonly fc.Arbitrary<Structure>[]): fc.Arbitrary<readonly Structure[]> =>
  fc.array(fc.oneof(...kinds), { maxLength: 3 })
/** Each of the kinds once or not at all, in this order. */
const each = (...kinds: readonly fc.Arbitrary<Structure>[]): fc.Arbitrary<readonly Structure[]> =>
  fc.tuple(...kinds.map((kind) => fc.option(kind))).map((found) => found.filter((one) => one !== null))
const joined = (...lists: readonly fc.Arbitrary<readonly Structure[]>[]): fc.Arbitrary<readonly Structure[]> =>
  fc.tuple(...lists).map((found) => found.flat())

const ownTag = fc.constantFrom("_DNA", "_UID", "_FSFTID", "_lower", "_WEBTAG", "_PRIM")
const own = structure(
  ownTag,
  fc.oneof(fc.constant(""), text),
  some(structure(ownTag, text), structure("NOTE", text), structure("DATE", "3 MAY 1850")),
)
const notesIn = (version: GedcomVersion) =>
  fc.oneof(structure("NOTE", text, some(own)), pointing(version === "7.0" ? "SNOTE" : "NOTE", "N", some(own)))
const media = pointing("OBJE", "M", some(own))
const change = structure(
  "CHAN",
  "",
  each(structure("DATE", "4 JUN 2001", each(structure("TIME", "12:00:01"))), structure("NOTE", text)),
)
const number = structure("REFN", words, each(structure("TYPE", words)))

const dates = fc.constantFrom(
  "12 FEB 1809",
  "ABT 1850",
  "abt 1850",
  "BET 1848 AND 1852",
  "FROM 1 JAN 1900 TO 1901",
  "BEF 44 B.C.",
  "INT 1850 (about)",
  "(one fine day)",
  "1850/51",
  "31 FEB 1850",
  "Spring 1850",
  "",
  "12.02.1809",
  "@#DJULIAN@ 5 OCT 1582",
  "@#DHEBREW@ 13 TSH 5600",
)
const date = structure("DATE", dates, each(own))
const place = structure(
  "PLAC",
  words,
  each(
    structure("FORM", "City, County"),
    structure("MAP", "", each(structure("LATI", "N52.7"), structure("LONG", "W2.7"))),
    own,
  ),
)
const citation = fc.oneof(
  pointing(
    "SOUR",
    "S",
    each(
      structure("PAGE", words),
      structure("DATA", "", each(structure("DATE", "1850"), structure("TEXT", text))),
      structure("QUAY", fc.constantFrom("0", "3", "9")),
      structure("NOTE", text),
      media,
      own,
    ),
  ),
  structure("SOUR", words, each(structure("TEXT", text), structure("NOTE", text))),
)
const ordinance = (tag: string, ...more: readonly fc.Arbitrary<Structure>[]) =>
  structure(
    tag,
    "",
    each(
      date,
      structure("TEMP", "SLAKE"),
      place,
      structure("STAT", "BIC", each(structure("DATE", "1 JAN 1970"))),
      ...more,
      citation,
    ),
  )
const associate = (version: GedcomVersion) =>
  pointing("ASSO", "I", each(structure(version === "7.0" ? "ROLE" : "RELA", "WITN"), structure("NOTE", text), citation))

const details = (version: GedcomVersion) =>
  joined(
    each(
      structure("TYPE", words),
      date,
      place,
      structure("ADDR", text, each(structure("CITY", words))),
      structure("AGE", "> 42y"),
      structure("AGNC", words),
      structure("CAUS", words),
      structure("RESN", "privacy"),
    ),
    some(notesIn(version), citation, media, own, date, associate(version)),
  )
const event = (version: GedcomVersion) =>
  structure(
    fc.constantFrom("BIRT", "CHR", "DEAT", "BURI", "ADOP", "EVEN", "RESI", "CENS"),
    fc.constantFrom("", "Y", "stray text"),
    details(version),
  )
const attribute = (version: GedcomVersion) =>
  structure(fc.constantFrom("OCCU", "EDUC", "RELI", "TITL", "DSCR", "IDNO", "FACT", "_MILT"), text, details(version))

const personName = fc.oneof(
  fc.constantFrom(
    "Charles /Darwin/",
    "Emma",
    "/Wedgwood/",
    "",
    "//",
    "Dr. Erasmus Robert /Darwin/ Jr",
    "Anne, Marie /d'Arc/",
    "/Wang/ Wei",
    "A /B/ C/D",
  ),
  words,
)
const names = (version: GedcomVersion) =>
  structure(
    "NAME",
    personName,
    joined(
      each(
        structure("TYPE", fc.constantFrom("birth", "married", "AKA", "of the stage")),
        structure("NPFX", "Dr."),
        structure("GIVN", fc.constantFrom("Charles", "Anne, Marie", "Zoe")),
        structure("NICK", words),
        structure("SPFX", "van"),
        structure("SURN", fc.constantFrom("Darwin", "Wang")),
        structure("NSFX", "Jr"),
      ),
      some(
        structure("FONE", words, each(structure("TYPE", "kana"))),
        structure("ROMN", words),
        structure("_MARNM", words),
        notesIn(version),
        citation,
        own,
      ),
    ),
  )

const pedigree = each(
  structure("PEDI", fc.constantFrom("birth", "adopted", "sealing")),
  structure("STAT", "proven"),
  structure("NOTE", text),
  own,
)
const individual = (version: GedcomVersion) =>
  joined(
    each(structure("RESN", "locked")),
    fc.array(names(version), { maxLength: 3 }),
    each(
      structure("SEX", fc.constantFrom("M", "F", "U", "X", "?", "")),
      structure("_LIVING", fc.constantFrom("Y", "N", "maybe")),
    ),
    fc.array(
      fc.oneof(
        event(version),
        attribute(version),
        ordinance("BAPL"),
        ordinance("ENDL"),
        ordinance("SLGC", pointing("FAMC", "F")),
      ),
      { maxLength: 3 },
    ),
    fc.array(fc.oneof(pointing("FAMC", "F", pedigree), pointing("FAMS", "F", some(structure("NOTE", text)))), {
      maxLength: 2,
    }),
    some(
      associate(version),
      pointing("ALIA", "I"),
      structure("ALIA", words),
      pointing("ANCI", "U"),
      notesIn(version),
      citation,
      media,
      own,
      structure("_AKA", words),
    ),
    each(number, structure("RIN", "7"), structure("AFN", "X-1"), change),
  )
const family = (version: GedcomVersion) =>
  joined(
    each(pointing("HUSB", "I", some(structure("AGE", "30y"))), pointing("WIFE", "I")),
    fc.array(pointing("CHIL", "I", some(structure("_FREL", "Adopted"), structure("_MREL", "Natural"), own)), {
      maxLength: 3,
    }),
    fc.array(
      structure(
        fc.constantFrom("MARR", "DIV", "ENGA", "EVEN", "RESI"),
        fc.constantFrom("", "Y"),
        joined(each(structure("HUSB", "", each(structure("AGE", "25y")))), details(version)),
      ),
      { maxLength: 2 },
    ),
    some(structure("NCHI", "3"), ordinance("SLGS"), pointing("SUBM", "U"), notesIn(version), citation, media, own),
    each(number, change),
  )
const source = (version: GedcomVersion) =>
  joined(
    each(
      structure(
        "DATA",
        "",
        each(
          structure("EVEN", "BIRT, DEAT", each(structure("DATE", "FROM 1800 TO 1900"), structure("PLAC", words))),
          structure("AGNC", words),
        ),
      ),
      structure("AUTH", text),
      structure("TITL", text),
      structure("ABBR", words),
      structure("PUBL", text),
      structure("TEXT", text),
    ),
    some(
      pointing("REPO", "R", each(structure("NOTE", text), structure("CALN", words, each(structure("MEDI", "book"))))),
      notesIn(version),
      media,
      own,
      structure("_URL", words),
    ),
    each(number, change),
  )
const repository = joined(
  each(structure("NAME", words), structure("ADDR", text, each(structure("CITY", words))), structure("PHON", "1")),
  some(own, structure("NOTE", text)),
  each(change),
)
const medium = joined(
  fc.array(
    structure(
      "FILE",
      "photos/a b.jpg",
      each(structure("FORM", "jpg", each(structure("TYPE", "photo"))), structure("TITL", words)),
    ),
    { minLength: 1, maxLength: 2 },
  ),
  some(own, structure("NOTE", text)),
)
const submitter = joined(
  fc.array(structure("NAME", words), { minLength: 1, maxLength: 1 }),
  some(structure("ADDR", text), structure("LANG", "English"), own),
)

const record = (
  xref: string,
  tag: string,
  below: fc.Arbitrary<readonly Structure[]>,
  value: fc.Arbitrary<string> | string = "",
) => structure(tag, value, below).map((one) => ({ xref, ...one }))

/**
 * A GEDCOM file with everything that programs put into one: names of all kinds, events, ordinances, associates,
 * changes, numbers, notes, media and custom tags, wherever they may stand.
 */
export const anyGedcom = (version: GedcomVersion): fc.Arbitrary<string> => {
  const all = <T>(kind: keyof typeof counts, make: (xref: string) => T): readonly T[] =>
    Array.from({ length: counts[kind] }, (_, at) => make(`@${kind}${at}@`))
  return fc
    .tuple(
      ...all("I", (xref) => record(xref, "INDI", individual(version))),
      ...all("F", (xref) => record(xref, "FAM", family(version))),
      ...all("S", (xref) => record(xref, "SOUR", source(version))),
      ...all("N", (xref) => record(xref, version === "7.0" ? "SNOTE" : "NOTE", some(own, change), text)),
      ...all("R", (xref) => record(xref, "REPO", repository)),
      ...all("M", (xref) => record(xref, "OBJE", medium)),
      ...all("U", (xref) => record(xref, "SUBM", submitter)),
      record("@X1@", "_PLACE", some(own)),
    )
    .map((records) => {
      const head =
        version === "7.0"
          ? "0 HEAD\n1 GEDC\n2 VERS 7.0\n"
          : "0 HEAD\n1 SOUR TEST\n1 SUBM @U0@\n1 GEDC\n2 VERS 5.5.1\n2 FORM LINEAGE-LINKED\n1 CHAR UTF-8\n"
      return `${head}${records.map(({ xref, ...one }) => write(one, 0, version, `${xref} `)).join("")}0 TRLR\n`
    })
}

const write = (
  { tag, text: value, below, isPointer = false }: Structure,
  level: number,
  version: GedcomVersion,
  xref = "",
): string => {
  const lines: string[] = []
  let start = `${level} ${xref}${tag}`
  for (const line of isPointer ? [value] : value.split("\n")) {
    const doubled = version === "7.0" ? line.replace(/^@/, "@@") : line.replaceAll("@", "@@")
    const escaped = isPointer || line.startsWith("@#D") ? line : doubled
    const pieces =
      isPointer || version === "7.0" ? [escaped] : (escaped.match(/.{1,180}(?<![ @])(?![ @])|.+/gu) ?? [""])
    for (const piece of pieces) {
      lines.push(piece === "" ? start : `${start} ${piece}`)
      start = `${level + 1} CONC`
    }
    start = `${level + 1} CONT`
  }
  return `${lines.join("\n")}\n${below.map((child) => write(child, level + 1, version)).join("")}`
}
