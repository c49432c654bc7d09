import { expect } from "chai"
import { upload } from "../support/media.ts"
import type { Schemas } from "../support/http.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf } from "../support/tree-scene.ts"

/** Addresses outside the API's description. */
const service = ["/healthz", "/readyz", "/metrics", "/verify-email", "/reset-password"]

const agreeing = ["content-type", "etag", "cache-control", "vary", "content-disposition", "link", "accept-ranges"]

/** The owner of a tree is no operator, and media are not public by default. */
const expectedOf = (path: string): number => {
  if (path.startsWith("/api/v1/admin/")) return 403
  return path.startsWith("/api/v1/public/media/") ? 404 : 200
}

onEveryHost("HEAD", (stage) => {
  /** One record of each kind, by the placeholder of its id. */
  const ids = async (): Promise<Readonly<Record<string, string>>> => {
    const { host, owner, tree } = stage
    const [anna, john] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "John" })]
    const { names } = await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: anna.id })))
    const event = await tree.event({ type: "census", person_id: anna.id, place: "Downe" })
    const relationship = await tree.partners(anna, john)
    const source = await tree.source()
    const citation = await tree.cite(source, { person_id: anna.id })
    const association = await tree.associate({ person_id: anna.id, associate_id: john.id })
    const comment = await tree.comment(anna)
    const media = await upload(host, owner, tree.id)
    const body: Schemas["ProposalCreate"] = {
      operations: [{ op: "create", entity: "source", data: { title: "Census" } }],
    }
    const proposal = await dataOf(owner.api.POST("/trees/{tree_id}/proposals", { ...tree.at, body }))
    const address = { url: "https://archive.example.org/stemma" }
    const webhook = await dataOf(owner.api.POST("/trees/{tree_id}/webhooks", { ...tree.at, body: address }))
    const invitation = await dataOf(
      owner.api.POST("/trees/{tree_id}/invitations", { ...tree.at, body: { role: "viewer" } }),
    )
    const link = await dataOf(
      owner.api.POST("/trees/{tree_id}/links", {
        ...tree.at,
        body: { shows: "public", expires_at: new Date(Date.now() + 86_400_000).toISOString() },
      }),
    )
    const question = await dataOf(
      owner.api.POST("/trees/{tree_id}/questions", {
        ...tree.at,
        body: { text: "Where was she born?", about: { person_ids: [anna.id], media_id: media.id }, answers: ["text"] },
      }),
    )
    const calendar = await dataOf(owner.api.POST("/users/me/calendar"))
    const [change] = await dataOf(owner.api.GET("/trees/{tree_id}/changes", tree.at))
    return {
      change_id: change?.id ?? "",
      seq: String(change?.seq),
      tree_id: tree.id,
      user_id: owner.user.id,
      person_id: anna.id,
      other_id: anna.id,
      name_id: names?.[0]?.id ?? "",
      event_id: event.id,
      relationship_id: relationship.id,
      place_id: event.place_id ?? "",
      source_id: source.id,
      citation_id: citation.id,
      association_id: association.id,
      comment_id: comment.id,
      media_id: media.id,
      proposal_id: proposal.id,
      webhook_id: webhook.id,
      invitation_id: invitation.id,
      link_id: link.id,
      question_id: question.id,
      question: new URL(question.url).hash.slice(1),
      calendar: calendar.url.split("/").at(-1)?.replace(".ics", "") ?? "",
    }
  }

  it("answers wherever GET does: the same status and headers, and no body", async () => {
    const { host, owner } = stage
    const known = await ids()
    const description: { readonly paths: Readonly<Record<string, object>> } = JSON.parse(
      await (await host.fetch("/api/v1/openapi.json")).text(),
    )
    const paths = Object.entries(description.paths)
      // Those of a sign-in at a provider lead to another site.
      .filter(([path, methods]) => "get" in methods && !path.startsWith("/auth/oidc/"))
      .map(([path]) => `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? expect.fail(name))}`)
      .map((path) => (path.endsWith("/kinship") ? `${path}?of=${known.person_id}` : path))
    expect(paths.length).to.be.greaterThan(40)
    // `fetch` decodes a compressed body, and its length is not that of the header then.
    const headers = { Authorization: `Bearer ${owner.token}`, "Accept-Encoding": "identity" }
    const ask = (path: string, method: string) => host.fetch(path, { method, headers })
    for (const path of [...paths, ...service]) {
      const [get, head] = [await ask(path, "GET"), await ask(path, "HEAD")]
      const body = await get.arrayBuffer()
      const status = expectedOf(path)
      expect([get.status, head.status, await head.text()], path).to.deep.equal([status, status, ""])
      expect(head.headers.get("x-request-id"), path).to.match(/^[0-9a-f-]{36}$/)
      for (const name of agreeing) expect(head.headers.get(name), `${name} of ${path}`).to.equal(get.headers.get(name))
      const length = head.headers.get("content-length")
      if (length !== null && path !== "/metrics") expect(length, path).to.equal(String(body.byteLength))
    }
  })

  it("is refused where GET is refused, without a body", async () => {
    const { host } = stage
    for (const path of [
      "/api/v1/trees",
      "/api/v1/nowhere",
      "/api/v1/auth/login",
      `/api/v1/public/trees/${stage.tree.id}`,
    ]) {
      const [get, head] = [await host.fetch(path), await host.fetch(path, { method: "HEAD" })]
      expect([head.status, await head.text()], path).to.deep.equal([get.status, ""])
      expect(head.headers.get("content-type"), path).to.equal("application/problem+json; charset=utf-8")
    }
  })
})
