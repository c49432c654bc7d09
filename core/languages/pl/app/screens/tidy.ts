import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tidy.ts"

const messages: Translation<typeof english> = {
  title: "Porządki",
  intro:
    "Każde wyszukiwanie dotyczy jednego rodzaju braków lub błędów w drzewie. Nic się nie zmienia, dopóki nie zastosujesz tego, co wybrano, i można to cofnąć.",
  editorsOnly: "Mogą to zrobić redaktorzy i właściciele drzewa.",
  tool: "Czego szukać",
  tools: {
    born: "Za starzy, by żyć",
    child: "Rodzice za starzy, by żyć",
    name: "Płeć według imienia",
    spouse: "Płeć według partnera",
    file: "Płeć według pliku GEDCOM",
    names: "Nazwiska z błędami",
  },
  what: {
    born: "Osoby urodzone w tym roku lub wcześniej, nieoznaczone jako zmarłe.",
    child: "Osoby z dzieckiem urodzonym w tym roku lub wcześniej, nieoznaczone jako zmarłe.",
    name: "Osoby bez płci, z imieniem, które na nią wskazuje.",
    spouse: "Osoby bez płci, z partnerem, który na nią wskazuje.",
    file: "Osoby bez płci, którą zna ten plik: wybierz plik, z którego zaimportowano drzewo.",
    names: "Nazwiska, które zawierają datę, nie mają nazwiska rodowego lub mają wszystkie części w jednym polu.",
  },
  year: "Urodzone w tym roku lub wcześniej",
  look: "Pokaż",
  file: "Wybierz plik GEDCOM",
  none: "Nie ma tu czego porządkować.",
  found: "wybrano {$chosen} z {$all}",
  all: "Wybierz wszystko",
  nothing: "Nie wybieraj niczego",
  bornIn: "ur. {$year}: nie żyje",
  childIn: "ma dziecko urodzone w roku {$year}: nie żyje",
  gender: {
    male: "mężczyzna",
    female: "kobieta",
    other: "inna",
  },
  because: "{$value}, podstawa: {$basis}",
  fix: "„{$before}” zmieni się na „{$after}”",
  byHand: "„{$name}” trzeba poprawić ręcznie",
  apply: "Zastosuj: {$count}",
  done: "Zmieniono: {$count}.",
  first: "Pokazano pierwsze {$count}. Zastosuj je i obejrzyj ponownie.",
}

export default messages
