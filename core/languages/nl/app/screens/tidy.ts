import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tidy.ts"

const messages: Translation<typeof english> = {
  title: "Opruimen",
  intro:
    "Elke zoekopdracht vindt één soort leemte of fout in de stamboom. Er verandert niets voordat je toepast wat je hebt gekozen, en je kunt het ongedaan maken.",
  editorsOnly: "Bewerkers en eigenaren van de stamboom kunnen dit.",
  tool: "Waarnaar je zoekt",
  tools: {
    born: "Te oud om nog te leven",
    child: "Ouders te oud om nog te leven",
    name: "Geslacht volgens de voornaam",
    spouse: "Geslacht volgens de partner",
    file: "Geslacht volgens een GEDCOM-bestand",
    names: "Namen met fouten",
  },
  what: {
    born: "Personen die in dit jaar of eerder zijn geboren en niet als overleden staan vermeld.",
    child: "Personen met een kind dat in dit jaar of eerder is geboren, die niet als overleden staan vermeld.",
    name: "Personen zonder geslacht, met een voornaam die er een aangeeft.",
    spouse: "Personen zonder geslacht, met een partner die er een aangeeft.",
    file: "Personen zonder geslacht, van wie dit bestand het heeft: kies het bestand waaruit de stamboom is geïmporteerd.",
    names: "Namen die een datum bevatten, geen achternaam hebben of alle delen in één veld hebben.",
  },
  year: "Geboren in dit jaar of eerder",
  look: "Tonen",
  file: "Een GEDCOM-bestand kiezen",
  none: "Hier valt niets op te ruimen.",
  found: "{$chosen} van {$all} gekozen",
  all: "Alles kiezen",
  nothing: "Niets kiezen",
  bornIn: "geboren in {$year}: niet in leven",
  childIn: "heeft een kind, geboren in {$year}: niet in leven",
  gender: {
    male: "man",
    female: "vrouw",
    other: "anders",
  },
  because: "{$value}, vanwege {$basis}",
  fix: "‘{$before}’ wordt ‘{$after}’",
  byHand: "‘{$name}’ moet met de hand worden verbeterd",
  apply: "{$count} toepassen",
  done: "Gewijzigd: {$count}.",
  first: "De eerste {$count} worden getoond. Pas ze toe en kijk dan opnieuw.",
}

export default messages
