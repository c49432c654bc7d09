import type { Translation } from "../../messages.ts"
import type english from "../../en/app/questions.ts"

const messages: Translation<typeof english> = {
  ask: "Iemand iets vragen",
  title: "Iemand iets vragen over {$name}",
  text: "Uw vraag",
  textHint:
    "Wie antwoordt, ziet uw naam, {$name} en de jaren van geboorte en overlijden, en verder niets van de stamboom.",
  answers: "Waar vraagt u naar?",
  kinds: {
    text: "Woorden",
    date: "Een datum",
    place: "Een plaats",
    name: "Een naam",
  },
  of: "Datum en plaats horen bij",
  ofNothing: "Geen gebeurtenis",
  picture: "Afbeelding",
  noPicture: "Geen afbeelding",
  language: "Taal van de vraag",
  email: "E-mailadres",
  emailHint: "De dienst stuurt het adres van de vraag daarheen. Zonder e-mailadres geeft u het zelf door.",
  make: "Vraag maken",
  once: "Stuur dit adres naar de persoon. Het neemt 30 dagen lang één antwoord aan en wordt niet opnieuw getoond.",
  mailed: "De vraag wordt naar {$email} gestuurd. Dit is het adres ervan voor u, dat niet opnieuw wordt getoond.",
  another: "Nog iets vragen",
  list: "Vragen aan mensen zonder account",
  none: "Nog geen vragen. Stel er een op de pagina van een persoon.",
  statuses: {
    open: "open",
    answered: "beantwoord",
    ended: "beëindigd",
    expired: "verlopen",
  },
  until: "tot {$day}",
  see: "Antwoord bekijken",
  end: "Beëindigen",
  endOf: "De vraag beëindigen: {$text}",
}

export default messages
