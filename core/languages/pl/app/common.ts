import type { Translation } from "../../messages.ts"
import type english from "../../en/app/common.ts"

const messages: Translation<typeof english> = {
  appName: "Stemma",
  skip: "Przejdź do treści",
  close: "Zamknij",
  cancel: "Anuluj",
  save: "Zapisz",
  saving: "Zapisywanie…",
  loading: "Wczytywanie…",
  undo: "Cofnij",
  undone: "Cofnięto.",
  saved: "Zapisano.",
  someone: "Ktoś",
  copy: "Kopiuj",
  copied: "Skopiowano",
  tryAgain: "Spróbuj ponownie",
  tryingAgain: "Usługa nie odpowiada. Ponawianie próby…",
  offlineSince: "Jesteś offline. Te dane pochodzą z: {$moment}. Można je tylko czytać.",
  unreachableSince: "Usługa jest nieosiągalna. Te dane pochodzą z: {$moment}. Można je tylko czytać.",
  notFound: {
    title: "Nie ma takiej strony",
    home: "Przejdź na pierwszą stronę",
  },
  header: {
    account: "Konto",
    settings: "Język i wygląd",
    signIn: "Zaloguj się",
    register: "Utwórz konto",
    language: "Język",
    theme: "Wygląd",
    themes: {
      system: "Jak urządzenie",
      light: "Jasny",
      dark: "Ciemny",
    },
  },
  ways: {
    label: "To drzewo",
    menu: "Menu",
    overview: "Przegląd",
    family: "Rodzina",
    people: "Osoby",
    media: "Zdjęcia",
    sources: "Źródła",
    review: "Propozycje",
    import: "Import",
    tidy: "Porządki",
    history: "Historia",
    settings: "Ustawienia",
    more: "Więcej",
    duplicates: "Duplikaty",
    deleted: "Usunięte",
    allTrees: "Wszystkie drzewa",
    waiting: "oczekuje",
  },
  viewAs: {
    open: "Zobacz jako…",
    kinds: {
      anonymous: "osoba odwiedzająca bez konta",
      user: "osoba obca z kontem",
    },
    banner: "Widzisz to drzewo tak, jak {$who}. W tym czasie nie możesz niczego zmieniać.",
    stop: "Zakończ",
  },
  search: {
    title: "Szukaj osób",
    field: "Nazwisko lub imię, także z rokiem",
  },
  broken: {
    title: "Coś się tu nie udało",
    text: "Ta część strony nie działa albo jest nowa wersja. Nic z tego, co zapisano, nie przepadło.",
    again: "Wczytaj stronę ponownie",
  },
  problems: {
    offline: "Usługa jest nieosiągalna. Sprawdź połączenie i spróbuj ponownie.",
    busy: "Usługa jest zajęta. Poczekaj chwilę i spróbuj ponownie.",
    forbidden: "Nie możesz tego tutaj zrobić.",
    sessionEnded: "Sesja się zakończyła. Zaloguj się ponownie, aby kontynuować.",
    failed: "Usługa lub coś przed nią nie działa. Spróbuj nieco później.",
    internal: "Usługa zawiodła. Jeśli to się powtórzy, podaj ten numer jej operatorowi:",
  },
  livingPerson: "Osoba żyjąca",
  nameless: "Bez nazwiska",
  dead: "† nie żyje",
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{nie żyje}}
    || || * {{}}
    || * * {{zgon {$death}}}
    * || dead {{ur. {$birth}, nie żyje}}
    * || * {{ur. {$birth}}}
    * * * {{{$span}}}`,
}

export default messages
