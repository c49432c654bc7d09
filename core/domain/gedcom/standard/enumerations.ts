import type { GedcomVersion } from "../../date/gedcom-words.ts"

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "))

const events =
  "ADOP ANUL BAPM BARM BASM BIRT BLES BURI CENS CHR CHRA CONF CREM DEAT DIV DIVF EMIG ENGA FCOM GRAD IMMI MARB " +
  "MARC MARL MARR MARS NATU ORDN PROB RETI WILL"
const attributes = "CAST DSCR EDUC IDNO NATI NCHI NMR OCCU PROP RELI RESI SSN TITL"

type EnumerationSets = Readonly<Record<string, ReadonlySet<string>>>

const ofBoth: EnumerationSets = {
  ADOP: wordsOf("HUSB WIFE BOTH"),
  QUAY: wordsOf("0 1 2 3"),
  EVENATTR: wordsOf(`${events} ${attributes} EVEN FACT`),
}

/** The enumeration sets of each standard (5.5.1, Primitive Elements; 7.0, section 3.4). */
export const enumerations: Readonly<Record<GedcomVersion, EnumerationSets>> = {
  "5.5.1": {
    ...ofBoth,
    SEX: wordsOf("M F U X N"),
    RESN: wordsOf("confidential locked privacy"),
    PEDI: wordsOf("adopted birth foster sealing"),
    "FAMC-STAT": wordsOf("challenged disproven proven"),
    MEDI: wordsOf("audio book card electronic fiche film magazine manuscript map newspaper photo tombstone video"),
    "BAPL-STAT": wordsOf("CHILD COMPLETED EXCLUDED PRE-1970 STILLBORN SUBMITTED UNCLEARED"),
    "ENDL-STAT": wordsOf("CHILD COMPLETED EXCLUDED INFANT PRE-1970 STILLBORN SUBMITTED UNCLEARED"),
    "SLGC-STAT": wordsOf("BIC COMPLETED DNS EXCLUDED PRE-1970 STILLBORN SUBMITTED UNCLEARED"),
    "SLGS-STAT": wordsOf("CANCELED COMPLETED DNS DNS/CAN EXCLUDED PRE-1970 SUBMITTED UNCLEARED"),
  },
  "7.0": {
    ...ofBoth,
    EVEN: wordsOf(events),
    SEX: wordsOf("M F X U"),
    RESN: wordsOf("CONFIDENTIAL LOCKED PRIVACY"),
    PEDI: wordsOf("ADOPTED BIRTH FOSTER SEALING OTHER"),
    "FAMC-STAT": wordsOf("CHALLENGED DISPROVEN PROVEN"),
    "NAME-TYPE": wordsOf("AKA BIRTH IMMIGRANT MAIDEN MARRIED PROFESSIONAL OTHER"),
    MEDI: wordsOf(
      "AUDIO BOOK CARD ELECTRONIC FICHE FILM MAGAZINE MANUSCRIPT MAP NEWSPAPER PHOTO TOMBSTONE VIDEO OTHER",
    ),
    ROLE: wordsOf("CHIL CLERGY FATH FRIEND GODP HUSB MOTH MULTIPLE NGHBR OFFICIATOR PARENT SPOU WIFE WITN OTHER"),
    "ord-STAT": wordsOf(
      "BIC CANCELED CHILD COMPLETED DNS DNS_CAN EXCLUDED INFANT PRE_1970 STILLBORN SUBMITTED UNCLEARED",
    ),
  },
}
