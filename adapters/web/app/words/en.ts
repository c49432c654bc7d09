/** The words that all screens share, in English. Screens have further words of their own in their folders. */
export const en = {
  appName: "Stemma",
  languageName: "English",
  skip: "Skip to the content",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  saving: "Saving…",
  loading: "Loading…",
  undo: "Undo",
  undone: "Undone.",
  saved: "Saved.",
  someone: "Someone",
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
  tryingAgain: "The service does not answer. Trying again…",
  offlineSince: (moment: string): string => `You are offline. This is from ${moment}, and can only be read.`,
  unreachableSince: (moment: string): string =>
    `The service cannot be reached. This is from ${moment}, and can only be read.`,
  notFound: {
    title: "There is no such page",
    text: "The address may be incomplete, or what was here is gone.",
    home: "Go to the first page",
  },
  header: {
    account: "Account",
    settings: "Language and appearance",
    signIn: "Sign in",
    register: "Create an account",
    language: "Language",
    theme: "Appearance",
    themes: { system: "As the device", light: "Light", dark: "Dark" },
  },
  search: {
    title: "Search people",
    field: "Name, or name and year",
    hint: "Type a few letters of a name. A year of birth or death narrows it down.",
    none: "No one of that name is here.",
    count: (count: number): string => (count === 1 ? "One person" : `${count} people`),
    childOf: (parents: string): string => `child of ${parents}`,
    with: (partners: string): string => `with ${partners}`,
    alsoCalled: (name: string): string => `also called ${name}`,
    keys: "Enter opens the family.",
  },
  broken: {
    title: "Something went wrong here",
    text: "This part of the page failed. Nothing that you saved is lost.",
    again: "Show it again",
  },
  problems: {
    offline: "The service cannot be reached. Check your connection, then try again.",
    busy: "The service is busy. Please wait a moment, then try again.",
    invalidLink: "This link no longer works. Ask for a new one.",
    tooMany: "Too many tries. Please wait a minute, then try again.",
    gone: "This is not here, or you may not see it.",
    noTree: "This tree is not open to you",
    noTreeForVisitors: "It may be private. If you are a member, sign in. Otherwise ask its owner.",
    noTreeForYou: "It may be private or deleted. Ask its owner to add you.",
    forbidden: "You may not do this here.",
    alreadyUndone: "This was undone already.",
    cannotUndo: "This cannot be undone.",
    purged: "What this is about has been removed for good.",
    undoConflict:
      "The tree has changed here since, so this cannot be undone. The history of the tree shows what changed.",
    lastOwner: "A tree needs at least one owner.",
    changed: "Someone changed this while you were editing. Look at the present state before you save.",
    wrongCredentials: "E-mail and password do not belong together.",
    wrongPassword: "The present password is not right.",
    emailTaken: "There is an account with this address. Sign in instead.",
    registrationClosed: "New accounts are made by invitation only. Ask a relative to invite you.",
    passwordSignInOff: "Signing in with a password is switched off here.",
    unverified: "Confirm your e-mail address first. The link is in the mail that we sent you.",
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
