import type { CreateProposal } from "./commands/proposal/create-proposal.ts"
import { memberAi } from "./domain/account/token-ai.ts"
import type { App } from "./index.ts"
import type { Actor } from "./use-case/command.ts"
import { readerOf } from "./use-case/reader-of.ts"
import type { Reader } from "./use-case/query.ts"

/**
 * An assistant that works for this user: everything that a model provider can access. It knows the trees of its user
 * whose owner has chosen its provider, and sees living people only where the owner of the tree allows it. It makes
 * proposals. It holds no actor and gives none out, so whatever a model answers, nothing in a tree changes before a human
 * applies it. The token of a program counts as that of an assistant for a member.
 */
export const makeAssistant = (app: App, actor: Actor) => {
  const { assistant = memberAi(app.settings.aiProviders) } = actor
  const reader = readerOf({ ...actor, assistant }, "member")
  // A command does not compile here: it needs an actor, and a reader is not one.
  const look =
    <I, A>(query: (reader: Reader, input: I) => A) =>
    (input: I): A =>
      query(reader, input)

  return {
    createProposal: (input: Omit<CreateProposal, "origin">) => app.createProposal({ ...actor, assistant }, input),
    listProposals: look(app.listProposals),
    getProposal: look(app.getProposal),

    listTrees: look(app.listTrees),

    getPerson: look(app.getPerson),
    listPersons: look(app.listPersons),
    getFamily: look(app.getFamily),
    getAncestors: look(app.getAncestors),
    getDescendants: look(app.getDescendants),
    getKinship: look(app.getKinship),

    listTreeEvents: look(app.listTreeEvents),
    listPersonEvents: look(app.listPersonEvents),

    listChecks: look(app.listChecks),
    listDuplicates: look(app.listDuplicates),

    listSources: look(app.listSources),
    listCitations: look(app.listCitations),
    listCitationIds: look(app.listCitationIds),
  }
}

/** What a model provider gets in place of an actor. */
export type Assistant = ReturnType<typeof makeAssistant>
