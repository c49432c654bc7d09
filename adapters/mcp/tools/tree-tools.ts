import * as E from "fp-ts/lib/Either.js"
import { invalidInput } from "../../../core/domain/errors.ts"
import { anyCitation } from "../../../core/domain/record-lists/record-filters.ts"
import { ListCitationsInput, ListEventsInput, ListSourcesInput, ListTreesInput } from "./input.ts"
import { cited, citedOutcome, gathered, pageOf, USUAL_PAGE } from "./reading.ts"
import { type Tool, tool } from "./tool.ts"

/** The tools that read trees and their records. */
export const treeTools: readonly Tool[] = [
  tool({
    name: "list_trees",
    title: "List trees",
    description: "Lists the trees that you can read. Begin here: the other tools need the id of a tree or of a person.",
    scope: "read",
    input: ListTreesInput,
    run: async (assistant, { limit = USUAL_PAGE, cursor = null }) =>
      pageOf(await assistant.listTrees({ deleted: false, limit, cursor })),
  }),
  tool({
    name: "list_events",
    title: "List events",
    description:
      "Lists the events of a person and of the partnerships of that person, or all events of a tree in pages.",
    scope: "read",
    input: ListEventsInput,
    run: async (assistant, { treeId, personId, limit = USUAL_PAGE, cursor = null }) => {
      if (treeId !== undefined && personId === undefined)
        return citedOutcome(assistant, treeId, await pageOf(await assistant.listTreeEvents({ treeId, limit, cursor })))
      if (treeId !== undefined || personId === undefined)
        return E.left(invalidInput("person_id", "is required, or tree_id, but not both"))
      const person = await assistant.getPerson({ personId })
      if (E.isLeft(person)) return person
      const events = await assistant.listPersonEvents({ personId })
      if (E.isLeft(events)) return events
      const { items } = await gathered(events.right.items)
      return cited(assistant, person.right.treeId, { items, nextCursor: null })
    },
  }),
  tool({
    name: "list_sources",
    title: "List sources",
    description: "Lists the sources of a tree, such as registers, letters and books.",
    scope: "read",
    input: ListSourcesInput,
    run: async (assistant, { treeId, q = null, limit = USUAL_PAGE, cursor = null }) =>
      pageOf(await assistant.listSources({ treeId, q, limit, cursor })),
  }),
  tool({
    name: "list_citations",
    title: "List citations",
    description:
      "Lists the citations of a tree, or those of a person and of the names, events and relationships of that person. " +
      "A citation says which source supports which fact.",
    scope: "read",
    input: ListCitationsInput,
    run: async (assistant, { treeId, personId = null, limit = USUAL_PAGE, cursor = null }) =>
      pageOf(await assistant.listCitations({ treeId, filter: { ...anyCitation, personId }, limit, cursor })),
  }),
]
