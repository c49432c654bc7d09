const messages = {
  appName: "Stemma",
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
  offlineSince: "You are offline. This is from {$moment}, and can only be read.",
  unreachableSince: "The service cannot be reached. This is from {$moment}, and can only be read.",
  notFound: {
    title: "There is no such page",
    home: "Go to the first page",
  },
  header: {
    account: "Account",
    settings: "Language and appearance",
    signIn: "Sign in",
    register: "Create an account",
    language: "Language",
    theme: "Appearance",
    themes: {
      system: "As the device",
      light: "Light",
      dark: "Dark",
    },
  },
  ways: {
    label: "This tree",
    menu: "Menu",
    overview: "Overview",
    family: "Family",
    people: "People",
    media: "Pictures",
    sources: "Sources",
    review: "Suggestions",
    import: "Import",
    tidy: "Tidy",
    history: "History",
    settings: "Settings",
    more: "More",
    duplicates: "Duplicates",
    deleted: "Deleted",
    allTrees: "All trees",
    waiting: "waiting",
  },
  viewAs: {
    open: "See as…",
    kinds: {
      anonymous: "a visitor without an account",
      user: "a stranger with an account",
    },
    banner: "You see this tree as {$who} does. You cannot change anything meanwhile.",
    stop: "Stop",
  },
  search: {
    title: "Search people",
    field: "Name, or name and year",
  },
  broken: {
    title: "Something went wrong here",
    text: "This part of the page failed, or there is a new version. Nothing that you saved is lost.",
    again: "Load the page again",
  },
  problems: {
    offline: "The service cannot be reached. Check your connection, then try again.",
    busy: "The service is busy. Please wait a moment, then try again.",
    forbidden: "You may not do this here.",
    sessionEnded: "You are signed out. Sign in again to go on.",
    failed: "The service failed, or something before it. Try again a little later.",
    internal: "The service failed. If it happens again, pass on this number to its operator:",
  },
  livingPerson: "Living person",
  nameless: "Without a name",
  /** Somebody who died in an unknown year. */
  dead: "† dead",
  /** Years of a life: "1819–1901". */
  lived: `
    .input {$birth :string}
    .input {$death :string}
    .input {$state :string}
    .match $birth $death $state
    || || dead {{dead}}
    || || * {{}}
    || * * {{died {$death}}}
    * || dead {{born {$birth}, dead}}
    * || * {{born {$birth}}}
    * * * {{{$span}}}`,
} as const

export default messages
