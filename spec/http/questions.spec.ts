import { expect } from "chai"
import sharp from "sharp"
import type { Schemas, TestUser } from "../support/http.ts"
import { upload } from "../support/media.ts"
import { onEveryHost } from "../support/on-every-host.ts"
import { at, dataOf, NOWHERE, plantTree, refused, statusOf, type TreeScene } from "../support/tree-scene.ts"

const DAY_MS = 86_400_000

onEveryHost("a question", (stage) => {
  type Body = Schemas["QuestionCreate"]
  const ask = (tree: TreeScene, body: Partial<Body> & Pick<Body, "about">, { api } = stage.owner) =>
    api.POST("/trees/{tree_id}/questions", {
      ...tree.at,
      body: { text: "When and where was she born?", answers: ["text", "date", "place", "name"], ...body },
    })
  const tokenIn = (url: string): string => new URL(url).hash.slice(1)
  const read = (token: string) => stage.host.client().GET("/questions/{question}", at({ question: token }))
  const answer = (token: string, body: Schemas["QuestionReply"]) =>
    stage.host.client().POST("/questions/{question}/answer", { ...at({ question: token }), body })
  const proposals = (tree: TreeScene) => dataOf(stage.owner.api.GET("/trees/{tree_id}/proposals", tree.at))
  const scene = async () => {
    const tree = await plantTree(stage.host, stage.owner)
    const emma = await tree.person({ given_name: "Emma", surname: "Wedgwood", death: {}, notes: "Of Maer." })
    const census = await tree.event({ type: "census", person_id: emma.id })
    const asked = async (more: Partial<Body> = {}, user: TestUser = stage.owner) => {
      const made = await dataOf(ask(tree, { about: { person_ids: [emma.id], event_id: census.id }, ...more }, user))
      return { made, token: tokenIn(made.url) }
    }
    return { tree, emma, census, asked }
  }

  it("shows without an account what its asker chose, and nothing else of the tree", async () => {
    const { asked } = await scene()
    const { made, token } = await asked({ language: "de" })
    expect(token).to.match(/^[\w-]{43}$/)
    expect(await dataOf(read(token))).to.deep.equal({
      text: "When and where was she born?",
      asked_by: stage.owner.user.display_name ?? "A relative",
      language: "de",
      about: { cards: [{ display_name: "Emma Wedgwood", birth_year: null, death_year: null }], picture_url: null },
      answers: ["text", "date", "place", "name"],
    })
    const days = (Date.parse(made.expires_at) - Date.parse(made.created_at)) / DAY_MS
    expect([days, made.status, made.proposal_id]).to.deep.equal([30, "open", null])
  })

  it("has the address of a page, with its token in the fragment", async () => {
    const { made } = await (await scene()).asked()
    expect(made.url).to.match(/^http:\/\/[^/]+\/question\?language=en#[\w-]{43}$/)
  })

  it("shows a picture without an account, as long as it is open and its asker sees the picture", async () => {
    const { tree, emma } = await scene()
    const side = { width: 400, height: 200, channels: 3, background: "green" } as const
    const photo = await sharp({ create: side }).jpeg().toBuffer()
    const medium = await upload(stage.host, stage.owner, tree.id, photo, "wedding.jpg", { person_id: emma.id })
    const about = { person_ids: [], media_id: medium.id }
    const made = await dataOf(ask(tree, { about, answers: ["text"], text: "Who is this?" }))
    const token = tokenIn(made.url)
    const shown = await dataOf(read(token))
    expect(shown.about).to.deep.equal({ cards: [], picture_url: `/api/v1/questions/${token}/picture` })
    const picture = await stage.host.fetch(shown.about.picture_url ?? "")
    expect([picture.status, picture.headers.get("content-type")]).to.deep.equal([200, "image/webp"])
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).to.equal(400)
    expect(await statusOf(answer(token, { from_name: "Etty", text: "Emma, at Maer." }))).to.equal(201)
    expect((await stage.host.fetch(`/api/v1/questions/${token}/picture`)).status).to.equal(404)
    const [proposal] = await proposals(tree)
    expect(proposal?.operations.map(({ op, entity }) => [op, entity])).to.deep.equal([["create", "source"]])
    expect(JSON.stringify(proposal?.operations)).to.include("Emma, at Maer.")
    const deleted = tokenIn((await dataOf(ask(tree, { about }))).url)
    await stage.owner.api.DELETE("/media/{media_id}", at({ media_id: medium.id }))
    expect((await stage.host.fetch(`/api/v1/questions/${deleted}/picture`)).status).to.equal(404)
  })

  it("is refused about a medium of another tree, and has no picture of what is none", async () => {
    const { tree, emma } = await scene()
    const other = await plantTree(stage.host, stage.owner)
    const elsewhere = await upload(stage.host, stage.owner, other.id)
    expect(await refused(ask(tree, { about: { media_id: elsewhere.id } }))).to.match(/^422/)
    const text = Buffer.from("A letter of Emma")
    const letter = await upload(stage.host, stage.owner, tree.id, text, "letter.txt", { person_id: emma.id })
    const token = tokenIn((await dataOf(ask(tree, { about: { media_id: letter.id } }))).url)
    expect((await dataOf(read(token))).about.picture_url).to.equal(null)
    expect((await stage.host.fetch(`/api/v1/questions/${token}/picture`)).status).to.equal(404)
  })

  it("becomes one pending proposal with a source, which is cited by what is applied", async () => {
    const { tree, emma, census, asked } = await scene()
    const { made, token } = await asked()
    const sent = await stage.host.fetch(`/api/v1/questions/${token}/answer`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        from_name: "Aunt Etty",
        text: "Ask Henrietta too.",
        date: { year: 1851 },
        place: "Downe",
        name: "Emmy",
      }),
    })
    expect([sent.status, sent.headers.get("location"), await sent.text()]).to.deep.equal([201, null, ""])
    const [proposal, ...more] = await proposals(tree)
    expect(more).to.deep.equal([])
    expect(proposal).to.include({ origin: "contributor", status: "pending", summary: "When and where was she born?" })
    const { at: path, person } = { at: at({ proposal_id: proposal?.id ?? "" }), person: at({ person_id: emma.id }) }
    expect(await dataOf(stage.owner.api.POST("/proposals/{proposal_id}/apply", { ...path, body: {} }))).to.include({
      status: "applied",
    })
    const title = `Aunt Etty, answer of ${new Date().toISOString().slice(0, 10)}`
    const after = await dataOf(stage.owner.api.GET("/events/{event_id}", at({ event_id: census.id })))
    expect([after.date?.year, after.place]).to.deep.equal([1851, "Downe"])
    const names = await dataOf(stage.owner.api.GET("/persons/{person_id}/names", person))
    expect(names.map(({ given_name, name_type }) => [given_name, name_type])).to.deep.include(["Emmy", "other"])
    expect(await dataOf(stage.owner.api.GET("/persons/{person_id}", person))).to.include({
      notes: `Of Maer.\n\n${title}:\nAsk Henrietta too.`,
    })
    const [source, ...others] = await dataOf(stage.owner.api.GET("/trees/{tree_id}/sources", tree.at))
    expect([source?.title, others]).to.deep.equal([title, []])
    const citations = await dataOf(
      stage.owner.api.GET("/trees/{tree_id}/citations", {
        params: { path: { tree_id: tree.id }, query: { source_id: source?.id ?? "" } },
      }),
    )
    expect(
      citations.map(({ person_id, event_id, name_id }) => [
        person_id === emma.id,
        event_id === census.id,
        name_id !== null,
      ]),
    ).to.have.deep.members([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
    const known = { tree_id: tree.id, question_id: made.id }
    expect(await dataOf(stage.owner.api.GET("/trees/{tree_id}/questions/{question_id}", at(known)))).to.include({
      status: "answered",
      proposal_id: proposal?.id,
    })
  })

  it("becomes a note of the person, where it is about no event", async () => {
    const { tree, emma, asked } = await scene()
    const { token } = await asked({ about: { person_ids: [emma.id] } })
    const reply = { from_name: "Etty", date: { qualifier: "phrase", phrase: "in spring" }, place: "Downe" } as const
    expect(await statusOf(answer(token, reply))).to.equal(201)
    const [proposal] = await proposals(tree)
    const update = proposal?.operations.find(({ op }) => op === "update")
    expect(update).to.include({ entity: "person", id: emma.id })
    expect(JSON.stringify(update?.data))
      .to.include("answer of")
      .and.to.match(/Date: .*in spring.*Place: Downe/)
  })

  it("is answered once; an unknown, answered, ended or expired one answers alike", async () => {
    const { asked } = await scene()
    const [answered, ended, expired] = [
      await asked(),
      await asked(),
      await asked({ expires_at: new Date(Date.now() + 400).toISOString() }),
    ]
    expect(await statusOf(answer(answered.token, { from_name: "Etty", text: "Yes" }))).to.equal(201)
    expect(await statusOf(stage.owner.api.DELETE("/questions/{question}", at({ question: ended.made.id })))).to.equal(
      204,
    )
    while (Date.now() < Date.parse(expired.made.expires_at)) await new Promise((resolve) => setTimeout(resolve, 50))
    const answers = await Promise.all(
      [answered.token, ended.token, expired.token, answered.made.id, "unknown"].map(async (token) => {
        const body = { method: "POST", body: JSON.stringify({ from_name: "Etty", text: "No" }) }
        const headers = { "content-type": "application/json" }
        const [shown, sent] = [
          await stage.host.fetch(`/api/v1/questions/${token}`),
          await stage.host.fetch(`/api/v1/questions/${token}/answer`, { ...body, headers }),
        ]
        const plain = (text: string) => text.replace(/"(request_id|instance)":"[^"]*",?/g, "")
        return [shown.status, plain(await shown.text()), sent.status, plain(await sent.text())]
      }),
    )
    for (const one of answers) expect(one).to.deep.equal(answers[0])
    expect(answers[0]?.[1]).to.include("question_ended")
  })

  it("takes one of many answers that come at once", async () => {
    const { tree, asked } = await scene()
    const { token } = await asked()
    const sent = await Promise.all(
      ["Etty", "Lizzy", "Franky", "Lenny"].map((from_name) => statusOf(answer(token, { from_name, text: "Mine" }))),
    )
    expect(sent.sort()).to.deep.equal([201, 404, 404, 404])
    expect(await proposals(tree)).to.have.length(1)
  })

  it("refuses an answer with a field that was not asked, with a name alone, or with a date that is none", async () => {
    const { tree, asked } = await scene()
    const { token } = await asked({ answers: ["date"] })
    expect(await refused(answer(token, { from_name: "Etty", text: "Yes" }))).to.match(/^422/)
    expect(await refused(answer(token, { from_name: "Etty" }))).to.match(/^422/)
    expect(await refused(answer(token, { from_name: "", date: { year: 1851 } }))).to.match(/^422/)
    expect(await refused(answer(token, { from_name: "Etty", date: { year: 1851, month: 2, day: 30 } }))).to.match(
      /^422/,
    )
    expect(await proposals(tree)).to.deep.equal([])
    expect(await statusOf(answer(token, { from_name: "Etty", date: { year: 1851 } }))).to.equal(201)
  })

  it("is refused about what its asker does not see in full, in the words for what does not exist", async () => {
    const { tree, emma } = await scene()
    const elsewhere = await (await plantTree(stage.host, stage.stranger)).person()
    const viewer = await tree.join("viewer")
    const deleted = await tree.person()
    await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: deleted.id }))
    const of = async (id: string) => {
      const { error } = await ask(tree, { about: { person_ids: [emma.id, id] } }, viewer)
      return JSON.stringify(error).replace(/"request_id":"[^"]*",?/, "")
    }
    const unknown = await of(NOWHERE)
    expect(unknown).to.include("about.person_ids.1")
    expect([await of(elsewhere.id), await of(deleted.id)]).to.deep.equal([unknown, unknown])
    expect(await refused(ask(tree, { about: { person_ids: [emma.id] } }, stage.stranger))).to.match(/^403/)
    expect(await refused(ask(tree, { about: {} }))).to.match(/^422/)
    expect(await refused(ask(tree, { about: { person_ids: [emma.id] }, answers: [] }))).to.match(/^422/)
    const late = new Date(Date.now() + 31 * DAY_MS).toISOString()
    expect(await refused(ask(tree, { about: { person_ids: [emma.id] }, expires_at: late }))).to.match(/^422/)
    const media = { text: "?", about: { person_ids: [emma.id] }, answers: ["media"] }
    const sent = await stage.host.fetch(`/api/v1/trees/${tree.id}/questions`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${stage.owner.token}` },
      body: JSON.stringify(media),
    })
    expect([sent.status, await sent.text()]).to.satisfy(
      ([status, text]: [number, string]) => status === 422 && text.includes("answers.0"),
    )
  })

  it("is over when its asker may not see any more what it shows", async () => {
    const { tree, emma, asked } = await scene()
    const viewer = await tree.join("viewer")
    const [ofViewer, ofOwner] = [await asked({}, viewer), await asked()]
    expect(await statusOf(read(ofViewer.token))).to.equal(200)
    const member = at({ tree_id: tree.id, user_id: viewer.user.id })
    await stage.owner.api.DELETE("/trees/{tree_id}/members/{user_id}", member)
    expect(await refused(read(ofViewer.token))).to.equal("404 question_ended")
    expect(await refused(answer(ofViewer.token, { from_name: "Etty", text: "Yes" }))).to.equal("404 question_ended")
    const known = at({ tree_id: tree.id, question_id: ofViewer.made.id })
    const listed = await dataOf(stage.owner.api.GET("/trees/{tree_id}/questions/{question_id}", known))
    expect(listed.status).to.equal("ended")
    expect(await statusOf(read(ofOwner.token))).to.equal(200)
    await stage.owner.api.DELETE("/persons/{person_id}", at({ person_id: emma.id }))
    expect(await refused(read(ofOwner.token))).to.equal("404 question_ended")
    expect(await refused(answer(ofOwner.token, { from_name: "Etty", text: "Yes" }))).to.equal("404 question_ended")
    expect(await proposals(tree)).to.deep.equal([])
  })

  it("is listed, read and ended by its asker and editors only", async () => {
    const { tree, asked } = await scene()
    const [viewer, other, editor] = [await tree.join("viewer"), await tree.join("viewer"), await tree.join("editor")]
    const { made } = await asked({}, viewer)
    const idsFor = async ({ api }: TestUser) =>
      (await dataOf(api.GET("/trees/{tree_id}/questions", tree.at))).map(({ id }) => id)
    expect([await idsFor(viewer), await idsFor(editor), await idsFor(other)]).to.deep.equal([[made.id], [made.id], []])
    const one = ({ api }: TestUser) =>
      statusOf(api.GET("/trees/{tree_id}/questions/{question_id}", at({ tree_id: tree.id, question_id: made.id })))
    expect([await one(viewer), await one(editor), await one(other)]).to.deep.equal([200, 200, 404])
    const end = ({ api }: TestUser) => statusOf(api.DELETE("/questions/{question}", at({ question: made.id })))
    expect([await end(stage.stranger), await end(other), await end(editor), await end(viewer)]).to.deep.equal([
      404, 404, 204, 204,
    ])
  })

  it("has a token that no list, change, feed, audit or backup contains, and its asking is not undone", async () => {
    const { tree, made, token } = await (async () => {
      const { tree: own, asked } = await scene()
      return { tree: own, ...(await asked()) }
    })()
    const paths = ["questions", `questions/${made.id}`, "changes", "feed", "audit"]
    const authorization = `Bearer ${stage.owner.token}`
    const texts = await Promise.all(
      paths.map(async (path) =>
        (await stage.host.fetch(`/api/v1/trees/${tree.id}/${path}`, { headers: { authorization } })).text(),
      ),
    )
    const backup = await stage.host.fetch("/api/v1/users/me/export", { headers: { authorization } })
    const bytes = Buffer.from(await backup.arrayBuffer()).toString("latin1")
    for (const text of [...texts, bytes]) expect(text).not.to.include(token)
    const [change] = (await dataOf(stage.owner.api.GET("/trees/{tree_id}/changes", tree.at))).filter(
      ({ action }) => action === "question.create",
    )
    const path = at({ change_id: change?.id ?? "" })
    const entries = JSON.stringify(await dataOf(stage.owner.api.GET("/changes/{change_id}/entries", path)))
    expect(entries).not.to.match(/hash|born/)
    expect(await refused(stage.owner.api.POST("/changes/{change_id}/undo", { ...path, body: {} }))).to.equal(
      "409 cannot_undo",
    )
  })
})

onEveryHost(
  "tries of questions",
  (stage) => {
    it("are limited by address", async () => {
      const statuses: number[] = []
      for (let index = 0; index < 4; index += 1)
        statuses.push((await stage.host.fetch("/api/v1/questions/unknown")).status)
      expect(statuses).to.deep.equal([404, 404, 429, 429])
    })
  },
  { AUTH_TRIES_PER_MINUTE: "2" },
)
