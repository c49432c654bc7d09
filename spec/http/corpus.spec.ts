import { expect } from "chai"
import { triedFiles } from "../support/corpus.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"

/** A web page that calls itself GEDCOM. */
const notGedcom = "GeorgeWashington_Family_Small.ged"

for (const kind of hosts) {
  describe(`every file of the corpus, on the ${kind.name} host`, () => {
    const files = triedFiles()
    if (files === null) return void it("is not here: ../shared/corpus is absent, so nothing was imported")

    let host: TestHost
    let user: TestUser
    before(async () => {
      host = await kind.start()
      user = await host.user()
    })
    after(() => host.stop())

    const send = async (
      bytes: string | Uint8Array<ArrayBuffer>,
    ): Promise<{ readonly tree: string; readonly status: number; readonly text: string }> => {
      const { data } = await user.api.POST("/trees", { body: { name: "One file" } })
      const tree = data?.id ?? ""
      const form = new FormData()
      form.set("file", new Blob([bytes]), "file.ged")
      const response = await host.fetch(`/api/v1/trees/${tree}/gedcom/import`, {
        method: "POST",
        headers: { authorization: `Bearer ${user.token}` },
        body: form,
      })
      return { tree, status: response.status, text: await response.text() }
    }

    for (const { name, individuals, bytes } of files) {
      it(`${name} is ${name === notGedcom ? "refused, and nothing of it stays" : "imported, and its export brings the same"}`, async () => {
        const first = await send(new Uint8Array(bytes()))
        if (name === notGedcom) {
          expect(first.status).to.equal(422)
          expect(
            (await user.api.GET("/trees/{tree_id}", { params: { path: { tree_id: first.tree } } })).data,
          ).to.include({ person_count: 0 })
          return
        }
        expect(first.status, first.text).to.equal(200)
        const exported = await host.fetch(`/api/v1/trees/${first.tree}/gedcom/export`, {
          headers: { authorization: `Bearer ${user.token}` },
        })
        expect(exported.status).to.equal(200)
        const second = await send(await exported.text())
        expect(second.status, second.text).to.equal(200)
        const counted = ({ text }: { readonly text: string }): Partial<Schemas["ImportReport"]> => {
          const report: Schemas["ImportReport"] = JSON.parse(text)
          const {
            unmapped_tags: _tags,
            warnings: _warnings,
            encoding: _,
            encoding_details: _details,
            ...counts
          } = report
          return counts
        }
        expect(counted(second)).to.deep.equal(counted(first))
        expect(counted(first).persons?.created).to.equal(individuals)
      })
    }
  })
}
