import * as E from "fp-ts/lib/Either.js"
import { faults } from "../codec/wire.ts"
import { invalidInputs, notFound } from "../domain/errors.ts"
import { AssociationId, CitationId, EventId, NameId, PersonId, RelationshipId, SourceId } from "../domain/ids.ts"
import { mergeData, operationData } from "../domain/proposal/operation-data.ts"
import type { ProposedEntity } from "../domain/proposal/operation.ts"
import { createAssociation } from "../commands/association/create-association.ts"
import { deleteAssociation } from "../commands/association/delete-association.ts"
import { updateAssociation } from "../commands/association/update-association.ts"
import { createCitation } from "../commands/citation/create-citation.ts"
import { deleteCitation } from "../commands/citation/delete-citation.ts"
import { updateCitation } from "../commands/citation/update-citation.ts"
import { createEvent } from "../commands/event/create-event.ts"
import { deleteEvent } from "../commands/event/delete-event.ts"
import { updateEvent } from "../commands/event/update-event.ts"
import { createName } from "../commands/name/create-name.ts"
import { deleteName } from "../commands/name/delete-name.ts"
import { updateName } from "../commands/name/update-name.ts"
import { createPerson } from "../commands/person/create-person.ts"
import { mergePerson } from "../commands/person/merge-person.ts"
import { deletePerson } from "../commands/person/delete-person.ts"
import { updatePerson } from "../commands/person/update-person.ts"
import { createRelationship } from "../commands/relationship/create-relationship.ts"
import { deleteRelationship } from "../commands/relationship/delete-relationship.ts"
import { updateRelationship } from "../commands/relationship/update-relationship.ts"
import { createSource } from "../commands/source/create-source.ts"
import { deleteSource } from "../commands/source/delete-source.ts"
import { updateSource } from "../commands/source/update-source.ts"
import { recordOperations, type RunOperation } from "../proposal/record-operations.ts"

// A proposal states the wanted result, whatever has changed since, so it names no version.
const ifMatch = null

/** All operations of proposals. */
const operations: Readonly<Record<ProposedEntity, RunOperation>> = {
  person: recordOperations({
    noun: "person",
    id: PersonId,
    data: operationData.person,
    find: ({ persons }, id) => persons.find(id),
    create: (context, treeId, data) => createPerson(context, { treeId, ...data }),
    update: (context, { id }, data) => updatePerson(context, { ...data, personId: id, ifMatch }),
    remove: (context, { id }) => deletePerson(context, { personId: id, ifMatch, cascade: false }),
  }),
  name: recordOperations({
    noun: "name",
    id: NameId,
    data: operationData.name,
    find: ({ names }, id) => names.find(id),
    create: async (context, treeId, data) => {
      const person = await context.persons.find(data.personId)
      return person?.treeId === treeId ? createName(context, data) : E.left(notFound("person"))
    },
    update: (context, { id, personId }, data) => updateName(context, { personId, ...data, nameId: id, ifMatch }),
    remove: (context, { id, personId }) => deleteName(context, { personId, nameId: id, ifMatch }),
  }),
  event: recordOperations({
    noun: "event",
    id: EventId,
    data: operationData.event,
    find: ({ events }, id) => events.find(id),
    create: (context, treeId, data) => createEvent(context, { treeId, ...data }),
    update: (context, { id }, data) => updateEvent(context, { ...data, eventId: id, ifMatch }),
    remove: (context, { id }) => deleteEvent(context, { eventId: id, ifMatch }),
  }),
  relationship: recordOperations({
    noun: "relationship",
    id: RelationshipId,
    data: operationData.relationship,
    find: ({ relationships }, id) => relationships.find(id),
    create: (context, treeId, data) => createRelationship(context, { treeId, ...data }),
    update: (context, { id }, data) => updateRelationship(context, { ...data, relationshipId: id, ifMatch }),
    remove: (context, { id }) => deleteRelationship(context, { relationshipId: id, ifMatch }),
  }),
  source: recordOperations({
    noun: "source",
    id: SourceId,
    data: operationData.source,
    find: ({ sources }, id) => sources.find(id),
    create: (context, treeId, data) => createSource(context, { treeId, ...data }),
    update: (context, { id }, data) => updateSource(context, { ...data, sourceId: id, ifMatch }),
    remove: (context, { id }) => deleteSource(context, { sourceId: id, ifMatch }),
  }),
  citation: recordOperations({
    noun: "citation",
    id: CitationId,
    data: operationData.citation,
    find: ({ citations }, id) => citations.find(id),
    create: (context, treeId, data) => createCitation(context, { treeId, ...data }),
    update: (context, { id }, data) => updateCitation(context, { ...data, citationId: id, ifMatch }),
    remove: (context, { id }) => deleteCitation(context, { citationId: id, ifMatch }),
  }),
  association: recordOperations({
    noun: "association",
    id: AssociationId,
    data: operationData.association,
    find: ({ associations }, id) => associations.find(id),
    create: (context, treeId, data) => createAssociation(context, { treeId, ...data }),
    update: (context, { id }, data) => updateAssociation(context, { ...data, associationId: id, ifMatch }),
    remove: (context, { id }) => deleteAssociation(context, { associationId: id, ifMatch }),
  }),
}

/** Merges a person of the tree of the proposal into another one. */
const runMerge: RunOperation = async (context, { entity, id, treeId, data }) => {
  const input = mergeData.decode(data)
  if (E.isLeft(input)) return E.left(invalidInputs(faults(input.left)))
  const kept = entity === "person" && PersonId.is(id) ? await context.persons.find(id) : null
  if (kept === null || kept.treeId !== treeId) return E.left(notFound(entity))
  const merged = await mergePerson(context, { ...input.right, personId: kept.id, ifMatch })
  return E.isLeft(merged) ? merged : E.right({ ...merged.right, value: null })
}

/** Runs one operation by the command of a route, in the transaction of this context. */
export const runOperation: RunOperation = (context, operation) =>
  operation.op === "merge" ? runMerge(context, operation) : operations[operation.entity](context, operation)
