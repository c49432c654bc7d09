import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/invitation.ts"

const messages: Translation<typeof english> = {
  title: "Tienes una invitación",
  text: `
    .input {$by :string}
    .match $by
    || {{Tienes una invitación al árbol genealógico «{$tree}».}}
    * {{{$by} te invita al árbol genealógico «{$tree}».}}`,
  roles: {
    viewer: "Podrás leerlo.",
    editor: "Podrás leerlo y modificarlo.",
    owner: "Serás propietario junto con los demás propietarios.",
  },
  forAddress: "La invitación es para la cuenta con la dirección {$email}.",
  account: "Inicia sesión, o crea una cuenta. Después podrás unirte.",
  signIn: "Iniciar sesión",
  register: "Crear una cuenta",
  join: "Unirse al árbol",
  joined: "Te has unido al árbol.",
}

export default messages
