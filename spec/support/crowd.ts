import { newId } from "./builders.ts"
import type { Schemas, TestHost, TestUser } from "./http.ts"
import { sendGedcom } from "./gedcom-form.ts"
import { gedcomText } from "./gedcom-upload.ts"
import { PIXEL, upload } from "./media.ts"
import { at, plantTree, dataOf, type TreeScene } from "./tree-scene.ts"

/** A tree with at least `size` of everything in it, and its owner, a member of as many others' trees. */
export interface Crowd {
  readonly owner: TestUser
  readonly treeId: string
  /** The token of an open question. */
  readonly question: string
  /** The token of the calendar of the owner. */
  readonly calendar: string
}

const PASSWORD = "long enough for a spec"

/**
 * Creates one through the API, with findings for every cleanup tool. A new list of the API needs its records here.
 */
export const crowd = async (host: TestHost, size: number, owner?: TestUser): Promise<Crowd> =>
  plantCrowd(host, size, owner ?? (await host.user()))

const plantCrowd = async (host: TestHost, size: number, owner: TestUser): Promise<Crowd> => {
  const { api } = owner
  const soon = new Date(Date.now() + 10 * 86_400_000)
  const [month, day] = [soon.getUTCMonth() + 1, soon.getUTCDate()]
  const neighbour = await host.user()
  const tree = await plantTree(host, owner, "public")
  const eldest = await tree.person({ given_name: "Eldest", surname: "Darwin", gender: "female" })
  const spouse = await tree.person({ given_name: "Spouse", surname: "Darwin", gender: "male" })
  let before = await tree.person({ given_name: "Youngest", birth: { date: { year: 1860 } } })
  const couple = await tree.partners(eldest, spouse)
  await plantRecords(host, owner, tree.id, { eldest, size })
  const old = await tree.person({ birth: { date: { year: 1700 } } })
  const cited = await tree.source()
  let question = ""
  const marriedIn: Schemas["ProposalOperation"][] = []
  for (let index = 0; index < size; index++) {
    const person = await tree.person({
      given_name: "Anna",
      surname: `Unknown ${index}`,
      names: [{ name_type: "nickname", given_name: `Etty ${index}` }],
      birth: { date: { year: 1850 }, place: `Village ${index}` },
    })
    marriedIn.push({ op: "update", entity: "person", id: person.id, data: { surname: "Wedgwood" } })
    await tree.parent(eldest, person)
    await tree.parent(person, before)
    // Without dates, but born long ago by those of the child.
    await tree.parent(await tree.person(), old)
    before = person
    await tree.partners(spouse, person)
    await tree.event({ type: "marriage", relationship_id: couple.id, place: `Village ${index}` })
    await tree.event({ type: "census", person_id: eldest.id, date: { day, month, year: 1840 }, place: "Village 0" })
    await tree.event({ type: "residence", person_id: eldest.id, place: `Village ${index}` })
    await dataOf(
      api.POST("/persons/{person_id}/names", {
        ...at({ person_id: eldest.id }),
        body: { given_name: `Eldest ${index}` },
      }),
    )
    await tree.associate({ person_id: eldest.id, associate_name: `Godparent ${index}` })
    await tree.cite(cited, { person_id: person.id })
    await tree.cite(await tree.source(`Register ${index}`), { relationship_id: couple.id })
    await tree.join("viewer")
    // A tree has at most 100 open invitations and 100 links, and a member asks at most 100 questions.
    const link = { shows: "public" as const, expires_at: new Date(Date.now() + 86_400_000).toISOString() }
    if (index < 100) await dataOf(api.POST("/trees/{tree_id}/links", { ...tree.at, body: link }))
    if (index < 100) await dataOf(api.POST("/trees/{tree_id}/invitations", { ...tree.at, body: { role: "viewer" } }))
    const { id: tree_id } = await plantTree(host, neighbour, "public", `Another tree ${index}`)
    await dataOf(
      neighbour.api.POST("/trees/{tree_id}/members", {
        ...at({ tree_id }),
        body: { email: owner.email, role: "viewer" },
      }),
    )
    const picture = Buffer.concat([PIXEL, Buffer.from(`Picture ${index}`)])
    const medium = await upload(host, owner, tree.id, picture, "picture.png", { person_id: person.id })
    if (index < 100) question = await ask(owner, tree, { person_ids: [person.id], media_id: medium.id })
    await dataOf(host.client().POST("/auth/login", { body: { email: owner.email, password: PASSWORD } }))
    // Two who may be one, and in a large crowd four.
    if (index % 10 === 0 && index < 20)
      for (const surname of ["Galton", "Galton"]) await tree.person({ given_name: "Emma", surname })
    // An account has at most 50 API tokens.
    if (index < 50) await dataOf(api.POST("/auth/tokens", { body: { name: `Program ${index}`, scopes: ["read"] } }))
  }
  const propose = () => dataOf(api.POST("/trees/{tree_id}/proposals", { ...tree.at, body: { operations: marriedIn } }))
  const { id: proposal_id } = await propose()
  for (let index = 0; index < size; index++) {
    await propose()
    const body = { text: `Comment ${index}` }
    await dataOf(api.POST("/proposals/{proposal_id}/comments", { ...at({ proposal_id }), body }))
  }
  await plantComments(owner, tree, size)
  await plantDeliveries(host, owner, tree.id, size)
  // One change with an entry for each of many records.
  await api.DELETE("/sources/{source_id}", at({ source_id: cited.id }))
  await dataOf(api.POST("/sources/{source_id}/restore", at({ source_id: cited.id })))
  const { url } = await dataOf(api.POST("/users/me/calendar"))
  return { owner, treeId: tree.id, question, calendar: url.split("/").at(-1)?.replace(".ics", "") ?? "" }
}

/** Asks a question. Returns the token of its address. */
const ask = async ({ api }: TestUser, tree: TreeScene, about: Schemas["QuestionCreate"]["about"]): Promise<string> => {
  const body = { text: "Where was she born?", about, answers: ["place" as const] }
  const { url } = await dataOf(api.POST("/trees/{tree_id}/questions", { ...tree.at, body }))
  return new URL(url).hash.slice(1)
}

/** A file in which the eldest person has this number of families, at most 6. */
const plantRecords = async (
  host: TestHost,
  owner: TestUser,
  treeId: string,
  { eldest, size }: { readonly eldest: { readonly id: string }; readonly size: number },
): Promise<void> => {
  const partners = ["Ulla /Berg/", "Igor /Czerny/", "Tomas /Quill/", "Beatrix /Yew/", "Olaf /Vance/", "Wim /Zorn/"]
  const numbers = [...partners.keys()].slice(0, size)
  const families = numbers.map(
    (at) => `0 @P${at}@ INDI\n1 NAME ${partners[at]}\n0 @F${at}@ FAM\n1 HUSB @P${at}@\n1 WIFE @E@`,
  )
  const links = numbers.map((at) => `\n1 FAMS @F${at}@`).join("")
  const file = gedcomText([`0 @E@ INDI\n1 NAME Eldest /Darwin/${links}`, ...families].join("\n"))
  const resolutions = JSON.stringify({ "@E@": { action: "merge", target_id: eldest.id } })
  const response = await sendGedcom(host, owner, treeId, file, { resolutions })
  if (response.status !== 200) throw new Error(`the file is refused: ${await response.text()}`)
}

/** Comments on the first person, event, medium and source of the tree. */
const plantComments = async ({ api }: TestUser, tree: TreeScene, size: number): Promise<void> => {
  const first = { ...tree.at.params, query: { limit: 1 } }
  const [person] = await dataOf(api.GET("/trees/{tree_id}/persons", { params: first }))
  const [event] = await dataOf(api.GET("/trees/{tree_id}/events", { params: first }))
  const [medium] = await dataOf(api.GET("/trees/{tree_id}/media", { params: first }))
  const [source] = await dataOf(api.GET("/trees/{tree_id}/sources", { params: first }))
  for (let index = 0; index < size; index++) {
    const body = { text: `Comment ${index}` }
    await dataOf(api.POST("/persons/{person_id}/comments", { ...at({ person_id: person?.id ?? "" }), body }))
    await dataOf(api.POST("/events/{event_id}/comments", { ...at({ event_id: event?.id ?? "" }), body }))
    await dataOf(api.POST("/media/{media_id}/comments", { ...at({ media_id: medium?.id ?? "" }), body }))
    await dataOf(api.POST("/sources/{source_id}/comments", { ...at({ source_id: source?.id ?? "" }), body }))
  }
}

/** Webhooks, at most 9 because a tree can have 10, and this number of failed deliveries of the first. */
const plantDeliveries = async (host: TestHost, { api }: TestUser, tree_id: string, size: number): Promise<void> => {
  const body = { url: "https://archive.example.org/stemma" }
  for (let count = 0; count < Math.min(size, 9); count++)
    await dataOf(api.POST("/trees/{tree_id}/webhooks", { ...at({ tree_id }), body }))
  const [now, until] = [new Date(), new Date(Date.now() + 60_000)]
  const taken = await host.store.webhookQueue.take({ now, until, most: 100, mostOfAccount: 4, running: [] })
  const own = taken.filter(({ webhook }) => webhook.treeId === tree_id)
  const [due] = own.toSorted((a, b) => (a.webhook.id < b.webhook.id ? -1 : 1))
  if (due === undefined) throw new Error("the webhook has nothing to send")
  const { treeId, id: webhookId } = due.webhook
  const failure = { status: null, error: "The receiver cannot be reached.", nextAttemptAt: until }
  for (let attempt = 1; attempt <= size; attempt++) {
    const delivery = {
      id: newId<"WebhookDeliveryId">(),
      treeId,
      webhookId,
      changeId: newId<"ChangeId">(),
      seq: 1,
      attempt,
      at: now,
      ...failure,
    }
    await host.store.webhookQueue.record(due.progress, delivery, { until, next: until })
  }
}
