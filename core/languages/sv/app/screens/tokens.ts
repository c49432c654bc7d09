import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tokens.ts"

const messages: Translation<typeof english> = {
  tokens: "API-token",
  tokensText:
    "En token låter ett program handla åt dig. Ge varje program en egen, utan fler rättigheter än det behöver.",
  noTokens: "Det finns inga token.",
  newToken: "Ny token",
  tokenName: "Vad den är till för",
  scopes: "Vad den får göra",
  scopeNames: {
    read: "Läsa träd",
    propose: "Föreslå ändringar",
    write: "Ändra träd",
    export: "Exportera träd och kontot",
    members: "Sköta medlemmar",
    feed: "Följa ändringar",
  },
  createToken: "Skapa en token",
  tokenOnce: "Kopiera din token nu. Den visas inte igen.",
  expires: "till {$day}",
  revoke: "Återkalla",
  user: "Vem som använder den",
  users: {
    program: "Ett program",
    assistant: "En assistent med en språkmodell",
  },
  assistantText:
    "En assistent läser de träd som har valt dess leverantör, och föreslår ändringar. Den får levande personer bara där trädets ägare tillåter det, och aldrig bilder.",
  role: "Vad assistenten är till för",
  roles: {
    member: "Den hjälper dig",
    recommender: "Den söker släktingar",
  },
  roleHints: {
    member: "Den svarar på frågor och föreslår ändringar av alla slag.",
    recommender: "Den föreslår bara hur personer är släkt.",
  },
  provider: "Modellens leverantör",
  noProvider: "Inget av dina träd har valt någon leverantör ännu. Trädets ägare väljer den.",
  assistantOf: `
    .input {$provider :string}
    .input {$role :string}
    .match $provider $role
    || member {{assistent}}
    || * {{assistent för släktingar}}
    * member {{assistent från {$provider}}}
    * * {{assistent från {$provider} för släktingar}}`,
}

export default messages
