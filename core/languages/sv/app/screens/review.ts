import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/review.ts"

const messages: Translation<typeof english> = {
  title: "Förslag",
  statuses: {
    pending: "Väntar",
    applied: "Godtagna",
    rejected: "Avvisade",
  },
  statusOf: {
    pending: "väntar på en redaktör",
    applied: "godtaget",
    rejected: "avvisat",
  },
  status: "Läge",
  origin: "Från",
  origins: {
    all: "Alla",
    contributor: "Personer",
    assistant: "Assistenter",
  },
  originOf: {
    contributor: "",
    assistant: "från en assistent",
  },
  countOf: "{$name} ({$count})",
  none: {
    pending: "Inget väntar här. Medlemmar som bara läser trädet kan föreslå ändringar, och en redaktör bestämmer.",
    applied: "Inget har godtagits ännu.",
    rejected: "Inget har avvisats.",
  },
  more: "Visa fler",
  untitled: "Ett förslag",
  steps: `
    .input {$count :number}
    .match $count
    one {{En ändring}}
    * {{{$count} ändringar}}`,
  keysList: "Tangenter: j och k går till nästa och föregående, Enter öppnar.",
  keys: "Tangenter: j och k går från ändring till ändring, mellanslag väljer, a godtar, r avvisar.",
  all: "Alla förslag",
  number: "Ändring {$number}",
  ops: {
    create: "Nytt",
    update: "Ändring",
    delete: "Borttagning",
    merge: "Sammanslagning",
  },
  entities: {
    person: "person",
    name: "namn",
    event: "händelse",
    relationship: "relation",
    source: "källa",
    citation: "källhänvisning",
    association: "anknytning",
  },
  headline: `
    .input {$name :string}
    .match $name
    || {{{$op}: {$entity}}}
    * {{{$op}: {$entity}, {$name}}}`,
  stale: "Trädet har ändrats här sedan detta föreslogs. Jämför innan du godtar.",
  gone: "Det som detta handlar om finns inte längre i trädet.",
  done: "Klart",
  nothingChanges: "Trädet har redan detta.",
  heads: {
    field: "Fält",
    before: "Nu i trädet",
    after: "Föreslaget",
  },
  basis: "Bygger på",
  page: "sida {$page}",
  choose: "Godta: {$what}",
  accept: `
    .input {$which :string}
    .match $which
    all {{Godta allt}}
    * {{Godta {$chosen} av {$all}}}`,
  acceptOne: "Godta",
  chooseFirst: "Välj minst en ändring.",
  notChosen: "Ändringar som du inte väljer faller bort för gott.",
  accepted: "Godtaget. Ändringarna finns i trädet.",
  undoAccepted: "Ångra det godtagna",
  acceptedUndone: "Ångrat. Förslaget väntar igen.",
  failed: "Ändring {$number} kunde inte göras. De före den finns i trädet. Tjänsten säger:",
  reject: "Avvisa",
  rejectTitle: "Avvisa förslaget",
  reason: "Skäl",
  reasonHint: "Den som gjorde förslaget läser det.",
  rejected: "Avvisat.",
  rejectedBecause: "Skälet: {$reason}",
  decidedBy: "Avgjort av {$name}.",
  comments: "Kommentarer",
  noComments: "Ingen har sagt något ännu.",
  comment: "Din kommentar",
  send: "Skicka",
  withdraw: "Dra tillbaka",
  withdrawTitle: "Dra tillbaka förslaget?",
  withdrawText: "Det tas bort, med sina kommentarer.",
  withdrawn: "Tillbakadraget.",
}

export default messages
