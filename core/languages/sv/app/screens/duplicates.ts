import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/duplicates.ts"

const messages: Translation<typeof english> = {
  title: "Dubbletter",
  intro:
    "Två personer som kan vara en och samma. Titta på båda och bestäm: de är en, de är två, eller så tittar du igen senare.",
  editorsOnly: "Bara redaktörer och ägare söker dubbletter.",
  none: "Inga två personer ser ut att vara samma.",
  pairOf: "Par {$at} av {$count}",
  likely: "Mycket troligt samma person",
  maybe: "Kanske samma person",
  alike: "Lika: {$what}.",
  against: "Talar emot: {$what}.",
  compared: "Båda personerna, fält för fält",
  field: "Fält",
  rows: {
    primary_name: "Namn",
    gender: "Kön",
    birth: "Födelse",
    death: "Död",
    parents: "Föräldrar",
    partners: "Partner",
    children: "Barn",
    facts: "Uppgifter",
    notes: "Anteckningar",
  },
  reasons: {
    name: "namnet",
    birth_year: "födelseåret",
    death_year: "dödsåret",
    parent: "en förälder",
    partner: "en partner",
    child: "ett barn",
    place: "en plats",
  },
  conflicts: {
    gender: "könet",
    birth: "födelsen",
    death: "döden",
    born_after_death: "den ena föddes efter den andras död",
    parents: "föräldrarna",
  },
  both: "båda, tillsammans",
  what: "Vad de är",
  same: "Samma: slå ihop dem",
  not: "Inte samma",
  later: "Senare",
  keys: "Tangenter: 1 samma, 2 inte samma, 3 senare, j nästa par, k föregående par.",
  merged: "{$name}: de två personerna är nu en.",
  dismissed: "Inte samma: {$names}.",
  putOff: "Paret kommer tillbaka i slutet.",
  summary: "Sammanslagning av två personer som heter {$name}",
}

export default messages
