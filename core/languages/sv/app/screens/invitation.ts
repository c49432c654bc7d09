import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/invitation.ts"

const messages: Translation<typeof english> = {
  title: "Du är inbjuden",
  text: `
    .input {$by :string}
    .match $by
    || {{Du är inbjuden till släktträdet ”{$tree}”.}}
    * {{{$by} bjuder in dig till släktträdet ”{$tree}”.}}`,
  roles: {
    viewer: "Du kommer att kunna läsa det.",
    editor: "Du kommer att kunna läsa och ändra det.",
    owner: "Du kommer att äga det tillsammans med de andra ägarna.",
  },
  forAddress: "Inbjudan gäller kontot med adressen {$email}.",
  account: "Logga in, eller skapa ett konto. Sedan kan du gå med.",
  signIn: "Logga in",
  register: "Skapa ett konto",
  join: "Gå med i trädet",
  joined: "Du har gått med i trädet.",
}

export default messages
