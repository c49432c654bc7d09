import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/panel.ts"

const messages: Translation<typeof english> = {
  none: "Niemand bekannt",
  parents: "Eltern",
  siblings: "Geschwister",
  partners: "Partner",
  children: "Kinder",
  further: {
    parents: `
      .input {$count :number}
      .match $count
      one {{1 Elternteil}}
      * {{{$count} Eltern}}`,
    children: `
      .input {$count :number}
      .match $count
      one {{1 Kind}}
      * {{{$count} Kinder}}`,
  },
  life: "Leben",
  family: "Familie",
  centre: "In die Mitte",
  page: "Seite",
  kin: "Wie verwandt?",
  edit: "Ändern",
  goOn: "Weiter ändern",
  goOnAdding: "Weiter hinzufügen",
  suggest: "Änderung vorschlagen",
  add: "Verwandte hinzufügen",
  panel: "Person",
  taller: "Mehr zeigen",
  shorter: "Weniger zeigen",
  above: "siehe oben",
  outlineUp: "Vorfahren",
  outlineDown: "Nachkommen",
  with: "mit {$names}",
  redacted: "Diese Person lebt vielleicht. Mehr sehen nur die Mitglieder des Stammbaums.",
  keyTexts: [
    "Geschwister oder Partner links",
    "Geschwister oder Partner rechts",
    "Vater oder einziger Elternteil",
    "Mutter",
    "erstes Kind",
    "die Person in der Mitte",
    "die Person neben dem Stammbaum zeigen",
    "mehr oder weniger Verwandte zeigen",
    "die Person in die Mitte rücken",
    "Verwandte hinzufügen",
    "die Person ändern",
    "diese Liste",
  ],
}

export default messages
