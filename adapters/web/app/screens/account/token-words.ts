import { words } from "../../words/language.ts"

/** The words of API tokens. */
export const tokenWords = words(
  {
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
    expires: (day: string): string => `until ${day}`,
    revoke: "Revoke",
    user: "Who uses it",
    users: { program: "A program", assistant: "An assistant with a language model" },
    assistantText:
      "An assistant reads the trees that have chosen its provider, and suggests changes. It gets living people only " +
      "where the owner of a tree allows it, and never pictures.",
    role: "What the assistant is for",
    roles: { member: "It helps you", recommender: "It looks for relatives" },
    roleHints: {
      member: "It answers questions and suggests changes of every kind.",
      recommender: "It suggests only how people are related.",
    },
    provider: "Provider of the model",
    noProvider: "None of your trees has chosen a provider yet. The owner of a tree chooses it.",
    assistantOf: ({ provider, role }: { provider: string | null; role: "member" | "recommender" }): string =>
      `assistant${provider === null ? "" : ` by ${provider}`}${role === "recommender" ? " for relatives" : ""}`,
  },
  {
    tokens: "API-Tokens",
    tokensText:
      "Mit einem Token handelt ein Programm für Sie. Geben Sie jedem Programm ein eigenes, mit nicht mehr Rechten als nötig.",
    noTokens: "Es gibt keine Tokens.",
    newToken: "Neues Token",
    tokenName: "Wofür es ist",
    scopes: "Was es darf",
    scopeNames: {
      read: "Bäume lesen",
      propose: "Änderungen vorschlagen",
      write: "Bäume ändern",
      export: "Bäume und Konto exportieren",
      members: "Mitglieder verwalten",
      feed: "Änderungen verfolgen",
    },
    createToken: "Token anlegen",
    tokenOnce: "Kopieren Sie das Token jetzt. Es wird nie wieder gezeigt.",
    expires: (day) => `bis ${day}`,
    revoke: "Widerrufen",
    user: "Wer es benutzt",
    users: { program: "Ein Programm", assistant: "Ein Assistent mit einem Sprachmodell" },
    assistantText:
      "Ein Assistent liest die Bäume, die seinen Anbieter gewählt haben, und schlägt Änderungen vor. Lebende bekommt " +
      "er nur, wo der Eigentümer eines Baums es erlaubt, und Bilder nie.",
    role: "Wofür der Assistent ist",
    roles: { member: "Er hilft Ihnen", recommender: "Er sucht Verwandte" },
    roleHints: {
      member: "Er beantwortet Fragen und schlägt Änderungen jeder Art vor.",
      recommender: "Er schlägt nur vor, wie Menschen verwandt sind.",
    },
    provider: "Anbieter des Modells",
    noProvider: "Noch keiner Ihrer Bäume hat einen Anbieter gewählt. Das tut der Eigentümer eines Baums.",
    assistantOf: ({ provider, role }) =>
      `Assistent${provider === null ? "" : ` von ${provider}`}${role === "recommender" ? " für Verwandte" : ""}`,
  },
)
