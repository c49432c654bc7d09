import type { Action, EntityType } from "../audit/action.ts"

/** What a change was about, as it is called now. What was purged has no name any more. */
export interface ChangeSubject {
  /** The display names of the persons concerned. */
  readonly persons: readonly string[]
  /** The title or name of another record; the type of an event. */
  readonly title: string | null
}

/** The sentences that do not follow from the verb and the record. */
const sentences: { readonly [A in Action]?: string } = {
  "change.undo": "Undid a change",
  "user.register": "Created the account",
  "user.set_self_person": "Changed the person of the account",
  "user.change_password": "Changed the password",
  "user.create_calendar": "Made an address for the calendar",
  "user.delete_calendar": "Removed the address of the calendar",
  "user.reset_password": "Reset the password",
  "user.verify_email": "Verified the e-mail address",
  "user.mail_verify_email_link": "Sent a mail to verify the e-mail address",
  "user.mail_reset_password_link": "Sent a mail to reset the password",
  "check.dismiss": "Said that a finding is no fault",
  "check.reconsider": "Took back that a finding is no fault",
  "duplicate.dismiss": "Said that two persons are not the same",
  "duplicate.reconsider": "Took back that two persons are not the same",
  "identity.create": "Added a way to sign in",
  "identity.delete": "Removed a way to sign in",
  "session.create": "Signed in",
  "session.end": "Signed out",
  "session.delete": "Ended a session",
  "invitation.create": "Invited somebody to the tree",
  "invitation.mail": "Sent an invitation by mail",
  "invitation.accept": "Accepted an invitation",
  "invitation.delete": "Revoked an invitation",
  "link.create": "Made a link to the tree",
  "link.delete": "Ended a link to the tree",
  "question.create": "Asked a question",
  "question.mail": "Sent a question by mail",
  "question.answer": "Answered a question",
  "question.update": "Changed a question",
  "question.delete": "Ended a question",
  "tree.import": "Restored the tree from a backup",
  "tree.update_ai": "Changed the providers of the assistant",
  "webhook.switch_off": "Switched off a webhook that did not answer",
  "gedcom.import": "Imported a file",
}

const verbs: Readonly<Record<string, string>> = {
  create: "Added",
  update: "Changed",
  delete: "Deleted",
  restore: "Restored",
  purge: "Removed for good",
  merge: "Merged a record into",
  edit: "Edited",
  advance: "Applied a part of",
  apply: "Applied",
  fail: "Failed to apply",
  reject: "Rejected",
  undo: "Undid",
}

const nouns: { readonly [K in EntityType]: string } = {
  change: "a change",
  user: "the account",
  session: "a session",
  token: "an API token",
  identity: "a way to sign in",
  tree: "the tree",
  membership: "a member",
  invitation: "an invitation",
  link: "a link",
  question: "a question",
  person: "a person",
  name: "a name",
  event: "an event",
  place: "a place",
  relationship: "a relationship",
  source: "a source",
  citation: "a citation",
  association: "an association",
  media: "a medium",
  media_link: "a link to a medium",
  comment: "a comment",
  proposal: "a proposal",
  proposal_comment: "a comment on a proposal",
  webhook: "a webhook",
  gedcom: "a file",
}

/** What a change did, in one sentence: `Changed the birth of Anna Miller`. */
export const summaryOf = (action: Action, subject: ChangeSubject): string => {
  const sentence = sentences[action]
  if (sentence !== undefined) return sentence
  const [noun = "", verb = ""] = action.split(".")
  const isNoun = (text: string): text is EntityType => Object.hasOwn(nouns, text)
  if (verb === "make_primary") return `Made a name the primary one${ofPersons(subject)}`
  return isNoun(noun) ? `${verbs[verb] ?? "Changed"} ${objectOf(noun, subject)}` : (verbs[verb] ?? "Changed")
}

const objectOf = (noun: EntityType, subject: ChangeSubject): string => {
  const { persons, title } = subject
  if (noun === "person") return persons[0] ?? nouns.person
  if (noun === "event" && title !== null) return `the ${title.replaceAll("_", " ")}${ofPersons(subject)}`
  if (noun === "relationship" && persons.length === 2) return `the relationship between ${persons.join(" and ")}`
  if (noun === "membership" && title !== null) return `the member ${title}`
  if (noun === "comment") return `${nouns.comment}${onSubject(subject)}`
  if (title !== null && noun !== "citation") return `${nouns[noun].replace(/^an? /, "the ")} “${title}”`
  return `${nouns[noun]}${ofPersons(subject)}`
}

/** What a comment is about: ` on Anna Miller`, ` on “Church book”`. */
const onSubject = ({ persons, title }: ChangeSubject): string => {
  if (persons.length > 0) return ` on ${persons.join(" and ")}`
  return title === null ? "" : ` on “${title}”`
}

const ofPersons = ({ persons }: ChangeSubject): string => (persons.length === 0 ? "" : ` of ${persons.join(" and ")}`)

/**
 * The name of the record that a change is about: for the parts of a person the name of the person, for a relationship
 * those of both. Null if it has none.
 */
export const nameOf = (entityType: EntityType, { persons, title }: ChangeSubject): string | null => {
  const own = entityType === "event" ? null : title
  const name = persons.length === 0 ? own : persons.join(" and ")
  return name === "" ? null : name
}
