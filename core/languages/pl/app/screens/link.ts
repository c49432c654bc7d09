import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/link.ts"

const messages: Translation<typeof english> = {
  title: "Odnośnik do drzewa genealogicznego",
  passcode: "Kod dostępu",
  passcodeHint: "Jeśli razem z odnośnikiem podano kod dostępu, wpisz go tutaj.",
  open: "Otwórz drzewo",
  ended: "Odnośnik nie otwiera się sam: wymaga kodu dostępu albo wygasł.",
  wrong: "Kod dostępu jest nieprawidłowy albo odnośnik wygasł. Poproś o nowy osobę, która go przysłała.",
}

export default messages
