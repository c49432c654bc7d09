import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/invitation.ts"

const messages: Translation<typeof english> = {
  title: "Vous êtes invité",
  text: `
  .input {$by :string}
  .match $by
  || {{Vous êtes invité à l’arbre généalogique « {$tree} ».}}
  * {{{$by} vous invite à l’arbre généalogique « {$tree} ».}}`,
  roles: {
    viewer: "Vous pourrez le lire.",
    editor: "Vous pourrez le lire et le modifier.",
    owner: "Vous en serez propriétaire avec les autres propriétaires.",
  },
  forAddress: "L’invitation est destinée au compte de l’adresse {$email}.",
  account: "Connectez-vous, ou créez un compte. Vous pourrez ensuite rejoindre l’arbre.",
  signIn: "Se connecter",
  register: "Créer un compte",
  join: "Rejoindre l’arbre",
  joined: "Vous avez rejoint l’arbre.",
}

export default messages
