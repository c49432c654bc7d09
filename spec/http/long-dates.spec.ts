import { expect } from "chai"
import { onEveryHost } from "../support/on-every-host.ts"

const march = { qualifier: "about", day: 12, month: 3, year: 1850 } as const

onEveryHost("The words of dates", (stage) => {
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}, token = stage.owner.token) => {
    const response = await stage.host.fetch(`/api/v1${path}`, {
      headers: { ...(token === "" ? {} : { Authorization: `Bearer ${token}` }), ...headers },
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, tag: response.headers.get("etag") ?? "", text }
  }
  const planted = async () => {
    const person = await stage.tree.person({ birth: { date: march }, is_living: false })
    const [event] = JSON.parse((await get(`/persons/${person.id}/events`)).text)
    return { person, event: `/events/${event.id}` }
  }
  const inGerman = { "Accept-Language": "de-AT,de;q=0.9,en;q=0.5" }

  it("are in the language that the reader wants, and in English without one that the service ships", async () => {
    const { event } = await planted()
    for (const [wanted, language, words] of [
      [undefined, "en", "about 12 March 1850"],
      ["tlh", "en", "about 12 March 1850"],
      ["de-AT,de;q=0.9,en;q=0.5", "de", "um den 12. März 1850"],
      ["he;q=0.1,pl", "pl", "około 12 marca 1850"],
    ] as const) {
      const { headers, text } = await get(event, wanted === undefined ? {} : { "Accept-Language": wanted })
      expect(JSON.parse(text).date.display_long).to.equal(words)
      expect(headers.get("content-language")).to.equal(language)
      expect(headers.get("vary")).to.contain("Accept-Language")
    }
  })

  it("are in every answer that has dates: lists, pages and what is made", async () => {
    const { person } = await planted()
    for (const path of [`/persons/${person.id}/page`, `/persons/${person.id}/events`]) {
      const { headers, text } = await get(path, inGerman)
      expect(text, path).to.contain('"display_long":"um den 12. März 1850"')
      expect(text, path).to.not.contain('"display_long":"about')
      expect(headers.get("content-language"), path).to.equal("de")
    }
    const made = await stage.host.fetch(`/api/v1/trees/${stage.tree.id}/events`, {
      method: "POST",
      headers: { Authorization: `Bearer ${stage.owner.token}`, "Content-Type": "application/json", ...inGerman },
      body: JSON.stringify({ type: "census", person_id: person.id, date: march }),
    })
    expect(await made.text()).to.contain("um den 12. März 1850")
    expect(made.headers.get("content-language")).to.equal("de")
  })

  it("are not in answers without a date, which have no language", async () => {
    const { headers } = await get(`/trees/${stage.tree.id}`, inGerman)
    expect(headers.get("content-language")).to.equal(null)
    expect(headers.get("vary") ?? "").to.not.contain("Accept-Language")
  })

  it("have a tag of their own in each language, so that no reader keeps the words of another one", async () => {
    const { person, event } = await planted()
    for (const path of [event, `/persons/${person.id}/events`, `/persons/${person.id}/page`]) {
      const [english, german] = [await get(path), await get(path, inGerman)]
      expect(english.tag, path).to.not.equal(german.tag)
      expect((await get(path, { ...inGerman, "If-None-Match": english.tag })).status, path).to.equal(200)
      expect((await get(path, { ...inGerman, "If-None-Match": german.tag })).status, path).to.equal(304)
      expect((await get(path, { "If-None-Match": english.tag })).status, path).to.equal(304)
    }
  })

  it("do not matter for a write: If-Match takes the tag of any language, and the words are ignored", async () => {
    const { event } = await planted()
    const { tag, text } = await get(event, inGerman)
    const { date } = JSON.parse(text)
    const patched = await stage.host.fetch(`/api/v1${event}`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${stage.owner.token}`, "Content-Type": "application/json", "If-Match": tag },
      body: JSON.stringify({ date: { ...date, year: 1851, display_long: "any words" } }),
    })
    expect(patched.status).to.equal(200)
    expect(JSON.parse(await patched.text()).date.display_long).to.equal("about 12 March 1851")
    const late = await stage.host.fetch(`/api/v1${event}`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${stage.owner.token}`, "Content-Type": "application/json", "If-Match": tag },
      body: JSON.stringify({ notes: "late" }),
    })
    expect(late.status).to.equal(412)
  })

  it("are those of the first request when it is repeated with the same key", async () => {
    const send = async (headers: Readonly<Record<string, string>>) => {
      const response = await stage.host.fetch(`/api/v1/trees/${stage.tree.id}/events`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${stage.owner.token}`,
          "Content-Type": "application/json",
          "Idempotency-Key": "words-of-dates",
          ...headers,
        },
        body: JSON.stringify({ type: "census", person_id: person.id, date: march }),
      })
      return { language: response.headers.get("content-language"), text: await response.text() }
    }
    const person = await stage.tree.person()
    const first = await send(inGerman)
    expect(first.language).to.equal("de")
    expect(await send({})).to.deep.equal(first)
  })
})
