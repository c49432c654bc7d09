import type { ServerResponse } from "node:http"

const namesOf = (response: ServerResponse): readonly string[] =>
  String(response.getHeader("Vary") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")

const set = (response: ServerResponse, names: readonly string[]): void => {
  if (names.length === 0) response.removeHeader("Vary")
  else response.setHeader("Vary", names.join(", "))
}

/** Says to caches that the answer also depends on this header of the request. */
export const varyBy = (response: ServerResponse, name: string): void => {
  const names = namesOf(response)
  if (!names.includes(name)) set(response, [...names, name])
}

/** Says to caches that the answer is the same for every reader. */
export const varyByNoReader = (response: ServerResponse): void =>
  set(
    response,
    namesOf(response).filter((name) => name !== "Authorization" && name !== "Cookie"),
  )
