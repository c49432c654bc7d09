import { readdir } from "node:fs/promises"
import { connect } from "node:net"
import { setTimeout } from "node:timers/promises"
import { expect } from "chai"
import { eventually } from "../support/eventually.ts"
import { bytesOf, encodeAs } from "../support/gedcom-bytes.ts"
import { sendGedcom } from "../support/gedcom-form.ts"
import { gedcomText } from "../support/gedcom-upload.ts"
import { faultsOf } from "../support/gedcom-validator.ts"
import { hosts, type Schemas, type TestHost, type TestUser } from "../support/http.ts"
import { at, NOWHERE, plantTree, dataOf, type TreeScene, wholePersons } from "../support/tree-scene.ts"

const MOST_BYTES = 20_000
const ANN = gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/")

/** A file of exactly so many bytes. */
const fileOf = (size: number): string => {
  const empty = gedcomText("0 @N1@ NOTE x")
  return gedcomText(`0 @N1@ NOTE x${"x".repeat(size - empty.length)}`)
}

for (const kind of hosts) {
  describe(`GEDCOM, on the ${kind.name} host`, () => {
    let host: TestHost
    let owner: TestUser
    let stranger: TestUser
    before(async () => {
      host = await kind.start({ MAX_GEDCOM_BYTES: String(MOST_BYTES) })
      owner = await host.user()
      stranger = await host.user()
    })
    after(() => host.stop())

    const imported = async (
      tree: TreeScene,
      file: string | Uint8Array,
      fields = {},
    ): Promise<Schemas["ImportReport"]> => {
      const response = await sendGedcom(host, owner, tree.id, file, fields)
      const text = await response.text()
      expect(response.status, text).to.equal(200)
      return JSON.parse(text)
    }
    /** A refusal in a few words; an invalid input by the places of its faults. */
    const fault = async (asked: Promise<Response>): Promise<string> => {
      const response = await asked
      const { status, code, errors }: Schemas["Problem"] = JSON.parse(await response.text())
      expect([status, response.headers.get("content-type")]).to.deep.equal([
        response.status,
        "application/problem+json; charset=utf-8",
      ])
      return `${status} ${code}${errors === undefined ? "" : ` at ${errors.map(({ path }) => path).join(", ")}`}`
    }
    const peopleOf = async ({ id }: TreeScene) =>
      (await dataOf(owner.api.GET("/trees/{tree_id}/persons", at({ tree_id: id })))).map(
        ({ display_name }) => display_name,
      )
    const contentsOf = async ({ at: here }: TreeScene) => ({
      persons: await dataOf(owner.api.GET("/trees/{tree_id}/persons", here)),
      events: await dataOf(owner.api.GET("/trees/{tree_id}/events", here)),
      sources: await dataOf(owner.api.GET("/trees/{tree_id}/sources", here)),
      places: await dataOf(owner.api.GET("/trees/{tree_id}/places", here)),
      log: (await dataOf(owner.api.GET("/trees/{tree_id}/audit", here))).map(({ action }) => action),
    })
    const nothing = { persons: [], events: [], sources: [], places: [], log: ["membership.create", "tree.create"] }

    describe("an upload", () => {
      const send = (treeId: string, init: RequestInit, who = owner) =>
        host.fetch(`/api/v1/trees/${treeId}/gedcom/import`, {
          method: "POST",
          ...init,
          headers: { ...init.headers, authorization: `Bearer ${who.token}` },
        })

      it("that is no form is refused", async () => {
        const { id } = await plantTree(host, owner)
        expect(await fault(send(id, { body: "{}", headers: { "content-type": "text/plain" } }))).to.equal(
          "415 unsupported_media_type",
        )
        expect(
          await fault(send(id, { body: ANN, headers: { "content-type": "text/vnd.familysearch.gedcom" } })),
        ).to.equal("415 unsupported_media_type")
        expect(await fault(send(id, { body: ANN, headers: { "content-type": "multipart/form-data" } }))).to.equal(
          "400 unreadable_body",
        )
        expect(
          await fault(send(id, { body: ANN, headers: { "content-type": "multipart/form-data; boundary=x" } })),
        ).to.equal("400 unreadable_body")
      })

      it("without a file is refused, however else it is filled", async () => {
        const { id } = await plantTree(host, owner)
        expect(await fault(sendGedcom(host, owner, id, null))).to.equal("422 invalid_input at file")
        expect(await fault(sendGedcom(host, owner, id, null, { default_action: "new" }))).to.equal(
          "422 invalid_input at file",
        )
        expect(await fault(sendGedcom(host, owner, id, null, { file: ANN }))).to.equal("422 invalid_input at file")
        const otherName = new FormData()
        otherName.set("gedcom", new Blob([ANN]), "family.ged")
        expect(await fault(send(id, { body: otherName }))).to.equal("422 invalid_input at file")
      })

      it("with two files is refused, and neither is read", async () => {
        const tree = await plantTree(host, owner)
        for (const second of ["file", "other"]) {
          const two = new FormData()
          for (const name of ["file", second]) two.append(name, new Blob([ANN]), "family.ged")
          expect(await fault(send(tree.id, { body: two }))).to.equal("422 invalid_input at file")
        }
        expect(await contentsOf(tree)).to.deep.equal(nothing)
      })

      it("with fields of more than 8 MiB is 413, and not for the sake of the file", async () => {
        const response = await sendGedcom(host, owner, (await plantTree(host, owner)).id, ANN, {
          resolutions: "x".repeat(9 * 1_048_576),
        })
        const { status, detail, limit }: Schemas["Problem"] = JSON.parse(await response.text())
        expect([response.status, status, limit]).to.deep.equal([413, 413, 8 * 1_048_576])
        expect(detail)
          .to.match(/fields/)
          .and.to.include("8388608 bytes")
      })

      it("with an unknown value in a field is refused", async () => {
        const tree = await plantTree(host, owner)
        const wrong = (fields: Readonly<Record<string, string>>) => fault(sendGedcom(host, owner, tree.id, ANN, fields))
        expect(await wrong({ default_action: "burn" })).to.equal("422 invalid_input at default_action")
        expect(await wrong({ resolutions: "{" })).to.equal("422 invalid_input at resolutions")
        expect(await wrong({ resolutions: "[]" })).to.equal("422 invalid_input at resolutions")
        expect(await wrong({ resolutions: '{"@I1@": {"action": "burn"}}' })).to.equal(
          "422 invalid_input at resolutions.@I1@.action",
        )
        expect(await wrong({ resolutions: '{"@I1@": {"action": "merge", "target_id": "ann"}}' })).to.equal(
          "422 invalid_input at resolutions.@I1@.target_id",
        )
        expect(await contentsOf(tree)).to.deep.equal(nothing)
      })

      it("of what is no GEDCOM is refused, and nothing of it is written", async () => {
        const tree = await plantTree(host, owner)
        const others = [
          "",
          "  \n\n",
          "Dear Emma,\nI am well.",
          "<html></html>",
          '{"people": []}',
          "id,name\n1,Ann",
          "%PDF-1.7",
          bytesOf("\x89PNG\r\n\x1a\n"),
          bytesOf("PK\x03\x04family.ged"),
          new Uint8Array(4_096),
        ]
        for (const file of others)
          expect(await fault(sendGedcom(host, owner, tree.id, file)), String(file).slice(0, 20)).to.equal(
            "422 not_gedcom at file",
          )
        expect(await contentsOf(tree)).to.deep.equal(nothing)
      })

      it("of more than MAX_GEDCOM_BYTES is 413, and nothing of it is written; of as many it is taken", async () => {
        const tree = await plantTree(host, owner)
        for (const size of [MOST_BYTES + 1, 10 * 1_048_576])
          expect(await fault(sendGedcom(host, owner, tree.id, fileOf(size)))).to.equal("413 too_large")
        expect(await contentsOf(tree)).to.deep.equal(nothing)
        expect((await sendGedcom(host, owner, tree.id, fileOf(MOST_BYTES))).status).to.equal(200)
      })

      it("is the editors': viewers and strangers are refused, and nothing is written", async () => {
        const tree = await plantTree(host, owner, "public")
        const [viewer, editor] = [await tree.join("viewer"), await tree.join("editor")]
        for (const who of [viewer, stranger])
          expect(await fault(sendGedcom(host, who, tree.id, ANN))).to.equal("403 forbidden")
        expect(await fault(sendGedcom(host, stranger, (await plantTree(host, owner)).id, ANN))).to.equal(
          "403 forbidden",
        )
        expect(await fault(sendGedcom(host, owner, NOWHERE, ANN))).to.equal("404 not_found")
        expect(
          await fault(host.fetch(`/api/v1/trees/${tree.id}/gedcom/import`, { method: "POST", body: new FormData() })),
        ).to.equal("401 unauthenticated")
        expect(await peopleOf(tree)).to.deep.equal([])
        expect((await sendGedcom(host, editor, tree.id, ANN)).status).to.equal(200)
      })

      it("leaves no file behind, taken or refused", async () => {
        const tree = await plantTree(host, owner)
        await imported(tree, ANN)
        for (const file of ["no GEDCOM", fileOf(MOST_BYTES + 1)])
          await (await sendGedcom(host, owner, tree.id, file)).text()
        await (await sendGedcom(host, stranger, tree.id, ANN)).text()
        await (await sendGedcom(host, owner, tree.id, ANN, { default_action: "burn" })).text()
        expect(await readdir(host.uploadDir)).to.deep.equal([])
      })
    })

    it("leaves no file behind of a sender who leaves, at whatever moment", async () => {
      const { id } = await plantTree(host, owner)
      const head =
        `POST /api/v1/trees/${id}/gedcom/import HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ` +
        `${owner.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999\r\n`
      for (let moment = 0; moment < 20; moment++) {
        const socket = connect(Number(new URL(host.url).port), "127.0.0.1")
        socket.write(
          `${head}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.ged"\r\n\r\n0 HEAD\r\n`,
        )
        await setTimeout(moment % 5)
        socket.destroy()
      }
      await imported(await plantTree(host, owner), ANN)
      await eventually(async () => expect(await readdir(host.uploadDir)).to.deep.equal([]))
    })

    describe("an import", () => {
      it("reports what it made, what it did not know, and what was wrong, by lines", async () => {
        const tree = await plantTree(host, owner)
        const report = await imported(
          tree,
          gedcomText(`
0 @I1@ INDI
1 NAME Emma /Wedgwood/
1 NAME Emma /Darwin/
2 TYPE married
1 SEX F
1 BIRT
2 DATE 2 MAY 1808
2 PLAC Maer
2 SOUR @S1@
3 PAGE f. 12
1 DNA yes
0 @I2@ INDI
1 NAME Charles /Darwin/
1 DNA no
0 @F1@ FAM
1 WIFE @I1@
1 HUSB @I2@
1 MARR
2 PLAC Maer
1 CHIL @I3@
0 @I3@ INDI
1 NAME Etty /Darwin/
0 @S1@ SOUR
1 TITL Parish register`),
        )
        expect(report).to.deep.equal({
          persons: { created: 3, merged: 0, skipped: 0, overwritten: 0 },
          names: 4,
          events: 2,
          relationships: 3,
          sources: 1,
          associations: 0,
          citations: 1,
          places: 1,
          encoding: "UTF-8",
          encoding_details: { declared: "UTF-8", certain: true, sample: [] },
          already_there: { persons: 0, share: 0 },
          deceased_by_relatives: 2,
          unmapped_tags: [{ tag: "INDI.DNA", count: 2, lines: [15, 18] }],
          warnings: [],
        })
        const { persons, sources, places, log } = await contentsOf(tree)
        expect(persons.map(({ display_name, gender, birth_year }) => [display_name, gender, birth_year])).to.deep.equal(
          [
            ["Emma Wedgwood", "female", 1808],
            ["Charles Darwin", null, null],
            ["Etty Darwin", null, null],
          ],
        )
        expect([sources.length, places.map(({ name, event_count }) => [name, event_count]), log]).to.deep.equal([
          1,
          [["Maer", 2]],
          ["gedcom.import", "membership.create", "tree.create"],
        ])
      })

      it("counts the people of the tree who are probably dead by the years of their relatives, as their list does", async () => {
        const before = `
0 @A@ INDI
0 @B@ INDI
1 BIRT
2 DATE 1850
1 DEAT Y
0 @C@ INDI
0 @F@ FAM
1 WIFE @A@
1 CHIL @B@`
        const after = "0 @D@ INDI\n1 BIRT\n2 DATE 1990\n0 @E@ INDI"
        const tree = await plantTree(host, owner)
        for (const records of [before, after]) {
          const { deceased_by_relatives } = await imported(tree, gedcomText(records))
          const listed = await dataOf(
            owner.api.GET("/trees/{tree_id}/cleanup/deceased-by-relatives", at({ tree_id: tree.id })),
          )
          expect([deceased_by_relatives, listed.length]).to.deep.equal([1, 1])
        }
      })

      it("shows of each unknown tag its first five lines", async () => {
        const { unmapped_tags } = await imported(
          await plantTree(host, owner),
          gedcomText(`0 @I1@ INDI\n${"1 DNA x\n".repeat(7)}`),
        )
        expect(unmapped_tags).to.deep.equal([{ tag: "INDI.DNA", count: 7, lines: [6, 7, 8, 9, 10] }])
      })

      it("warns of a bad line with its number, keeps it as text of the line before, and takes the rest", async () => {
        const tree = await plantTree(host, owner)
        const { warnings, persons } = await imported(
          tree,
          gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 NOTE Sailed\nand came back.\n0 @I2@ INDI\n1 NAME Ben /Lee/"),
        )
        expect(persons.created).to.equal(2)
        expect(warnings.map(({ line, code }) => [line, code])).to.deep.equal([[8, "bad_line"]])
        expect(warnings[0]?.message).to.include("and came back.")
        const people = await wholePersons(owner.api.GET("/trees/{tree_id}/persons", tree.at))
        expect(people.map(({ display_name, notes }) => [display_name, notes])).to.deep.equal([
          ["Ann Lee", "Sailed\nand came back."],
          ["Ben Lee", null],
        ])
      })

      it("that would make someone their own ancestor leaves that edge out, warns, and keeps the rest", async () => {
        const tree = await plantTree(host, owner)
        const { warnings, relationships } = await imported(
          tree,
          gedcomText(`
0 @I1@ INDI
1 NAME Ann /Lee/
0 @I2@ INDI
1 NAME Ben /Lee/
0 @F1@ FAM
1 WIFE @I1@
1 CHIL @I2@
0 @F2@ FAM
1 HUSB @I2@
1 CHIL @I1@`),
        )
        expect(relationships).to.equal(1)
        expect(warnings.map(({ code }) => code)).to.deep.equal(["ancestry_cycle"])
      })

      it("adds to what is there, and never opens the files that it names", async () => {
        const tree = await plantTree(host, owner)
        await tree.person({ given_name: "Emma" })
        await imported(
          tree,
          gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 OBJE\n2 FILE /etc/passwd\n2 FILE http://127.0.0.1:9/x"),
        )
        await imported(tree, ANN)
        expect(await peopleOf(tree)).to.deep.equal(["Emma", "Ann Lee", "Ann Lee"])
        expect(await dataOf(owner.api.GET("/trees/{tree_id}/media", tree.at))).to.deep.equal([])
      })

      it("joins a letter that a CONC cuts in two, and reads the file as UTF-8", async () => {
        const cut = bytesOf(
          "0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Zo\xc3\xab /Lee/\n1 NOTE A caf\xc3\n2 CONC " +
            "\xa9, an \xe2\x82\n2 CONC \xac\n0 TRLR\n",
        )
        const preview = await sendGedcom(host, owner, (await plantTree(host, owner)).id, cut, {}, "preview")
        const { encoding }: Schemas["PreviewReport"] = JSON.parse(await preview.text())
        const tree = await plantTree(host, owner)
        const { warnings } = await imported(tree, cut)
        const people = await wholePersons(owner.api.GET("/trees/{tree_id}/persons", tree.at))
        expect([encoding, warnings]).to.deep.equal(["UTF-8", []])
        expect(people.map(({ display_name, notes }) => [display_name, notes])).to.deep.equal([
          ["Zoë Lee", "A café, an €"],
        ])
      })

      it("is the same in CR, LF and CRLF", async () => {
        for (const end of ["\r", "\n", "\r\n"]) {
          const tree = await plantTree(host, owner)
          const report = await imported(
            tree,
            gedcomText("0 @I1@ INDI\n1 NAME Ann /Lee/\n1 NOTE One\n2 CONT two\n2 CONC  three\n1 FAMS @F9@").replaceAll(
              "\n",
              end,
            ),
          )
          expect(
            report.warnings.map(({ line }) => line),
            JSON.stringify(end),
          ).to.deep.equal([10])
          const [ann] = await dataOf(owner.api.GET("/trees/{tree_id}/persons", tree.at))
          expect(ann).to.include({ display_name: "Ann Lee", notes: "One\ntwo three" })
        }
      })

      const name = "Zoë Ångström-Müller"
      const encodings: readonly (readonly [char: string, encoding: string, mark?: string])[] = [
        ["UTF-8", "UTF-8"],
        ["UTF-8", "UTF-8", "\uFEFF"],
        ["UNICODE", "UTF-16LE", "\uFEFF"],
        ["UNICODE", "UTF-16BE", "\uFEFF"],
        ["UNICODE", "UTF-16LE"],
        ["UNICODE", "UTF-16BE"],
        ["ANSEL", "ANSEL"],
        ["CP1252", "windows-1252"],
        ["CP437", "IBM437"],
        ["MACINTOSH", "macintosh"],
      ]
      for (const [char, encoding, mark = ""] of encodings) {
        it(`reads ${encoding}${mark === "" ? "" : " with a byte order mark"} that calls itself ${char}`, async () => {
          const tree = await plantTree(host, owner)
          const text = gedcomText(`0 @I1@ INDI\n1 NAME ${name}`).replace("CHAR UTF-8", `CHAR ${char}`)
          const { warnings } = await imported(tree, encodeAs(mark + text, encoding) ?? expect.fail("cannot be written"))
          expect(await peopleOf(tree)).to.deep.equal([name])
          expect(warnings).to.deep.equal([])
        })
      }

      it("reads a file with a wrong declared encoding, and warns", async () => {
        const tree = await plantTree(host, owner)
        const { warnings } = await imported(
          tree,
          encodeAs(gedcomText(`0 @I1@ INDI\n1 NAME ${name}`), "windows-1252") ?? expect.fail("cannot be written"),
        )
        expect(await peopleOf(tree)).to.deep.equal([name])
        expect(warnings.map(({ code, line }) => [code, line])).to.deep.equal([["encoding_guessed", 4]])
      })

      describe("in a code page that it does not name", () => {
        const cyrillic =
          "0 @I1@ INDI\n1 NAME Иван Васильевич /Петров/\n0 @I2@ INDI\n1 NAME Ann /Lee/\n" +
          "0 @I3@ INDI\n1 NAME Мария /Кузнецова/"
        const bytesAs = (char: string): Uint8Array =>
          encodeAs(gedcomText(cyrillic).replace("CHAR UTF-8", `CHAR ${char}`), "windows-1251") ??
          expect.fail("cannot be written")
        const people = ["Ann Lee", "Иван Васильевич Петров", "Мария Кузнецова"]
        const previewed = async (bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}) => {
          const tree = await plantTree(host, owner)
          const response = await sendGedcom(host, owner, tree.id, bytes, fields, "preview")
          const report: Schemas["PreviewReport"] = JSON.parse(await response.text())
          return report
        }

        it("is read by its letters, with a warning and a sample in the preview and the report", async () => {
          for (const char of ["ANSI", "ANSEL", "ASCII"]) {
            const tree = await plantTree(host, owner)
            const report = await imported(tree, bytesAs(char))
            expect((await peopleOf(tree)).toSorted()).to.deep.equal(people)
            const preview = await previewed(bytesAs(char))
            for (const { encoding, encoding_details, warnings } of [report, preview]) {
              expect(encoding).to.equal("windows-1251")
              expect(encoding_details).to.deep.equal({
                declared: char,
                certain: false,
                sample: ["Иван Васильевич Петров", "Мария Кузнецова"],
              })
              expect(warnings.map(({ code, line }) => [code, line])).to.deep.equal([["encoding_guessed", 4]])
            }
          }
        })

        it("is certain where HEAD.LANG names the language", async () => {
          const text = gedcomText(cyrillic).replace("CHAR UTF-8", "CHAR ANSI\n1 LANG Russian")
          const { encoding, encoding_details, warnings } = await previewed(
            encodeAs(text, "windows-1251") ?? expect.fail("cannot be written"),
          )
          expect([encoding, encoding_details.certain, warnings]).to.deep.equal(["windows-1251", true, []])
        })

        it("is read as the request says", async () => {
          const tree = await plantTree(host, owner)
          const report = await imported(tree, bytesAs("ANSI"), { encoding: "windows-1252" })
          expect(await peopleOf(tree)).to.include("Èâàí Âàñèëüåâè÷ Ïåòðîâ")
          expect([report.encoding, report.encoding_details.certain, report.warnings]).to.deep.equal([
            "windows-1252",
            true,
            [],
          ])
          expect((await previewed(bytesAs("ANSI"), { encoding: "KOI8-R" })).encoding).to.equal("KOI8-R")
        })

        it("is refused with an unknown encoding, and with one that its bytes cannot have", async () => {
          const { id } = await plantTree(host, owner)
          for (const encoding of ["klingon", "UTF-16LE", ""])
            for (const verb of ["preview", "import"] as const)
              expect(await fault(sendGedcom(host, owner, id, bytesAs("ANSI"), { encoding }, verb))).to.equal(
                "422 invalid_input at encoding",
              )
        })

        it("can be chosen among the encodings of the vocabulary", async () => {
          const { encodings } = await dataOf(owner.api.GET("/vocabulary"))
          expect(encodings).to.include.members(["UTF-8", "ANSEL", "windows-1251", "IBM852", "KOI8-R", "macintosh"])
        })
      })
    })

    describe("an export", () => {
      const get = (treeId: string, query = "", who: TestUser | null = owner) =>
        host.fetch(`/api/v1/trees/${treeId}/gedcom/export${query}`, {
          headers: who === null ? {} : { authorization: `Bearer ${who.token}` },
        })

      it("is a GEDCOM file to be saved under the name of the tree, kept by no shared cache", async () => {
        const tree = await plantTree(host, owner, "private", 'Müller: "Über" 家')
        const response = await get(tree.id)
        expect(response.status).to.equal(200)
        expect(response.headers.get("content-type")).to.match(/^text\/vnd\.familysearch\.gedcom; ?charset=utf-8$/i)
        expect(response.headers.get("cache-control")).to.equal("private, no-cache")
        expect(response.headers.get("x-content-type-options")).to.equal("nosniff")
        const disposition = response.headers.get("content-disposition") ?? ""
        expect(disposition).to.match(/^attachment; filename="[^"]+\.ged"; filename\*=UTF-8''/)
        expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? "")).to.equal(
          "Müller Über 家.ged",
        )
      })

      it("has version 5.5.1 by default, or 7.0 on request", async () => {
        const { id } = await plantTree(host, owner)
        const versionOf = async (query: string) =>
          /^1 GEDC\r?\n2 VERS (\S+)$/m.exec(await (await get(id, query)).text())?.[1]
        expect(await versionOf("")).to.equal("5.5.1")
        expect(await versionOf("?version=5.5.1")).to.equal("5.5.1")
        expect(await versionOf("?version=7.0")).to.equal("7.0")
        for (const version of ["5.5", "7", "x", ""])
          expect(await fault(get(id, `?version=${version}`))).to.equal("422 invalid_input at version")
      })

      it("begins with HEAD, ends with TRLR, and says in UTF-8 that it is UTF-8", async () => {
        const tree = await plantTree(host, owner)
        await tree.person({ given_name: "Zoë", surname: "家" })
        for (const version of ["5.5.1", "7.0"]) {
          const text = await (await get(tree.id, `?version=${version}`)).text()
          expect(text)
            .to.match(/^\uFEFF?0 HEAD\r?\n/)
            .and.match(/\n0 TRLR\r?\n$/)
            .and.include("1 NAME Zoë /家/")
          if (version === "5.5.1") expect(text).to.match(/^1 CHAR UTF-8$/m)
        }
      })

      it("in the other version than its file's keeps to the standard of that one", async () => {
        const file = gedcomText(
          "0 @i1@ INDI\n1 NAME Ann /Lee/\n2 TYPE stage\n1 SEX N\n1 RIN 5\n1 BIRT\n2 DATE 11 FEB 1731/32\n2 SOUR The " +
            "Bible\n3 TEXT born\n1 COLOUR blue\n1 NOTE @N1@\n1 OBJE\n2 FILE C:\\a b.jpg\n3 FORM jpg\n0 @N1@ NOTE Shared",
        )
        const tree = await plantTree(host, owner)
        await imported(tree, file)
        const there = await (await get(tree.id, "?version=7.0")).text()
        expect(faultsOf(there, "7.0")).to.deep.equal([])
        expect(there)
          .to.include("1 _COLOUR blue")
          .and.include("1 SNOTE @N1@")
          .and.include("1 TITL The Bible")
          .and.include("3 PHRASE stage")
        const copy = await plantTree(host, owner)
        await imported(copy, there)
        const back = await (await get(copy.id)).text()
        expect(faultsOf(back, "5.5.1")).to.deep.equal([])
        expect(back)
          .to.include("2 DATE 11 FEB 1731/32")
          .and.include("1 RIN 5")
          .and.include("2 TYPE stage")
          .and.include("0 @N1@ NOTE Shared")
      })

      it("is the members', viewers among them, living people and all", async () => {
        const tree = await plantTree(host, owner, "public")
        await tree.person({ given_name: "Living" })
        expect(await (await get(tree.id, "", await tree.join("viewer"))).text()).to.include("Living")
        expect(await fault(get(tree.id, "", stranger))).to.equal("403 forbidden")
        expect(await fault(get(tree.id, "", null))).to.equal("401 unauthenticated")
        expect(await fault(get((await plantTree(host, owner)).id, "", stranger))).to.equal("403 forbidden")
      })

      it("is 404 for a missing or deleted tree, also for its owner", async () => {
        const tree = await plantTree(host, owner)
        await owner.api.DELETE("/trees/{tree_id}", tree.at)
        for (const id of [tree.id, NOWHERE, "nonsense"]) expect(await fault(get(id))).to.equal("404 not_found")
      })

      it("leaves the deleted out", async () => {
        const tree = await plantTree(host, owner)
        const { id: person_id } = await tree.person({ given_name: "Gone", birth: { place: "Nowhere" } })
        await dataOf(owner.api.DELETE("/persons/{person_id}", at({ person_id })))
        expect(await (await get(tree.id)).text())
          .to.not.include("Gone")
          .and.not.include("Nowhere")
      })

      it("carries line breaks in notes, and at signs and slashes in names and notes, safely there and back", async () => {
        const tree = await plantTree(host, owner)
        const said = { given_name: "Ann 0 @I9@ INDI", surname: "a/b @ c", notes: "One\n0 TRLR\n\n@I1@ two\r\nthree" }
        await tree.person(said)
        for (const version of ["5.5.1", "7.0"]) {
          const copy = await plantTree(host, owner)
          const report = await imported(copy, await (await get(tree.id, `?version=${version}`)).text())
          expect(report.persons.created).to.equal(1)
          const [person] = await wholePersons(owner.api.GET("/trees/{tree_id}/persons", copy.at))
          expect(person?.notes?.replaceAll("\r\n", "\n")).to.equal("One\n0 TRLR\n\n@I1@ two\nthree")
          expect(person?.display_name.replace(/\s+/g, " ")).to.include("Ann 0 @I9@ INDI")
          expect(report.warnings).to.deep.equal([])
        }
      })
    })
  })
}
