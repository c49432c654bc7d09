import type { Json } from "../../core/codec/wire.ts"
import type { StoryFamily } from "./person-story.ts"
import type { Recorder } from "./recorder.ts"
import type { StoryTree } from "./tree-story.ts"

/** A visitor without an account reads the tree. */
export const visitor = async (
  { show }: Recorder,
  { path }: StoryTree,
  { picture, ...people }: StoryFamily & { readonly picture: { readonly media_id: string } },
): Promise<void> => {
  const person = { person_id: people.charles }
  await show("listPublicTrees", { query: { q: "darwin" } })
  await show("getPublicTree", { path })
  await show("listPublicPersons", { path, query: { limit: "2" } })
  await show("listPublicRelationships", { path, query: { limit: "2" } })
  await show("listPublicEvents", { path, query: { limit: "2" } })
  await show("getPublicOverview", { path })
  await show("listPublicSurnames", { path })
  await show("getPublicPerson", { path: person })
  await show("listPublicNames", { path: person })
  await show("listPublicPersonEvents", { path: person })
  await show("getPublicPersonPage", { path: person })
  await show("getPublicMediaThumbnail", { path: picture, query: { size: "160" } })
  await show("getPublicMediaContent", { path: picture, headers: { Range: "bytes=0-7" } })
  await show("getPublicFamily", { path: person })
  await show("getPublicAncestors", { path: person, query: { generations: "1" } })
  await show("getPublicDescendants", { path: person, query: { generations: "1" } })
  await show("getPublicKinship", { path: { ...person, other_id: people.william } })
  await show("listPublicKinship", { path, query: { of: people.charles, ids: people.emma } })
  await show("getPublicNeighbourhood", { path: person, query: { up: "0", siblings: "none" } })
}

/** The owner checks what visitors see. */
export const exposure = async ({ show }: Recorder, { token, path }: StoryTree, people: StoryFamily): Promise<void> => {
  await show("getPersonVisibility", { token, path: { person_id: people.william } })
  await show("getExposure", { token, path })
}

const firstCharacters = (answer: Json): Json => (typeof answer === "string" ? answer.slice(0, 15) : answer)

const head = (answer: Json): Json =>
  typeof answer === "object" && answer !== null && "info" in answer
    ? { openapi: "3.1.0", info: { title: "Stemma", version: "0.1.0" } }
    : answer

/** The first words of each list, so that a new word changes no example. */
const firstWords = (answer: Json): Json =>
  typeof answer === "object" && answer !== null
    ? Object.fromEntries(
        Object.entries(answer).map(([list, words]) => [list, Array.isArray(words) ? words.slice(0, 3) : words]),
      )
    : answer

/** The operator looks at the service, and a developer at its description. */
export const service = async ({ show }: Recorder, { token }: StoryTree): Promise<void> => {
  await show("getInstance", { token })
  await show("listInstanceActivity", { token, query: { limit: "1" } })
  await show("listOwnActivity", { token, query: { limit: "1" } })
  await show("getOpenapi", { shorten: head })
  await show("getDocs", { shorten: firstCharacters })
  await show("getVocabulary", { shorten: firstWords })
}
