import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tidy.ts"

const messages: Translation<typeof english> = {
  title: "Städa",
  intro:
    "Varje sökning letar efter ett slag av luckor eller fel i trädet. Inget ändras förrän du tillämpar det du har valt, och du kan ångra det.",
  editorsOnly: "Trädets redaktörer och ägare kan göra detta.",
  tool: "Vad du letar efter",
  tools: {
    born: "För gamla för att leva",
    child: "Föräldrar för gamla för att leva",
    name: "Kön efter förnamnet",
    spouse: "Kön efter partnern",
    file: "Kön efter en GEDCOM-fil",
    names: "Namn med fel",
  },
  what: {
    born: "Personer födda det här året eller tidigare som inte är markerade som döda.",
    child: "Personer med ett barn fött det här året eller tidigare som inte är markerade som döda.",
    name: "Personer utan kön, med ett förnamn som antyder ett.",
    spouse: "Personer utan kön, med en partner som antyder ett.",
    file: "Personer utan kön som filen har: välj filen som trädet importerades från.",
    names: "Namn som innehåller ett datum, saknar efternamn eller har alla delar i ett fält.",
  },
  year: "Födda detta år eller tidigare",
  look: "Visa",
  file: "Välj en GEDCOM-fil",
  none: "Här finns inget att städa.",
  found: "{$chosen} av {$all} valda",
  all: "Välj alla",
  nothing: "Välj inga",
  bornIn: "född {$year}: lever inte",
  childIn: "har ett barn fött {$year}: lever inte",
  gender: {
    male: "man",
    female: "kvinna",
    other: "annat",
  },
  because: "{$value}, på grund av {$basis}",
  fix: "”{$before}” blir ”{$after}”",
  byHand: "”{$name}” måste rättas för hand",
  apply: "Tillämpa {$count}",
  done: "Ändrade: {$count}.",
  first: "De första {$count} visas. Tillämpa dem och titta sedan igen.",
}

export default messages
