import * as E from "fp-ts/lib/Either.js"
import type { Assistant } from "../../../core/assistant.ts"
import type { DomainError } from "../../../core/domain/errors.ts"
import type { PersonId } from "../../../core/domain/ids.ts"
import { KinshipInput, LineageInput, PersonInput, SearchPersonsInput } from "./input.ts"
import { cited, citedOutcome, gathered, pageOf, USUAL_PAGE } from "./reading.ts"
import { type Tool, tool } from "./tool.ts"

const USUAL_GENERATIONS = 4
const USUAL_PATHS = 3

/** The tree of a person, if the assistant may read it. */
const treeOf = async (assistant: Assistant, personId: PersonId) => {
  const person = await assistant.getPerson({ personId })
  return E.isLeft(person) ? person : E.right(person.right.treeId)
}

const lineage =
  (direction: "getAncestors" | "getDescendants") =>
  async (
    assistant: Assistant,
    { personId, generations = USUAL_GENERATIONS }: { readonly personId: PersonId; readonly generations?: number },
  ): Promise<E.Either<DomainError, unknown>> => {
    const treeId = await treeOf(assistant, personId)
    if (E.isLeft(treeId)) return treeId
    const found = await assistant[direction]({ personId, generations })
    if (E.isLeft(found)) return found
    const persons = await gathered(found.right.persons)
    const relationships = await gathered(found.right.relationships)
    return cited(assistant, treeId.right, {
      persons: persons.items,
      relationships: relationships.items,
      isCut: persons.isCut || relationships.isCut,
    })
  }

/** The tools that read about persons. */
export const personTools: readonly Tool[] = [
  tool({
    name: "search_persons",
    title: "Search persons",
    description:
      "Finds persons of a tree by words of their names, by prefixes, by sound, and by years. The best hits come first.",
    scope: "read",
    input: SearchPersonsInput,
    run: async (assistant, { treeId, q, limit = USUAL_PAGE, cursor = null }) =>
      citedOutcome(
        assistant,
        treeId,
        await pageOf(await assistant.listPersons({ treeId, q, ids: null, deleted: false, limit, cursor })),
      ),
  }),
  tool({
    name: "get_person",
    title: "Get a person",
    description: "Returns a person with names and events. Of a living person nothing is shown: the person is redacted.",
    scope: "read",
    input: PersonInput,
    run: async (assistant, input) => {
      const person = await assistant.getPerson(input)
      if (E.isLeft(person)) return person
      const events = await assistant.listPersonEvents(input)
      if (E.isLeft(events)) return events
      const { items } = await gathered(events.right.items)
      return cited(assistant, person.right.treeId, { person: person.right, events: items })
    },
  }),
  tool({
    name: "get_family",
    title: "Get the family of a person",
    description: "Returns the parents, siblings, partners and children of a person, with their relationships.",
    scope: "read",
    input: PersonInput,
    run: async (assistant, input) => {
      const treeId = await treeOf(assistant, input.personId)
      return E.isLeft(treeId) ? treeId : citedOutcome(assistant, treeId.right, await assistant.getFamily(input))
    },
  }),
  tool({
    name: "get_ancestors",
    title: "Get the ancestors of a person",
    description: "Returns the ancestors of a person and the relationships between them.",
    scope: "read",
    input: LineageInput,
    run: lineage("getAncestors"),
  }),
  tool({
    name: "get_descendants",
    title: "Get the descendants of a person",
    description: "Returns the descendants of a person and the relationships between them.",
    scope: "read",
    input: LineageInput,
    run: lineage("getDescendants"),
  }),
  tool({
    name: "get_kinship",
    title: "Find out how two persons are related",
    description:
      "Returns the ways from one person to another over parents, children and partners, with the name of the kinship " +
      "in English. A hidden person blocks a way.",
    scope: "read",
    input: KinshipInput,
    run: async (assistant, { personId, otherId, paths = USUAL_PATHS }) => {
      const treeId = await treeOf(assistant, personId)
      if (E.isLeft(treeId)) return treeId
      return citedOutcome(assistant, treeId.right, await assistant.getKinship({ personId, otherId, paths }))
    },
  }),
]
