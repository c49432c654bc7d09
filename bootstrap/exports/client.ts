/** The public interface of `stemma/client`: the typed client of the JSON API, for Node and browsers. */
export type { components, paths } from "../../adapters/client/api.ts"
export { type ClientOptions, openClient, type StemmaClient } from "../../adapters/client/client.ts"
export type { GedcomCalls, GedcomImport, GedcomUpload, Progress, Step } from "../../adapters/client/gedcom.ts"
export { itemsOf, type PageAnswer, type PageOptions } from "../../adapters/client/items.ts"
export { type Answer, ApiProblem, type DataOf, dataOf, type Problem } from "../../adapters/client/problem.ts"
export type { Send } from "../../adapters/client/retrying-fetch.ts"
