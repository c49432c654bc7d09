import * as E from "fp-ts/lib/Either.js"
import * as t from "io-ts"
import { wire } from "../../../core/codec/wire.ts"
import { anyone } from "../access.ts"
import { docsPage } from "../openapi/docs.ts"
import { nothing } from "../request/input.ts"
import { openapi } from "../openapi/openapi.ts"
import { text } from "../response/file-replies.ts"
import { ok, published } from "../response/json-replies.ts"
import { JSON_TYPE } from "../response/reply.ts"
import { type Route, route } from "../route.ts"
import { vocabulary } from "../openapi/vocabulary.ts"

const words = t.readonlyArray(t.string)

/** Built from the keys of the vocabulary, so no list can be missing. */
const vocabularyReply = wire("Vocabulary", Object.fromEntries(Object.keys(vocabulary).map((list) => [list, words])))

/**
 * The descriptions of the API, open to anyone. `table` contains these routes too, so it is called when the first
 * description is written.
 */
export const documentationRoutes = (table: () => Readonly<Record<string, readonly Route[]>>): readonly Route[] => [
  route("getOpenapi", {
    method: "get",
    path: "/openapi.json",
    summary: "Get this description as OpenAPI 3.1",
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
    access: anyone,
    takes: nothing,
    reply: published(text("text/html; charset=utf-8")),
    handle: ({ settings }) => {
      const page = E.right(docsPage(openapi(table(), settings.version)))
      return async () => page
    },
  }),
  route("getVocabulary", {
    method: "get",
    path: "/vocabulary",
    summary: "List every enumeration of the API",
    access: anyone,
    takes: nothing,
    reply: published(ok(vocabularyReply)),
    handle: () => async () => E.right(vocabulary),
  }),
]
