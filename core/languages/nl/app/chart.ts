import type { Translation } from "../../messages.ts"
import type english from "../../en/app/chart.ts"

const messages: Translation<typeof english> = {
  chart: "Familieschema",
  you: "jij",
  count: `
    .input {$kind :string}
    .input {$count :number}
    .match $kind $count
    parents one {{{$count} ouder}}
    parents * {{{$count} ouders}}
    siblings one {{{$count} broer of zus}}
    siblings * {{{$count} broers en zussen}}
    partners one {{{$count} partner}}
    partners * {{{$count} partners}}
    * one {{{$count} kind}}
    * * {{{$count} kinderen}}`,
  open: "{$count} van {$name} tonen",
  close: `
    .input {$kind :string}
    .match $kind
    parents {{De ouders van {$name} weer verbergen}}
    siblings {{De broers en zussen van {$name} weer verbergen}}
    partners {{De partners van {$name} weer verbergen}}
    * {{De kinderen van {$name} weer verbergen}}`,
  again: "{$name}, elders in het schema. Ga daarheen",
  add: "Een familielid van {$name} toevoegen",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{overleden}}
    || || * {{}}
    || * * {{overleden {$death}}}
    * || dead {{geboren {$birth}, overleden}}
    * || * {{geboren {$birth}}}
    * * * {{{$birth} tot {$death}}}`,
  signs: {
    adopted: "geadopteerd",
    divorce: "gescheiden",
    annulment: "nietig verklaard",
  },
  signOf: `
    .input {$kind :string}
    .match $kind
    adopted {{geadopteerd}}
    divorce {{gescheiden van {$partner}}}
    * {{huwelijk met {$partner} nietig verklaard}}`,
  position: "{$at} van {$of}",
  end: "Verder is er in deze richting niemand",
  zoomIn: "Dichterbij",
  zoomOut: "Verder weg",
  whole: "Hele schema",
  middleAgain: "Terug naar het midden",
  print: "Het hele schema afdrukken",
  keys: "Toetsen",
}

export default messages
