import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/link.ts"

const messages: Translation<typeof english> = {
  title: "Een link naar een stamboom",
  passcode: "Toegangscode",
  passcodeHint: "Heb je bij de link een toegangscode gekregen, typ die dan hier.",
  open: "De stamboom openen",
  ended: "De link gaat niet vanzelf open: er is een toegangscode nodig, of de link is beëindigd.",
  wrong: "De toegangscode klopt niet, of de link is beëindigd. Vraag een nieuwe aan de persoon die hem stuurde.",
}

export default messages
