import type { Translation } from "../../messages.ts"
import type english from "../../en/app/history.ts"

const messages: Translation<typeof english> = {
  none: "Nog geen wijzigingen.",
  noneSuch: "Er zijn geen wijzigingen van deze soort.",
  more: "Meer tonen",
  undone: "Ongedaan gemaakt",
  undoImport: "De hele import ongedaan maken?",
  undoImportText: "Alles wat het bestand bracht, verdwijnt: {$count} records. Ook dat kun je ongedaan maken.",
  sentence: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} hebt {$deed}}}
    * {{{$who} heeft {$deed}}}`,
  undid: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} hebt dit ongedaan gemaakt: {$undone}}}
    * {{{$who} heeft dit ongedaan gemaakt: {$undone}}}`,
  andOthers: "{$deed}, en nog {$count} records",
  importedRecords: `
    .input {$file :string}
    .input {$count :number}
    .match $file
    || {{een bestand geïmporteerd: {$count} records}}
    * {{het bestand ‘{$file}’ geïmporteerd: {$count} records}}`,
  changedFromTo: "{$what} gewijzigd van {$from} in {$to}",
  changedIn: "{$what} gewijzigd: {$details}",
  changedFields: `
    .input {$count :number}
    .match $count
    one {{één detail van {$what} gewijzigd}}
    * {{{$count} details van {$what} gewijzigd}}`,
  detail: {
    changed: "{$field} van {$from} in {$to}",
    added: "{$field} {$to} toegevoegd",
    removed: "{$field} {$from} verwijderd",
  },
  firstLetters: "small",
  quoted: "‘{$text}’",
  between: " en ",
  act: "{$what} gewijzigd",
  acts: {
    create: "{$what} toegevoegd",
    update: "{$what} gewijzigd",
    delete: "{$what} verwijderd",
    restore: "{$what} hersteld",
    purge: "{$what} definitief verwijderd",
    merge: "een ander record met {$what} samengevoegd",
    make_primary: "{$what} tot hoofdnaam gemaakt",
    edit: "{$what} bewerkt",
    advance: "een deel van {$what} geaccepteerd",
    apply: "{$what} geaccepteerd",
    fail: "{$what} niet kunnen toepassen",
    reject: "{$what} afgewezen",
    undo: "{$what} ongedaan gemaakt",
    accept: "{$what} geaccepteerd",
    mail: "{$what} per e-mail verstuurd",
    switch_off: "{$what} uitgeschakeld",
  },
  deeds: {
    "change.undo": "een wijziging ongedaan gemaakt",
    "tree.import": "de stamboom hersteld uit een back-up",
    "tree.update_ai": "de assistenten van de stamboom gewijzigd",
    "check.dismiss": "aangegeven dat een bevinding geen fout is",
    "check.reconsider": "ingetrokken dat een bevinding geen fout is",
    "duplicate.dismiss": "aangegeven dat twee personen niet dezelfde zijn",
    "duplicate.reconsider": "ingetrokken dat twee personen niet dezelfde zijn",
    "invitation.create": "iemand voor de stamboom uitgenodigd",
    "invitation.accept": "een uitnodiging geaccepteerd",
    "invitation.delete": "een uitnodiging ingetrokken",
    "link.create": "een link naar de stamboom gemaakt",
    "link.delete": "een link naar de stamboom beëindigd",
  },
  record: "een record",
  records: {
    tree: `
    .input {$name :string}
    .match $name
    || {{een stamboom}}
    * {{de stamboom ‘{$name}’}}`,
    membership: `
    .input {$name :string}
    .match $name
    || {{een lid}}
    * {{het lid {$name}}}`,
    invitation: "een uitnodiging",
    person: `
    .input {$name :string}
    .match $name
    || {{een persoon}}
    * {{{$name}}}`,
    name: `
    .input {$name :string}
    .match $name
    || {{een naam}}
    * {{een naam van {$name}}}`,
    event: `
    .input {$name :string}
    .match $name
    || {{een gebeurtenis}}
    * {{een gebeurtenis van {$name}}}`,
    place: `
    .input {$name :string}
    .match $name
    || {{een plaats}}
    * {{de plaats ‘{$name}’}}`,
    relationship: `
    .input {$name :string}
    .match $name
    || {{een relatie}}
    * {{de relatie tussen {$name}}}`,
    source: `
    .input {$name :string}
    .match $name
    || {{een bron}}
    * {{de bron ‘{$name}’}}`,
    citation: `
    .input {$name :string}
    .match $name
    || {{een bronvermelding}}
    * {{een bronvermelding van {$name}}}`,
    association: `
    .input {$name :string}
    .match $name
    || {{een verbinding}}
    * {{een verbinding van {$name}}}`,
    media: `
    .input {$name :string}
    .match $name
    || {{een foto of document}}
    * {{de foto of het document ‘{$name}’}}`,
    media_link: `
    .input {$name :string}
    .match $name
    || {{een link naar een foto of document}}
    * {{een link naar een foto of document van {$name}}}`,
    proposal: `
    .input {$name :string}
    .match $name
    || {{een voorstel}}
    * {{het voorstel ‘{$name}’}}`,
    comment: "een opmerking",
    proposal_comment: "een opmerking bij een voorstel",
    question: "een vraag",
    webhook: "een webhook",
  },
  events: {
    birth: `
    .input {$name :string}
    .match $name
    || {{een geboorte}}
    * {{de geboorte van {$name}}}`,
    baptism: `
    .input {$name :string}
    .match $name
    || {{een doop}}
    * {{de doop van {$name}}}`,
    christening: `
    .input {$name :string}
    .match $name
    || {{een kinderdoop}}
    * {{de kinderdoop van {$name}}}`,
    cremation: `
    .input {$name :string}
    .match $name
    || {{een crematie}}
    * {{de crematie van {$name}}}`,
    marriage: `
    .input {$name :string}
    .match $name
    || {{een huwelijk}}
    * {{het huwelijk van {$name}}}`,
    divorce: `
    .input {$name :string}
    .match $name
    || {{een echtscheiding}}
    * {{de echtscheiding van {$name}}}`,
    engagement: `
    .input {$name :string}
    .match $name
    || {{een verloving}}
    * {{de verloving van {$name}}}`,
    census: `
    .input {$name :string}
    .match $name
    || {{een volkstelling}}
    * {{de volkstelling van {$name}}}`,
    education: `
    .input {$name :string}
    .match $name
    || {{een opleiding}}
    * {{de opleiding van {$name}}}`,
    emigration: `
    .input {$name :string}
    .match $name
    || {{een emigratie}}
    * {{de emigratie van {$name}}}`,
    immigration: `
    .input {$name :string}
    .match $name
    || {{een immigratie}}
    * {{de immigratie van {$name}}}`,
    naturalization: `
    .input {$name :string}
    .match $name
    || {{een naturalisatie}}
    * {{de naturalisatie van {$name}}}`,
    death: `
    .input {$name :string}
    .match $name
    || {{een overlijden}}
    * {{het overlijden van {$name}}}`,
    burial: `
    .input {$name :string}
    .match $name
    || {{een begrafenis}}
    * {{de begrafenis van {$name}}}`,
    residence: `
    .input {$name :string}
    .match $name
    || {{een woonplaats}}
    * {{de woonplaats van {$name}}}`,
    occupation: `
    .input {$name :string}
    .match $name
    || {{een beroep}}
    * {{het beroep van {$name}}}`,
    military: `
    .input {$name :string}
    .match $name
    || {{een militaire dienst}}
    * {{de militaire dienst van {$name}}}`,
  },
  event: `
    .input {$name :string}
    .match $name
    || {{een gebeurtenis ({$type})}}
    * {{een gebeurtenis ({$type}) van {$name}}}`,
  undoWhole: "De hele import ongedaan maken",
  details: `
    .input {$count :number}
    .match $count
    one {{Wat er veranderde}}
    * {{Wat er veranderde: {$count} records}}`,
  because: "Reden: {$reason}",
  through: `
    .input {$name :string}
    .match $name
    || {{met een programma}}
    * {{met {$name}}}`,
  byAssistant: "met een assistent",
  byOperator: "met een beheerder van de dienst",
  you: "Jij",
  heads: {
    field: "Veld",
    before: "Ervoor",
    after: "Erna",
  },
  blanked: "De inhoud is definitief verwijderd.",
  nothing: "Niets te tonen.",
  entities: {
    tree: "Stamboom",
    membership: "Lid",
    invitation: "Uitnodiging",
    person: "Persoon",
    name: "Naam",
    event: "Gebeurtenis",
    place: "Plaats",
    relationship: "Relatie",
    source: "Bron",
    citation: "Bronvermelding",
    association: "Verbinding",
    media: "Foto of document",
    media_link: "Link naar een foto of document",
    proposal: "Voorstel",
    comment: "Opmerking",
    proposal_comment: "Opmerking",
    question: "Vraag",
    webhook: "Webhook",
  },
  verbs: {
    create: "toegevoegd",
    update: "gewijzigd",
    delete: "verwijderd",
    restore: "hersteld",
    purge: "definitief verwijderd",
    merge: "samengevoegd",
    make_primary: "tot hoofdnaam gemaakt",
    accept: "geaccepteerd",
    mail: "per e-mail verstuurd",
    edit: "bewerkt",
    advance: "gedeeltelijk geaccepteerd",
    apply: "geaccepteerd",
    fail: "kon niet worden toegepast",
    reject: "afgewezen",
    undo: "ongedaan gemaakt",
    switch_off: "uitgeschakeld",
  },
  sentences: {
    "change.undo": "Een wijziging ongedaan gemaakt",
    "gedcom.import": "Bestand geïmporteerd",
    "tree.import": "Stamboom hersteld uit een back-up",
    "tree.update_ai": "Assistenten van de stamboom gewijzigd",
  },
  of: "{$thing} {$what}",
  fates: {
    create: "toegevoegd",
    update: "gewijzigd",
    delete: "verwijderd",
    restore: "hersteld",
  },
  conflict: {
    title: "Dit kan zo niet ongedaan worden gemaakt, want de stamboom is sindsdien veranderd.",
    changed: "{$field}: deze wijziging had {$made} geschreven. Nu staat er {$now}.",
    attached: "{$what}: hier is sindsdien iets aan toegevoegd.",
    home: "{$who} is sindsdien de hoofdpersoon van de stamboom geworden.",
    homeHint: "De stamboom heeft dan geen hoofdpersoon. Op de pagina van elke persoon kun je een andere kiezen.",
    laterFirst: "Maak eerst de latere wijzigingen ongedaan: ze staan boven deze in de geschiedenis van de stamboom.",
    deleted: "{$field}: waarnaar dit zou verwijzen, is verwijderd.",
    account_deleted: "Een account waar dit over gaat, bestaat niet meer.",
    more: "En nog {$count}.",
    nothing: "leeg",
    again: "Toch ongedaan maken",
    againHint: "De huidige waarden worden dan vervangen door die van voor deze wijziging.",
    leave: "Zo laten",
  },
}

export default messages
