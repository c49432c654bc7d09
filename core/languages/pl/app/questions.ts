import type { Translation } from "../../messages.ts"
import type english from "../../en/app/questions.ts"

const messages: Translation<typeof english> = {
  ask: "Zapytaj kogoś",
  title: "Zapytaj kogoś: {$name}",
  text: "Twoje pytanie",
  textHint: "Osoba, która odpowiada, widzi Twoje imię, {$name} oraz lata urodzenia i śmierci, i nic więcej z drzewa.",
  answers: "O co pytasz?",
  kinds: {
    text: "Słowa",
    date: "Data",
    place: "Miejsce",
    name: "Imię i nazwisko",
  },
  of: "Data i miejsce dotyczą",
  ofNothing: "Żadnego zdarzenia",
  picture: "Zdjęcie",
  noPicture: "Bez zdjęcia",
  language: "Język pytania",
  email: "Adres e-mail",
  emailHint: "Usługa wysyła tam adres pytania. Bez adresu e-mail przekazujesz go samodzielnie.",
  make: "Utwórz pytanie",
  once: "Wyślij ten adres tej osobie. Przyjmuje jedną odpowiedź w ciągu 30 dni i nie będzie już pokazany.",
  mailed: "Pytanie jest wysyłane na {$email}. To jego adres dla Ciebie, który nie będzie już pokazany.",
  another: "Zapytaj o coś jeszcze",
  list: "Pytania do osób bez konta",
  none: "Nie ma jeszcze pytań. Zadaj je na stronie osoby.",
  statuses: {
    open: "otwarte",
    answered: "z odpowiedzią",
    ended: "zakończone",
    expired: "wygasłe",
  },
  until: "do {$day}",
  see: "Zobacz odpowiedź",
  end: "Zakończ",
  endOf: "Zakończ pytanie: {$text}",
}

export default messages
