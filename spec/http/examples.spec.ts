import { readFile } from "node:fs/promises"
import { expect } from "chai"
import type { Example } from "../../adapters/http/openapi/example.ts"
import { examples } from "../../adapters/http/openapi/examples.ts"
import { openapi } from "../../adapters/http/openapi/openapi.ts"
import { routes, routeTable } from "../../adapters/http/routes.ts"
import { examplesModule } from "../examples/examples-module.ts"
import { playStory } from "../examples/story.ts"
import { schemaAt } from "../support/described-answers.ts"
import { itEachCommit } from "../support/depth.ts"

const document = openapi(routeTable, "1.2.3")
/** What is wrong with a value by the schema at this place of the document. */
const faultsAt = (place: readonly string[], value: unknown): readonly string[] => {
  const check = schemaAt(...place)
  return check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

interface Content {
  readonly [mediaType: string]: { readonly example?: unknown }
}

/** The examples in the contents of a request or an answer that do not follow their schema. */
const faultsOf = (place: readonly string[], content: Content): readonly string[] =>
  Object.entries(content).flatMap(([mediaType, { example }]) =>
    example === undefined ? [] : faultsAt([...place, "content", mediaType, "schema"], example),
  )

const everyFault = (): readonly string[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody, responses, parameters = [] }]) => {
      const place = ["paths", path, method]
      const faults = [
        ...faultsOf([...place, "requestBody"], requestBody?.content ?? {}),
        ...Object.entries(responses).flatMap(([status, response]) =>
          "$ref" in response ? [] : faultsOf([...place, "responses", status], response.content ?? {}),
        ),
        ...parameters.flatMap(({ example }, index) =>
          example === undefined ? [] : faultsAt([...place, "parameters", String(index), "schema"], example),
        ),
      ]
      return faults.map((fault) => `${operationId}: ${fault}`)
    }),
  )

/** Operations whose answer is the bytes of a file. */
const files = [
  "exportAccount",
  "getMediaContent",
  "getMediaThumbnail",
  "getQuestionPicture",
  "readCalendar",
  "getPublicMediaContent",
  "getPublicMediaThumbnail",
]

describe("The examples of the API description", () => {
  it("are there for every operation, with its body and its answer", () => {
    const incomplete = routes.filter(({ operationId, takes, reply, params }) => {
      const example: Example | undefined = examples[operationId]
      const hasBody = takes.body === null || takes.body.optional === true || example?.body !== undefined
      const hasAnswer = reply.mediaType === null || files.includes(operationId) || example?.answer !== undefined
      const hasPath = params.every((name) => example?.path?.[name] !== undefined)
      return example === undefined || !hasBody || !hasAnswer || !hasPath
    })
    expect(incomplete.map(({ operationId }) => operationId)).to.deep.equal([])
  })

  itEachCommit("follow the schemas of their requests, parameters and answers", () => {
    expect(everyFault()).to.deep.equal([])
    const place = ["paths", "/auth/register", "post", "requestBody", "content", "application/json", "schema"]
    expect(faultsAt(place, { ...Object(examples.register?.body), nonsense: 1 })).to.have.length(1)
  })

  it("are what the service answers", async () => {
    const played = await playStory()
    for (const { operationId } of routes)
      expect(examples[operationId], `${operationId}: run \`npm run examples\``).to.deep.equal(played[operationId])
    const module = new URL("../../adapters/http/openapi/examples.ts", import.meta.url)
    expect(await readFile(module, "utf8")).to.equal(examplesModule(played))
  })
})
