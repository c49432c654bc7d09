import openapiTypeScript, { astToString } from "openapi-typescript"
import ts from "typescript"
import { openapi } from "../../adapters/http/openapi/openapi.ts"
import { routeTable } from "../../adapters/http/routes.ts"

const HEAD = "// Generated from the route table by `npm run client`. A spec checks that it is current.\n\n"

const blob = ts.factory.createTypeReferenceNode("Blob")

/** The description without its examples, which would only be comments of the types. */
const withoutExamples = (): string =>
  JSON.stringify(openapi(routeTable, "0"), (key, value: unknown) => (key === "example" ? undefined : value))

/** The TypeScript of the API's client, as its own description gives it. A file is a `Blob`. */
export const clientTypes = async (): Promise<string> =>
  HEAD +
  astToString(
    await openapiTypeScript(withoutExamples(), {
      emptyObjectsUnknown: true,
      transform: ({ format }) => (format === "binary" ? blob : undefined),
    }),
  )
