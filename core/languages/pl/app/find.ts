import type { Translation } from "../../messages.ts"
import type english from "../../en/app/find.ts"

const messages: Translation<typeof english> = {
  hint: "Wpisz kilka liter imienia lub nazwiska. Rok urodzenia lub śmierci zawęża wyszukiwanie.",
  none: "Nie ma tu nikogo takiego.",
  count: `
    .input {$count :number}
    .match $count
    one {{Jedna osoba}}
    few {{{$count} osoby}}
    * {{{$count} osób}}`,
  childOf: "rodzice: {$parents}",
  with: "w związku: {$partners}",
  alsoCalled: "także {$name}",
}

export default messages
