import { expect } from "chai"
import { openapi } from "../../adapters/http/openapi/openapi.ts"
import { routeTable } from "../../adapters/http/routes.ts"
import { lineTextsOf, type LineText } from "../support/line-texts.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { dataOf, NOWHERE, send } from "../support/tree-scene.ts"

const document = openapi(routeTable, "0")

/** Short texts that may have several lines, or that are secrets of any characters. */
const others: ReadonlySet<string> = new Set([
  ...["author", "password", "current_password", "new_password", "token", "invitation_token"],
])

interface WrittenText extends LineText {
  readonly operationId: string
  readonly method: string
  readonly route: string
}

/** Every text of one line of every JSON body of the description. */
const texts = Object.entries(document.paths).flatMap(([route, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) =>
    lineTextsOf(document, requestBody?.content["application/json"]?.schema)
      .filter(({ key }) => !others.has(key))
      .map((text): WrittenText => ({ ...text, operationId, method: method.toUpperCase(), route })),
  ),
)

/** Whether a refusal names this place and the rule. */
const namesRule = (error: unknown, path: string): boolean => {
  if (typeof error !== "object" || error === null || !("errors" in error) || !Array.isArray(error.errors)) return false
  return error.errors.some((fault) => fault.path === path && fault.rule === "control_character")
}

onEveryHost("Every text of one line in the API description", (stage) => {
  it("is refused with the rule control_character, at its place", async () => {
    const { host, owner, tree } = stage
    const operations = [{ op: "create", entity: "source", data: { title: "Register" } }] as const
    const body = { operations: [...operations] }
    const proposal = await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body }))
    const ids: Readonly<Record<string, string>> = { tree_id: tree.id, proposal_id: proposal.id }
    const accepted: string[] = []
    for (const { operationId, path, method, route, bodyWith } of texts) {
      const address = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? NOWHERE)
      const { error, response } = await send(host, owner, method, address, bodyWith("a word\u001bbeside"))
      if (response.status !== 422 || !namesRule(error, path)) accepted.push(`${operationId} ${path}`)
    }
    expect(accepted).to.deep.equal([])
    expect(texts.length).to.be.greaterThan(100)
  })
})
