import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/home.ts"

const messages: Translation<typeof english> = {
  title: "Twoja rodzina, wokół Ciebie w sekundę",
  what: "Stemma przechowuje drzewo genealogiczne, które krewni budują razem, ze źródłami, które je potwierdzają. Osoby żyjące pozostają ukryte przed obcymi.",
  register: "Utwórz konto",
  signIn: "Zaloguj się",
  publicTrees: "Publiczne drzewa",
  myTrees: "Moje drzewa",
  welcome: `
    .input {$name :string}
    .match $name
    || {{Witamy}}
    * {{Witamy, {$name}}}`,
  noTrees: "Nie masz jeszcze drzewa. Zacznij od osób, które znasz, albo rozejrzyj się najpierw w przykładzie.",
  start: "Zacznij drzewo",
  sample: "Wczytaj przykładowe drzewo",
  loadingSample: "Wczytywanie przykładu…",
  sampleName: "Darwin i Wedgwood (przykład)",
  people: `
    .input {$count :number}
    .match $count
    one {{1 osoba}}
    few {{{$count} osoby}}
    * {{{$count} osób}}`,
  roles: {
    owner: "Twoje",
    editor: "redagujesz",
    viewer: "czytasz",
  },
  toReview: `
    .input {$count :number}
    .match $count
    one {{1 propozycja do oceny}}
    few {{{$count} propozycje do oceny}}
    * {{{$count} propozycji do oceny}}`,
  verify:
    "Potwierdź swój adres e-mail: otwórz odnośnik w wiadomości na ten temat. Jeśli ta usługa nie ma serwera poczty, jej operator znajdzie odnośnik w dzienniku usługi.",
}

export default messages
