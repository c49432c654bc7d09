import type { Page } from "puppeteer-core"

/** What a browser has read and kept: every answer of the API, the document, its fields, and all storage. */
export interface Traces {
  /** Where a word was found, in words; nothing if it is nowhere. */
  readonly placesOf: (word: string) => readonly string[]
  /** Notes what the page shows and keeps now. */
  readonly note: (place: string) => Promise<void>
}

/** Hands the text of every answer to the spec. A page that is left loses the texts of its answers. */
const LISTENER = `(() => {
  const ask = window.fetch
  window.fetch = async (...of) => {
    const answer = await ask(...of)
    const text = [...answer.headers].join("\\n") + "\\n" + (await answer.clone().text())
    await noteAnswer(answer.url, text)
    return answer
  }
})()`

/** The document with its attributes, the fields, and what the browser stores for the origin. */
const STATE = `(async () => {
  const kept = [document.documentElement.outerHTML, location.href, JSON.stringify(history.state)]
  for (const field of document.querySelectorAll("input, textarea, select")) kept.push(field.value)
  kept.push(JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie)
  for (const name of await caches.keys()) {
    kept.push(name)
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      kept.push(request.url, [...answer.headers].join("\\n"), await answer.text())
    }
  }
  for (const { name, version } of await indexedDB.databases()) {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name, version)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    for (const store of database.objectStoreNames)
      kept.push(name, store, JSON.stringify(await new Promise((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll()
        reading.onsuccess = () => resolve(reading.result)
        reading.onerror = () => reject(reading.error)
      })))
    database.close()
  }
  return kept.join("\\n")
})()`

/** The whole state of the page and of its storage, as text. */
export const stateOf = (page: Page): Promise<string> => page.evaluate(STATE).then(String)

/** Follows a page from now on. */
export const tracesOf = async (page: Page): Promise<Traces> => {
  const found: { readonly place: string; readonly text: string }[] = []
  await page.exposeFunction("noteAnswer", (url: string, text: string) => {
    found.push({ place: `answer of ${url}`, text })
  })
  await page.evaluateOnNewDocument(LISTENER)
  return {
    placesOf: (word) => found.flatMap(({ place, text }) => (text.includes(word) ? [place] : [])),
    note: async (place) => {
      found.push({ place, text: await stateOf(page) })
    },
  }
}
