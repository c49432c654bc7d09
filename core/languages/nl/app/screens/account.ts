import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/account.ts"

const messages: Translation<typeof english> = {
  title: "Account",
  signOut: "Uitloggen",
  notSignedOut: "Je bent in deze browser uitgelogd. De sessie eindigt zodra de dienst antwoordt.",
  you: "Jij",
  email: "E-mailadres",
  verified: "bevestigd",
  unverified: "nog niet bevestigd",
  name: "Je naam",
  password: "Wachtwoord",
  current: "Huidig wachtwoord",
  next: "Nieuw wachtwoord",
  nextHint: "10 tekens of meer. Alle andere sessies eindigen.",
  keepTokens: "De API-tokens geldig houden",
  change: "Het wachtwoord wijzigen",
  changed: "Het nieuwe wachtwoord is ingesteld. Alle andere sessies zijn beëindigd.",
  sessions: "Waar je bent ingelogd",
  thisOne: "deze browser",
  lastUsed: "laatst gebruikt: {$when}",
  unknownDevice: "Onbekend apparaat",
  end: "Deze sessie beëindigen",
  calendar: "Agenda",
  calendarText:
    "Een agendaprogramma kan elk jaar geboorten, huwelijken en sterfdagen van uw stambomen tonen. Het heeft een adres nodig dat zonder wachtwoord werkt: geef het alleen aan uw eigen programma’s.",
  makeCalendar: "Adres maken",
  calendarOnce:
    "Kopieer dit adres naar uw agendaprogramma. Het wordt niet opnieuw getoond. Een eerder adres werkt niet meer.",
  removeCalendar: "Adres verwijderen",
  calendarRemoved: "Het adres werkt niet meer.",
  data: "Je gegevens",
  exportText:
    "Een back-up bevat alle stambomen waarvan je eigenaar bent, met foto’s. Je kunt hem hier of op een andere dienst terugzetten.",
  export: "Een back-up downloaden",
  delete: "Het account verwijderen",
  deleteText:
    "Je account eindigt meteen. Stambomen waarvan jij de enige eigenaar bent, worden verwijderd. In alle andere eindigt je lidmaatschap, en wat je schreef, blijft.",
  deleteEmail: "Typ je e-mailadres om het account te verwijderen",
}

export default messages
