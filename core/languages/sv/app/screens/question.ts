import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/question.ts"

const messages: Translation<typeof english> = {
  title: "En fråga till dig",
  asks: "{$by} frågar dig:",
  about: "Det handlar om",
  picture: "Bilden till frågan",
  kinds: {
    text: "Ditt svar",
    date: "När var det?",
    place: "Var var det?",
    name: "Namnet",
  },
  from: "Ditt namn",
  fromHint: "Det blir titeln på källan till ditt svar.",
  empty: "Svara på minst en av frågorna.",
  once: "Släkten ser ditt svar och avgör vad som förs in i trädet. Du kan svara en gång.",
  send: "Skicka svaret",
  thanks: "Tack. Ditt svar är skickat.",
}

export default messages
