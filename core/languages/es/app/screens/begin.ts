import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/begin.ts"

const messages: Translation<typeof english> = {
  title: "Empezar un árbol",
  intro:
    "Escribe lo que sepas, con los apellidos de nacimiento. El resto puede quedar vacío, y después puedes cambiarlo todo.",
  bring: "Importar de otro programa",
  treeName: "Nombre del árbol",
  treeNameOf: `
    .input {$surname :string}
    .match $surname
    || {{Mi familia}}
    * {{La familia {$surname}}}`,
  places: {
    you: "Tú",
    father: "Tu padre",
    mother: "Tu madre",
    fathers_father: "El padre de tu padre",
    fathers_mother: "La madre de tu padre",
    mothers_father: "El padre de tu madre",
    mothers_mother: "La madre de tu madre",
  },
  generations: {
    you: "Tú",
    parents: "Tus padres",
    grandparents: "Tus abuelos",
  },
  given: "Nombre de pila",
  surname: "Apellidos",
  year: "Año de nacimiento",
  preview: "Tu árbol hasta ahora",
  unknown: "desconocido",
  born: "nacimiento: {$year}",
  save: "Guardar este árbol",
  private: "Solo tú puedes verlo, hasta que invites a otros.",
}

export default messages
