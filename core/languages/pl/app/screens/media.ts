import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/media.ts"

const messages: Translation<typeof english> = {
  title: "Zdjęcia i dokumenty",
  none: "Nie ma tu jeszcze zdjęć ani dokumentów.",
  noneSuch: "Nie ma tu nic takiego.",
  more: "Pokaż więcej",
  members: "Zaloguj się, aby zobaczyć zdjęcia i dokumenty.",
  signIn: "Zaloguj się",
  added: "dodano: {$day}",
  download: "Pobierz",
  delete: "Usuń",
  deleted: "Usunięto.",
  name: "Tytuł",
  conflict: "W tym czasie ktoś inny zmienił to zdjęcie lub ten dokument. Oto obie wersje:",
  belongs: "Należy do",
}

export default messages
