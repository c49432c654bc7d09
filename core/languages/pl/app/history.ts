import type { Translation } from "../../messages.ts"
import type english from "../../en/app/history.ts"

const messages: Translation<typeof english> = {
  none: "Nie ma jeszcze zmian.",
  noneSuch: "Nie ma takich zmian.",
  more: "Pokaż więcej",
  undone: "Cofnięto",
  undoImport: "Cofnąć cały import?",
  undoImportText: "Znika wszystko, co przyniósł plik: rekordy, {$count}. To także można cofnąć.",
  sentence: `
    .input {$maker :string}
    .match $maker
    reader {{{$who}: {$deed}}}
    * {{{$who}: {$deed}}}`,
  undid: `
    .input {$maker :string}
    .match $maker
    reader {{{$who}: cofnięcie zmiany „{$undone}”}}
    * {{{$who}: cofnięcie zmiany „{$undone}”}}`,
  andOthers: "{$deed}, i inne rekordy: {$count}",
  importedRecords: `
    .input {$file :string}
    .input {$count :number}
    .match $file
    || {{import pliku, rekordy: {$count}}}
    * {{import pliku „{$file}”, rekordy: {$count}}}`,
  changedFromTo: "zmiana: {$what}, z {$from} na {$to}",
  changedIn: "zmiana: {$what}, {$details}",
  changedFields: `
    .input {$count :number}
    .match $count
    one {{zmiana {$count} szczegółu: {$what}}}
    few {{zmiana {$count} szczegółów: {$what}}}
    * {{zmiana {$count} szczegółów: {$what}}}`,
  detail: {
    changed: "{$field} z {$from} na {$to}",
    added: "{$field} {$to} (dodano)",
    removed: "{$field} {$from} (usunięto)",
  },
  firstLetters: "small",
  quoted: "„{$text}”",
  between: " i ",
  act: "zmiana: {$what}",
  acts: {
    create: "dodanie: {$what}",
    update: "zmiana: {$what}",
    delete: "usunięcie: {$what}",
    restore: "przywrócenie: {$what}",
    purge: "usunięcie na zawsze: {$what}",
    merge: "scalenie z innym rekordem: {$what}",
    make_primary: "ustawienie jako główne: {$what}",
    edit: "edycja: {$what}",
    advance: "częściowe przyjęcie: {$what}",
    apply: "przyjęcie: {$what}",
    fail: "nieudane zastosowanie: {$what}",
    reject: "odrzucenie: {$what}",
    undo: "cofnięcie: {$what}",
    accept: "przyjęcie: {$what}",
    mail: "wysłanie pocztą: {$what}",
    switch_off: "wyłączenie: {$what}",
  },
  deeds: {
    "change.undo": "cofnięcie zmiany",
    "tree.import": "przywrócenie drzewa z kopii zapasowej",
    "tree.update_ai": "zmiana asystentów drzewa",
    "check.dismiss": "uznanie, że znalezisko nie jest błędem",
    "check.reconsider": "wycofanie uznania, że znalezisko nie jest błędem",
    "duplicate.dismiss": "uznanie, że dwie osoby nie są tą samą",
    "duplicate.reconsider": "wycofanie uznania, że dwie osoby nie są tą samą",
    "invitation.create": "zaproszenie kogoś do drzewa",
    "invitation.accept": "przyjęcie zaproszenia",
    "invitation.delete": "odwołanie zaproszenia",
    "link.create": "utworzenie odnośnika do drzewa",
    "link.delete": "zakończenie odnośnika do drzewa",
  },
  record: "rekord",
  records: {
    tree: `
    .input {$name :string}
    .match $name
    || {{drzewo}}
    * {{drzewo „{$name}”}}`,
    membership: `
    .input {$name :string}
    .match $name
    || {{członek}}
    * {{członek {$name}}}`,
    invitation: "zaproszenie",
    person: `
    .input {$name :string}
    .match $name
    || {{osoba}}
    * {{{$name}}}`,
    name: `
    .input {$name :string}
    .match $name
    || {{nazwisko}}
    * {{nazwisko ({$name})}}`,
    event: `
    .input {$name :string}
    .match $name
    || {{wydarzenie}}
    * {{wydarzenie ({$name})}}`,
    place: `
    .input {$name :string}
    .match $name
    || {{miejsce}}
    * {{miejsce „{$name}”}}`,
    relationship: `
    .input {$name :string}
    .match $name
    || {{pokrewieństwo}}
    * {{pokrewieństwo ({$name})}}`,
    source: `
    .input {$name :string}
    .match $name
    || {{źródło}}
    * {{źródło „{$name}”}}`,
    citation: `
    .input {$name :string}
    .match $name
    || {{cytat}}
    * {{cytat ({$name})}}`,
    association: `
    .input {$name :string}
    .match $name
    || {{powiązanie}}
    * {{powiązanie ({$name})}}`,
    media: `
    .input {$name :string}
    .match $name
    || {{zdjęcie lub dokument}}
    * {{zdjęcie lub dokument „{$name}”}}`,
    media_link: `
    .input {$name :string}
    .match $name
    || {{połączenie ze zdjęciem lub dokumentem}}
    * {{połączenie ze zdjęciem lub dokumentem ({$name})}}`,
    proposal: `
    .input {$name :string}
    .match $name
    || {{propozycja}}
    * {{propozycja „{$name}”}}`,
    comment: "komentarz",
    proposal_comment: "komentarz do propozycji",
    question: "pytanie",
    webhook: "webhook",
  },
  events: {
    birth: `
    .input {$name :string}
    .match $name
    || {{urodzenie}}
    * {{urodzenie ({$name})}}`,
    baptism: `
    .input {$name :string}
    .match $name
    || {{chrzest}}
    * {{chrzest ({$name})}}`,
    christening: `
    .input {$name :string}
    .match $name
    || {{chrzest dziecka}}
    * {{chrzest dziecka ({$name})}}`,
    cremation: `
    .input {$name :string}
    .match $name
    || {{kremacja}}
    * {{kremacja ({$name})}}`,
    marriage: `
    .input {$name :string}
    .match $name
    || {{ślub}}
    * {{ślub ({$name})}}`,
    divorce: `
    .input {$name :string}
    .match $name
    || {{rozwód}}
    * {{rozwód ({$name})}}`,
    engagement: `
    .input {$name :string}
    .match $name
    || {{zaręczyny}}
    * {{zaręczyny ({$name})}}`,
    census: `
    .input {$name :string}
    .match $name
    || {{spis ludności}}
    * {{spis ludności ({$name})}}`,
    education: `
    .input {$name :string}
    .match $name
    || {{wykształcenie}}
    * {{wykształcenie ({$name})}}`,
    emigration: `
    .input {$name :string}
    .match $name
    || {{emigracja}}
    * {{emigracja ({$name})}}`,
    immigration: `
    .input {$name :string}
    .match $name
    || {{imigracja}}
    * {{imigracja ({$name})}}`,
    naturalization: `
    .input {$name :string}
    .match $name
    || {{naturalizacja}}
    * {{naturalizacja ({$name})}}`,
    death: `
    .input {$name :string}
    .match $name
    || {{zgon}}
    * {{zgon ({$name})}}`,
    burial: `
    .input {$name :string}
    .match $name
    || {{pogrzeb}}
    * {{pogrzeb ({$name})}}`,
    residence: `
    .input {$name :string}
    .match $name
    || {{miejsce zamieszkania}}
    * {{miejsce zamieszkania ({$name})}}`,
    occupation: `
    .input {$name :string}
    .match $name
    || {{zawód}}
    * {{zawód ({$name})}}`,
    military: `
    .input {$name :string}
    .match $name
    || {{służba wojskowa}}
    * {{służba wojskowa ({$name})}}`,
  },
  event: `
    .input {$name :string}
    .match $name
    || {{wydarzenie ({$type})}}
    * {{wydarzenie ({$type}; {$name})}}`,
  undoWhole: "Cofnij cały import",
  details: `
    .input {$count :number}
    .match $count
    one {{Co się zmieniło}}
    few {{Co się zmieniło: {$count} rekordy}}
    * {{Co się zmieniło: {$count} rekordów}}`,
  because: "Powód: {$reason}",
  through: `
    .input {$name :string}
    .match $name
    || {{przez program}}
    * {{przez: {$name}}}`,
  byAssistant: "przez asystenta",
  byOperator: "przez operatora usługi",
  you: "Ty",
  heads: {
    field: "Pole",
    before: "Przed",
    after: "Po",
  },
  blanked: "Zawartość została usunięta na zawsze.",
  nothing: "Nie ma czego pokazać.",
  entities: {
    tree: "Drzewo",
    membership: "Członek",
    invitation: "Zaproszenie",
    person: "Osoba",
    name: "Nazwisko",
    event: "Wydarzenie",
    place: "Miejsce",
    relationship: "Pokrewieństwo",
    source: "Źródło",
    citation: "Cytat",
    association: "Powiązanie",
    media: "Zdjęcie lub dokument",
    media_link: "Połączenie ze zdjęciem lub dokumentem",
    proposal: "Propozycja",
    comment: "Komentarz",
    proposal_comment: "Komentarz",
    question: "Pytanie",
    webhook: "Webhook",
  },
  verbs: {
    create: "dodano",
    update: "zmieniono",
    delete: "usunięto",
    restore: "przywrócono",
    purge: "usunięto na zawsze",
    merge: "scalono",
    make_primary: "ustawiono jako główne",
    accept: "przyjęto",
    mail: "wysłano pocztą",
    edit: "edytowano",
    advance: "przyjęto częściowo",
    apply: "przyjęto",
    fail: "nie dało się zastosować",
    reject: "odrzucono",
    undo: "cofnięto",
    switch_off: "wyłączono",
  },
  sentences: {
    "change.undo": "Cofnięto zmianę",
    "gedcom.import": "Zaimportowano plik",
    "tree.import": "Przywrócono drzewo z kopii zapasowej",
    "tree.update_ai": "Zmieniono asystentów drzewa",
  },
  of: "{$thing}: {$what}",
  fates: {
    create: "dodano",
    update: "zmieniono",
    delete: "usunięto",
    restore: "przywrócono",
  },
  conflict: {
    title: "Nie można tego cofnąć w tej postaci, bo drzewo od tego czasu się zmieniło.",
    changed: "{$field}: ta zmiana zapisała {$made}. Teraz jest {$now}.",
    attached: "{$what}: od tego czasu coś do tego dodano.",
    home: "{$who}: od tego czasu główna osoba drzewa.",
    homeHint: "Drzewo nie ma wtedy głównej osoby. Możesz wybrać inną na stronie dowolnej osoby.",
    laterFirst: "Najpierw cofnij późniejsze zmiany: są nad tą w historii drzewa.",
    deleted: "{$field}: to, do czego by się odnosiło, jest usunięte.",
    account_deleted: "Konto, którego to dotyczy, już nie istnieje.",
    more: "I jeszcze {$count}.",
    nothing: "puste",
    again: "Cofnij mimo to",
    againHint: "Obecne wartości zostaną wtedy zastąpione tymi sprzed tej zmiany.",
    leave: "Zostaw",
  },
}

export default messages
