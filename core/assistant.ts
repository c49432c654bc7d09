import type { Actor } from "./use-case/command.ts"
import type { CreateProposal } from "./commands/proposal/create-proposal.ts"
import type { App } from "./index.ts"
import type { Reader } from "./use-case/query.ts"

/**
 * An assistant that works for this user: everything that a model provider can access. It reads what its user can
 * read, and it makes proposals. It holds no actor and gives none out, so whatever a model answers, nothing in a
 * tree changes before a human applies it.
 */
export const makeAssistant = (app: App, actor: Actor) => {
  const reader: Reader = { userId: actor.userId, surface: "member" }
  // A command does not compile here: it needs an actor, and a reader is not one.
  const look =
    <I, A>(query: (reader: Reader, input: I) => A) =>
    (input: I): A =>
      query(reader, input)

  return {
    createProposal: (input: Omit<CreateProposal, "origin">) =>
      app.createProposal({ ...actor, onlyProposes: true }, input),
    listProposals: look(app.listProposals),
    getProposal: look(app.getProposal),

    getTree: look(app.getTree),
    listTrees: look(app.listTrees),

    getPerson: look(app.getPerson),
    listPersons: look(app.listPersons),
    getFamily: look(app.getFamily),
    getAncestors: look(app.getAncestors),
    getDescendants: look(app.getDescendants),
    getKinship: look(app.getKinship),
    listKinship: look(app.listKinship),
    listNames: look(app.listNames),

    getEvent: look(app.getEvent),
    listTreeEvents: look(app.listTreeEvents),
    listPersonEvents: look(app.listPersonEvents),
    listRelationshipEvents: look(app.listRelationshipEvents),
    listPlaces: look(app.listPlaces),

    getRelationship: look(app.getRelationship),
    listTreeRelationships: look(app.listTreeRelationships),
    listPersonRelationships: look(app.listPersonRelationships),

    getSource: look(app.getSource),
    listSources: look(app.listSources),
    getCitation: look(app.getCitation),
    listCitations: look(app.listCitations),

    // The records of pictures and documents. The files themselves are never sent to a model.
    getMedia: look(app.getMedia),
    listMedia: look(app.listMedia),
  }
}

/**
 * What a model provider gets in place of an actor.
 * @public
 */
export type Assistant = ReturnType<typeof makeAssistant>
