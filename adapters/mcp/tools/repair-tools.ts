import * as E from "fp-ts/lib/Either.js"
import { FindDuplicatesInput, RunChecksInput } from "./input.ts"
import { cited, gathered } from "./reading.ts"
import { type Tool, tool } from "./tool.ts"

/**
 * The most people of a tree that are compared for an assistant. Its tools run on the thread that answers all requests, and
 * the years of so many people are reckoned in less than a tenth of a second.
 */
const MOST_COMPARED = 5_000

/** The tools that find what an editor may want to repair. They see what the assistant sees. */
export const repairTools: readonly Tool[] = [
  tool({
    name: "run_checks",
    title: "Run the checks of a tree",
    description:
      "Lists what is impossible or unlikely in a tree, or about one person, such as a child that is older than its mother. " +
      "For users who are editors. `fix` has operations that you can propose, where a repair is certain. A finding may be " +
      "right all the same: look at the sources before you propose a change. At most 1,000 findings are listed.",
    scope: "read",
    input: RunChecksInput,
    run: async (assistant, input) => {
      const found = await assistant.listChecks(input)
      return E.isLeft(found) ? found : cited(assistant, input.treeId, await gathered(found.right.items))
    },
  }),
  tool({
    name: "find_duplicates",
    title: "Find persons who may be one",
    description:
      "Lists pairs of persons of a tree who may be the same person, the best first. For users who are editors. A merge is " +
      "proposed as an operation with op `merge`. At most 1,000 pairs are listed, in trees of which you see at most 5,000 people.",
    scope: "read",
    input: FindDuplicatesInput,
    run: async (assistant, input) => {
      const found = await assistant.listDuplicates({ ...input, mostPersons: MOST_COMPARED })
      return E.isLeft(found) ? found : cited(assistant, input.treeId, await gathered(found.right.items))
    },
  }),
]
