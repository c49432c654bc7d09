import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/panel.ts"

const messages: Translation<typeof english> = {
  none: "No se conoce a nadie",
  parents: "Padres",
  siblings: "Hermanos",
  partners: "Parejas",
  children: "Hijos",
  further: {
    parents: `
    .input {$count :number}
    .match $count
    one {{1 progenitor}}
    * {{{$count} progenitores}}`,
    children: `
    .input {$count :number}
    .match $count
    one {{1 hijo o hija}}
    * {{{$count} hijos}}`,
  },
  life: "Vida",
  family: "Familia",
  centre: "Poner en el centro",
  page: "Página",
  kin: "¿Qué parentesco?",
  edit: "Editar",
  goOn: "Seguir editando",
  goOnAdding: "Seguir añadiendo un pariente",
  suggest: "Proponer un cambio",
  add: "Añadir un pariente",
  panel: "Persona",
  taller: "Mostrar más",
  shorter: "Mostrar menos",
  above: "ver arriba",
  outlineUp: "Antepasados",
  outlineDown: "Descendientes",
  with: "con {$names}",
  redacted: "Esta persona puede estar viva. Solo los miembros del árbol ven más.",
  keyTexts: [
    "hermano o pareja a la izquierda",
    "hermano o pareja a la derecha",
    "padre, o el único progenitor",
    "madre",
    "primer hijo o hija",
    "la persona del centro",
    "mostrar a la persona junto al gráfico",
    "mostrar más parientes, o menos",
    "poner a la persona en el centro",
    "añadir un pariente",
    "modificar a la persona",
    "esta lista",
  ],
}

export default messages
