import type { Translation } from "../../messages.ts"
import type english from "../../en/app/drafts.ts"

const messages: Translation<typeof english> = {
  back: "To zostało wpisane wcześniej. Nie jest jeszcze zapisane.",
  again: "Zacznij od nowa",
  dropped: "Wpisany tekst zostaje odrzucony.",
  kept: "Wpisany tekst jest zachowany. Otwórz formularz ponownie, aby kontynuować.",
}

export default messages
