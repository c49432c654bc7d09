import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/invitation.ts"

const messages: Translation<typeof english> = {
  title: "Je bent uitgenodigd",
  text: `
    .input {$by :string}
    .match $by
    || {{Je bent uitgenodigd voor de stamboom ‘{$tree}’.}}
    * {{{$by} nodigt je uit voor de stamboom ‘{$tree}’.}}`,
  roles: {
    viewer: "Je kunt hem lezen.",
    editor: "Je kunt hem lezen en wijzigen.",
    owner: "Je wordt eigenaar, samen met de andere eigenaren.",
  },
  forAddress: "De uitnodiging is voor het account met het adres {$email}.",
  account: "Log in, of maak een account aan. Daarna kun je lid worden.",
  signIn: "Inloggen",
  register: "Een account aanmaken",
  join: "Lid worden van de stamboom",
  joined: "Je bent nu lid van de stamboom.",
}

export default messages
