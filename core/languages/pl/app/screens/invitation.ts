import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/invitation.ts"

const messages: Translation<typeof english> = {
  title: "Masz zaproszenie",
  text: `
    .input {$by :string}
    .match $by
    || {{Masz zaproszenie do drzewa genealogicznego „{$tree}”.}}
    * {{{$by} zaprasza Cię do drzewa genealogicznego „{$tree}”.}}`,
  roles: {
    viewer: "Będziesz móc je czytać.",
    editor: "Będziesz móc je czytać i zmieniać.",
    owner: "Będziesz jego właścicielem razem z innymi właścicielami.",
  },
  forAddress: "Zaproszenie jest dla konta z adresem {$email}.",
  account: "Zaloguj się lub utwórz konto. Potem możesz dołączyć.",
  signIn: "Zaloguj się",
  register: "Utwórz konto",
  join: "Dołącz do drzewa",
  joined: "Dołączono do drzewa.",
}

export default messages
