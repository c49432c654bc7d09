import type { Translation } from "../../messages.ts"
import type english from "../../en/app/chart.ts"

const messages: Translation<typeof english> = {
  chart: "Familjediagram",
  you: "du",
  count: `
    .input {$kind :string}
    .input {$count :number}
    .match $kind $count
    parents one {{{$count} förälder}}
    parents * {{{$count} föräldrar}}
    siblings * {{{$count} syskon}}
    partners one {{{$count} partner}}
    partners * {{{$count} partner}}
    * * {{{$count} barn}}`,
  open: "Visa {$count} till {$name}",
  close: `
    .input {$kind :string}
    .match $kind
    parents {{Dölj föräldrarna till {$name} igen}}
    siblings {{Dölj syskonen till {$name} igen}}
    partners {{Dölj partnerna till {$name} igen}}
    * {{Dölj barnen till {$name} igen}}`,
  again: "{$name}, på ett annat ställe i diagrammet. Gå dit",
  add: "Lägg till en släkting till {$name}",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{död}}
    || || * {{}}
    || * * {{död {$death}}}
    * || dead {{född {$birth}, död}}
    * || * {{född {$birth}}}
    * * * {{{$birth} till {$death}}}`,
  signs: {
    adopted: "adopterad",
    divorce: "skilda",
    annulment: "ogiltigförklarat",
  },
  signOf: `
    .input {$kind :string}
    .match $kind
    adopted {{adopterad}}
    divorce {{skild från {$partner}}}
    * {{äktenskapet med {$partner} ogiltigförklarat}}`,
  position: "{$at} av {$of}",
  end: "Det finns ingen längre åt det här hållet",
  zoomIn: "Närmare",
  zoomOut: "Längre bort",
  whole: "Hela diagrammet",
  middleAgain: "Tillbaka till mitten",
  print: "Skriv ut hela diagrammet",
  keys: "Tangenter",
}

export default messages
