import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/link.ts"

const messages: Translation<typeof english> = {
  title: "Ein Link zu einem Stammbaum",
  passcode: "Kennwort",
  passcodeHint: "Haben Sie mit dem Link ein Kennwort bekommen, geben Sie es hier ein.",
  open: "Den Stammbaum öffnen",
  ended: "Der Link öffnet sich nicht von selbst: Er braucht ein Kennwort, oder er ist abgelaufen.",
  wrong: "Das Kennwort ist falsch, oder der Link ist abgelaufen. Bitten Sie um einen neuen.",
}

export default messages
