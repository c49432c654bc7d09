import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tokens.ts"

const messages: Translation<typeof english> = {
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
  expires: "bis {$day}",
  revoke: "Widerrufen",
  user: "Wer es benutzt",
  users: {
    program: "Ein Programm",
    assistant: "Ein Assistent mit einem Sprachmodell",
  },
  assistantText:
    "Ein Assistent liest die Bäume, die seinen Anbieter gewählt haben, und schlägt Änderungen vor. Lebende bekommt er nur, wo der Eigentümer eines Baums es erlaubt, und Bilder nie.",
  role: "Wofür der Assistent ist",
  roles: {
    member: "Er hilft Ihnen",
    recommender: "Er sucht Verwandte",
  },
  roleHints: {
    member: "Er beantwortet Fragen und schlägt Änderungen jeder Art vor.",
    recommender: "Er schlägt nur vor, wie Menschen verwandt sind.",
  },
  provider: "Anbieter des Modells",
  noProvider: "Noch keiner Ihrer Bäume hat einen Anbieter gewählt. Das tut der Eigentümer eines Baums.",
  assistantOf: `
    .input {$provider :string}
    .input {$role :string}
    .match $provider $role
    || member {{Assistent}}
    || * {{Assistent für Verwandte}}
    * member {{Assistent von {$provider}}}
    * * {{Assistent von {$provider} für Verwandte}}`,
}

export default messages
