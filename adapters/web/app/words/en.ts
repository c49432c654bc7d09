/** The words that all screens share, in English. Screens have further words of their own in their folders. */
export const en = {
  appName: "Stemma",
  languageName: "English",
  skip: "Skip to the content",
  home: "Home",
  back: "Back",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  saving: "Saving…",
  loading: "Loading…",
  tryAgain: "Try again",
  tryingAgain: "The service does not answer. Trying again…",
  notFound: {
    title: "There is no such page",
    text: "The address may be incomplete, or what was here is gone.",
    home: "Go to the first page",
  },
  header: {
    search: "Search people",
    account: "Account",
    menu: "Menu",
    signIn: "Sign in",
    register: "Create an account",
    signOut: "Sign out",
    language: "Language",
    theme: "Appearance",
    themes: { system: "As the device", light: "Light", dark: "Dark" },
  },
  broken: {
    title: "Something went wrong here",
    text: "This part of the page failed. Nothing that you saved is lost.",
    again: "Show it again",
  },
  problems: {
    offline: "The service cannot be reached. Check your connection, then try again.",
    busy: "The service is busy. Please wait a moment, then try again.",
    tooMany: "Too many tries. Please wait a minute, then try again.",
    gone: "This is not here, or you may not see it.",
    forbidden: "You may not do this here.",
    changed: "Someone changed this while you were editing. Look at the present state before you save.",
    sessionEnded: "You are signed out. Sign in again to go on.",
    storageFull: "There is no room left on the service.",
    internal: "The service failed. If it happens again, pass on this number to its operator:",
  },
  livingPerson: "Living person",
  nameless: "Without a name",
  /** Years of a life: "1819–1901". */
  lived: (birth: number | null, death: number | null): string => {
    if (birth !== null && death !== null) return `${birth}–${death}`
    if (birth !== null) return `born ${birth}`
    return death === null ? "" : `died ${death}`
  },
}

export type Words = typeof en
