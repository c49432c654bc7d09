/** The words of the forms that change a person where they are shown. */
const messages = {
  kinds: {
    birth: "Birth",
    christening: "Christening",
    baptism: "Baptism",
    adult_christening: "Christening as an adult",
    blessing: "Blessing",
    bar_mitzvah: "Bar mitzvah",
    bat_mitzvah: "Bat mitzvah",
    first_communion: "First communion",
    confirmation: "Confirmation",
    adoption: "Adoption",
    education: "Education",
    graduation: "Graduation",
    occupation: "Occupation",
    residence: "Residence",
    census: "Census",
    religion: "Religion",
    nationality: "Nationality",
    title: "Title",
    military_service: "Military service",
    emigration: "Emigration",
    immigration: "Immigration",
    naturalization: "Naturalization",
    property: "Property",
    description: "Description",
    id_number: "Identity number",
    will: "Will",
    probate: "Probate",
    retirement: "Retirement",
    ordination: "Ordination",
    death: "Death",
    burial: "Burial",
    cremation: "Cremation",
    engagement: "Engagement",
    marriage_banns: "Marriage banns",
    marriage_contract: "Marriage contract",
    marriage_license: "Marriage licence",
    marriage: "Marriage",
    marriage_settlement: "Marriage settlement",
    separation: "Separation",
    divorce_filed: "Petition for divorce",
    divorce: "Divorce",
    annulment: "Annulment",
  },
  texts: {
    subtype: "More exactly",
    detail: "Detail",
    cause: "Cause",
    age: "Age",
    notes: "Notes",
  },
  change: "Change: {$what}",
  addFact: "Add a fact",
  newFact: "A new fact of {$name}",
  kind: "Kind",
  otherKind: "Another kind…",
  ownKind: "Name of the kind",
  with: "With {$name}",
  date: "Date",
  place: "Place",
  coordinates: "Latitude and longitude",
  coordinatesHint: "For example 52.2053, 0.1218, as maps show them",
  coordinatesUnclear: "This is not clear. Write two numbers in degrees, such as 52.2053, 0.1218.",
  privacy: "Who sees this fact",
  privacies: {
    default: "Everyone who sees the person in full",
    hidden: "Members of the tree only",
  },
  summaryChange: `
    .input {$name :string}
    .match $name
    || {{Change of {$what}}}
    * {{Change of {$what}, {$name}}}`,
  summaryDelete: `
    .input {$name :string}
    .match $name
    || {{Deletion of {$what}}}
    * {{Deletion of {$what}, {$name}}}`,
  conflict: "Someone else changed this meanwhile. Here is both:",
  delete: "Delete",
  suggestDelete: "Suggest to delete it",
  deleted: "Deleted.",
  takes: "Deleted with it: {$what}.",
  takesNothing: "Nothing else is deleted with it.",
  counts: {
    names: `
      .input {$count :number}
      .match $count
      one {{one name}}
      * {{{$count} names}}`,
    facts: `
      .input {$count :number}
      .match $count
      one {{one fact}}
      * {{{$count} facts}}`,
    ties: `
      .input {$count :number}
      .match $count
      one {{one relationship}}
      * {{{$count} relationships}}`,
    citations: `
      .input {$count :number}
      .match $count
      one {{one citation of a source}}
      * {{{$count} citations of sources}}`,
    media: `
      .input {$count :number}
      .match $count
      one {{one picture or document}}
      * {{{$count} pictures and documents}}`,
  },
  addName: "Add a name",
  newName: "A further name of {$name}",
  nameKind: "Kind of name",
  prefix: "Title before",
  surnamePrefix: "Before the surname",
  suffix: "Addition after",
  written: "As it is written as a whole",
  writtenHint: "Empty: the parts above in their order",
  nameLanguage: "Language",
  nameLanguageHint: "A short code, such as de, hu or zh-Hant",
  identifiers: "Identifiers",
  identifiersHint: "One on each line: its kind, a colon and a space, then the number. For example REFN: 12",
  makeMain: "Make this the main name",
  isMain: "The main name is {$name} now.",
  nameMissing: "Enter a given name or a surname.",
  deletedNames: "Deleted names",
  noDeletedNames: "No name of this person is deleted.",
  restore: "Restore",
  restoreName: "Restore: {$name}",
  restoredName: "Restored: {$name}.",
  tie: "the relationship with {$name}",
  tieKind: "How they belong together",
  tieKinds: {
    biological: "by birth",
    adoptive: "adopted",
    step: "step-parent and stepchild",
    foster: "foster parent and foster child",
    donor: "donor",
    guardian: "guardian and ward",
  },
  tieNotes: "Notes about the relationship",
  order: "Change the order",
  orderOf: {
    children: "Change the order of the children",
    partners: "Change the order of the partners",
  },
  moveUp: "Move {$name} up",
  moveDown: "Move {$name} down",
  movedTo: "{$name} is {$at} of {$of} now",
  deleteTie: "Delete this relationship",
  bothStay: "Both people stay.",
  changeAbout: "Change sex, privacy and notes",
  sees: "Who sees this person",
  personPrivacies: {
    default: "As the tree is set: the dead in full, and of the living only that they exist",
    redacted: "Others than members see only that there is someone",
    hidden: "Others than members do not see this person at all",
  },
  livingHint: "Of people who live, others than members see only that they exist.",
  notes: "Notes",
  deletePerson: "Delete this person",
  deletePersonTitle: "Delete {$name}?",
  relativesStay: "The relatives stay in the tree. Undo brings everything back.",
  deletedPerson: "{$name} is deleted.",
} as const

export default messages
