import type { Translation } from "../../messages.ts"
import type english from "../../en/app/history.ts"

const messages: Translation<typeof english> = {
  none: "Inga ändringar ännu.",
  noneSuch: "Inga sådana ändringar.",
  more: "Visa fler",
  undone: "Ångrat",
  undoImport: "Ångra hela importen?",
  undoImportText: "Allt som filen förde med sig försvinner: {$count} poster. Även det kan du ångra.",
  sentence: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} {$deed}}}
    * {{{$who} {$deed}}}`,
  undid: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} ångrade detta: {$undone}}}
    * {{{$who} ångrade detta: {$undone}}}`,
  andOthers: "{$deed}, och ytterligare {$count} poster",
  importedRecords: `
    .input {$file :string}
    .input {$count :number}
    .match $file
    || {{importerade en fil: {$count} poster}}
    * {{importerade filen ”{$file}”: {$count} poster}}`,
  changedFromTo: "ändrade {$what} från {$from} till {$to}",
  changedIn: "ändrade {$what}: {$details}",
  changedFields: `
    .input {$count :number}
    .match $count
    one {{ändrade {$count} detalj: {$what}}}
    * {{ändrade {$count} detaljer: {$what}}}`,
  detail: {
    changed: "{$field} från {$from} till {$to}",
    added: "{$field} {$to} tillagt",
    removed: "{$field} {$from} borttaget",
  },
  firstLetters: "small",
  quoted: "”{$text}”",
  between: " och ",
  act: "ändrade {$what}",
  acts: {
    create: "lade till {$what}",
    update: "ändrade {$what}",
    delete: "tog bort {$what}",
    restore: "återställde {$what}",
    purge: "tog bort {$what} för gott",
    merge: "slog ihop en annan post med {$what}",
    make_primary: "gjorde {$what} till huvudnamn",
    edit: "redigerade {$what}",
    advance: "godtog en del av {$what}",
    apply: "godtog {$what}",
    fail: "kunde inte tillämpa {$what}",
    reject: "avvisade {$what}",
    undo: "ångrade {$what}",
    accept: "godtog {$what}",
    mail: "skickade {$what} med e-post",
    switch_off: "stängde av {$what}",
  },
  deeds: {
    "change.undo": "ångrade en ändring",
    "tree.import": "återställde trädet från en säkerhetskopia",
    "tree.update_ai": "ändrade trädets assistenter",
    "check.dismiss": "angav att ett fynd inte är något fel",
    "check.reconsider": "tog tillbaka att ett fynd inte är något fel",
    "duplicate.dismiss": "angav att två personer inte är densamma",
    "duplicate.reconsider": "tog tillbaka att två personer inte är densamma",
    "invitation.create": "bjöd in någon till trädet",
    "invitation.accept": "tackade ja till en inbjudan",
    "invitation.delete": "återkallade en inbjudan",
    "link.create": "skapade en länk till trädet",
    "link.delete": "avslutade en länk till trädet",
  },
  record: "en post",
  records: {
    tree: `
    .input {$name :string}
    .match $name
    || {{ett träd}}
    * {{trädet ”{$name}”}}`,
    membership: `
    .input {$name :string}
    .match $name
    || {{en medlem}}
    * {{medlemmen {$name}}}`,
    invitation: "en inbjudan",
    person: `
    .input {$name :string}
    .match $name
    || {{en person}}
    * {{{$name}}}`,
    name: `
    .input {$name :string}
    .match $name
    || {{ett namn}}
    * {{ett namn på {$name}}}`,
    event: `
    .input {$name :string}
    .match $name
    || {{en händelse}}
    * {{en händelse för {$name}}}`,
    place: `
    .input {$name :string}
    .match $name
    || {{en plats}}
    * {{platsen ”{$name}”}}`,
    relationship: `
    .input {$name :string}
    .match $name
    || {{en relation}}
    * {{relationen mellan {$name}}}`,
    source: `
    .input {$name :string}
    .match $name
    || {{en källa}}
    * {{källan ”{$name}”}}`,
    citation: `
    .input {$name :string}
    .match $name
    || {{en källhänvisning}}
    * {{en källhänvisning för {$name}}}`,
    association: `
    .input {$name :string}
    .match $name
    || {{en anknytning}}
    * {{en anknytning för {$name}}}`,
    media: `
    .input {$name :string}
    .match $name
    || {{en bild eller ett dokument}}
    * {{bilden eller dokumentet ”{$name}”}}`,
    media_link: `
    .input {$name :string}
    .match $name
    || {{en länk till en bild eller ett dokument}}
    * {{en länk till en bild eller ett dokument för {$name}}}`,
    proposal: `
    .input {$name :string}
    .match $name
    || {{ett förslag}}
    * {{förslaget ”{$name}”}}`,
    comment: "en kommentar",
    proposal_comment: "en kommentar till ett förslag",
    question: "en fråga",
    webhook: "en webhook",
  },
  events: {
    birth: `
    .input {$name :string}
    .match $name
    || {{en födelse}}
    * {{födelsen för {$name}}}`,
    baptism: `
    .input {$name :string}
    .match $name
    || {{ett dop}}
    * {{dopet för {$name}}}`,
    christening: `
    .input {$name :string}
    .match $name
    || {{ett barndop}}
    * {{barndopet för {$name}}}`,
    cremation: `
    .input {$name :string}
    .match $name
    || {{en kremering}}
    * {{kremeringen för {$name}}}`,
    marriage: `
    .input {$name :string}
    .match $name
    || {{en vigsel}}
    * {{vigseln för {$name}}}`,
    divorce: `
    .input {$name :string}
    .match $name
    || {{en skilsmässa}}
    * {{skilsmässan för {$name}}}`,
    engagement: `
    .input {$name :string}
    .match $name
    || {{en förlovning}}
    * {{förlovningen för {$name}}}`,
    census: `
    .input {$name :string}
    .match $name
    || {{en folkräkning}}
    * {{folkräkningen för {$name}}}`,
    education: `
    .input {$name :string}
    .match $name
    || {{en utbildning}}
    * {{utbildningen för {$name}}}`,
    emigration: `
    .input {$name :string}
    .match $name
    || {{en utvandring}}
    * {{utvandringen för {$name}}}`,
    immigration: `
    .input {$name :string}
    .match $name
    || {{en invandring}}
    * {{invandringen för {$name}}}`,
    naturalization: `
    .input {$name :string}
    .match $name
    || {{ett medborgarskap}}
    * {{medborgarskapet för {$name}}}`,
    death: `
    .input {$name :string}
    .match $name
    || {{ett dödsfall}}
    * {{dödsfallet för {$name}}}`,
    burial: `
    .input {$name :string}
    .match $name
    || {{en begravning}}
    * {{begravningen för {$name}}}`,
    residence: `
    .input {$name :string}
    .match $name
    || {{en bosättning}}
    * {{bosättningen för {$name}}}`,
    occupation: `
    .input {$name :string}
    .match $name
    || {{ett yrke}}
    * {{yrket för {$name}}}`,
    military: `
    .input {$name :string}
    .match $name
    || {{en militärtjänst}}
    * {{militärtjänsten för {$name}}}`,
  },
  event: `
    .input {$name :string}
    .match $name
    || {{en händelse ({$type})}}
    * {{en händelse ({$type}) för {$name}}}`,
  undoWhole: "Ångra hela importen",
  details: `
    .input {$count :number}
    .match $count
    one {{Vad som ändrades}}
    * {{Vad som ändrades: {$count} poster}}`,
  because: "Skäl: {$reason}",
  through: `
    .input {$name :string}
    .match $name
    || {{genom ett program}}
    * {{genom {$name}}}`,
  byAssistant: "genom en assistent",
  byOperator: "genom den som driver tjänsten",
  you: "Du",
  heads: {
    field: "Fält",
    before: "Före",
    after: "Efter",
  },
  blanked: "Innehållet har tagits bort för gott.",
  nothing: "Inget att visa.",
  entities: {
    tree: "Träd",
    membership: "Medlem",
    invitation: "Inbjudan",
    person: "Person",
    name: "Namn",
    event: "Händelse",
    place: "Plats",
    relationship: "Relation",
    source: "Källa",
    citation: "Källhänvisning",
    association: "Anknytning",
    media: "Bild eller dokument",
    media_link: "Länk till en bild eller ett dokument",
    proposal: "Förslag",
    comment: "Kommentar",
    proposal_comment: "Kommentar",
    question: "Fråga",
    webhook: "Webhook",
  },
  verbs: {
    create: "tillagd",
    update: "ändrad",
    delete: "borttagen",
    restore: "återställd",
    purge: "borttagen för gott",
    merge: "sammanslagen",
    make_primary: "gjord till huvudnamn",
    accept: "godtagen",
    mail: "skickad med e-post",
    edit: "redigerad",
    advance: "delvis godtagen",
    apply: "godtagen",
    fail: "kunde inte tillämpas",
    reject: "avvisad",
    undo: "ångrad",
    switch_off: "avstängd",
  },
  sentences: {
    "change.undo": "En ändring ångrad",
    "gedcom.import": "Fil importerad",
    "tree.import": "Trädet återställt från en säkerhetskopia",
    "tree.update_ai": "Trädets assistenter ändrade",
  },
  of: "{$thing} {$what}",
  fates: {
    create: "tillagd",
    update: "ändrad",
    delete: "borttagen",
    restore: "återställd",
  },
  conflict: {
    title: "Detta kan inte ångras som det är, för trädet har ändrats sedan dess.",
    changed: "{$field}: den här ändringen hade skrivit {$made}. Nu är det {$now}.",
    attached: "{$what}: något har lagts till sedan dess.",
    home: "{$who} har sedan dess blivit trädets huvudperson.",
    homeHint: "Trädet har då ingen huvudperson. Du kan välja en annan på vilken persons sida som helst.",
    laterFirst: "Ångra först de senare ändringarna: de står ovanför den här i trädets historik.",
    deleted: "{$field}: det som detta skulle hänvisa till är borttaget.",
    account_deleted: "Ett konto som detta gäller finns inte längre.",
    more: "Och {$count} till.",
    nothing: "tomt",
    again: "Ångra ändå",
    againHint: "De nuvarande värdena ersätts då av dem från före den här ändringen.",
    leave: "Låt det vara",
  },
}

export default messages
