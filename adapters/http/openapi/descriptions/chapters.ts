/** The texts of the chapters of the route table. */
const chapters: Readonly<Record<string, string>> = {
  Account: "Accounts, sessions, passwords and backups.",
  Trees: "Trees, their members and their audit log.",
  History: "The changes of trees, persons and accounts, and the feed and webhooks for programs.",
  People: "Persons, their names and their families.",
  Charts: "The people around a person, and how two persons are related.",
  Overview: "A tree in numbers, its surnames and its anniversaries.",
  Events: "Events in the lives of persons and couples.",
  Places: "The places of events.",
  Relationships: "Parents and children, and partners.",
  Comments: "What members say about persons, events, media and sources.",
  Associations: "Godparents, witnesses and others who were beside a person or took part in an event.",
  Sources: "Sources, and the citations that link them to records.",
  Media: "Pictures, recordings and documents.",
  GEDCOM: "Import and export of GEDCOM files and GEDZIP archives.",
  Cleanup: "Bulk corrections with a preview.",
  Proposals: "Changes that members propose and editors decide on.",
  Public: "Visible trees for everyone, without an account.",
  Instance: "The status of the service, for its operators.",
  Documentation: "The description of the API.",
}

/** The text of a chapter; empty if it has none. */
export const textOfChapter = (name: string): { readonly description?: string } => {
  const description = chapters[name]
  return description === undefined ? {} : { description }
}
