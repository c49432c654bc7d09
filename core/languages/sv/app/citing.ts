import type { Translation } from "../../messages.ts"
import type english from "../../en/app/citing.ts"

const messages: Translation<typeof english> = {
  sourcesOf: "Källor till {$what}: {$count}",
  cite: "Ange en källa",
  citeFor: "Ange en källa: {$what}",
  changeCitation: "Ändra källhänvisningen: {$title}",
  person: "den här personen",
  source: "Källa",
  newSource: "En ny källa…",
  otherSource: "En annan källa i trädet…",
  find: "Sök en källa",
  findHint: "Skriv ord ur titeln.",
  findNone: "Ingen källa innehåller de orden.",
  findCount: `
    .input {$count :number}
    .match $count
    one {{{$count} källa.}}
    * {{{$count} källor.}}`,
  chooseOne: "Välj en källa.",
  title: "Källans titel",
  author: "Författare",
  repository: "Förvaras hos",
  page: "Sida eller notis",
  text: "Vad som står",
  sure: "Tillförlitlighet",
  sures: {
    "0": "Otillförlitlig, eller en gissning",
    "1": "Tveksam",
    "2": "Nedtecknad senare, eller av andra",
    "3": "Direkt belägg, till exempel en samtida notis",
    "": "Inte angivet",
  },
  date: "Notisens datum",
  url: "Webbadress",
  notes: "Anteckningar",
  summaryCite: "Källa till {$what}, {$name}",
  summaryChange: "Ändring av en källhänvisning till {$what}, {$name}",
  summaryDelete: "Borttagning av en källhänvisning till {$what}, {$name}",
  sourceStays: "Källan blir kvar i trädet.",
}

export default messages
