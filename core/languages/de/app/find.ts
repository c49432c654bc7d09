import type { Translation } from "../../messages.ts"
import type english from "../../en/app/find.ts"

const messages: Translation<typeof english> = {
  hint: "Geben Sie ein paar Buchstaben eines Namens ein. Ein Geburts- oder Sterbejahr grenzt ein.",
  none: "Niemand dieses Namens ist hier.",
  count: `
    .input {$count :number}
    .match $count
    one {{Eine Person}}
    * {{{$count} Personen}}`,
  childOf: "Kind von {$parents}",
  with: "mit {$partners}",
  alsoCalled: "auch {$name} genannt",
}

export default messages
