import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tree.ts"

const messages: Translation<typeof english> = {
  middle: "Hoofdpersoon",
  noMiddle: "De stamboom heeft nog geen hoofdpersoon.",
  chooseMiddle: "Open de pagina van een persoon en maak die daar hoofdpersoon: de stamboom opent dan met die familie.",
  people: "Alle personen",
  openFamily: "De familie openen",
  empty: "Deze stamboom heeft nog geen personen. Schrijf de eersten op, of haal ze uit een ander programma.",
  begin: "Drie generaties opschrijven",
  bring: "Een bestand importeren",
  latest: "Laatste wijzigingen",
  allChanges: "Alle wijzigingen",
  noChanges: "Er is nog niets gewijzigd.",
  numbers: "In cijfers",
  counts: {
    persons: "personen",
    possibly_living: "misschien in leven",
    families: "gezinnen",
    events: "gebeurtenissen",
    places: "plaatsen",
    sources: "bronnen",
    media: "media",
  },
  generations: `
    .input {$count :number}
    .match $count
    one {{Eén generatie}}
    * {{{$count} generaties}}`,
  years: "van {$from} tot {$to}",
  known: "Hoeveel er bekend is",
  completeness: {
    birth: "met een geboorte",
    death: "met een overlijden",
    parents: "met ouders",
    sources: "met bronnen",
  },
  anniversaries: "Jubilea in de komende 30 dagen",
  noAnniversaries: "Geen in de komende 30 dagen.",
  anniversary: "{$years} jaar: {$event}",
  events: {
    birth: "geboorte",
    death: "overlijden",
    marriage: "huwelijk",
  },
  surnames: "Achternamen",
  allSurnames: "Alle achternamen",
  todo: "Wat je kunt doen",
  waiting: `
    .input {$count :number}
    .match $count
    one {{Er wacht één voorstel.}}
    * {{Er wachten {$count} voorstellen.}}`,
  texts: {
    review: "Wat anderen voorstellen, voor en na.",
    import: "Haal personen uit een GEDCOM-bestand.",
    tidy: "Vind wat ontbreekt of niet kan.",
    history: "Wie wat wijzigde, met ‘Ongedaan maken’.",
    settings: "Naam, wie hem ziet, leden en bestanden.",
  },
  visibility: {
    private: "Alleen leden zien deze stamboom.",
    site_members:
      "Iedereen met een account hier ziet deze stamboom. Levende personen zijn verborgen voor wie geen lid is.",
    unlisted: "Iedereen die het adres heeft, ziet deze stamboom. Levende personen zijn verborgen voor wie geen lid is.",
    public: "Iedereen ziet deze stamboom. Levende personen zijn verborgen voor wie geen lid is.",
  },
}

export default messages
