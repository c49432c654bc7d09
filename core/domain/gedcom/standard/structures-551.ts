import { named, type StructureTable } from "./structure-table.ts"

const notes = "NOTE=NOTE/NOTE-text*"
const media = "OBJE=OBJE/OBJE-link*"
const citations = "SOUR=SOUR/SOUR-text*"
const contact = "ADDR PHON^3 EMAIL^3 FAX^3 WWW^3"
const numbers = "REFN* RIN"
const detail = `TYPE DATE PLAC ${contact} AGNC RELI CAUS RESN ${notes} ${citations} ${media}`
const personal = `${detail} AGE`
const common = `${detail} HUSB=HUSB-age WIFE=WIFE-age`
const ordinance = `DATE TEMP PLAC=title ${notes} ${citations}`
const pieces = `NPFX GIVN NICK SPFX SURN NSFX ${notes} ${citations}`

/**
 * Events. The grammar lists the payload `Y` for BIRT, CHR, DEAT and MARR only, but the text of the event structure asks for it wherever
 * an event is asserted without date and place; programs write it for all.
 */
const events =
  "ADOP BAPM BARM BASM BIRT BLES BURI CENS CHR CHRA CONF CREM DEAT EMIG FCOM GRAD IMMI NATU ORDN PROB RETI WILL".split(
    " ",
  )
const familyEvents = "ANUL CENS DIV DIVF ENGA MARB MARC MARL MARS".split(" ")
const attributes = "CAST DSCR EDUC NATI OCCU PROP RELI SSN TITL".split(" ")

/**
 * The structures of GEDCOM 5.5.1 (chapter 2), in the notation of `StructureTable`. FACT and IDNO have the TYPE that
 * the text of the chapter requires.
 */
export const structures551: StructureTable = {
  "": [
    "none",
    "HEAD! SUBN=SUBN-record FAM* INDI* OBJE=OBJE-record* NOTE=NOTE-record* REPO=REPO-record* SOUR=SOUR-record* SUBM=SUBM-record* TRLR!",
  ],
  TRLR: ["none", ""],

  HEAD: [
    "none",
    "SOUR=HEAD-SOUR! DEST DATE=HEAD-DATE SUBM! SUBN FILE=title COPR GEDC! CHAR! LANG PLAC=HEAD-PLAC NOTE=NOTE-text",
  ],
  "HEAD-SOUR": ["text", "VERS NAME=title CORP DATA=HEAD-DATA"],
  CORP: ["text", contact],
  "HEAD-DATA": ["text", "DATE=HEAD-DATE COPR"],
  "HEAD-DATE": ["exact", "TIME"],
  GEDC: ["none", "VERS! FORM=GEDC-FORM!"],
  "GEDC-FORM": ["form", ""],
  CHAR: ["character set", "VERS"],
  "HEAD-PLAC": ["none", "FORM=title!"],

  FAM: [
    "none",
    `RESN ${named("FAM", [...familyEvents, "MARR", "RESI", "EVEN"])} HUSB=partner WIFE=partner CHIL=partner* NCHI ` +
      `SUBM* SLGS* ${numbers} CHAN ${notes} ${citations} ${media}`,
  ],
  partner: ["@INDI", ""],
  ...Object.fromEntries([...familyEvents, "MARR"].map((tag) => [`FAM.${tag}`, ["Y", common]])),
  "FAM.RESI": ["none", common],
  "FAM.EVEN": ["text", common],
  NCHI: ["integer", ""],
  "HUSB-age": ["none", "AGE!"],
  "WIFE-age": ["none", "AGE!"],
  AGE: ["age", ""],

  INDI: [
    "none",
    `RESN NAME* SEX ${named("INDI", [...events, ...attributes, "EVEN", "FACT", "IDNO", "NCHI", "NMR", "RESI"])} ` +
      "BAPL* CONL=BAPL* ENDL* SLGC* FAMC=INDI-FAMC* FAMS* SUBM* ASSO* ALIA=partner* ANCI=SUBM* DESI=SUBM* RFN=title " +
      `AFN=title ${numbers} CHAN ${notes} ${citations} ${media}`,
  ],
  SEX: ["enum SEX", ""],
  NAME: ["text", `TYPE ${pieces} FONE=NAME-FONE* ROMN=NAME-FONE*`],
  "NAME-FONE": ["text", `TYPE! ${pieces}`],
  ...Object.fromEntries(events.map((tag) => [`INDI.${tag}`, ["Y", personal]])),
  "INDI.RESI": ["none", personal],
  "INDI.BIRT": ["Y", `${personal} FAMC`],
  "INDI.CHR": ["Y", `${personal} FAMC`],
  "INDI.ADOP": ["Y", `${personal} FAMC=ADOP-FAMC`],
  "INDI.EVEN": ["text", personal],
  ...Object.fromEntries(attributes.map((tag) => [`INDI.${tag}`, ["text", personal]])),
  "INDI.FACT": ["text", `TYPE! ${personal.slice(5)}`],
  "INDI.IDNO": ["text", `TYPE! ${personal.slice(5)}`],
  "INDI.NCHI": ["integer", personal],
  "INDI.NMR": ["integer", personal],
  FAMC: ["@FAM", ""],
  FAMS: ["@FAM", notes],
  "INDI-FAMC": ["@FAM", `PEDI STAT ${notes}`],
  PEDI: ["enum PEDI", ""],
  STAT: ["enum FAMC-STAT", ""],
  "ADOP-FAMC": ["@FAM", "ADOP"],
  ADOP: ["enum ADOP", ""],
  BAPL: ["none", `${ordinance} STAT=BAPL-STAT`],
  ENDL: ["none", `${ordinance} STAT=ENDL-STAT`],
  SLGC: ["none", `${ordinance} FAMC! STAT=SLGC-STAT`],
  SLGS: ["none", `${ordinance} STAT=SLGS-STAT`],
  "BAPL-STAT": ["enum BAPL-STAT", "DATE=DATE-exact!"],
  "ENDL-STAT": ["enum ENDL-STAT", "DATE=DATE-exact!"],
  "SLGC-STAT": ["enum SLGC-STAT", "DATE=DATE-exact!"],
  "SLGS-STAT": ["enum SLGS-STAT", "DATE=DATE-exact!"],
  TEMP: ["text", ""],

  "OBJE-record": ["none", `FILE+ ${numbers} ${notes} ${citations} CHAN`],
  FILE: ["text", "FORM! TITL=title"],
  FORM: ["file extension", "TYPE=MEDI"],
  OBJE: ["@OBJE", ""],
  "OBJE-link": ["none", "FILE=FILE-link+ TITL=title"],
  "FILE-link": ["text", "FORM=FORM-link!"],
  "FORM-link": ["file extension", "MEDI"],
  MEDI: ["enum MEDI", ""],
  "NOTE-record": ["text", `${numbers} ${citations} CHAN`],
  "REPO-record": ["none", `NAME=title! ${contact} ${notes} ${numbers} CHAN`],
  "SOUR-record": [
    "none",
    `DATA=SOUR-record-DATA AUTH=title TITL=title ABBR=title PUBL=title TEXT REPO=REPO/REPO-unknown* ${numbers} CHAN ${notes} ${media}`,
  ],
  "SOUR-record-DATA": ["none", `EVEN=DATA-EVEN* AGNC ${notes}`],
  "DATA-EVEN": ["list EVENATTR", "DATE=DATE-period PLAC=title"],
  "DATE-period": ["period", ""],
  REPO: ["@REPO", `${notes} CALN*`],
  "REPO-unknown": ["none", `${notes} CALN*`],
  CALN: ["text", "MEDI"],
  "SUBN-record": ["none", `SUBM FAMF=title TEMP ANCE=title DESC=title ORDI=title RIN ${notes} CHAN`],
  SUBN: ["@SUBN", ""],
  "SUBM-record": ["none", `NAME=title! ${contact} ${media} LANG^3 RFN=title RIN ${notes} CHAN`],

  ADDR: ["text", "ADR1=title ADR2=title ADR3=title CITY=title STAE=title POST=title CTRY=title"],
  PHON: ["text", ""],
  EMAIL: ["text", ""],
  FAX: ["text", ""],
  WWW: ["text", ""],
  AGNC: ["text", ""],
  RELI: ["text", ""],
  CAUS: ["text", ""],
  COPR: ["text", ""],
  DEST: ["text", ""],
  VERS: ["text", ""],
  NPFX: ["text", ""],
  GIVN: ["text", ""],
  NICK: ["text", ""],
  SPFX: ["text", ""],
  SURN: ["text", ""],
  NSFX: ["text", ""],
  ASSO: ["@INDI", `RELA! ${notes} ${citations}`],
  RELA: ["text", ""],
  CHAN: ["none", `DATE=DATE-exact! ${notes}`],
  "DATE-exact": ["exact", "TIME"],
  DATE: ["date", ""],
  TIME: ["time", ""],
  REFN: ["text", "TYPE"],
  RIN: ["text", ""],
  NOTE: ["@NOTE", ""],
  "NOTE-text": ["text", ""],
  LANG: ["language", ""],
  PLAC: ["text", `FORM=title FONE=PLAC-FONE* ROMN=PLAC-FONE* MAP ${notes}`],
  "PLAC-FONE": ["text", "TYPE!"],
  MAP: ["none", "LATI! LONG!"],
  LATI: ["latitude", ""],
  LONG: ["longitude", ""],
  RESN: ["enum RESN", ""],
  SOUR: ["@SOUR", `PAGE EVEN DATA ${media} ${notes} QUAY`],
  "SOUR-text": ["text", `TEXT* ${media} ${notes} QUAY`],
  PAGE: ["text", ""],
  DATA: ["none", "DATE TEXT*"],
  EVEN: ["enum EVENATTR", "ROLE"],
  ROLE: ["role", ""],
  QUAY: ["enum QUAY", ""],
  SUBM: ["@SUBM", ""],
  TEXT: ["text", ""],
  TYPE: ["text", ""],
  title: ["text", ""],
}
