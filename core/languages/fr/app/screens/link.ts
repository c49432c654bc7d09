import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/link.ts"

const messages: Translation<typeof english> = {
  title: "Un lien vers un arbre généalogique",
  passcode: "Code",
  passcodeHint: "Si vous avez reçu un code avec le lien, saisissez-le ici.",
  open: "Ouvrir l’arbre",
  ended: "Le lien ne s’ouvre pas seul : il demande un code, ou il n’est plus valable.",
  wrong: "Le code est faux, ou le lien n’est plus valable. Demandez-en un nouveau à la personne qui l’a envoyé.",
}

export default messages
