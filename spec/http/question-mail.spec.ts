import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { hosts, type TestHost } from "../support/http.ts"
import { type Mailbox, mailbox } from "../support/mailbox.ts"
import { at, dataOf, plantTree, statusOf } from "../support/tree-scene.ts"

for (const kind of hosts) {
  describe(`Questions by mail, on the ${kind.name} host`, () => {
    let host: TestHost
    let mail: Mailbox
    let people = 0
    const address = (): string => `aunt-${++people}@example.org`
    before(async () => {
      mail = mailbox()
      host = await kind.start({ WORKER: "on", PUBLIC_URL: "https://trees.example.org/" }, mail)
    })
    after(() => host.stop())

    const scene = async (displayName: string | null = "Emma Darwin") => {
      const owner = await host.user()
      await dataOf(owner.api.PATCH("/users/me", { body: { display_name: displayName } }))
      const tree = await plantTree(host, owner)
      const etty = await tree.person({ given_name: "Henrietta", surname: "Darwin", death: {} })
      const ask = (email: string, language = "en") =>
        owner.api.POST("/trees/{tree_id}/questions", {
          ...tree.at,
          body: {
            text: "Send your money to https://evil.example.org",
            about: { person_ids: [etty.id] },
            answers: ["text"],
            email,
            language,
          },
        })
      return { owner, tree, etty, ask }
    }
    const mailTo = (to: string) => eventually(() => mail.of(to)[0] ?? expect.fail("There is no mail yet."))
    const tokenIn = (text: string): string =>
      /question\?language=[\w-]+#([\w-]{43})/.exec(text)?.[1] ?? expect.fail("no link")
    const read = (question: string) => host.client().GET("/questions/{question}", at({ question }))
    const answer = (question: string) =>
      host.client().POST("/questions/{question}/answer", {
        ...at({ question }),
        body: { from_name: "Etty", text: "In London." },
      })

    it("go to their address in their language, with a token of their own and no text of the asker but the name", async () => {
      const { ask } = await scene('Emma "Em" Darwin.example.org')
      const to = address()
      const made = await dataOf(ask(to, "de-AT"))
      const { subject, text } = await mailTo(to)
      expect(subject).to.equal("Eine Frage zu Ihrer Familie")
      expect(text).to.include("Emma 'Em' Darwin. example. org").and.not.include("evil")
      const token = tokenIn(text)
      expect(text).to.include(`https://trees.example.org/question?language=de-AT#${token}`)
      expect(made.url).not.to.include(token)
      expect(made.email).to.equal(to)
      expect(await statusOf(read(token))).to.equal(200)
      expect(await statusOf(answer(token))).to.equal(201)
      expect(await statusOf(answer(new URL(made.url).hash.slice(1)))).to.equal(404)
    })

    it("name no asker without a name", async () => {
      const { ask } = await scene(null)
      const to = address()
      await dataOf(ask(to))
      expect((await mailTo(to)).text).to.include("A relative has a question for you")
    })

    it("go three times a day from one account to one address", async () => {
      const { ask } = await scene()
      const to = address()
      for (let count = 0; count < 3; count++) expect(await statusOf(ask(to))).to.equal(201)
      const { response, error } = await ask(to)
      expect([response.status, error?.code]).to.deep.equal([429, "too_many_tries"])
    })

    it("can be opened by a program that follows links: they stay open until they are answered", async () => {
      const { ask } = await scene()
      const to = address()
      await dataOf(ask(to))
      const token = tokenIn((await mailTo(to)).text)
      for (let count = 0; count < 3; count++) expect(await statusOf(read(token))).to.equal(200)
      expect(await statusOf(answer(token))).to.equal(201)
    })
  })
}
