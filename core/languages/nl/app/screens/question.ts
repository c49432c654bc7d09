import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/question.ts"

const messages: Translation<typeof english> = {
  title: "Een vraag voor u",
  asks: "{$by} vraagt u:",
  about: "Het gaat over",
  picture: "De afbeelding bij de vraag",
  kinds: {
    text: "Uw antwoord",
    date: "Wanneer was het?",
    place: "Waar was het?",
    name: "De naam",
  },
  from: "Uw naam",
  fromHint: "Die wordt de titel van de bron van uw antwoord.",
  empty: "Beantwoord ten minste één van de vragen.",
  once: "De familie ziet uw antwoord en beslist wat er in de stamboom komt. U kunt één keer antwoorden.",
  send: "Antwoord versturen",
  thanks: "Dank u wel. Uw antwoord is verstuurd.",
}

export default messages
