import { named, type StructureTable } from "./structure-table.ts"

const notes = "NOTE* SNOTE*"
const contact = "ADDR PHON* EMAIL* FAX* WWW*"
const changes = "CHAN CREA"
const identifiers = "REFN* UID* EXID*"
const detail = `DATE PLAC ${contact} AGNC RELI CAUS RESN SDATE ASSO* ${notes} SOUR* OBJE* UID*`
const personal = `TYPE ${detail} AGE`
const common = `TYPE ${detail} HUSB=HUSB-age WIFE=WIFE-age`
const ordinance = `DATE TEMP PLAC STAT=ord-STAT ${notes} SOUR*`
const pieces = "NPFX* GIVN* NICK* SPFX* SURN* NSFX*"

const personalEvents =
  "ADOP BAPM BARM BASM BIRT BLES BURI CENS CHR CHRA CONF CREM DEAT EMIG FCOM GRAD IMMI NATU ORDN PROB RETI WILL".split(
    " ",
  )
const familyEvents = "ANUL CENS DIV DIVF ENGA MARB MARC MARL MARR MARS".split(" ")
const attributes = "CAST DSCR EDUC NATI OCCU PROP RELI RESI SSN TITL".split(" ")

/** The structures of GEDCOM 7.0 (section 3.2), in the notation of `StructureTable`. */
export const structures70: StructureTable = {
  "": [
    "none",
    `HEAD! FAM* INDI* OBJE=OBJE-record* REPO=REPO-record* SNOTE=SNOTE-record* SOUR=SOUR-record* SUBM=SUBM-record* TRLR!`,
  ],
  TRLR: ["none", ""],

  HEAD: ["none", "GEDC! SCHMA SOUR=HEAD-SOUR DEST DATE=DATE-exact SUBM COPR LANG PLAC=HEAD-PLAC NOTE SNOTE"],
  GEDC: ["none", "VERS!"],
  SCHMA: ["none", "TAG*"],
  TAG: ["tag definition", ""],
  "HEAD-SOUR": ["text", "VERS NAME=title CORP DATA=HEAD-DATA"],
  CORP: ["text", contact],
  "HEAD-DATA": ["text", "DATE=DATE-exact COPR"],
  "HEAD-PLAC": ["none", "FORM=title!"],

  FAM: [
    "none",
    `RESN ${named("FAM", [...familyEvents, "EVEN", "NCHI", "RESI", "FACT"])} NO* HUSB=partner WIFE=partner ` +
      `CHIL=partner* ASSO* SUBM* SLGS* ${identifiers} ${notes} SOUR* OBJE* ${changes}`,
  ],
  partner: ["@INDI", "PHRASE"],
  ...Object.fromEntries(familyEvents.map((tag) => [`FAM.${tag}`, ["Y", common]])),
  "FAM.EVEN": ["text", `TYPE! ${common.slice(5)}`],
  "FAM.FACT": ["text", `TYPE! ${common.slice(5)}`],
  "FAM.RESI": ["text", common],
  "FAM.NCHI": ["integer", common],
  "HUSB-age": ["none", "AGE!"],
  "WIFE-age": ["none", "AGE!"],
  AGE: ["age", "PHRASE"],

  INDI: [
    "none",
    `RESN NAME* SEX ${named("INDI", [...personalEvents, ...attributes, "EVEN", "FACT", "IDNO", "NCHI", "NMR"])} NO* ` +
      "BAPL=ordinance* CONL=ordinance* ENDL=ordinance* INIL=ordinance* SLGC* FAMC=INDI-FAMC* FAMS* SUBM* ASSO* " +
      `ALIA=partner* ANCI=SUBM* DESI=SUBM* ${identifiers} ${notes} SOUR* OBJE* ${changes}`,
  ],
  SEX: ["enum SEX", ""],
  NAME: ["name", `TYPE=NAME-TYPE ${pieces} TRAN=NAME-TRAN* ${notes} SOUR*`],
  "NAME-TYPE": ["enum NAME-TYPE", "PHRASE"],
  "NAME-TRAN": ["name", `LANG! ${pieces}`],
  ...Object.fromEntries(personalEvents.map((tag) => [`INDI.${tag}`, ["Y", personal]])),
  "INDI.BIRT": ["Y", `${personal} FAMC`],
  "INDI.CHR": ["Y", `${personal} FAMC`],
  "INDI.ADOP": ["Y", `${personal} FAMC=ADOP-FAMC`],
  "INDI.EVEN": ["text", `TYPE! ${personal.slice(5)}`],
  ...Object.fromEntries(attributes.map((tag) => [`INDI.${tag}`, ["text", personal]])),
  "INDI.FACT": ["text", `TYPE! ${personal.slice(5)}`],
  "INDI.IDNO": ["text", `TYPE! ${personal.slice(5)}`],
  "INDI.NCHI": ["integer", personal],
  "INDI.NMR": ["integer", personal],
  FAMC: ["@FAM", ""],
  FAMS: ["@FAM", notes],
  "INDI-FAMC": ["@FAM", `PEDI STAT ${notes}`],
  PEDI: ["enum PEDI", "PHRASE"],
  STAT: ["enum FAMC-STAT", "PHRASE"],
  "ADOP-FAMC": ["@FAM", "ADOP"],
  ADOP: ["enum ADOP", "PHRASE"],
  ordinance: ["none", ordinance],
  SLGC: ["none", `${ordinance} FAMC!`],
  SLGS: ["none", ordinance],
  "ord-STAT": ["enum ord-STAT", "DATE=DATE-exact!"],
  TEMP: ["text", ""],

  "OBJE-record": ["none", `RESN FILE+ ${identifiers} ${notes} SOUR* ${changes}`],
  FILE: ["file", "FORM! TITL=title TRAN=FILE-TRAN*"],
  "FILE-TRAN": ["file", "FORM!"],
  FORM: ["media type", "MEDI"],
  MEDI: ["enum MEDI", "PHRASE"],
  "REPO-record": ["none", `NAME=title! ${contact} ${notes} ${identifiers} ${changes}`],
  "SNOTE-record": ["text", `MIME LANG TRAN=NOTE-TRAN* SOUR* ${identifiers} ${changes}`],
  "SOUR-record": [
    "none",
    `DATA=SOUR-record-DATA AUTH=title TITL=title ABBR=title PUBL=title TEXT REPO* ${identifiers} ${notes} OBJE* ${changes}`,
  ],
  "SOUR-record-DATA": ["none", `EVEN=DATA-EVEN* AGNC ${notes}`],
  "DATA-EVEN": ["list EVENATTR", "DATE=DATE-period PLAC"],
  "DATE-period": ["period", "PHRASE"],
  REPO: ["@REPO", `${notes} CALN*`],
  CALN: ["text", "MEDI"],
  "SUBM-record": ["none", `NAME=title! ${contact} OBJE* LANG* ${identifiers} ${notes} ${changes}`],

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
  ASSO: ["@INDI", `PHRASE ROLE! ${notes} SOUR*`],
  ROLE: ["enum ROLE", "PHRASE"],
  CHAN: ["none", `DATE=DATE-exact! ${notes}`],
  CREA: ["none", "DATE=DATE-exact!"],
  "DATE-exact": ["exact", "TIME"],
  DATE: ["date", "TIME PHRASE"],
  SDATE: ["date", "TIME PHRASE"],
  TIME: ["time", ""],
  REFN: ["text", "TYPE"],
  UID: ["text", ""],
  EXID: ["text", "TYPE=EXID-TYPE"],
  "EXID-TYPE": ["uri", ""],
  OBJE: ["@OBJE", "CROP TITL=title"],
  CROP: ["none", "TOP LEFT HEIGHT WIDTH"],
  TOP: ["integer", ""],
  LEFT: ["integer", ""],
  HEIGHT: ["integer", ""],
  WIDTH: ["integer", ""],
  NO: ["enum EVEN", `DATE=DATE-period ${notes} SOUR*`],
  NOTE: ["text", "MIME LANG TRAN=NOTE-TRAN* SOUR*"],
  SNOTE: ["@SNOTE", ""],
  "NOTE-TRAN": ["text", "MIME LANG"],
  MIME: ["media type", ""],
  LANG: ["language", ""],
  PHRASE: ["text", ""],
  PLAC: ["text", `FORM=title LANG TRAN=PLAC-TRAN* MAP EXID* ${notes}`],
  "PLAC-TRAN": ["text", "LANG!"],
  MAP: ["none", "LATI! LONG!"],
  LATI: ["latitude", ""],
  LONG: ["longitude", ""],
  RESN: ["list RESN", ""],
  SOUR: ["@SOUR", `PAGE DATA EVEN QUAY OBJE* ${notes}`],
  PAGE: ["text", ""],
  DATA: ["none", "DATE TEXT*"],
  EVEN: ["enum EVENATTR", "PHRASE ROLE"],
  QUAY: ["enum QUAY", ""],
  SUBM: ["@SUBM", ""],
  TEXT: ["text", "MIME LANG"],
  TYPE: ["text", ""],
  title: ["text", ""],
}
