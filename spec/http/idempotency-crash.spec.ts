import { expect } from "chai"
import { memory } from "../../bootstrap/memory.ts"
import type { Store } from "../../bootstrap/stores/store.ts"
import { routes } from "../../adapters/http/routes.ts"
import { soundAccount, archiveOf } from "../support/backup-file.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { type Schemas, startHost, type TestHost, type TestUser } from "../support/http.ts"
import { PIXEL, upload } from "../support/media.ts"
import { at, plantTree, dataOf, type TreeScene } from "../support/tree-scene.ts"

/** A store that can be armed to fail after the next commit of a change, as if the process ended there. */
const crashingStore = (): { readonly store: Store; arm(): void } => {
  const inner = memory()
  let isArmed = false
  return {
    arm: () => {
      isArmed = true
    },
    store: {
      ...inner,
      uow: {
        rehearse: (work) => inner.uow.rehearse(work),
        run: async (work) => {
          let hasChanged = false
          const outcome = await inner.uow.run((transaction) => {
            const { changes } = transaction
            const insert: typeof changes.insert = (recorded) => {
              hasChanged = true
              return changes.insert(recorded)
            }
            return work({ ...transaction, changes: { ...changes, insert } })
          })
          if (!isArmed || !hasChanged) return outcome
          isArmed = false
          throw new Error("The process ends after the commit.")
        },
      },
    },
  }
}

interface Scene {
  readonly host: TestHost
  readonly owner: TestUser
  readonly tree: TreeScene
}

/** A request: its path and its body, which is JSON, a file, or absent. */
type Request = readonly [path: string, body?: object | Uint8Array]

type Api = TestUser["api"]

/** A deleted record of this kind, and the address of its restore. */
const deleted = async (path: string, remove: (api: Api) => Promise<unknown>, { owner }: Scene): Promise<Request> => {
  await remove(owner.api)
  return [`${path}/restore`]
}

const proposal = ({ owner, tree }: Scene) =>
  dataOf(
    owner.api.POST("/trees/{tree_id}/proposals", {
      ...tree.at,
      body: { operations: [{ op: "create", entity: "source", data: { title: "Census" } }] },
    }),
  )

const gedcom = Buffer.from(gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 SEX F\n"))

/** The id of an upload of that file. */
const uploadIn = async ({ host, owner, tree }: Scene): Promise<string> => {
  const form = new FormData()
  form.append("file", new Blob([Uint8Array.from(gedcom)]), "family.ged")
  const headers = { Authorization: `Bearer ${owner.token}` }
  const response = await host.fetch(`/api/v1/trees/${tree.id}/gedcom/uploads`, { method: "POST", headers, body: form })
  return ((await response.json()) as Schemas["GedcomUpload"]).id
}

/** A request of each operation with an idempotency key that changes something. */
const writes: Readonly<Record<string, (scene: Scene) => Promise<Request>>> = {
  changePassword: async () => [
    "/auth/change-password",
    { current_password: "long enough for a spec", new_password: "even longer than before" },
  ],
  importAccount: async () => ["/users/me/import", archiveOf(soundAccount())],
  createTree: async () => ["/trees", { name: "Second" }],
  acceptInvitation: async ({ host }) => {
    const stranger = await host.user()
    const other = await plantTree(host, stranger)
    const body = { role: "viewer" } as const
    const { url } = await dataOf(stranger.api.POST("/trees/{tree_id}/invitations", { ...other.at, body }))
    return ["/invitations/accept", { token: new URL(url).searchParams.get("token") ?? "" }]
  },
  restoreTree: async (scene) => {
    const { id } = await plantTree(scene.host, scene.owner)
    return deleted(`/trees/${id}`, (api) => api.DELETE("/trees/{tree_id}", at({ tree_id: id })), scene)
  },
  purgeTree: async ({ host, owner }) => {
    const { id } = await plantTree(host, owner, "private", "Doomed")
    await owner.api.DELETE("/trees/{tree_id}", at({ tree_id: id }))
    return [`/trees/${id}/purge`, { name: "Doomed" }]
  },
  addMember: async ({ host, tree }) => [
    `/trees/${tree.id}/members`,
    { email: (await host.user()).email, role: "viewer" },
  ],
  undoChange: async ({ owner, tree }) => {
    await tree.person()
    const [last] = await dataOf(owner.api.GET("/trees/{tree_id}/changes", tree.at))
    return [`/changes/${last?.id}/undo`]
  },
  createPerson: async ({ tree }) => [`/trees/${tree.id}/persons`, { given_name: "Anna" }],
  restorePerson: async (scene) => {
    const { id } = await scene.tree.person()
    return deleted(`/persons/${id}`, (api) => api.DELETE("/persons/{person_id}", at({ person_id: id })), scene)
  },
  dismissCheck: async ({ tree }) => [
    `/trees/${tree.id}/checks/dismissals`,
    { rule: "unconnected_person", person_ids: [(await tree.person()).id] },
  ],
  dismissDuplicate: async ({ tree }) => {
    const [one, other] = [await tree.person(), await tree.person()]
    return [`/trees/${tree.id}/duplicates/dismissals`, { person_ids: [one.id, other.id] }]
  },
  mergePerson: async ({ tree }) => {
    const [kept, from] = [await tree.person(), await tree.person()]
    return [`/persons/${kept.id}/merge`, { from_id: from.id }]
  },
  createName: async ({ tree }) => [`/persons/${(await tree.person()).id}/names`, { given_name: "Anne" }],
  restoreName: async (scene) => {
    const { id } = await scene.tree.person()
    const path = { params: { path: { person_id: id } } }
    const name = await dataOf(scene.owner.api.POST("/persons/{person_id}/names", { ...path, body: {} }))
    const own = at({ person_id: id, name_id: name.id })
    return deleted(
      `/persons/${id}/names/${name.id}`,
      (api) => api.DELETE("/persons/{person_id}/names/{name_id}", own),
      scene,
    )
  },
  makeNamePrimary: async ({ owner, tree }) => {
    const { id } = await tree.person()
    const name = await dataOf(owner.api.POST("/persons/{person_id}/names", { ...at({ person_id: id }), body: {} }))
    return [`/persons/${id}/names/${name.id}/make-primary`]
  },
  createEvent: async ({ tree }) => [
    `/trees/${tree.id}/events`,
    { type: "census", person_id: (await tree.person()).id },
  ],
  restoreEvent: async (scene) => {
    const { id } = await scene.tree.event({ type: "census", person_id: (await scene.tree.person()).id })
    return deleted(`/events/${id}`, (api) => api.DELETE("/events/{event_id}", at({ event_id: id })), scene)
  },
  createRelationship: async ({ tree }) => [
    `/trees/${tree.id}/relationships`,
    { type: "partnership", from_person_id: (await tree.person()).id, to_person_id: (await tree.person()).id },
  ],
  orderRelationships: async ({ tree }) => {
    const [parent, child] = [await tree.person(), await tree.person()]
    const { id } = await tree.parent(parent, child)
    return [`/trees/${tree.id}/relationships/order`, { person_id: parent.id, of: "children", ids: [id] }]
  },
  restoreRelationship: async (scene) => {
    const { id } = await scene.tree.partners(await scene.tree.person(), await scene.tree.person())
    const own = at({ relationship_id: id })
    return deleted(`/relationships/${id}`, (api) => api.DELETE("/relationships/{relationship_id}", own), scene)
  },
  mergePlace: async ({ owner, tree }) => {
    const place = (name: string) =>
      dataOf(
        owner.api.POST("/trees/{tree_id}/places", { ...tree.at, body: { name: `${name} ${crypto.randomUUID()}` } }),
      )
    const [kept, from] = [await place("Maer"), await place("Maer Hall")]
    return [`/places/${kept.id}/merge`, { from_id: from.id }]
  },
  createPlace: async ({ tree }) => [`/trees/${tree.id}/places`, { name: `Maer Hall ${crypto.randomUUID()}` }],
  createSource: async ({ tree }) => [`/trees/${tree.id}/sources`, { title: "Register" }],
  restoreSource: async (scene) => {
    const { id } = await scene.tree.source()
    return deleted(`/sources/${id}`, (api) => api.DELETE("/sources/{source_id}", at({ source_id: id })), scene)
  },
  createCitation: async ({ tree }) => [
    `/trees/${tree.id}/citations`,
    { source_id: (await tree.source()).id, person_id: (await tree.person()).id },
  ],
  restoreCitation: async (scene) => {
    const { id } = await scene.tree.cite(await scene.tree.source(), { person_id: (await scene.tree.person()).id })
    return deleted(`/citations/${id}`, (api) => api.DELETE("/citations/{citation_id}", at({ citation_id: id })), scene)
  },
  createAssociation: async ({ tree }) => [
    `/trees/${tree.id}/associations`,
    { person_id: (await tree.person()).id, associate_id: (await tree.person()).id },
  ],
  restoreAssociation: async (scene) => {
    const { tree } = scene
    const { id } = await tree.associate({ person_id: (await tree.person()).id, associate_name: "Mrs Lee" })
    const own = at({ association_id: id })
    return deleted(`/associations/${id}`, (api) => api.DELETE("/associations/{association_id}", own), scene)
  },
  createPersonComment: async ({ tree }) => [`/persons/${(await tree.person()).id}/comments`, { text: "A letter" }],
  createEventComment: async ({ tree }) => [
    `/events/${(await tree.event({ type: "census", person_id: (await tree.person()).id })).id}/comments`,
    { text: "A letter" },
  ],
  createMediaComment: async (scene) => [
    `/media/${(await upload(scene.host, scene.owner, scene.tree.id)).id}/comments`,
    { text: "A letter" },
  ],
  createSourceComment: async ({ tree }) => [`/sources/${(await tree.source()).id}/comments`, { text: "A letter" }],
  restoreComment: async (scene) => {
    const { id } = await scene.tree.comment(await scene.tree.person())
    return deleted(`/comments/${id}`, (api) => api.DELETE("/comments/{comment_id}", at({ comment_id: id })), scene)
  },
  uploadMedia: async ({ tree }) => [`/trees/${tree.id}/media`, PIXEL],
  linkMedia: async (scene) => [
    `/media/${(await upload(scene.host, scene.owner, scene.tree.id)).id}/links`,
    { target_type: "person", target_id: (await scene.tree.person()).id },
  ],
  restoreMedia: async (scene) => {
    const { id } = await upload(scene.host, scene.owner, scene.tree.id)
    return deleted(`/media/${id}`, (api) => api.DELETE("/media/{media_id}", at({ media_id: id })), scene)
  },
  importGedcom: async ({ tree }) => [`/trees/${tree.id}/gedcom/import`, gedcom],
  importGedcomUpload: async (scene) => [`/trees/${scene.tree.id}/gedcom/uploads/${await uploadIn(scene)}/import`],
  applyDeceased: async ({ tree }) => [
    `/trees/${tree.id}/cleanup/deceased`,
    { person_ids: [(await tree.person({ birth: { date: { year: 1850 } } })).id] },
  ],
  applyGender: async ({ tree }) => [
    `/trees/${tree.id}/cleanup/gender`,
    { assignments: [{ person_id: (await tree.person()).id, gender: "male" }] },
  ],
  applyNames: async ({ owner, tree }) => {
    const person = await tree.person({ given_name: "Hans and Maria" })
    const { names } = await dataOf(owner.api.GET("/persons/{person_id}", at({ person_id: person.id })))
    return [
      `/trees/${tree.id}/cleanup/names`,
      { fixes: [{ name_id: names?.[0]?.id, given_name: "Hans", surname: "Lee" }] },
    ]
  },
  runBatch: async ({ tree }) => [
    `/trees/${tree.id}/batch`,
    { operations: [{ op: "create", entity: "person", data: { given_name: "Hans" } }] },
  ],
  createProposal: async ({ tree }) => [
    `/trees/${tree.id}/proposals`,
    { operations: [{ op: "create", entity: "source", data: { title: "Census" } }] },
  ],
  createProposalComment: async (scene) => [
    `/proposals/${(await proposal(scene)).id}/comments`,
    { text: "Who says so?" },
  ],
  applyProposal: async (scene) => [`/proposals/${(await proposal(scene)).id}/apply`],
  undoProposal: async (scene) => {
    const { id } = await proposal(scene)
    await dataOf(scene.owner.api.POST("/proposals/{proposal_id}/apply", at({ proposal_id: id })))
    return [`/proposals/${id}/undo`]
  },
  rejectProposal: async (scene) => [`/proposals/${(await proposal(scene)).id}/reject`, { reason: "No" }],
}

/** Requests that change nothing in a tree or account. */
const reads: Readonly<Record<string, (scene: Scene) => Promise<Request>>> = {
  requestEmailVerification: async () => ["/auth/verify-email/request"],
  uploadGedcom: async ({ tree }) => [`/trees/${tree.id}/gedcom/uploads`, gedcom],
  previewGedcom: async ({ tree }) => [`/trees/${tree.id}/gedcom/preview`, gedcom],
  previewGedcomUpload: async (scene) => [`/trees/${scene.tree.id}/gedcom/uploads/${await uploadIn(scene)}/preview`],
  findKinship: async ({ tree }) => [
    `/trees/${tree.id}/kinship`,
    { of: (await tree.person()).id, ids: [(await tree.person()).id] },
  ],
  previewGenderFromGedcom: async ({ tree }) => [`/trees/${tree.id}/cleanup/gender/from-gedcom`, gedcom],
}

const inOneDay = (): string => new Date(Date.now() + 86_400_000).toISOString()

/** Requests with a secret in their answer, of which nothing is stored but that they were answered. */
const secrets: Readonly<Record<string, (scene: Scene) => Promise<Request>>> = {
  register: async () => ["/auth/register", { email: "new@example.org", password: "long enough for a spec" }],
  createInvitation: async ({ tree }) => [`/trees/${tree.id}/invitations`, { role: "viewer" }],
  createLink: async ({ tree }) => [`/trees/${tree.id}/links`, { shows: "public", expires_at: inOneDay() }],
  createCalendar: async () => ["/users/me/calendar", {}],
  askQuestion: async ({ tree }) => [
    `/trees/${tree.id}/questions`,
    { text: "Where was she born?", about: { person_ids: [(await tree.person()).id] }, answers: ["place"] },
  ],
  createWebhook: async ({ tree }) => [`/trees/${tree.id}/webhooks`, { url: "https://archive.example.org/" }],
  createApiToken: async () => ["/auth/tokens", { name: "A program", scopes: ["read"] }],
}

/** After `logout` its caller is not signed in. */
const others = ["logout"]

describe("A request with an idempotency key", () => {
  const { store, arm } = crashingStore()
  let scene: Scene
  before(async () => {
    const host = await startHost(store, {})
    const owner = await host.user()
    scene = { host, owner, tree: await plantTree(host, owner) }
  })
  after(() => scene.host.stop())

  const bodyOf = (body: object | Uint8Array): string | FormData => {
    if (!(body instanceof Uint8Array)) return JSON.stringify(body)
    const form = new FormData()
    form.append("file", new Blob([Uint8Array.from(body)]), "file")
    return form
  }
  const send = ([path, body]: Request, key: string | null): Promise<Response> =>
    scene.host.fetch(`/api/v1${path}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${scene.owner.token}`,
        ...(body === undefined || body instanceof Uint8Array ? {} : { "Content-Type": "application/json" }),
        ...(key === null ? {} : { "Idempotency-Key": key }),
      },
      ...(body === undefined ? {} : { body: bodyOf(body) }),
    })
  const repeated = async (request: Request, key: string): Promise<Response> => {
    const [second, third] = [await send(request, key), await send(request, key)]
    for (const response of [second, third])
      expect([
        response.status >= 200 && response.status < 300,
        response.headers.get("idempotency-replayed"),
      ]).to.deep.equal([true, "true"])
    expect(await third.text()).to.equal(await second.clone().text())
    return second
  }

  it("is supported by every POST whose account is known", () => {
    const keyed = routes.filter((route) => route.keyed).map(({ operationId }) => operationId)
    expect(keyed).to.have.members([writes, reads, secrets].flatMap(Object.keys).concat(others))
    const signIns = ["login", "verifyEmail", "requestPasswordReset", "confirmPasswordReset"]
    const anonymous = [...signIns, "openInvitation", "openLink", "answerQuestion"]
    const posts = routes.filter(({ method }) => method === "post").map(({ operationId }) => operationId)
    expect(posts).to.have.members([...keyed, ...anonymous])
  })

  for (const [operationId, requestOf] of Object.entries(writes)) {
    it(`${operationId}: is answered again if the service failed after the commit and before the answer`, async () => {
      const request = await requestOf(scene)
      arm()
      expect((await send(request, `crash ${operationId}`.replace(" ", "-"))).status).to.equal(500)
      await repeated(request, `crash-${operationId}`)
    })

    it(`${operationId}: is answered again like the first time`, async () => {
      if (operationId === "changePassword") return
      const request = await requestOf(scene)
      const first = await send(request, `once-${operationId}`)
      const again = await repeated(request, `once-${operationId}`)
      for (const name of ["location", "etag", "content-type"])
        expect(again.headers.get(name), name).to.equal(first.headers.get(name))
      expect([again.status, await again.text()]).to.deep.equal([first.status, await first.text()])
    })
  }

  for (const [operationId, requestOf] of Object.entries(secrets)) {
    it(`${operationId}: is not done twice, and its answer is not stored`, async () => {
      const request = await requestOf(scene)
      arm()
      expect((await send(request, `secret-${operationId}`)).status).to.equal(500)
      const again = await send(request, `secret-${operationId}`)
      const { code } = JSON.parse(await again.text())
      expect([again.status, code]).to.deep.equal([409, "idempotency_key_spent"])
      const stored = await send(request, `other-${operationId}`)
      expect([stored.status, stored.headers.get("content-encoding")]).to.deep.equal([
        operationId === "register" ? 409 : 201,
        null,
      ])
    })
  }

  for (const [operationId, requestOf] of Object.entries(reads)) {
    it(`${operationId}: is answered again, although it changes nothing`, async () => {
      const request = await requestOf(scene)
      const first = await send(request, `read-${operationId}`)
      expect(first.headers.get("idempotency-replayed")).to.equal(null)
      const again = await repeated(request, `read-${operationId}`)
      expect([again.status, await again.text()]).to.deep.equal([first.status, await first.text()])
    })
  }
})
