import * as E from "fp-ts/lib/Either.js"
import { valuesOf } from "../../codec/fields.ts"
import { type Command, type Context, done } from "../../use-case/command.ts"
import {
  aboutFault,
  type Citation,
  citationChanges,
  type CitationCreate,
  citationFields,
  type CitationRead,
  citationRead,
  targetFault,
  textFault,
} from "../../domain/evidence/citation.ts"
import { type DomainError, faulty, invalid } from "../../domain/errors.ts"
import type { TreeId } from "../../domain/ids.ts"
import { newRecordLifecycle, type Lifecycle } from "../../domain/lifecycle.ts"
import { editableTree } from "../../edit/edit.ts"
import { fact } from "../../edit/fact.ts"

export interface CreateCitation extends CitationCreate {
  readonly treeId: TreeId
}

/** An editor cites a source for a fact: of a person, an event, a name or a relationship. */
export const createCitation: Command<CreateCitation, CitationRead> = async (context, input) => {
  const { citations, now, newId } = context
  const access = await editableTree(context, input.treeId)
  if (E.isLeft(access)) return access
  const wrongText = textFault(input)
  if (wrongText !== null) return E.left(faulty(wrongText))
  const { treeId, sourceId, personId = null, eventId = null, nameId = null, relationshipId = null } = input
  const citation: Citation = {
    id: newId(),
    treeId,
    sourceId,
    personId,
    eventId,
    nameId,
    relationshipId,
    ...valuesOf(citationFields, citationChanges(input)),
    ...newRecordLifecycle(now),
  }
  const fault = await faultOf(context, citation)
  if (fault !== null) return E.left(fault)
  await citations.insert([citation])
  return done(citationRead(citation), fact("citation", "create", citation))
}

type Named = readonly [path: string, found: (Lifecycle & { readonly treeId: TreeId }) | null]

const faultOf = async (context: Context, citation: Citation): Promise<DomainError | null> => {
  const { persons, events, names, relationships, sources } = context
  const { treeId, sourceId, personId, eventId, nameId, relationshipId } = citation
  const fault = targetFault(citation) ?? aboutFault(citation)
  if (fault !== null) return faulty(fault)
  const targets: Named[] = []
  if (personId !== null) targets.push(["personId", await persons.find(personId)])
  if (eventId !== null) targets.push(["eventId", await events.find(eventId)])
  if (nameId !== null) targets.push(["nameId", await names.find(nameId)])
  if (relationshipId !== null) targets.push(["relationshipId", await relationships.find(relationshipId)])
  const source: Named = ["sourceId", await sources.find(sourceId)]
  const missing = [source, ...targets].find(
    ([, found]) => found === null || found.treeId !== treeId || found.deletedAt !== null,
  )
  return missing === undefined ? null : invalid(missing[0], "refers to no record in this tree")
}
