import type { Translation } from "../../messages.ts"
import type english from "../../en/app/common.ts"

const messages: Translation<typeof english> = {
  appName: "Stemma",
  skip: "Till innehållet",
  close: "Stäng",
  cancel: "Avbryt",
  save: "Spara",
  saving: "Sparar…",
  loading: "Laddar…",
  undo: "Ångra",
  undone: "Ångrat.",
  saved: "Sparat.",
  someone: "Någon",
  copy: "Kopiera",
  copied: "Kopierat",
  tryAgain: "Försök igen",
  tryingAgain: "Tjänsten svarar inte. Försöker igen…",
  offlineSince: "Du är offline. Detta är från {$moment} och kan bara läsas.",
  unreachableSince: "Tjänsten kan inte nås. Detta är från {$moment} och kan bara läsas.",
  notFound: {
    title: "Den sidan finns inte",
    home: "Till förstasidan",
  },
  header: {
    account: "Konto",
    settings: "Språk och utseende",
    signIn: "Logga in",
    register: "Skapa ett konto",
    language: "Språk",
    theme: "Utseende",
    themes: {
      system: "Som enheten",
      light: "Ljust",
      dark: "Mörkt",
    },
  },
  ways: {
    label: "Det här trädet",
    menu: "Meny",
    overview: "Översikt",
    family: "Familj",
    people: "Personer",
    media: "Bilder",
    sources: "Källor",
    review: "Förslag",
    import: "Importera",
    tidy: "Städa",
    history: "Historik",
    settings: "Inställningar",
    more: "Mer",
    duplicates: "Dubbletter",
    deleted: "Borttaget",
    allTrees: "Alla träd",
    waiting: "väntar",
  },
  viewAs: {
    open: "Visa som…",
    kinds: {
      anonymous: "en besökare utan konto",
      user: "en främling med konto",
    },
    banner: "Du ser det här trädet som {$who}. Under tiden kan du inte ändra något.",
    stop: "Sluta",
  },
  search: {
    title: "Sök personer",
    field: "Namn, eller namn och år",
  },
  broken: {
    title: "Något gick fel här",
    text: "Den här delen av sidan fungerar inte, eller så finns det en ny version. Inget som du har sparat går förlorat.",
    again: "Ladda sidan igen",
  },
  problems: {
    offline: "Tjänsten kan inte nås. Kontrollera din anslutning och försök igen.",
    busy: "Tjänsten är upptagen. Vänta en stund och försök igen.",
    forbidden: "Du får inte göra detta här.",
    sessionEnded: "Du är utloggad. Logga in igen för att fortsätta.",
    failed: "Tjänsten, eller något framför den, fungerar inte. Försök igen lite senare.",
    internal: "Tjänsten fungerade inte. Om det händer igen, lämna det här numret till den som driver tjänsten:",
  },
  livingPerson: "Levande person",
  nameless: "Utan namn",
  dead: "† död",
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
    * * * {{{$span}}}`,
}

export default messages
