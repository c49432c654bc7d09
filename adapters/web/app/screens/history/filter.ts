import type { Change, ChangeFilter } from "../../api/changes.ts"

/** The actions that the list of kinds offers, those of people first. */
export const kinds = [
  "person.create",
  "person.update",
  "person.delete",
  "person.restore",
  "person.merge",
  "name.create",
  "name.update",
  "name.delete",
  "event.create",
  "event.update",
  "event.delete",
  "relationship.create",
  "relationship.update",
  "relationship.delete",
  "source.create",
  "source.update",
  "source.delete",
  "citation.create",
  "citation.update",
  "citation.delete",
  "media.create",
  "media.update",
  "media.delete",
  "gedcom.import",
  "proposal.create",
  "proposal.apply",
  "proposal.reject",
  "proposal.undo",
  "change.undo",
  "tree.update",
  "membership.create",
  "membership.update",
  "membership.delete",
  "invitation.create",
  "invitation.accept",
] as const satisfies readonly Change["action"][]

/** What an address or a form wants. */
export const filterIn = ({ who = "", kind }: Readonly<Record<string, string>>): ChangeFilter => ({
  actor: who === "" ? null : who,
  action: kinds.find((one) => one === kind) ?? null,
})

/** The same for an address. */
export const queryOf = ({ actor, action }: ChangeFilter) => ({ who: actor, kind: action })
