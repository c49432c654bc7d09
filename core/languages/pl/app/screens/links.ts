import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/links.ts"

const messages: Translation<typeof english> = {
  title: "Odnośniki do oglądania",
  text: "Każdy, kto ma adres odnośnika, ogląda drzewo bez konta, dopóki odnośnik nie wygaśnie.",
  unnamed: "Bez nazwy",
  shows: { public: "jak osoba odwiedzająca", members: "z osobami żyjącymi" },
  opened: `
    .input {$times :number}
    .match $times
    0 {{jeszcze nieotwarty}}
    one {{otwarty jeden raz}}
    few {{otwarty {$times} razy}}
    * {{otwarty {$times} razy}}`,
  until: "do {$day}",
  end: "Zakończ",
  endOf: "Zakończ odnośnik {$name}",
  name: "Kto go dostaje",
  nameHint: "Widzą to tylko redaktorzy drzewa.",
  sees: "Co pokazuje",
  choices: {
    public: "To, co zobaczyłyby osoby odwiedzające; osoby żyjące są ukryte",
    members: "Wszystko, co widzą czytelnicy",
  },
  days: "Jak długo działa",
  lengths: { "7": "Tydzień", "30": "Miesiąc", "90": "Trzy miesiące", "365": "Rok" },
  passcode: "Kod dostępu",
  passcodeHint: "Co najmniej 8 znaków. Zostaw puste, jeśli kodu ma nie być.",
  make: "Utwórz odnośnik",
  once: "Wyślij ten adres tej osobie. Nie zostanie pokazany ponownie.",
  another: "Utwórz kolejny odnośnik",
}

export default messages
