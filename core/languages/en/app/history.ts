/** The words about changes, in the history of a tree and of a person. */
const messages = {
  none: "No changes yet.",
  noneSuch: "No such changes.",
  more: "Show more",
  undone: "Undone",
  undoImport: "Undo the whole import?",
  undoImportText: "Everything that the file brought goes: {$count} records. You can undo that again.",
  /** A whole sentence. `maker` is `reader` if the reader did it. */
  sentence: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} {$deed}}}
    * {{{$who} {$deed}}}`,
  undid: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} undid this: {$undone}}}
    * {{{$who} undid this: {$undone}}}`,
  andOthers: "{$deed} and {$count} more records",
  importedRecords: `
    .input {$file :string}
    .input {$count :number}
    .match $file
    || {{imported a file: {$count} records}}
    * {{imported the file “{$file}”: {$count} records}}`,
  changedFromTo: "changed {$what} from {$from} to {$to}",
  changedIn: "changed {$what}: {$details}",
  changedFields: `
    .input {$count :number}
    .match $count
    one {{changed one detail of {$what}}}
    * {{changed {$count} details of {$what}}}`,
  detail: {
    changed: "{$field} from {$from} to {$to}",
    added: "{$field} {$to} added",
    removed: "{$field} {$from} removed",
  },
  /** How the name of a field begins within a sentence: `small` or as it is written alone. */
  firstLetters: "small",
  quoted: "“{$text}”",
  /** Between the two names of a relationship. */
  between: " and ",
  act: "changed {$what}",
  acts: {
    create: "added {$what}",
    update: "changed {$what}",
    delete: "deleted {$what}",
    restore: "restored {$what}",
    purge: "removed {$what} for good",
    merge: "merged another record into {$what}",
    make_primary: "made {$what} the main one",
    edit: "edited {$what}",
    advance: "accepted a part of {$what}",
    apply: "accepted {$what}",
    fail: "could not apply {$what}",
    reject: "rejected {$what}",
    undo: "undid {$what}",
    accept: "accepted {$what}",
    mail: "sent {$what} by mail",
    switch_off: "switched off {$what}",
  },
  deeds: {
    "change.undo": "undid a change",
    "tree.import": "restored the tree from a backup",
    "tree.update_ai": "changed the assistants of the tree",
    "check.dismiss": "said that a finding is no fault",
    "check.reconsider": "took back that a finding is no fault",
    "duplicate.dismiss": "said that two people are not the same",
    "duplicate.reconsider": "took back that two people are not the same",
    "invitation.create": "invited somebody to the tree",
    "invitation.accept": "accepted an invitation",
    "invitation.delete": "revoked an invitation",
    "link.create": "made a link to the tree",
    "link.delete": "ended a link to the tree",
  },
  record: "a record",
  records: {
    tree: `
    .input {$name :string}
    .match $name
    || {{a tree}}
    * {{the tree “{$name}”}}`,
    membership: `
    .input {$name :string}
    .match $name
    || {{a member}}
    * {{the member {$name}}}`,
    invitation: "an invitation",
    person: `
    .input {$name :string}
    .match $name
    || {{a person}}
    * {{{$name}}}`,
    name: `
    .input {$name :string}
    .match $name
    || {{a name}}
    * {{a name of {$name}}}`,
    event: `
    .input {$name :string}
    .match $name
    || {{an event}}
    * {{an event of {$name}}}`,
    place: `
    .input {$name :string}
    .match $name
    || {{a place}}
    * {{the place “{$name}”}}`,
    relationship: `
    .input {$name :string}
    .match $name
    || {{a relationship}}
    * {{the relationship between {$name}}}`,
    source: `
    .input {$name :string}
    .match $name
    || {{a source}}
    * {{the source “{$name}”}}`,
    citation: `
    .input {$name :string}
    .match $name
    || {{a citation}}
    * {{a citation of {$name}}}`,
    association: `
    .input {$name :string}
    .match $name
    || {{an association}}
    * {{an association of {$name}}}`,
    media: `
    .input {$name :string}
    .match $name
    || {{a picture or document}}
    * {{the picture or document “{$name}”}}`,
    media_link: `
    .input {$name :string}
    .match $name
    || {{a link to a picture or document}}
    * {{a link to a picture or document of {$name}}}`,
    proposal: `
    .input {$name :string}
    .match $name
    || {{a suggestion}}
    * {{the suggestion “{$name}”}}`,
    comment: "a comment",
    proposal_comment: "a comment on a suggestion",
    question: "a question",
    webhook: "a webhook",
  },
  events: {
    birth: `
    .input {$name :string}
    .match $name
    || {{a birth}}
    * {{the birth of {$name}}}`,
    baptism: `
    .input {$name :string}
    .match $name
    || {{a baptism}}
    * {{the baptism of {$name}}}`,
    christening: `
    .input {$name :string}
    .match $name
    || {{a christening}}
    * {{the christening of {$name}}}`,
    cremation: `
    .input {$name :string}
    .match $name
    || {{a cremation}}
    * {{the cremation of {$name}}}`,
    marriage: `
    .input {$name :string}
    .match $name
    || {{a marriage}}
    * {{the marriage of {$name}}}`,
    divorce: `
    .input {$name :string}
    .match $name
    || {{a divorce}}
    * {{the divorce of {$name}}}`,
    engagement: `
    .input {$name :string}
    .match $name
    || {{an engagement}}
    * {{the engagement of {$name}}}`,
    census: `
    .input {$name :string}
    .match $name
    || {{a census}}
    * {{the census of {$name}}}`,
    education: `
    .input {$name :string}
    .match $name
    || {{an education}}
    * {{the education of {$name}}}`,
    emigration: `
    .input {$name :string}
    .match $name
    || {{an emigration}}
    * {{the emigration of {$name}}}`,
    immigration: `
    .input {$name :string}
    .match $name
    || {{an immigration}}
    * {{the immigration of {$name}}}`,
    naturalization: `
    .input {$name :string}
    .match $name
    || {{a naturalization}}
    * {{the naturalization of {$name}}}`,
    death: `
    .input {$name :string}
    .match $name
    || {{a death}}
    * {{the death of {$name}}}`,
    burial: `
    .input {$name :string}
    .match $name
    || {{a burial}}
    * {{the burial of {$name}}}`,
    residence: `
    .input {$name :string}
    .match $name
    || {{a residence}}
    * {{the residence of {$name}}}`,
    occupation: `
    .input {$name :string}
    .match $name
    || {{an occupation}}
    * {{the occupation of {$name}}}`,
    military: `
    .input {$name :string}
    .match $name
    || {{a military service}}
    * {{the military service of {$name}}}`,
  },
  /** Events of other types. */
  event: `
    .input {$name :string}
    .match $name
    || {{an event ({$type})}}
    * {{an event ({$type}) of {$name}}}`,
  undoWhole: "Undo the whole import",
  details: `
    .input {$count :number}
    .match $count
    one {{What changed}}
    * {{What changed: {$count} records}}`,
  because: "Reason: {$reason}",
  through: `
    .input {$name :string}
    .match $name
    || {{through a program}}
    * {{through {$name}}}`,
  byAssistant: "through an assistant",
  byOperator: "through an operator of the service",
  you: "You",
  heads: {
    field: "Field",
    before: "Before",
    after: "After",
  },
  blanked: "What was in it has been removed for good.",
  nothing: "Nothing to show.",
  entities: {
    tree: "Tree",
    membership: "Member",
    invitation: "Invitation",
    person: "Person",
    name: "Name",
    event: "Event",
    place: "Place",
    relationship: "Relationship",
    source: "Source",
    citation: "Citation",
    association: "Association",
    media: "Picture or document",
    media_link: "Link to a picture or document",
    proposal: "Suggestion",
    comment: "Comment",
    proposal_comment: "Comment",
    question: "Question",
    webhook: "Webhook",
  },
  verbs: {
    create: "added",
    update: "changed",
    delete: "deleted",
    restore: "restored",
    purge: "removed for good",
    merge: "merged",
    make_primary: "made the main one",
    accept: "accepted",
    mail: "sent by mail",
    edit: "edited",
    advance: "accepted in part",
    apply: "accepted",
    fail: "could not be applied",
    reject: "rejected",
    undo: "undone",
    switch_off: "switched off",
  },
  sentences: {
    "change.undo": "A change undone",
    "gedcom.import": "File imported",
    "tree.import": "Tree restored from a backup",
    "tree.update_ai": "Assistants of the tree changed",
  },
  of: "{$thing} {$what}",
  fates: {
    create: "added",
    update: "changed",
    delete: "deleted",
    restore: "restored",
  },
  conflict: {
    title: "This cannot be undone as it is, because the tree has changed since.",
    changed: "{$field}: this change had written {$made}. Now it is {$now}.",
    attached: "{$what}: something was added to it since.",
    home: "{$who} became the home person of the tree since.",
    homeHint: "The tree then has no home person. You can choose another one on the page of any person.",
    laterFirst: "Undo the later changes first: they are above this one in the history of the tree.",
    deleted: "{$field}: what it would refer to is deleted.",
    account_deleted: "An account that this concerns no longer exists.",
    more: "And {$count} more.",
    nothing: "empty",
    again: "Undo all the same",
    againHint: "The present values are then replaced by those from before this change.",
    leave: "Leave it",
  },
} as const

export default messages
