import type { Translation } from "../../messages.ts"
import type english from "../../en/app/questions.ts"

const messages: Translation<typeof english> = {
  ask: "Fråga någon",
  title: "Fråga någon om {$name}",
  text: "Din fråga",
  textHint: "Den som svarar ser ditt namn, {$name} och åren för födelse och död, och inget annat av trädet.",
  answers: "Vad frågar du efter?",
  kinds: {
    text: "Ord",
    date: "Ett datum",
    place: "En plats",
    name: "Ett namn",
  },
  of: "Datum och plats hör till",
  ofNothing: "Ingen händelse",
  picture: "Bild",
  noPicture: "Ingen bild",
  language: "Frågans språk",
  email: "E-postadress",
  emailHint: "Tjänsten skickar frågans adress dit. Utan e-postadress lämnar du den vidare själv.",
  make: "Skapa frågan",
  once: "Skicka den här adressen till personen. Den tar emot ett svar inom 30 dagar och visas aldrig igen.",
  mailed: "Frågan skickas till {$email}. Det här är dess adress för dig, som aldrig visas igen.",
  another: "Ställ en fråga till",
  list: "Frågor till personer utan konto",
  none: "Inga frågor än. Ställ en på en persons sida.",
  statuses: {
    open: "öppen",
    answered: "besvarad",
    ended: "avslutad",
    expired: "utgången",
  },
  until: "till {$day}",
  see: "Se svaret",
  end: "Avsluta",
  endOf: "Avsluta frågan: {$text}",
}

export default messages
