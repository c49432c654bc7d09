import type { Translation } from "../../messages.ts"
import type english from "../../en/app/chart.ts"

const messages: Translation<typeof english> = {
  chart: "Stammbaum",
  you: "Sie",
  count: `
    .input {$kind :string}
    .input {$count :number}
    .match $kind $count
    parents one {{{$count} Elternteil}}
    parents * {{{$count} Elternteile}}
    siblings one {{{$count} Geschwister}}
    siblings * {{{$count} Geschwister}}
    partners one {{{$count} Partner}}
    partners * {{{$count} Partner}}
    * one {{{$count} Kind}}
    * * {{{$count} Kinder}}`,
  open: "{$count} von {$name} zeigen",
  close: `
    .input {$kind :string}
    .match $kind
    parents {{Elternteile von {$name} wieder ausblenden}}
    siblings {{Geschwister von {$name} wieder ausblenden}}
    partners {{Partner von {$name} wieder ausblenden}}
    * {{Kinder von {$name} wieder ausblenden}}`,
  again: "{$name}, an anderer Stelle gezeigt. Dorthin gehen",
  add: "Verwandte von {$name} hinzufügen",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{verstorben}}
    || || * {{}}
    || * * {{gestorben {$death}}}
    * || dead {{geboren {$birth}, verstorben}}
    * || * {{geboren {$birth}}}
    * * * {{{$birth} bis {$death}}}`,
  signs: {
    adopted: "adoptiert",
    divorce: "geschieden",
    annulment: "annulliert",
  },
  signOf: `
    .input {$kind :string}
    .match $kind
    adopted {{adoptiert}}
    divorce {{geschieden von {$partner}}}
    * {{Ehe mit {$partner} annulliert}}`,
  position: "{$at} von {$of}",
  end: "In dieser Richtung ist niemand mehr",
  zoomIn: "Näher",
  zoomOut: "Weiter weg",
  whole: "Alles zeigen",
  middleAgain: "Zurück zur Mitte",
  print: "Alles drucken",
  keys: "Tasten",
}

export default messages
