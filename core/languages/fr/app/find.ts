import type { Translation } from "../../messages.ts"
import type english from "../../en/app/find.ts"

const messages: Translation<typeof english> = {
  hint: "Saisissez quelques lettres d’un nom. Une année de naissance ou de décès affine la recherche.",
  none: "Personne ne porte ce nom ici.",
  count: `
    .input {$count :number}
    .match $count
    one {{{$count} personne}}
    * {{{$count} personnes}}`,
  childOf: "enfant de {$parents}",
  with: "avec {$partners}",
  alsoCalled: "aussi appelé {$name}",
}

export default messages
