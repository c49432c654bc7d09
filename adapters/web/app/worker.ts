/**
 * Opens the app without a connection. It keeps the files of the app, which are the same for every reader, and no answer
 * of the API. With a connection the page always comes from the service, so that a new version is there at once.
 */

/** The names of the built files, and a name for all of them. The build puts them in. */
declare const FILES: readonly string[]
declare const VERSION: string
/** The names of the files with words, by language. Those of the language in the address of the worker are kept. */
declare const WORDS: Readonly<Record<string, readonly string[]>>

// As much of a worker as is needed here: its types and those of a page exclude each other.
declare const registration: ServiceWorkerRegistration
declare const skipWaiting: () => Promise<void>
declare const clients: {
  readonly matchAll: (among: {
    readonly type: "window"
    readonly includeUncontrolled: true
  }) => Promise<readonly unknown[]>
}

interface Lifetime extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface Asked extends Event {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

interface Message extends Lifetime {
  readonly data: unknown
}

const isLifetime = (event: Event): event is Lifetime => "waitUntil" in event
const isMessage = (event: Event): event is Message => isLifetime(event) && "data" in event
const isAsked = (event: Event): event is Asked => "request" in event && "respondWith" in event

const PREFIX = "app "
/** The version before stays for windows that still show it, until a page of this version is the only window. */
const GENERATIONS = 2

/** The address of the app, which ends with a slash. */
const home = registration.scope
const assets = `${home}assets/`

const install = async (): Promise<void> => {
  const cache = await caches.open(PREFIX + VERSION)
  await cache.add(new Request(home, { headers: { Accept: "text/html" } }))
  const words = WORDS[new URL(location.href).searchParams.get("language") ?? ""] ?? []
  await cache.addAll([...FILES, ...words].map((name) => assets + name))
  await skipWaiting()
}

const otherVersions = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION)

const remove = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await caches.delete(name)
}

const removeOlder = async (): Promise<void> => remove((await otherVersions()).slice(0, 1 - GENERATIONS))

/** Removes the other versions if this page, which names its script, is of this version and no other window is open. */
const removeUnused = async (script: unknown): Promise<void> => {
  if (!FILES.some((name) => assets + name === script)) return
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true })
  if (windows.length === 1) await remove(await otherVersions())
}

const kept = async (address: string): Promise<Response | undefined> => {
  const own = await (await caches.open(PREFIX + VERSION)).match(address, { ignoreVary: true })
  return own ?? caches.match(address, { ignoreVary: true })
}

const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (failure) {
    const answer = await kept(home)
    if (answer === undefined) throw failure
    return answer
  }
}

/** The addresses that the service answers without the app. */
const ELSEWHERE = /^(?:api|mcp|docs|assets|verify-email|reset-password|healthz|readyz|metrics)(?:\/|$)/

addEventListener("install", (event) => {
  if (isLifetime(event)) event.waitUntil(install())
})

addEventListener("activate", (event) => {
  if (isLifetime(event)) event.waitUntil(removeOlder())
})

addEventListener("message", (event) => {
  if (isMessage(event)) event.waitUntil(removeUnused(event.data))
})

addEventListener("fetch", (event) => {
  if (!isAsked(event)) return
  const { request } = event
  const { url, method, mode } = request
  if (method !== "GET" || !url.startsWith(home)) return
  if (url.startsWith(assets)) event.respondWith(kept(url).then((answer) => answer ?? fetch(request)))
  else if (mode === "navigate" && !ELSEWHERE.test(url.slice(home.length))) event.respondWith(page(request))
})
