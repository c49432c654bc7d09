import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/question.ts"

const messages: Translation<typeof english> = {
  title: "Pytanie do Ciebie",
  asks: "{$by} pyta:",
  about: "Chodzi o",
  picture: "Zdjęcie do pytania",
  kinds: {
    text: "Twoja odpowiedź",
    date: "Kiedy to było?",
    place: "Gdzie to było?",
    name: "Imię i nazwisko",
  },
  from: "Twoje imię i nazwisko",
  fromHint: "Będzie to tytuł źródła Twojej odpowiedzi.",
  empty: "Odpowiedz przynajmniej na jedno z pytań.",
  once: "Rodzina zobaczy Twoją odpowiedź i zdecyduje, co trafi do drzewa. Można odpowiedzieć raz.",
  send: "Wyślij odpowiedź",
  thanks: "Dziękujemy. Twoja odpowiedź została wysłana.",
}

export default messages
