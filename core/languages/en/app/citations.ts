/** The words about what a citation says. */
const messages = {
  recorded: "recorded {$date}",
  event: "event: {$event}",
  role: "as {$role}",
  /** The tags of GEDCOM for events and roles. Any other words are shown as they are. */
  kinds: {
    ADOP: "adoption",
    BAPM: "baptism",
    BIRT: "birth",
    BURI: "burial",
    CENS: "census",
    CHR: "christening",
    DEAT: "death",
    DIV: "divorce",
    EMIG: "emigration",
    IMMI: "immigration",
    MARR: "marriage",
    OCCU: "occupation",
    RESI: "residence",
    CHIL: "child",
    FATH: "father",
    GODP: "godparent",
    HUSB: "husband",
    MOTH: "mother",
    OFFICIATOR: "officiator",
    PARENT: "parent",
    SPOU: "spouse",
    WIFE: "wife",
    WITN: "witness",
  },
} as const

export default messages
