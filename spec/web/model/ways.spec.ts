import { readdir, readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { expect } from "chai"
import { openapi } from "../../../adapters/http/openapi/openapi.ts"
import { routeTable } from "../../../adapters/http/routes.ts"

const app = resolve(import.meta.dirname, "../../../adapters/web/app")

/** Every operation of the API that writes, as `POST /trees`. */
const writes = Object.entries(openapi(routeTable, "1.2.3").paths).flatMap(([path, methods]) =>
  Object.keys(methods).flatMap((method) => (method === "get" ? [] : [`${method.toUpperCase()} ${path}`])),
)

/** The routes that do to one record what an operation of a batch or of a proposal does. */
const routesOf: Readonly<Record<string, readonly [create: string, record: string]>> = {
  person: ["/trees/{tree_id}/persons", "/persons/{person_id}"],
  name: ["/persons/{person_id}/names", "/persons/{person_id}/names/{name_id}"],
  event: ["/trees/{tree_id}/events", "/events/{event_id}"],
  relationship: ["/trees/{tree_id}/relationships", "/relationships/{relationship_id}"],
  source: ["/trees/{tree_id}/sources", "/sources/{source_id}"],
  citation: ["/trees/{tree_id}/citations", "/citations/{citation_id}"],
}

const sourceOf = async (): Promise<string> => {
  const names = (await readdir(app, { recursive: true })).filter((name) => /\.tsx?$/.test(name))
  return (await Promise.all(names.map((name) => readFile(join(app, name), "utf8")))).join("\n")
}

/** The writes that the source of the app sends: by their addresses, and as operations of a batch. */
const sentBy = (source: string): readonly string[] => {
  const calls = [...source.matchAll(/\bapi\.(POST|PATCH|PUT|DELETE)\(\s*"([^"]+)"/g)].map(
    ([, method, path]) => `${method} ${path}`,
  )
  const operations = Object.entries(routesOf).flatMap(([entity, [create, record]]) => {
    const sends = (op: string): boolean => new RegExp(`op: "${op}",\\s*entity: "${entity}"`).test(source)
    return [
      ...(sends("create") ? [`POST ${create}`] : []),
      ...(sends("update") ? [`PATCH ${record}`] : []),
      ...(sends("delete") ? [`DELETE ${record}`] : []),
      ...(sends("merge") ? [`POST ${record}/merge`] : []),
    ]
  })
  return [...calls, ...operations]
}

/** Writes that the app sends in another form, by the file that does so. */
const elsewhere: Readonly<Record<string, string>> = {
  "POST /auth/logout": "api/sign-out.ts",
  "POST /trees/{tree_id}/media": "pictures/media.ts",
  "POST /trees/{tree_id}/gedcom/uploads": "api/long-work.ts",
  "POST /trees/{tree_id}/gedcom/preview": "screens/import/import.tsx",
  "DELETE /persons/{person_id}/names/{name_id}": "facts/remove.tsx",
  "DELETE /events/{event_id}": "facts/remove.tsx",
  "DELETE /relationships/{relationship_id}": "facts/remove.tsx",
  "DELETE /citations/{citation_id}": "facts/remove.tsx",
  "DELETE /sources/{source_id}": "facts/remove.tsx",
}

/** Writes whose effect the app has by another one, and writes that are for programs. */
const reasons: Readonly<Record<string, string>> = {
  "POST /auth/verify-email": "The page of the service that the mail links to sends it.",
  "POST /auth/password-reset/confirm": "The page of the service that the mail links to sends it.",
  "POST /trees/{tree_id}/gedcom/uploads/{upload_id}/preview": "The app names the upload in the body of the preview.",
  "POST /trees/{tree_id}/gedcom/uploads/{upload_id}/import": "The app names the upload in the body of the import.",
  "POST /trees/{tree_id}/webhooks": "Webhooks are for programs, and their makers set them up by the API.",
  "PATCH /webhooks/{webhook_id}": "Webhooks are for programs, and their makers set them up by the API.",
  "DELETE /webhooks/{webhook_id}": "Webhooks are for programs, and their makers set them up by the API.",
  "POST /users/me/import":
    "A file of an account is brought back once, on another service. The guide of backups has the call.",
  "DELETE /users/me/identities/{identity_id}":
    "The account page shows no list of ways to sign in: most accounts have one.",
  "POST /trees/{tree_id}/purge": "It cannot be taken back, so the app deletes trees in a way that can be.",
}

/** Writes that the app cannot do yet. The list only becomes shorter: a write that gets a way must leave it. */
const missing: readonly string[] = [
  "POST /trees/{tree_id}/places",
  "PATCH /places/{place_id}",
  "DELETE /places/{place_id}",
  "POST /places/{place_id}/merge",
  "POST /media/{media_id}/links",
  "DELETE /media/{media_id}/links/{target_type}/{target_id}",
  "POST /persons/{person_id}/comments",
  "POST /events/{event_id}/comments",
  "POST /media/{media_id}/comments",
  "POST /sources/{source_id}/comments",
  "PATCH /comments/{comment_id}",
  "DELETE /comments/{comment_id}",
  "POST /comments/{comment_id}/restore",
  "POST /trees/{tree_id}/associations",
  "PATCH /associations/{association_id}",
  "DELETE /associations/{association_id}",
  "POST /associations/{association_id}/restore",
  "POST /trees/{tree_id}/checks/dismissals",
  "DELETE /trees/{tree_id}/checks/dismissals",
]

describe("The writes of the API", () => {
  it("have a way in the app, or a reason why not, or are on the list of those that are missing", async () => {
    const sent = sentBy(await sourceOf())
    const explained = [...sent, ...Object.keys(elsewhere), ...Object.keys(reasons), ...missing]
    expect(writes.filter((one) => !explained.includes(one))).to.deep.equal([])
  })

  it("are on no list if they have a way in the app, or if there are no such writes", async () => {
    const sent = sentBy(await sourceOf())
    const listed = [...Object.keys(elsewhere), ...Object.keys(reasons), ...missing]
    expect(listed.filter((one) => sent.includes(one))).to.deep.equal([])
    expect(listed.filter((one) => !writes.includes(one))).to.deep.equal([])
    expect(new Set(listed).size).to.equal(listed.length)
    expect(sent.filter((one) => !writes.includes(one))).to.deep.equal([])
  })

  it("are named with files that are there, and at most ten have a reason", async () => {
    for (const file of Object.values(elsewhere)) await readFile(join(app, file), "utf8")
    expect(Object.keys(reasons)).to.have.length.at.most(10)
  })

  it("would be missed without the call that sends them", () => {
    const source = 'api.POST("/trees", {}) && { op: "create", entity: "event", data }'
    expect(sentBy(source)).to.deep.equal(["POST /trees", "POST /trees/{tree_id}/events"])
  })
})
