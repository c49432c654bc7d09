import type { Translation } from "../../messages.ts"
import type english from "../../en/app/facts.ts"

const messages: Translation<typeof english> = {
  kinds: {
    birth: "Geburt",
    christening: "Taufe",
    baptism: "Taufe (Baptismus)",
    adult_christening: "Taufe als Erwachsener",
    blessing: "Segnung",
    bar_mitzvah: "Bar Mizwa",
    bat_mitzvah: "Bat Mizwa",
    first_communion: "Erstkommunion",
    confirmation: "Konfirmation oder Firmung",
    adoption: "Adoption",
    education: "Ausbildung",
    graduation: "Abschluss",
    occupation: "Beruf",
    residence: "Wohnort",
    census: "Volkszählung",
    religion: "Religion",
    nationality: "Nationalität",
    title: "Titel",
    military_service: "Wehrdienst",
    emigration: "Auswanderung",
    immigration: "Einwanderung",
    naturalization: "Einbürgerung",
    property: "Besitz",
    description: "Beschreibung",
    id_number: "Ausweisnummer",
    will: "Testament",
    probate: "Nachlass",
    retirement: "Ruhestand",
    ordination: "Ordination",
    death: "Tod",
    burial: "Begräbnis",
    cremation: "Einäscherung",
    engagement: "Verlobung",
    marriage_banns: "Aufgebot",
    marriage_contract: "Ehevertrag",
    marriage_license: "Heiratserlaubnis",
    marriage: "Heirat",
    marriage_settlement: "Güterregelung",
    separation: "Trennung",
    divorce_filed: "Scheidungsantrag",
    divorce: "Scheidung",
    annulment: "Annullierung",
  },
  texts: {
    subtype: "Genauer",
    detail: "Näheres",
    cause: "Ursache",
    age: "Alter",
    notes: "Notizen",
  },
  change: "Ändern: {$what}",
  addFact: "Angabe hinzufügen",
  newFact: "Neue Angabe zu {$name}",
  kind: "Art",
  otherKind: "Andere Art …",
  ownKind: "Name der Art",
  with: "Mit {$name}",
  date: "Datum",
  place: "Ort",
  coordinates: "Breite und Länge",
  coordinatesHint: "Zum Beispiel 52.2053, 0.1218, wie Karten sie zeigen",
  coordinatesUnclear: "Das ist nicht klar. Schreiben Sie zwei Zahlen in Grad, zum Beispiel 52.2053, 0.1218.",
  privacy: "Wer diese Angabe sieht",
  privacies: {
    default: "Alle, die die Person vollständig sehen",
    hidden: "Nur Mitglieder des Stammbaums",
  },
  summaryChange: `
    .input {$name :string}
    .match $name
    || {{Änderung: {$what}}}
    * {{Änderung: {$what}, {$name}}}`,
  summaryDelete: `
    .input {$name :string}
    .match $name
    || {{Löschung: {$what}}}
    * {{Löschung: {$what}, {$name}}}`,
  conflict: "Jemand anderes hat das inzwischen geändert. Hier ist beides:",
  delete: "Löschen",
  suggestDelete: "Löschen vorschlagen",
  deleted: "Gelöscht.",
  takes: "Damit wird gelöscht: {$what}.",
  takesNothing: "Sonst wird nichts gelöscht.",
  counts: {
    names: `
      .input {$count :number}
      .match $count
      one {{ein Name}}
      * {{{$count} Namen}}`,
    facts: `
      .input {$count :number}
      .match $count
      one {{eine Angabe}}
      * {{{$count} Angaben}}`,
    ties: `
      .input {$count :number}
      .match $count
      one {{eine Beziehung}}
      * {{{$count} Beziehungen}}`,
    citations: `
      .input {$count :number}
      .match $count
      one {{ein Quellennachweis}}
      * {{{$count} Quellennachweise}}`,
    media: `
      .input {$count :number}
      .match $count
      one {{ein Bild oder Dokument}}
      * {{{$count} Bilder und Dokumente}}`,
  },
  addName: "Namen hinzufügen",
  newName: "Weiterer Name von {$name}",
  nameKind: "Art des Namens",
  prefix: "Titel davor",
  surnamePrefix: "Vor dem Nachnamen",
  suffix: "Zusatz danach",
  written: "Wie er im Ganzen geschrieben wird",
  writtenHint: "Leer: die Teile oben in ihrer Reihenfolge",
  nameLanguage: "Sprache",
  nameLanguageHint: "Ein kurzer Code, zum Beispiel de, hu oder zh-Hant",
  identifiers: "Kennungen",
  identifiersHint:
    "Eine je Zeile: ihre Art, ein Doppelpunkt und ein Leerzeichen, dann die Nummer. Zum Beispiel REFN: 12",
  makeMain: "Zum Hauptnamen machen",
  isMain: "Der Hauptname ist jetzt {$name}.",
  nameMissing: "Geben Sie einen Vornamen oder einen Nachnamen ein.",
  deletedNames: "Gelöschte Namen",
  noDeletedNames: "Kein Name dieser Person ist gelöscht.",
  restore: "Wiederherstellen",
  restoreName: "Wiederherstellen: {$name}",
  restoredName: "Wiederhergestellt: {$name}.",
  tie: "die Beziehung zu {$name}",
  tieKind: "Wie sie zusammengehören",
  tieKinds: {
    biological: "leiblich",
    adoptive: "adoptiert",
    step: "Stiefelternteil und Stiefkind",
    foster: "Pflegeelternteil und Pflegekind",
    donor: "Spender",
    guardian: "Vormund und Mündel",
  },
  tieNotes: "Notizen zur Beziehung",
  order: "Reihenfolge ändern",
  orderOf: {
    children: "Reihenfolge der Kinder ändern",
    partners: "Reihenfolge der Partner ändern",
  },
  moveUp: "{$name} nach oben",
  moveDown: "{$name} nach unten",
  movedTo: "{$name} ist jetzt {$at} von {$of}",
  deleteTie: "Diese Beziehung löschen",
  bothStay: "Beide Personen bleiben.",
  changeAbout: "Geschlecht, Sichtbarkeit und Notizen ändern",
  sees: "Wer diese Person sieht",
  personPrivacies: {
    default: "Wie der Stammbaum eingestellt ist: Verstorbene vollständig, von Lebenden nur, dass es sie gibt",
    redacted: "Wer kein Mitglied ist, sieht nur, dass hier jemand ist",
    hidden: "Wer kein Mitglied ist, sieht diese Person nicht",
  },
  livingHint: "Von Lebenden sieht, wer kein Mitglied ist, nur, dass es sie gibt.",
  notes: "Notizen",
  deletePerson: "Diese Person löschen",
  deletePersonTitle: "{$name} löschen?",
  relativesStay: "Die Verwandten bleiben im Stammbaum. Rückgängig bringt alles zurück.",
  deletedPerson: "{$name} ist gelöscht.",
}

export default messages
