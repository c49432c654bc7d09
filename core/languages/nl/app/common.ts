import type { Translation } from "../../messages.ts"
import type english from "../../en/app/common.ts"

const messages: Translation<typeof english> = {
  appName: "Stemma",
  skip: "Naar de inhoud",
  close: "Sluiten",
  cancel: "Annuleren",
  save: "Opslaan",
  saving: "Opslaan…",
  loading: "Laden…",
  undo: "Ongedaan maken",
  undone: "Ongedaan gemaakt.",
  saved: "Opgeslagen.",
  someone: "Iemand",
  copy: "Kopiëren",
  copied: "Gekopieerd",
  tryAgain: "Opnieuw proberen",
  tryingAgain: "De dienst antwoordt niet. Er wordt opnieuw geprobeerd…",
  offlineSince: "Je bent offline. Dit is van {$moment} en kan alleen worden gelezen.",
  unreachableSince: "De dienst is niet bereikbaar. Dit is van {$moment} en kan alleen worden gelezen.",
  notFound: {
    title: "Deze pagina bestaat niet",
    home: "Naar de eerste pagina",
  },
  header: {
    account: "Account",
    settings: "Taal en weergave",
    signIn: "Inloggen",
    register: "Een account aanmaken",
    language: "Taal",
    theme: "Weergave",
    themes: {
      system: "Zoals het apparaat",
      light: "Licht",
      dark: "Donker",
    },
  },
  ways: {
    label: "Deze stamboom",
    menu: "Menu",
    overview: "Overzicht",
    family: "Familie",
    people: "Personen",
    media: "Foto’s",
    sources: "Bronnen",
    review: "Voorstellen",
    import: "Importeren",
    tidy: "Opruimen",
    history: "Geschiedenis",
    settings: "Instellingen",
    more: "Meer",
    duplicates: "Dubbelen",
    deleted: "Verwijderd",
    allTrees: "Alle stambomen",
    waiting: "in afwachting",
  },
  viewAs: {
    open: "Bekijken als…",
    kinds: {
      anonymous: "een bezoeker zonder account",
      user: "een onbekende met een account",
    },
    banner: "Je ziet deze stamboom als {$who}. Intussen kun je niets wijzigen.",
    stop: "Stoppen",
  },
  search: {
    title: "Personen zoeken",
    field: "Naam, of naam en jaar",
  },
  broken: {
    title: "Hier ging iets mis",
    text: "Dit deel van de pagina werkt niet, of er is een nieuwe versie. Wat je hebt opgeslagen, gaat niet verloren.",
    again: "De pagina opnieuw laden",
  },
  problems: {
    offline: "De dienst is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.",
    busy: "De dienst is druk. Wacht even en probeer het opnieuw.",
    forbidden: "Dit mag je hier niet doen.",
    sessionEnded: "Je bent uitgelogd. Log weer in om verder te gaan.",
    failed: "De dienst, of iets ervoor, werkt niet. Probeer het wat later opnieuw.",
    internal: "Er ging iets mis in de dienst. Gebeurt het nog eens, geef dit nummer dan door aan de beheerder:",
  },
  livingPerson: "Levende persoon",
  nameless: "Zonder naam",
  dead: "† overleden",
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
    * * * {{{$span}}}`,
}

export default messages
