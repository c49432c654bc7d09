/** The words about the life of a person. */
const messages = {
  life: "Life",
  bornAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{Born}}
    || * {{Born in {$place}}}
    * || {{Born {$date}}}
    * * {{Born {$date} in {$place}}}`,
  diedAt: `
    .input {$date :string}
    .input {$place :string}
    .match $date $place
    || || {{died}}
    || * {{died in {$place}}}
    * || {{died {$date}}}
    * * {{died {$date} in {$place}}}`,
  aged: `
    .input {$age :number}
    .match $age
    one {{one year old}}
    * {{{$age} years old}}`,
  isYou: "This is you.",
  isYour: "Your {$kin}.",
  how: "How?",
  with: "With {$name}",
  withoutOther: "Other children",
  names: "Names",
  sources: "Sources",
  notes: "Notes",
  history: "History",
  inTree: "Show in the tree",
  print: "Print",
  makeHome: "Make home person",
  isHome: "The tree opens with {$name} now.",
  noFacts: "Nothing is known of this life yet.",
  left: "{$count} more.",
  showMore: "Show more",
  evidence: {
    none: "No source",
    some: "A source",
    good: "A good source",
  },
  citations: `
    .input {$count :number}
    .match $count
    one {{1 source}}
    * {{{$count} sources}}`,
  page: "page {$page}",
  cause: "Cause: {$cause}",
  age: "Age: {$age}",
  sides: ["N", "S", "E", "W"],
  /** How sure a fact is, from 0 to 3. */
  sures: [
    "How sure: unreliable, or a guess",
    "How sure: questionable",
    "How sure: recorded later, or by others",
    "How sure: direct evidence",
  ],
  otherLines: "Other lines of the file",
  noOtherLines: "There is nothing in a file that this page does not show.",
  linesOfFamily: `
    .input {$xref :string}
    .match $xref
    || {{In a family}}
    * {{In the family {$xref}}}`,
  tagAlone: "Without a text",
  identifiers: "Identifiers",
  identifierTypes: {
    UID: "Unique number",
    REFN: "Reference number",
    EXID: "Number elsewhere",
    AFN: "Ancestral File number",
    RFN: "Permanent record number",
    RIN: "Record number of a program",
  },
  nameTypes: {
    birth: "at birth",
    maiden: "before marriage",
    married: "married",
    alias: "also known as",
    nickname: "nickname",
    immigrant: "after immigration",
    professional: "professional",
    religious: "religious",
    other: "other",
  },
  redacted: "This person may be alive. Only members of the tree see more.",
  events: {
    birth: "born",
    christening: "christened",
    baptism: "baptized",
    death: "died",
    burial: "buried",
    cremation: "cremated",
    marriage: "married",
    divorce: "divorced",
    residence: "lived",
    immigration: "immigrated",
    emigration: "emigrated",
    adoption: "adopted",
    confirmation: "confirmed",
    graduation: "graduated",
    naturalization: "naturalized",
    engagement: "engaged",
    separation: "separated",
    retirement: "retired",
    military_service: "military service",
    occupation: "occupation",
    education: "education",
    census: "census",
    title: "title",
    description: "description",
    religion: "religion",
    nationality: "nationality",
    property: "property",
    will: "will",
    probate: "probate",
  },
} as const

export default messages
