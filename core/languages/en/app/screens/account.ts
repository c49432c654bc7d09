const messages = {
  title: "Account",
  signOut: "Sign out",
  notSignedOut: "You are signed out in this browser. The session ends as soon as the service answers.",
  you: "You",
  email: "E-mail",
  verified: "confirmed",
  unverified: "not confirmed yet",
  name: "Your name",
  password: "Password",
  current: "Present password",
  next: "New password",
  nextHint: "10 characters or more. All other sessions end.",
  keepTokens: "Keep the API tokens valid",
  change: "Change the password",
  changed: "The new password is set. All other sessions have ended.",
  sessions: "Where you are signed in",
  thisOne: "this browser",
  lastUsed: "last used {$when}",
  unknownDevice: "Unknown device",
  end: "End this session",
  calendar: "Calendar",
  calendarText:
    "A calendar program can show births, marriages and deaths of your trees each year. It needs an address, which works without a password: give it to your own programs only.",
  makeCalendar: "Make an address",
  calendarOnce:
    "Copy this address into your calendar program. It is never shown again. An earlier address no longer works.",
  removeCalendar: "Remove the address",
  calendarRemoved: "The address no longer works.",
  data: "Your data",
  exportText: "A backup holds all trees that you own, with pictures. It can be restored here or on another service.",
  export: "Download a backup",
  delete: "Delete the account",
  deleteText:
    "Your account ends at once. Trees that you alone own are deleted. In all others your membership ends, and what you wrote stays.",
  deleteEmail: "To delete it, type your e-mail address",
} as const

export default messages
