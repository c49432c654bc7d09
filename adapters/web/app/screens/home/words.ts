import { words } from "../../words/language.ts"

export const homeWords = words(
  {
    title: "Your family, around you in a second",
    what:
      "Stemma keeps a family tree that relatives build together, with the sources that prove it. Living people stay " +
      "hidden from strangers.",
    register: "Create an account",
    signIn: "Sign in",
    publicTrees: "Public trees",
    myTrees: "My trees",
    welcome: (name: string): string => (name === "" ? "Welcome" : `Welcome, ${name}`),
    noTrees: "You have no tree yet. Start with the people you know, or look around in a sample first.",
    start: "Start a tree",
    sample: "Load a sample tree",
    loadingSample: "Loading the sample…",
    sampleName: "Darwin and Wedgwood (sample)",
    people: (count: string): string => `${count} people`,
    onePerson: "1 person",
    roles: { owner: "yours", editor: "you edit", viewer: "you read" },
    toReview: (count: number): string => (count === 1 ? "1 suggestion to review" : `${count} suggestions to review`),
    verify:
      "Confirm your e-mail address: open the link in the mail about it. If this service has no mail server, its " +
      "operator finds the link in the log of the service.",
  },
  {
    title: "Die Familie, in einer Sekunde um Sie herum",
    what:
      "Stemma bewahrt einen Stammbaum, an dem Verwandte gemeinsam bauen, mit den Quellen, die ihn belegen. Lebende " +
      "bleiben vor Fremden verborgen.",
    register: "Konto anlegen",
    signIn: "Anmelden",
    publicTrees: "Öffentliche Bäume",
    myTrees: "Meine Bäume",
    welcome: (name) => (name === "" ? "Willkommen" : `Willkommen, ${name}`),
    noTrees:
      "Sie haben noch keinen Baum. Beginnen Sie mit den Menschen, die Sie kennen, oder sehen Sie sich zuerst ein Beispiel an.",
    start: "Einen Baum beginnen",
    sample: "Beispielbaum laden",
    loadingSample: "Das Beispiel wird geladen …",
    sampleName: "Darwin und Wedgwood (Beispiel)",
    people: (count) => `${count} Personen`,
    onePerson: "1 Person",
    roles: { owner: "Ihr Baum", editor: "Sie bearbeiten", viewer: "Sie lesen" },
    toReview: (count) => (count === 1 ? "1 Vorschlag zu prüfen" : `${count} Vorschläge zu prüfen`),
    verify:
      "Bestätigen Sie Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail dazu. Hat dieser Dienst keinen " +
      "Mailserver, so findet der Betreiber den Link im Protokoll des Dienstes.",
  },
)
