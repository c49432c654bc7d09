import type { Translation } from "../../messages.ts"
import type english from "../../en/app/viewer.ts"

const messages: Translation<typeof english> = {
  title: "Deze stamboom als iemand anders bekijken",
  text: "Je ziet precies wat die persoon ziet, op elk scherm van deze stamboom, tot je stopt. Intussen kun je niets wijzigen.",
  roles: {
    owner: "eigenaar",
    editor: "bewerker",
    viewer: "lezer",
  },
  as: "Als {$who}",
  asMember: "Als {$name} ({$role})",
}

export default messages
