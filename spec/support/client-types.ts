import openapiTypeScript, { astToString } from "openapi-typescript"
import { openapi } from "../../adapters/http/openapi/openapi.ts"
import { routeTable } from "../../adapters/http/routes.ts"

const HEAD = "// Generated from the route table by `npm run client`. A spec checks that it is current.\n\n"

/** The TypeScript of the API's client, as its own description gives it. */
export const clientTypes = async (): Promise<string> =>
  HEAD + astToString(await openapiTypeScript(JSON.stringify(openapi(routeTable, "0")), { emptyObjectsUnknown: true }))
