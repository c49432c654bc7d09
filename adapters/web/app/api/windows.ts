/** What one window of the browser says to the others: the session has ended, or another one may be there. */
export type News = "ended" | "changed"

const isNews = (said: unknown): said is News => said === "ended" || said === "changed"

let channel: BroadcastChannel | null = null
let hear = (_: News): void => {}

/** Listens to the other windows. A window in the back/forward cache does not: an open channel would keep it out of there. */
export const listen = (act: (news: News) => void = hear): void => {
  hear = act
  if (channel !== null || !("BroadcastChannel" in globalThis)) return
  channel = new BroadcastChannel("session")
  channel.addEventListener("message", ({ data }) => {
    if (isNews(data)) hear(data)
  })
}

export const stopListening = (): void => {
  channel?.close()
  channel = null
}

/** Sends news to the other windows. This one does not receive it. */
export const tellWindows = (news: News): void => {
  listen()
  channel?.postMessage(news)
}
