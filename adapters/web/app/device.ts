import { directionOf, type Language } from "./texts/languages.ts"

/** What the reader chose on this device. Nothing of these choices is private, so they stay after a sign-out. */
export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

const LANGUAGE = "language"
const THEME = "theme"
const SIGN_OUT = "sign-out"

/** The value in the storage of the browser; null if there is none, or if the browser stores nothing. */
const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

const store = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The choice is lost after a reload. Everything else works.
  }
}

export const chosenLanguage = (): string | null => stored(LANGUAGE)

export const chosenTheme = (): Theme => themes.find((theme) => theme === stored(THEME)) ?? "system"

export const chooseLanguage = (language: Language): void => {
  store(LANGUAGE, language)
  showLanguage(language)
}

/** Says in which language and direction the page is. */
export const showLanguage = (language: Language): void => {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

export const chooseTheme = (theme: Theme): void => {
  store(THEME, theme)
  showTheme(theme)
}

/** Shows the page in this theme. */
export const showTheme = (theme: Theme): void => {
  if (theme === "system") delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

const HELD = "held-tree"

/** Notes which tree a link opens in this browser, and until when. The link itself is in a cookie that no script reads. */
export const noteHeldTree = (tree: string, until: string): void => store(HELD, `${tree} ${until}`)

/** The tree that a link opens in this browser; null if there is none, or if the link has ended. */
export const heldTree = (): string | null => {
  const [tree = "", until = ""] = (stored(HELD) ?? "").split(" ")
  return tree !== "" && Date.parse(until) > Date.now() ? tree : null
}

let isSignedOut = false

/** Notes that the reader has signed out, until the service knows it. It holds for all windows, and after a restart of the browser. */
export const noteSignOut = (): void => {
  isSignedOut = true
  store(SIGN_OUT, "wished")
}

export const dropSignOut = (): void => {
  isSignedOut = false
  try {
    localStorage.removeItem(SIGN_OUT)
  } catch {
    // Nothing was stored.
  }
}

/** Whether the reader has signed out and the service does not know it yet. */
export const isSignOutWished = (): boolean => isSignedOut || stored(SIGN_OUT) !== null

/** Removes everything from the storage of the browser but these choices, and a sign-out that the service does not know yet. */
export const forgetAllButChoices = (): void => {
  const kept = [LANGUAGE, THEME, SIGN_OUT].map((name) => [name, stored(name)] as const)
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    return
  }
  for (const [name, value] of kept) if (value !== null) store(name, value)
}
