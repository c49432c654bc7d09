import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tokens.ts"

const messages: Translation<typeof english> = {
  tokens: "API-tokens",
  tokensText:
    "Met een token handelt een programma namens jou. Geef elk programma zijn eigen token, met niet meer rechten dan het nodig heeft.",
  noTokens: "Er zijn geen tokens.",
  newToken: "Nieuw token",
  tokenName: "Waarvoor het is",
  scopes: "Wat het mag",
  scopeNames: {
    read: "Stambomen lezen",
    propose: "Wijzigingen voorstellen",
    write: "Stambomen wijzigen",
    export: "Stambomen en het account exporteren",
    members: "Leden beheren",
    feed: "Wijzigingen volgen",
  },
  createToken: "Het token maken",
  tokenOnce: "Kopieer het token nu. Het wordt niet nog eens getoond.",
  expires: "tot {$day}",
  revoke: "Intrekken",
  user: "Wie het gebruikt",
  users: {
    program: "Een programma",
    assistant: "Een assistent met een taalmodel",
  },
  assistantText:
    "Een assistent leest de stambomen die zijn aanbieder hebben gekozen, en stelt wijzigingen voor. Hij krijgt levende personen alleen waar de eigenaar van een stamboom dat toestaat, en nooit foto’s.",
  role: "Waarvoor de assistent is",
  roles: {
    member: "Hij helpt je",
    recommender: "Hij zoekt familieleden",
  },
  roleHints: {
    member: "Hij beantwoordt vragen en stelt wijzigingen van elke soort voor.",
    recommender: "Hij stelt alleen voor hoe personen verwant zijn.",
  },
  provider: "Aanbieder van het model",
  noProvider: "Geen van je stambomen heeft nog een aanbieder gekozen. De eigenaar van een stamboom kiest die.",
  assistantOf: `
    .input {$provider :string}
    .input {$role :string}
    .match $provider $role
    || member {{assistent}}
    || * {{assistent voor familieleden}}
    * member {{assistent van {$provider}}}
    * * {{assistent van {$provider} voor familieleden}}`,
}

export default messages
