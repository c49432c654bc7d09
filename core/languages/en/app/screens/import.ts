const messages = {
  title: "Import",
  editorsOnly: "Editors and owners of the tree can do this. Ask them, or suggest single changes.",
  intro:
    "Bring people in from a GEDCOM file, which nearly every family tree program can write. First you see what is in it; nothing is stored until you say so.",
  drop: "Drop a file here, or choose one",
  chooseFile: "Choose a file",
  file: "GEDCOM, as .ged, .gdz or .zip",
  phases: {
    sending: "Sending the file",
    queued: "Waiting for its turn",
    unpacking: "Unpacking",
    reading: "Reading",
    matching: "Comparing with your tree",
    storing: "Storing",
  },
  progress: `
    .input {$all :string}
    .match $all
    || {{{$done} so far}}
    * {{{$done} of {$all}}}`,
  cancelled: "Cancelled. Nothing was stored.",
  cancelledLate: "Cancelled. If people were being stored already, the import goes on. Look at the latest changes.",
  inIt: "What is in it",
  counts: {
    persons: "people",
    families: "families",
    sources: "sources",
    media: "media",
    candidates: "may be here already",
  },
  alreadyThere:
    "{$there} of {$all} people seem to be in your tree already. Decide below what happens to them, or you have them twice.",
  twice: "{$there} people were in your tree already, and most of them are in it twice now. You can undo the import.",
  other: "Another file",
  whoIsHere: "Who is here already",
  noneIsHere: "No one of this file seems to be in your tree.",
  pair: "{$at} of {$all}",
  undecided: `
    .input {$count :number}
    .match $count
    0 {{All are decided.}}
    * {{{$count} not decided. They are added as new people.}}`,
  inFile: "In the file",
  inTree: "In your tree",
  born: "born {$year}",
  compared: "The person of the file beside the person of your tree",
  field: "Fact",
  fields: {
    name: "Name",
    birth: "Born",
    death: "Died",
    parents: "Parents",
    partners: "Partners",
    children: "Children",
  },
  agreements: {
    differs: "differs",
    only_file: "only in the file",
    only_tree: "only in your tree",
  },
  scores: {
    high: "very similar",
    medium: "similar",
  },
  actions: {
    new: "Add as a new person",
    skip: "Leave out; their family is linked to the one in your tree",
    merge: "Merge: what your tree lacks is added",
    overwrite: "Overwrite with what the file says",
  },
  what: "What shall become of this person?",
  others: "The same for the {$count} others who are {$score}",
  which: "Who of your tree?",
  previous: "Previous",
  next: "Next",
  keys: "Keys: 1 to 4 decide, the arrows go on.",
  warnings: `
    .input {$count :number}
    .match $count
    one {{One remark on the file}}
    * {{{$count} remarks on the file}}`,
  lines: `
    .input {$count :number}
    .match $count
    one {{Line {$lines}}}
    * {{{$count} times, lines {$lines}}}`,
  moreWarnings: "And {$count} more.",
  unknown: `
    .input {$count :number}
    .match $count
    one {{One kind of entries that has no place in a tree is kept as it is.}}
    * {{{$count} kinds of entries that have no place in a tree are kept as they are.}}`,
  start: `
    .input {$count :number}
    .match $count
    one {{Import one person}}
    * {{Import {$count} people}}`,
  done: "The import is done",
  report: {
    created: "new people",
    merged: "merged",
    skipped: "left out",
    overwritten: "overwritten",
    events: "events",
    relationships: "relationships",
    sources: "sources",
    citations: "citations",
  },
  toTree: "To the tree",
  imported: "Imported.",
} as const

export default messages
