import { securitySchemesOf } from "./security-schemes.ts"
import { PREFIX } from "../prefix.ts"
import { problemReply } from "../codecs/problem.ts"
import type { Route } from "../operation/route.ts"
import { textOfChapter } from "./descriptions/chapters.ts"
import type { OpenApi, OpenApiOperation } from "./document.ts"
import { operationOf } from "./operation.ts"
import { refusalResponses } from "./refusals.ts"
import type { Components } from "../../../core/codec/json-schema.ts"
import { schemaOf } from "./schema.ts"

/** The OpenAPI description of these routes, by chapter. */
export const openapi = (table: Readonly<Record<string, readonly Route[]>>, version: string): OpenApi => {
  const components: Components = new Map()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  schemaOf(problemReply, "reply", components)
  for (const [tag, routes] of Object.entries(table)) {
    for (const route of routes) {
      const methods = paths[route.path] ?? {}
      paths[route.path] = methods
      methods[route.method] = operationOf(route, tag, components)
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Stemma",
      version,
      description:
        "A multi-tenant family-tree service: persons, events, relationships, sources and media, with privacy for living " +
        "persons, GEDCOM import and export, and proposals.",
      contact: { name: "The operator of this service" },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: PREFIX }],
    tags: Object.keys(table).map((name) => ({ name, ...textOfChapter(name) })),
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
      responses: refusalResponses(Object.values(table).flat()),
      securitySchemes: securitySchemesOf(Object.values(table).flat()),
    },
  }
}
