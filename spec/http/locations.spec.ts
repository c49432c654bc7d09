import { expect } from "chai"
import { sendForm, PIXEL } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"

onEveryHost("the Location of a created record", (stage) => {
  it("can be read by its creator, and answers the record", async () => {
    const { host, owner, tree } = stage
    const [anna, john] = [await tree.person({ given_name: "Anna" }), await tree.person({ given_name: "John" })]
    const source = await tree.source()
    const member = await host.user()
    const headers = { Authorization: `Bearer ${owner.token}`, "Content-Type": "application/json" }
    const post = (path: string, body: object) =>
      host.fetch(`/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) })
    const inTree = `/trees/${tree.id}`
    const made: Readonly<Record<string, Promise<Response>>> = {
      tree: post("/trees", { name: "Shrewsbury" }),
      member: post(`${inTree}/members`, { email: member.email, role: "editor" }),
      person: post(`${inTree}/persons`, { given_name: "Emma" }),
      name: post(`/persons/${anna.id}/names`, { given_name: "Nan" }),
      event: post(`${inTree}/events`, { type: "census", person_id: anna.id }),
      relationship: post(`${inTree}/relationships`, {
        type: "partnership",
        from_person_id: anna.id,
        to_person_id: john.id,
      }),
      source: post(`${inTree}/sources`, { title: "Census" }),
      citation: post(`${inTree}/citations`, { source_id: source.id, person_id: anna.id }),
      association: post(`${inTree}/associations`, { person_id: anna.id, associate_id: john.id }),
      comment: post(`/persons/${anna.id}/comments`, { text: "A letter" }),
      media: sendForm(host, owner, tree.id, ["file", PIXEL, "dot.png"]),
      proposal: post(`${inTree}/proposals`, {
        operations: [{ op: "create", entity: "source", data: { title: "Letters" } }],
      }),
    }
    for (const [noun, creating] of Object.entries(made)) {
      const created = await creating
      expect(created.status, noun).to.equal(201)
      const body: Readonly<Record<string, unknown>> = JSON.parse(await created.text())
      const read = await host.fetch(created.headers.get("location") ?? expect.fail(`${noun} has no Location`), {
        headers,
      })
      expect(read.status, noun).to.equal(200)
      expect(JSON.parse(await read.text()), noun).to.deep.include(body)
    }
  })

  it("of an invitation is the invitation without its link, for owners while it is open", async () => {
    const { host, owner, tree } = stage
    const post = (body: object) =>
      host.fetch(`/api/v1/trees/${tree.id}/invitations`, {
        method: "POST",
        headers: { Authorization: `Bearer ${owner.token}`, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      })
    const made = await post({ role: "viewer" })
    const { url: _, ...invitation }: { readonly url: string; readonly id: string } = JSON.parse(await made.text())
    const location = made.headers.get("location") ?? expect.fail("An invitation has no Location.")
    expect(location).to.equal(`/api/v1/trees/${tree.id}/invitations/${invitation.id}`)
    const read = async ({ token } = owner) => host.fetch(location, { headers: { Authorization: `Bearer ${token}` } })
    expect(await (await read()).json()).to.deep.equal(invitation)
    expect((await read(await tree.join("editor"))).status).to.equal(403)
    await host.fetch(location, { method: "DELETE", headers: { Authorization: `Bearer ${owner.token}` } })
    expect((await read()).status).to.equal(404)
  })

  it("of a new account is the account", async () => {
    const { host } = stage
    const body = JSON.stringify({ email: "new-here@example.org", password: "a quiet walk by the sea" })
    const made = await host.fetch("/api/v1/auth/register", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    })
    const { user, token }: { readonly user: unknown; readonly token: string } = JSON.parse(await made.text())
    const read = await host.fetch(made.headers.get("location") ?? "", { headers: { Authorization: `Bearer ${token}` } })
    expect([read.status, await read.json()]).to.deep.equal([200, user])
  })
})
