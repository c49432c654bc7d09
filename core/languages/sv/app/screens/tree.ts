import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree.ts"

const messages: Translation<typeof english> = {
  middle: "Huvudperson",
  noMiddle: "Trädet har ingen huvudperson ännu.",
  chooseMiddle: "Öppna en persons sida och gör personen till huvudperson där: trädet öppnas sedan med den familjen.",
  people: "Alla personer",
  openFamily: "Öppna familjen",
  empty: "Trädet har inga personer ännu. Skriv de första, eller hämta dem från ett annat program.",
  begin: "Skriv tre generationer",
  bring: "Importera en fil",
  latest: "Senaste ändringar",
  allChanges: "Alla ändringar",
  noChanges: "Inget har ändrats ännu.",
  numbers: "I siffror",
  counts: {
    persons: "personer",
    possibly_living: "kan vara i livet",
    families: "familjer",
    events: "händelser",
    places: "platser",
    sources: "källor",
    media: "medier",
  },
  generations: `
    .input {$count :number}
    .match $count
    one {{En generation}}
    * {{{$count} generationer}}`,
  years: "från {$from} till {$to}",
  known: "Hur mycket som är känt",
  completeness: {
    birth: "med en födelse",
    death: "med en död",
    parents: "med föräldrar",
    sources: "med källor",
  },
  anniversaries: "Årsdagar de närmaste 30 dagarna",
  noAnniversaries: "Inga de närmaste 30 dagarna.",
  anniversary: "{$years} år: {$event}",
  events: {
    birth: "födelse",
    death: "död",
    marriage: "vigsel",
  },
  surnames: "Efternamn",
  allSurnames: "Alla efternamn",
  todo: "Vad du kan göra",
  waiting: `
    .input {$count :number}
    .match $count
    one {{Ett förslag väntar.}}
    * {{{$count} förslag väntar.}}`,
  texts: {
    review: "Vad andra föreslår, före och efter.",
    import: "Hämta personer ur en GEDCOM-fil.",
    tidy: "Hitta det som saknas eller inte kan stämma.",
    history: "Vem som ändrade vad, med ”Ångra”.",
    settings: "Namn, vem som ser det, medlemmar och filer.",
  },
  visibility: {
    private: "Bara medlemmar ser trädet.",
    site_members: "Alla som har ett konto här ser trädet. Levande personer är dolda för dem som inte är medlemmar.",
    unlisted: "Alla som har adressen ser trädet. Levande personer är dolda för dem som inte är medlemmar.",
    public: "Alla ser trädet. Levande personer är dolda för dem som inte är medlemmar.",
  },
}

export default messages
