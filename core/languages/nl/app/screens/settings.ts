import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/settings.ts"

const messages: Translation<typeof english> = {
  title: "Instellingen",
  tree: "De stamboom",
  name: "Naam",
  description: "Waar hij over gaat",
  visibility: "Wie hem ziet",
  visibilities: {
    private: ["Privé", "Alleen leden zien de stamboom."],
    site_members: [
      "Accounts hier",
      "Iedereen met een account hier ziet hem. Levende personen verschijnen als ‘Levende persoon’.",
    ],
    unlisted: [
      "Via het adres",
      "Iedereen die het adres heeft, ziet hem. Levende personen verschijnen als ‘Levende persoon’.",
    ],
    public: [
      "Openbaar",
      "Iedereen ziet hem, en hij staat op de eerste pagina. Levende personen verschijnen als ‘Levende persoon’.",
    ],
  },
  members: "Leden",
  membersText: "Leden zien iedereen in de stamboom, ook de levenden.",
  roles: {
    owner: "Eigenaar",
    editor: "Bewerker",
    viewer: "Lezer",
  },
  roleTexts:
    "Lezers lezen en stellen voor. Bewerkers wijzigen de stamboom. Eigenaren beheren ook leden en instellingen.",
  roleOf: "Rol van {$name}",
  remove: "Verwijderen",
  removeOf: "{$name} verwijderen",
  removed: "{$name} is geen lid meer.",
  leave: "Deze stamboom verlaten",
  leaveText: "Je verliest de toegang tot de stamboom. Een eigenaar kan je weer toevoegen.",
  add: "Een lid toevoegen",
  addText: "De persoon heeft een account met dit adres nodig.",
  noAccount: "Geen account heeft het adres {$email}. Nodig de persoon uit: die kan er dan een aanmaken.",
  inviteThem: "Per e-mail uitnodigen",
  invited: "Er is een uitnodiging voor {$email} gemaakt. Zij staat bij de uitnodigingen.",
  email: "E-mailadres van het account",
  role: "Rol",
  added: "{$name} is nu lid.",
  invitations: "Uitnodigingen",
  invitationsText:
    "Een link nodigt één persoon uit, die nog geen account nodig heeft. Hij werkt één keer, 14 dagen lang.",
  byLink: "Per link",
  mailed: "verstuurd op {$day}",
  notMailed: "nog niet verstuurd",
  until: "tot {$day}",
  revoke: "Intrekken",
  invite: "Een uitnodiging maken",
  inviteEmail: "De link mailen aan",
  inviteHint: "Laat dit leeg om de link zelf te sturen.",
  inviteRole: "Rol van de gast",
  linkOnce: "Stuur deze link aan de persoon. Hij wordt niet nog eens getoond.",
  inviteAnother: "Nog iemand uitnodigen",
  assistants: "Assistenten",
  assistantsText:
    "Een assistent is een programma met een taalmodel. Hij leest de stamboom voor een lid en stelt wijzigingen voor, die mensen beoordelen.",
  memberProvider: "Assistenten van leden",
  recommenderProvider: "Assistenten die familieleden zoeken",
  noProvider: "Geen",
  livingPeople: "Levende personen",
  sights: {
    hidden: ["Assistenten zien hen niet", "Levende personen verschijnen als ‘Levende persoon’."],
    shown: ["Assistenten zien hen", "De aanbieder krijgt wat leden van levende personen zien."],
  },
  export: "Meenemen",
  exportText: "Alle stamboomprogramma’s lezen GEDCOM. GEDZIP bevat ook de foto’s en documenten.",
  gedcom: "GEDCOM {$version}",
  gedzip: "GEDZIP, met foto’s",
  preparing: "Het bestand wordt voorbereid…",
  delete: "Deze stamboom verwijderen",
  deleteText:
    "De stamboom verdwijnt voor iedereen. De eigenaren kunnen hem nog een tijd terughalen; daarna wordt hij definitief verwijderd.",
  deleted: "De stamboom is verwijderd.",
}

export default messages
