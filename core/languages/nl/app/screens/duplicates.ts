import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/duplicates.ts"

const messages: Translation<typeof english> = {
  title: "Dubbelen",
  intro:
    "Twee personen die misschien één persoon zijn. Bekijk beide en beslis: het is er één, het zijn er twee, of je kijkt later nog eens.",
  editorsOnly: "Alleen bewerkers en eigenaren zoeken dubbelen.",
  none: "Geen twee personen lijken dezelfde te zijn.",
  pairOf: "Paar {$at} van {$count}",
  likely: "Zeer waarschijnlijk dezelfde persoon",
  maybe: "Misschien dezelfde persoon",
  alike: "Gelijk: {$what}.",
  against: "Ertegen: {$what}.",
  compared: "Beide personen, veld voor veld",
  field: "Veld",
  rows: {
    primary_name: "Naam",
    gender: "Geslacht",
    birth: "Geboorte",
    death: "Overlijden",
    parents: "Ouders",
    partners: "Partners",
    children: "Kinderen",
    facts: "Feiten",
    notes: "Notities",
  },
  reasons: {
    name: "de naam",
    birth_year: "het geboortejaar",
    death_year: "het sterfjaar",
    parent: "een ouder",
    partner: "een partner",
    child: "een kind",
    place: "een plaats",
  },
  conflicts: {
    gender: "het geslacht",
    birth: "de geboorte",
    death: "het overlijden",
    born_after_death: "de een is geboren na het overlijden van de ander",
    parents: "de ouders",
  },
  both: "beide, samengevoegd",
  what: "Wat ze zijn",
  same: "Dezelfde: samenvoegen",
  not: "Niet dezelfde",
  later: "Later",
  keys: "Toetsen: 1 dezelfde, 2 niet dezelfde, 3 later, j volgend paar, k vorig paar.",
  merged: "{$name}: de twee personen zijn er nu één.",
  dismissed: "Niet dezelfde: {$names}.",
  putOff: "Dit paar komt aan het eind terug.",
  summary: "Samenvoeging van twee personen met de naam {$name}",
}

export default messages
