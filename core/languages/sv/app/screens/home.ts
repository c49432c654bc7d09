import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/home.ts"

const messages: Translation<typeof english> = {
  title: "Din familj, omkring dig på en sekund",
  what: "Stemma förvarar ett släktträd som släktingar bygger tillsammans, med källorna som belägger det. Levande personer är dolda för främlingar.",
  register: "Skapa ett konto",
  signIn: "Logga in",
  publicTrees: "Offentliga träd",
  myTrees: "Mina träd",
  welcome: `
    .input {$name :string}
    .match $name
    || {{Välkommen}}
    * {{Välkommen, {$name}}}`,
  noTrees: "Du har inget träd ännu. Börja med de personer du känner, eller se dig först omkring i ett exempel.",
  start: "Börja ett träd",
  sample: "Ladda ett exempelträd",
  loadingSample: "Exemplet laddas…",
  sampleName: "Darwin och Wedgwood (exempel)",
  people: `
    .input {$count :number}
    .match $count
    one {{1 person}}
    * {{{$count} personer}}`,
  roles: {
    owner: "ditt",
    editor: "du redigerar",
    viewer: "du läser",
  },
  toReview: `
    .input {$count :number}
    .match $count
    one {{1 förslag att granska}}
    * {{{$count} förslag att granska}}`,
  verify:
    "Bekräfta din e-postadress: öppna länken i meddelandet om den. Om tjänsten saknar e-postserver hittar den som driver tjänsten länken i tjänstens logg.",
}

export default messages
