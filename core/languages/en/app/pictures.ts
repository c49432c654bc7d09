/** The words about pictures, wherever they are shown. */
const messages = {
  add: "Add files",
  drop: "Drop pictures and documents here",
  uploading: "Uploading…",
  uploaded: `
    .input {$count :number}
    .match $count
    one {{Uploaded one file.}}
    * {{Uploaded {$count} files.}}`,
  untitled: "Without a title",
  portrait: "Choose the portrait",
  portraitOf: "The portrait of {$name}",
  noPortrait: "Remove the portrait",
  cropHint: "Drag the frame to the face, or use the sliders.",
  across: "From left to right",
  downwards: "From top to bottom",
  size: "Size",
  broken: "This picture cannot be shown: its file may be damaged. Choose another one, or upload it again.",
  preview: "This is how it will look:",
  summary: "Portrait of {$name}",
  pictures: "Pictures and documents",
  previous: "Previous",
  next: "Next",
  place: "{$index} of {$count}",
  attachAny: "Attach a picture or document",
  attachTo: "Attach a picture or document: {$name}",
  attachElsewhere: "Attach to someone or something",
  attach: "Attach",
  attachSmall: "Picture or document",
  attached: "Attached.",
  detach: "Detach",
  detachOne: "Detach {$title}",
  detached: "Detached. It is still among the pictures and documents of the tree.",
  inTree: "Or one that is in the tree",
  show: "Show",
  shows: {
    all: "Everything",
    pictures: "Pictures",
    loose: "What belongs to no one yet",
  },
  more: "Show more",
  noneInTree: "There is nothing to choose here.",
  chooseFirst: "Choose a picture or document.",
  moves: "It can belong to one person, event or source only. Until now it belongs to:",
  toNothing: "no one yet",
  toWhat: "What is it about?",
  kinds: {
    person: "A person, or an event",
    source: "A source",
  },
  whatOf: "What of this person?",
  wholePerson: "The person",
  sourceInTree: "Source in the tree",
  otherSource: "Choose another source",
  sourceHint: "Type a few words of the source.",
  noSource: "No source has these words.",
  sources: `
    .input {$count :number}
    .match $count
    one {{One source}}
    * {{{$count} sources}}`,
  chooseSource: "Choose the source: type a few of its words, then choose a hit.",
} as const

export default messages
