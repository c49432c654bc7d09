import type { Translation } from "../../messages.ts"
import type english from "../../en/app/find.ts"

const messages: Translation<typeof english> = {
  hint: "Skriv några bokstäver i ett namn. Ett födelse- eller dödsår avgränsar sökningen.",
  none: "Här finns ingen med det namnet.",
  count: `
    .input {$count :number}
    .match $count
    one {{En person}}
    * {{{$count} personer}}`,
  childOf: "barn till {$parents}",
  with: "med {$partners}",
  alsoCalled: "kallas även {$name}",
}

export default messages
