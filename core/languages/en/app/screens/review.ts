const messages = {
  title: "Suggestions",
  statuses: {
    pending: "Waiting",
    applied: "Accepted",
    rejected: "Rejected",
  },
  statusOf: {
    pending: "waiting for an editor",
    applied: "accepted",
    rejected: "rejected",
  },
  status: "State",
  origin: "From",
  origins: {
    all: "Everyone",
    contributor: "People",
    assistant: "Assistants",
  },
  originOf: {
    contributor: "",
    assistant: "by an assistant",
  },
  countOf: "{$name} ({$count})",
  none: {
    pending: "Nothing waits here. Members who only read the tree can suggest changes, and an editor decides.",
    applied: "Nothing was accepted yet.",
    rejected: "Nothing was rejected.",
  },
  more: "Show more",
  untitled: "A suggestion",
  steps: `
    .input {$count :number}
    .match $count
    one {{One change}}
    * {{{$count} changes}}`,
  keysList: "Keys: j and k go to the next and the one before, Enter opens.",
  keys: "Keys: j and k go from change to change, the space bar chooses, a accepts, r rejects.",
  all: "All suggestions",
  number: "Change {$number}",
  ops: {
    create: "New",
    update: "Change",
    delete: "Delete",
    merge: "Merge",
  },
  entities: {
    person: "person",
    name: "name",
    event: "event",
    relationship: "relationship",
    source: "source",
    citation: "citation",
    association: "association",
  },
  headline: `
    .input {$name :string}
    .match $name
    || {{{$op}: {$entity}}}
    * {{{$op}: {$entity}, {$name}}}`,
  stale: "The tree has changed here since this was suggested. Compare before you accept.",
  gone: "What this is about is no longer in the tree.",
  done: "Done",
  nothingChanges: "The tree already has this.",
  heads: {
    field: "Field",
    before: "Now in the tree",
    after: "Suggested",
  },
  basis: "Based on",
  page: "page {$page}",
  choose: "Accept: {$what}",
  accept: `
    .input {$which :string}
    .match $which
    all {{Accept all}}
    * {{Accept {$chosen} of {$all}}}`,
  acceptOne: "Accept",
  chooseFirst: "Choose at least one change.",
  notChosen: "Changes that you do not choose are left out for good.",
  accepted: "Accepted. The changes are in the tree.",
  undoAccepted: "Undo what was accepted",
  acceptedUndone: "Undone. The suggestion waits again.",
  failed: "Change {$number} could not be made. Those before it are in the tree. The service says:",
  reject: "Reject",
  rejectTitle: "Reject this suggestion",
  reason: "Reason",
  reasonHint: "The person who made the suggestion reads it.",
  rejected: "Rejected.",
  rejectedBecause: "The reason: {$reason}",
  decidedBy: "Decided by {$name}.",
  comments: "Comments",
  noComments: "No one has said anything yet.",
  comment: "Your comment",
  send: "Send",
  withdraw: "Withdraw",
  withdrawTitle: "Withdraw this suggestion?",
  withdrawText: "It is deleted, with its comments.",
  withdrawn: "Withdrawn.",
} as const

export default messages
