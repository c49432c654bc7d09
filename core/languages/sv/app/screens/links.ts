import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/links.ts"

const messages: Translation<typeof english> = {
  title: "Länkar för att titta",
  text: "Den som har en länks adress tittar på trädet utan konto, tills länken upphör.",
  unnamed: "Utan namn",
  shows: { public: "som besökare", members: "med levande personer" },
  opened: `
    .input {$times :number}
    .match $times
    0 {{inte öppnad ännu}}
    one {{öppnad en gång}}
    * {{öppnad {$times} gånger}}`,
  until: "till {$day}",
  end: "Avsluta",
  endOf: "Avsluta länken {$name}",
  name: "Vem som får den",
  nameHint: "Bara trädets redaktörer ser det.",
  sees: "Vad den visar",
  choices: { public: "Det som besökare skulle se; levande personer är dolda", members: "Allt som läsare ser" },
  days: "Hur länge den gäller",
  lengths: { "7": "En vecka", "30": "En månad", "90": "Tre månader", "365": "Ett år" },
  passcode: "Kod",
  passcodeHint: "8 tecken eller fler. Lämna tomt för att inte ha någon.",
  make: "Skapa en länk",
  once: "Skicka den här adressen till personen. Den visas inte igen.",
  another: "Skapa en länk till",
}

export default messages
