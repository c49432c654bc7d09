import { expect } from "chai"
import fc from "fast-check"
import * as E from "fp-ts/lib/Either.js"
import type { Type } from "io-ts"
import { runOperation } from "../../core/operation/run-operation.ts"
import { applyProposal } from "../../core/commands/proposal/apply-proposal.ts"
import { createAssociation } from "../../core/commands/association/create-association.ts"
import { deleteAssociation } from "../../core/commands/association/delete-association.ts"
import { updateAssociation } from "../../core/commands/association/update-association.ts"
import { createCitation } from "../../core/commands/citation/create-citation.ts"
import { deleteCitation } from "../../core/commands/citation/delete-citation.ts"
import { updateCitation } from "../../core/commands/citation/update-citation.ts"
import { createEvent } from "../../core/commands/event/create-event.ts"
import { deleteEvent } from "../../core/commands/event/delete-event.ts"
import { updateEvent } from "../../core/commands/event/update-event.ts"
import { createName } from "../../core/commands/name/create-name.ts"
import { deleteName } from "../../core/commands/name/delete-name.ts"
import { updateName } from "../../core/commands/name/update-name.ts"
import { createPerson } from "../../core/commands/person/create-person.ts"
import { deletePerson } from "../../core/commands/person/delete-person.ts"
import { updatePerson } from "../../core/commands/person/update-person.ts"
import { createProposal } from "../../core/commands/proposal/create-proposal.ts"
import { createRelationship } from "../../core/commands/relationship/create-relationship.ts"
import { deleteRelationship } from "../../core/commands/relationship/delete-relationship.ts"
import { updateRelationship } from "../../core/commands/relationship/update-relationship.ts"
import { createSource } from "../../core/commands/source/create-source.ts"
import { deleteSource } from "../../core/commands/source/delete-source.ts"
import { updateSource } from "../../core/commands/source/update-source.ts"
import { AssociationCreate, AssociationUpdate } from "../../core/domain/association/association.ts"
import { CitationCreate, CitationUpdate } from "../../core/domain/evidence/citation.ts"
import { codeOf, type DomainError } from "../../core/domain/errors.ts"
import { EventCreate, EventUpdate } from "../../core/domain/event.ts"
import {
  AssociationId,
  CitationId,
  EventId,
  NameId,
  PersonId,
  RelationshipId,
  SourceId,
} from "../../core/domain/ids.ts"
import { NameCreate, NameUpdate } from "../../core/domain/name.ts"
import { PersonCreate, PersonUpdate } from "../../core/domain/person-input.ts"
import {
  type JsonObject,
  type Operation,
  type OperationKind,
  proposedEntities,
  type ProposedEntity,
} from "../../core/domain/proposal/operation.ts"
import { RelationshipCreate, RelationshipUpdate } from "../../core/domain/relationship.ts"
import { SourceCreate, SourceUpdate } from "../../core/domain/evidence/source.ts"
import { listCitations } from "../../core/queries/citation/list-citations.ts"
import { listTreeEvents } from "../../core/queries/event/list-tree-events.ts"
import { getPerson } from "../../core/queries/person/get-person.ts"
import { listPersons } from "../../core/queries/person/list-persons.ts"
import { getProposal } from "../../core/queries/proposal/get-proposal.ts"
import { listTreeRelationships } from "../../core/queries/relationship/list-tree-relationships.ts"
import { listSources } from "../../core/queries/source/list-sources.ts"
import { runsOf } from "../support/depth.ts"
import { newId, noon } from "../support/builders.ts"
import { aWorld, itemsOf, type World } from "../support/world.ts"

/** One planned change, in numbers that select among the records of earlier changes. */
interface Wish {
  readonly op: Exclude<OperationKind, "merge">
  readonly entity: ProposedEntity
  readonly one: number
  readonly other: number
  readonly word: string
}

const wishes: fc.Arbitrary<readonly Wish[]> = fc.array(
  fc.record({
    op: fc.constantFrom("create", "create", "create", "create", "update", "delete"),
    entity: fc.constantFrom("person", "person", "relationship", "relationship", "relationship", ...proposedEntities),
    one: fc.nat(20),
    other: fc.nat(20),
    word: fc.constantFrom("Anna", "Ruth", "Down", "", "12"),
  }),
  { minLength: 1, maxLength: 20, size: "max" },
)

const wish = (entity: ProposedEntity, one: number, other: number): Wish => ({
  op: "create",
  entity,
  one,
  other,
  word: "Anna",
})
const couple = [wish("person", 0, 0), wish("person", 0, 0)]
const edge = (from: number, to: number): Wish => wish("relationship", from, to)

const changes: Readonly<Record<ProposedEntity, (wish: Wish) => JsonObject>> = {
  person: ({ word, one }) => ({
    given_name: word,
    gender: word === "Anna" ? "female" : null,
    ...(one % 3 === 0 ? { birth: { place: word }, death: null } : {}),
  }),
  name: ({ word }) => ({ surname: word }),
  event: ({ word, one }) => ({ place: word, date: { year: 1800 + one, month: 1 + (one % 12) } }),
  relationship: ({ word }) => ({ notes: word }),
  source: ({ word }) => ({ author: word }),
  citation: ({ word }) => ({ page: word }),
  association: ({ word }) => ({ phrase: word, role: word === "Anna" ? "GODP" : "WITN" }),
}

/** Operations that nothing is wrong with by themselves, whatever they mean: edges that cannot be, records that are gone by then. */
const operationsOf = (wanted: readonly Wish[]): readonly Operation[] => {
  const made: Record<ProposedEntity, string[]> = {
    person: [],
    name: [],
    event: [],
    relationship: [],
    source: [],
    citation: [],
    association: [],
  }
  const parenthoods = new Set<string>()
  const pick = (entity: ProposedEntity, number: number): string | null =>
    made[entity][number % Math.max(1, made[entity].length)] ?? null
  const dataOf = ({ entity, one, other, word }: Wish): JsonObject | null => {
    const [person, second, source, event] = [
      pick("person", one % 3),
      pick("person", other % 3),
      pick("source", one),
      pick("event", other),
    ]
    switch (entity) {
      case "person":
        return { given_name: word, ...(one % 3 === 0 ? { birth: { date: { year: 1800 + other } } } : {}) }
      case "source":
        return { title: `Register ${word}` }
      case "name":
        return person === null ? null : { person_id: person, given_name: word, is_primary: one % 2 === 0 }
      case "event":
        return person === null
          ? null
          : {
              type: one % 2 === 0 ? "death" : "residence",
              person_id: person,
              place: word,
              date: { year: 1850, month: 2, day: 1 + other },
            }
      case "relationship":
        return person === null || second === null || person === second
          ? null
          : { type: one % 4 < 3 ? "parent_child" : "partnership", from_person_id: person, to_person_id: second }
      case "citation":
        return source === null || event === null ? null : { source_id: source, event_id: event, page: word }
      case "association":
        return person === null || person === second
          ? null
          : {
              ...(one % 2 === 0 ? { person_id: person } : { event_id: event }),
              associate_id: second,
              associate_name: word,
            }
    }
  }
  return wanted.flatMap((wish, index): readonly Operation[] => {
    const { op, entity } = wish
    if (op === "create") {
      const data = dataOf(wish)
      if (data === null) return []
      made[entity].push(`$r${index}`)
      if (data.type === "parent_child") parenthoods.add(`$r${index}`)
      return [{ op, entity, ref: `r${index}`, data }]
    }
    const id = pick(entity, wish.one)
    if (id === null) return []
    // Only a parent has a qualifier; that of a partnership is refused when it is proposed.
    const qualified: JsonObject = parenthoods.has(id) && wish.one % 5 === 0 ? { qualifier: "adoptive" } : {}
    return [op === "delete" ? { op, entity, id } : { op, entity, id, data: { ...changes[entity](wish), ...qualified } }]
  })
}

/** How far it went, and why no further. */
interface Outcome {
  readonly applied: number
  readonly code: string | null
}

const said = <A>(codec: Type<A, unknown, unknown>, value: unknown): A => {
  const decoded = codec.decode(value)
  return E.isRight(decoded) ? decoded.right : expect.fail(`${codec.name} does not take ${JSON.stringify(value)}`)
}

/** What an editor would do at the routes, with ids in place of references. */
type Hand = (world: World, id: string, data: JsonObject) => Promise<E.Either<DomainError, unknown>>

const ifMatch = null

const personOf = async (world: World, nameId: string): Promise<PersonId> => {
  const people = await itemsOf(
    await world.see("owner", listPersons, {
      treeId: world.tree.id,
      q: null,
      ids: null,
      deleted: false,
      limit: 1_000,
      cursor: null,
    }),
  )
  for (const { id } of people)
    if ((await world.see("owner", getPerson, { personId: id })).names?.some((name) => name.id === nameId)) return id
  // The person is gone, and the name with them.
  return newId()
}

const hands: Readonly<Record<`${ProposedEntity}.${Exclude<OperationKind, "merge">}`, Hand>> = {
  "person.create": (world, _, data) =>
    world.run("editor", createPerson, { treeId: world.tree.id, ...said(PersonCreate, data) }),
  "person.update": (world, id, data) =>
    world.run("editor", updatePerson, { personId: said(PersonId, id), ifMatch, ...said(PersonUpdate, data) }),
  "person.delete": (world, id) =>
    world.run("editor", deletePerson, { personId: said(PersonId, id), ifMatch, cascade: false }),
  "name.create": (world, _, { person_id, ...data }) =>
    world.run("editor", createName, { personId: said(PersonId, person_id), ...said(NameCreate, data) }),
  "name.update": async (world, id, data) =>
    world.run("editor", updateName, {
      personId: await personOf(world, id),
      nameId: said(NameId, id),
      ifMatch,
      ...said(NameUpdate, data),
    }),
  "name.delete": async (world, id) =>
    world.run("editor", deleteName, { personId: await personOf(world, id), nameId: said(NameId, id), ifMatch }),
  "event.create": (world, _, data) =>
    world.run("editor", createEvent, { treeId: world.tree.id, ...said(EventCreate, data) }),
  "event.update": (world, id, data) =>
    world.run("editor", updateEvent, { eventId: said(EventId, id), ifMatch, ...said(EventUpdate, data) }),
  "event.delete": (world, id) => world.run("editor", deleteEvent, { eventId: said(EventId, id), ifMatch }),
  "relationship.create": (world, _, data) =>
    world.run("editor", createRelationship, { treeId: world.tree.id, ...said(RelationshipCreate, data) }),
  "relationship.update": (world, id, data) =>
    world.run("editor", updateRelationship, {
      relationshipId: said(RelationshipId, id),
      ifMatch,
      ...said(RelationshipUpdate, data),
    }),
  "relationship.delete": (world, id) =>
    world.run("editor", deleteRelationship, { relationshipId: said(RelationshipId, id), ifMatch }),
  "source.create": (world, _, data) =>
    world.run("editor", createSource, { treeId: world.tree.id, ...said(SourceCreate, data) }),
  "source.update": (world, id, data) =>
    world.run("editor", updateSource, { sourceId: said(SourceId, id), ifMatch, ...said(SourceUpdate, data) }),
  "source.delete": (world, id) => world.run("editor", deleteSource, { sourceId: said(SourceId, id), ifMatch }),
  "citation.create": (world, _, data) =>
    world.run("editor", createCitation, { treeId: world.tree.id, ...said(CitationCreate, data) }),
  "citation.update": (world, id, data) =>
    world.run("editor", updateCitation, { citationId: said(CitationId, id), ifMatch, ...said(CitationUpdate, data) }),
  "association.create": (world, _, data) =>
    world.run("editor", createAssociation, { treeId: world.tree.id, ...said(AssociationCreate, data) }),
  "association.update": (world, id, data) =>
    world.run("editor", updateAssociation, {
      associationId: said(AssociationId, id),
      ifMatch,
      ...said(AssociationUpdate, data),
    }),
  "association.delete": (world, id) =>
    world.run("editor", deleteAssociation, { associationId: said(AssociationId, id), ifMatch }),
  "citation.delete": (world, id) => world.run("editor", deleteCitation, { citationId: said(CitationId, id), ifMatch }),
}

const byHand = async (world: World, operations: readonly Operation[]): Promise<Outcome> => {
  const made = new Map<string, string>()
  const real = (value: string): string => made.get(value) ?? value
  for (const [index, { op, entity, id, ref, data }] of operations.entries()) {
    const fields = Object.fromEntries(
      Object.entries(data ?? {}).map(([key, value]) => [key, typeof value === "string" ? real(value) : value]),
    )
    if (op === "merge") throw new Error("No wish is a merge.")
    const outcome = await hands[`${entity}.${op}`](world, real(id ?? ""), fields)
    if (E.isLeft(outcome)) return { applied: index, code: codeOf(outcome.left._tag) }
    const { right } = outcome
    if (typeof right === "object" && right !== null && "id" in right && op === "create")
      made.set(`$${ref}`, String(right.id))
  }
  return { applied: operations.length, code: null }
}

const byProposal = async (world: World, operations: readonly Operation[]): Promise<Outcome> => {
  const { id: proposalId } = await world.edit(createProposal, { treeId: world.tree.id, operations })
  const actor = { userId: world.users.editor.id, sessionId: newId<"SessionId">(), requestId: null }
  const outcome = await applyProposal({ uow: world.store.uow, now: () => noon, newId, runOperation })(actor, {
    proposalId,
    ifMatch: null,
  })
  const { appliedOperations, applyError, status } = await world.see("viewer", getProposal, { proposalId })
  expect(status).to.equal(E.isRight(outcome) ? "applied" : "pending")
  expect(applyError?.operation ?? null).to.equal(E.isRight(outcome) ? null : appliedOperations)
  return { applied: appliedOperations, code: applyError?.code ?? null }
}

/** The contents of the tree and of its audit log, with ids numbered in order of appearance. */
const treeState = async (world: World): Promise<string> => {
  const all = { treeId: world.tree.id, limit: null, cursor: null }
  const people = await itemsOf(
    await world.see("owner", listPersons, { ...all, q: null, ids: null, deleted: false, limit: 1_000 }),
  )
  const persons = await Promise.all(people.map(({ id }) => world.see("owner", getPerson, { personId: id })))
  const rest = [
    await itemsOf(await world.see("owner", listTreeEvents, all)),
    await itemsOf(await world.see("owner", listTreeRelationships, all)),
    await itemsOf(await world.see("owner", listSources, all)),
    await itemsOf(await world.see("owner", listCitations, all)),
  ]
  const log = (await world.audit()).toReversed().filter(({ entityType }) => entityType !== "proposal")
  const entries = log.map(({ id: _id, proposalId: _proposal, via: _session, ...entry }) => entry)
  const met = new Map<string, string>()
  return JSON.stringify({ persons, rest, entries }, null, 1).replace(
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
    (id) => {
      const number = met.get(id) ?? `#${met.size}`
      met.set(id, number)
      return number
    },
  )
}

describe("A proposal, whatever it holds,", () => {
  it("has the effect of its operations applied one by one, as far as they succeed, and stops with the same refusal", async () => {
    const codes = new Map<string | null, number>()
    await fc.assert(
      fc.asyncProperty(wishes, async (wanted) => {
        const operations = operationsOf(wanted)
        fc.pre(operations.length > 0)
        const [applied, done] = [await aWorld(), await aWorld()]
        const [outcome, expected] = [await byProposal(applied, operations), await byHand(done, operations)]
        expect(outcome).to.deep.equal(expected)
        expect(await treeState(applied)).to.equal(await treeState(done))
        codes.set(outcome.code, (codes.get(outcome.code) ?? 0) + 1)
      }),
      {
        numRuns: runsOf(300),
        examples: [[[...couple, edge(0, 1), edge(0, 1)]], [[...couple, edge(0, 1), edge(1, 0)]]],
      },
    )
    expect([...codes.keys()], "every end was come to").to.include.members([
      null,
      "invalid_input",
      "not_found",
      "duplicate_relationship",
      "ancestry_cycle",
    ])
  })

  it("shows, before it is applied, an entry for each operation, and after each change what the next one begins with", async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (wanted) => {
        const operations = operationsOf(wanted)
        fc.pre(operations.length > 0)
        const world = await aWorld()
        const { id: proposalId } = await world.edit(createProposal, { treeId: world.tree.id, operations })
        const { diff } = await world.see("viewer", getProposal, { proposalId })
        expect(diff.map(({ operation, op, entity }) => [operation, op, entity])).to.deep.equal(
          operations.map(({ op, entity }, index) => [index, op, entity]),
        )
        const standing = new Map<string, unknown>()
        for (const [index, { op, ref, id }] of operations.entries()) {
          const key = op === "create" ? `$${ref}` : (id ?? "")
          expect(diff[index]?.before).to.deep.equal(standing.get(key) ?? null)
          expect(diff[index]?.after === null).to.equal(op === "delete")
          standing.set(key, diff[index]?.after)
        }
      }),
      { numRuns: runsOf(60) },
    )
  })
})
