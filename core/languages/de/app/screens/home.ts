import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/home.ts"

const messages: Translation<typeof english> = {
  title: "Die Familie, in einer Sekunde um Sie herum",
  what: "Stemma bewahrt einen Stammbaum, an dem Verwandte gemeinsam bauen, mit den Quellen, die ihn belegen. Lebende bleiben vor Fremden verborgen.",
  register: "Konto anlegen",
  signIn: "Anmelden",
  publicTrees: "Öffentliche Bäume",
  myTrees: "Meine Bäume",
  welcome: `
    .input {$name :string}
    .match $name
    || {{Willkommen}}
    * {{Willkommen, {$name}}}`,
  noTrees:
    "Sie haben noch keinen Baum. Beginnen Sie mit den Menschen, die Sie kennen, oder sehen Sie sich zuerst ein Beispiel an.",
  start: "Einen Baum beginnen",
  sample: "Beispielbaum laden",
  loadingSample: "Das Beispiel wird geladen …",
  sampleName: "Darwin und Wedgwood (Beispiel)",
  people: `
    .input {$count :number}
    .match $count
    one {{1 Person}}
    * {{{$count} Personen}}`,
  roles: {
    owner: "Ihr Baum",
    editor: "Sie bearbeiten",
    viewer: "Sie lesen",
  },
  toReview: `
    .input {$count :number}
    .match $count
    one {{1 Vorschlag zu prüfen}}
    * {{{$count} Vorschläge zu prüfen}}`,
  verify:
    "Bestätigen Sie Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail dazu. Hat dieser Dienst keinen Mailserver, so findet der Betreiber den Link im Protokoll des Dienstes.",
}

export default messages
