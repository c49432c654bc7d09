import * as E from "fp-ts/lib/Either.js"
import { anyone } from "../operation/access.ts"
import { docsHeaders, docsPage } from "../docs/page.ts"
import { nothing } from "../request/input.ts"
import { openapi } from "../openapi/openapi.ts"
import { page, text } from "../response/file-replies.ts"
import { ok, published } from "../response/json-replies.ts"
import { JSON_TYPE } from "../answer/reply.ts"
import { listedVocabulary, vocabularyReply } from "../codecs/vocabulary.ts"
import { type Route, route } from "../operation/route.ts"

/**
 * The descriptions of the API, open to anyone. `table` contains these routes too, so it is called when the first
 * description is written.
 */
export const documentationRoutes = (table: () => Readonly<Record<string, readonly Route[]>>): readonly Route[] => [
  route("getOpenapi", {
    method: "get",
    path: "/openapi.json",
    summary: "Get this description as OpenAPI 3.1",
    description: "Returns this description as JSON, for generators of clients and for other programs.",
    access: anyone,
    takes: nothing,
    reply: published(text(JSON_TYPE)),
    handle: ({ settings }) => {
      const document = E.right(JSON.stringify(openapi(table(), settings.version)))
      return async () => document
    },
  }),
  route("getDocs", {
    method: "get",
    path: "/docs",
    summary: "Read this description as a page",
    description: "Returns the page with this description, with a search, examples and requests to try.",
    access: anyone,
    takes: nothing,
    reply: published(page(docsHeaders)),
    handle: ({ settings }) => {
      const html = E.right(docsPage(settings.version))
      return async () => html
    },
  }),
  route("getVocabulary", {
    method: "get",
    path: "/vocabulary",
    summary: "List every enumeration of the API",
    description:
      "Returns the words of every enumeration. Event types are the curated ones; any other text of 1 to 64 characters is a custom " +
      "type. The rules of checks have their limits and reasons.",
    access: anyone,
    takes: nothing,
    reply: published(ok(vocabularyReply)),
    handle: () => async () => E.right(listedVocabulary),
  }),
]
