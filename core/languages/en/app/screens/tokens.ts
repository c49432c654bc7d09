/** The words of API tokens. */
const messages = {
  tokens: "API tokens",
  tokensText: "A token lets a program act for you. Give each program its own, with no more rights than it needs.",
  noTokens: "There are no tokens.",
  newToken: "New token",
  tokenName: "What it is for",
  scopes: "What it may do",
  scopeNames: {
    read: "Read trees",
    propose: "Suggest changes",
    write: "Change trees",
    export: "Export trees and the account",
    members: "Manage members",
    feed: "Follow changes",
  },
  createToken: "Make the token",
  tokenOnce: "Copy the token now. It is never shown again.",
  expires: "until {$day}",
  revoke: "Revoke",
  user: "Who uses it",
  users: {
    program: "A program",
    assistant: "An assistant with a language model",
  },
  assistantText:
    "An assistant reads the trees that have chosen its provider, and suggests changes. It gets living people only where the owner of a tree allows it, and never pictures.",
  role: "What the assistant is for",
  roles: {
    member: "It helps you",
    recommender: "It looks for relatives",
  },
  roleHints: {
    member: "It answers questions and suggests changes of every kind.",
    recommender: "It suggests only how people are related.",
  },
  provider: "Provider of the model",
  noProvider: "None of your trees has chosen a provider yet. The owner of a tree chooses it.",
  assistantOf: `
    .input {$provider :string}
    .input {$role :string}
    .match $provider $role
    || member {{assistant}}
    || * {{assistant for relatives}}
    * member {{assistant by {$provider}}}
    * * {{assistant by {$provider} for relatives}}`,
} as const

export default messages
