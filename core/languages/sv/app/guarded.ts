import type { Translation } from "../../messages.ts"
import type english from "../../en/app/guarded.ts"

const messages: Translation<typeof english> = {
  closed: "Stängt medan du ser som någon annan",
  closedText: "Den här sidan är för medlemmar. Sluta se trädet som någon annan för att öppna den.",
}

export default messages
