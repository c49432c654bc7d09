import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tokens.ts"

const messages: Translation<typeof english> = {
  tokens: "Tokeny API",
  tokensText:
    "Token pozwala programowi działać w Twoim imieniu. Daj każdemu programowi własny, z nie większymi prawami, niż potrzebuje.",
  noTokens: "Nie ma tokenów.",
  newToken: "Nowy token",
  tokenName: "Do czego służy",
  scopes: "Co może robić",
  scopeNames: {
    read: "Czytać drzewa",
    propose: "Proponować zmiany",
    write: "Zmieniać drzewa",
    export: "Eksportować drzewa i konto",
    members: "Zarządzać członkami",
    feed: "Śledzić zmiany",
  },
  createToken: "Utwórz token",
  tokenOnce: "Skopiuj token teraz. Nie zostanie pokazany ponownie.",
  expires: "do {$day}",
  revoke: "Odwołaj",
  user: "Kto go używa",
  users: {
    program: "Program",
    assistant: "Asystent z modelem językowym",
  },
  assistantText:
    "Asystent czyta drzewa, które wybrały jego dostawcę, i proponuje zmiany. Osoby żyjące otrzymuje tylko tam, gdzie pozwala na to właściciel drzewa, a zdjęć nie otrzymuje nigdy.",
  role: "Do czego służy asystent",
  roles: {
    member: "Pomaga Tobie",
    recommender: "Szuka krewnych",
  },
  roleHints: {
    member: "Odpowiada na pytania i proponuje zmiany każdego rodzaju.",
    recommender: "Proponuje tylko pokrewieństwa między osobami.",
  },
  provider: "Dostawca modelu",
  noProvider: "Żadne z Twoich drzew nie wybrało jeszcze dostawcy. Wybiera go właściciel drzewa.",
  assistantOf: `
    .input {$provider :string}
    .input {$role :string}
    .match $provider $role
    || member {{asystent}}
    || * {{asystent od krewnych}}
    * member {{asystent, {$provider}}}
    * * {{asystent od krewnych, {$provider}}}`,
}

export default messages
