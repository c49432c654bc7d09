import type { Translation } from "../../messages.ts"
import type english from "../../en/app/history.ts"

const messages: Translation<typeof english> = {
  none: "Aún no hay cambios.",
  noneSuch: "No hay cambios así.",
  more: "Mostrar más",
  undone: "Deshecho",
  undoImport: "¿Deshacer toda la importación?",
  undoImportText: "Desaparece todo lo que trajo el archivo: {$count} registros. Esto también se puede deshacer.",
  sentence: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} has {$deed}}}
    * {{{$who} ha {$deed}}}`,
  undid: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} has deshecho esto: {$undone}}}
    * {{{$who} ha deshecho esto: {$undone}}}`,
  andOthers: "{$deed} y {$count} registros más",
  importedRecords: `
    .input {$file :string}
    .input {$count :number}
    .match $file
    || {{importado un archivo: {$count} registros}}
    * {{importado el archivo «{$file}»: {$count} registros}}`,
  changedFromTo: "cambiado {$what}: de {$from} a {$to}",
  changedIn: "cambiado {$what}: {$details}",
  changedFields: `
    .input {$count :number}
    .match $count
    one {{cambiado {$count} detalle: {$what}}}
    * {{cambiado {$count} detalles: {$what}}}`,
  detail: {
    changed: "{$field} de {$from} a {$to}",
    added: "{$field} {$to} (añadido)",
    removed: "{$field} {$from} (quitado)",
  },
  firstLetters: "small",
  quoted: "«{$text}»",
  between: " y ",
  act: "cambiado {$what}",
  acts: {
    create: "añadido {$what}",
    update: "cambiado {$what}",
    delete: "eliminado {$what}",
    restore: "restaurado {$what}",
    purge: "eliminado definitivamente {$what}",
    merge: "fusionado otro registro con {$what}",
    make_primary: "hecho principal {$what}",
    edit: "editado {$what}",
    advance: "aceptado una parte de {$what}",
    apply: "aceptado {$what}",
    fail: "fallado al aplicar {$what}",
    reject: "rechazado {$what}",
    undo: "deshecho {$what}",
    accept: "aceptado {$what}",
    mail: "enviado por correo {$what}",
    switch_off: "desactivado {$what}",
  },
  deeds: {
    "change.undo": "deshecho un cambio",
    "tree.import": "restaurado el árbol desde una copia de seguridad",
    "tree.update_ai": "cambiado los asistentes del árbol",
    "check.dismiss": "indicado que un hallazgo no es un error",
    "check.reconsider": "retirado que un hallazgo no es un error",
    "duplicate.dismiss": "indicado que dos personas no son la misma",
    "duplicate.reconsider": "retirado que dos personas no son la misma",
    "invitation.create": "invitado a alguien al árbol",
    "invitation.accept": "aceptado una invitación",
    "invitation.delete": "revocado una invitación",
    "link.create": "creado un enlace al árbol",
    "link.delete": "terminado un enlace al árbol",
  },
  record: "un registro",
  records: {
    tree: `
    .input {$name :string}
    .match $name
    || {{un árbol}}
    * {{el árbol «{$name}»}}`,
    membership: `
    .input {$name :string}
    .match $name
    || {{un miembro}}
    * {{el miembro {$name}}}`,
    invitation: "una invitación",
    person: `
    .input {$name :string}
    .match $name
    || {{una persona}}
    * {{la ficha de {$name}}}`,
    name: `
    .input {$name :string}
    .match $name
    || {{un nombre}}
    * {{un nombre de {$name}}}`,
    event: `
    .input {$name :string}
    .match $name
    || {{un acontecimiento}}
    * {{un acontecimiento de {$name}}}`,
    place: `
    .input {$name :string}
    .match $name
    || {{un lugar}}
    * {{el lugar «{$name}»}}`,
    relationship: `
    .input {$name :string}
    .match $name
    || {{un parentesco}}
    * {{el parentesco entre {$name}}}`,
    source: `
    .input {$name :string}
    .match $name
    || {{una fuente}}
    * {{la fuente «{$name}»}}`,
    citation: `
    .input {$name :string}
    .match $name
    || {{una cita}}
    * {{una cita de {$name}}}`,
    association: `
    .input {$name :string}
    .match $name
    || {{una asociación}}
    * {{una asociación de {$name}}}`,
    media: `
    .input {$name :string}
    .match $name
    || {{una imagen o un documento}}
    * {{la imagen o el documento «{$name}»}}`,
    media_link: `
    .input {$name :string}
    .match $name
    || {{un enlace a una imagen o un documento}}
    * {{un enlace a una imagen o un documento de {$name}}}`,
    proposal: `
    .input {$name :string}
    .match $name
    || {{una propuesta}}
    * {{la propuesta «{$name}»}}`,
    comment: "un comentario",
    proposal_comment: "un comentario sobre una propuesta",
    question: "una pregunta",
    webhook: "un webhook",
  },
  events: {
    birth: `
    .input {$name :string}
    .match $name
    || {{un nacimiento}}
    * {{el nacimiento de {$name}}}`,
    baptism: `
    .input {$name :string}
    .match $name
    || {{un bautismo}}
    * {{el bautismo de {$name}}}`,
    christening: `
    .input {$name :string}
    .match $name
    || {{un bautizo}}
    * {{el bautizo de {$name}}}`,
    cremation: `
    .input {$name :string}
    .match $name
    || {{una incineración}}
    * {{la incineración de {$name}}}`,
    marriage: `
    .input {$name :string}
    .match $name
    || {{un matrimonio}}
    * {{el matrimonio de {$name}}}`,
    divorce: `
    .input {$name :string}
    .match $name
    || {{un divorcio}}
    * {{el divorcio de {$name}}}`,
    engagement: `
    .input {$name :string}
    .match $name
    || {{un compromiso}}
    * {{el compromiso de {$name}}}`,
    census: `
    .input {$name :string}
    .match $name
    || {{un censo}}
    * {{el censo de {$name}}}`,
    education: `
    .input {$name :string}
    .match $name
    || {{unos estudios}}
    * {{los estudios de {$name}}}`,
    emigration: `
    .input {$name :string}
    .match $name
    || {{una emigración}}
    * {{la emigración de {$name}}}`,
    immigration: `
    .input {$name :string}
    .match $name
    || {{una inmigración}}
    * {{la inmigración de {$name}}}`,
    naturalization: `
    .input {$name :string}
    .match $name
    || {{una naturalización}}
    * {{la naturalización de {$name}}}`,
    death: `
    .input {$name :string}
    .match $name
    || {{una defunción}}
    * {{la defunción de {$name}}}`,
    burial: `
    .input {$name :string}
    .match $name
    || {{un entierro}}
    * {{el entierro de {$name}}}`,
    residence: `
    .input {$name :string}
    .match $name
    || {{una residencia}}
    * {{la residencia de {$name}}}`,
    occupation: `
    .input {$name :string}
    .match $name
    || {{una profesión}}
    * {{la profesión de {$name}}}`,
    military: `
    .input {$name :string}
    .match $name
    || {{un servicio militar}}
    * {{el servicio militar de {$name}}}`,
  },
  event: `
    .input {$name :string}
    .match $name
    || {{un acontecimiento ({$type})}}
    * {{un acontecimiento ({$type}) de {$name}}}`,
  undoWhole: "Deshacer toda la importación",
  details: `
    .input {$count :number}
    .match $count
    one {{Qué ha cambiado}}
    * {{Qué ha cambiado: {$count} registros}}`,
  because: "Motivo: {$reason}",
  through: `
    .input {$name :string}
    .match $name
    || {{con un programa}}
    * {{con {$name}}}`,
  byAssistant: "con un asistente",
  byOperator: "con un operador del servicio",
  you: "Tú",
  heads: {
    field: "Campo",
    before: "Antes",
    after: "Después",
  },
  blanked: "Lo que contenía se ha eliminado definitivamente.",
  nothing: "Nada que mostrar.",
  entities: {
    tree: "Árbol",
    membership: "Miembro",
    invitation: "Invitación",
    person: "Persona",
    name: "Nombre",
    event: "Acontecimiento",
    place: "Lugar",
    relationship: "Parentesco",
    source: "Fuente",
    citation: "Cita",
    association: "Asociación",
    media: "Imagen o documento",
    media_link: "Enlace a una imagen o un documento",
    proposal: "Propuesta",
    comment: "Comentario",
    proposal_comment: "Comentario",
    question: "Pregunta",
    webhook: "Webhook",
  },
  verbs: {
    create: "añadido",
    update: "cambiado",
    delete: "eliminado",
    restore: "restaurado",
    purge: "eliminado definitivamente",
    merge: "fusionado",
    make_primary: "hecho principal",
    accept: "aceptado",
    mail: "enviado por correo",
    edit: "editado",
    advance: "aceptado en parte",
    apply: "aceptado",
    fail: "no se pudo aplicar",
    reject: "rechazado",
    undo: "deshecho",
    switch_off: "desactivado",
  },
  sentences: {
    "change.undo": "Un cambio deshecho",
    "gedcom.import": "Archivo importado",
    "tree.import": "Árbol restaurado desde una copia de seguridad",
    "tree.update_ai": "Asistentes del árbol cambiados",
  },
  of: "{$thing} {$what}",
  fates: {
    create: "añadido",
    update: "cambiado",
    delete: "eliminado",
    restore: "restaurado",
  },
  conflict: {
    title: "Esto no se puede deshacer tal cual, porque el árbol ha cambiado desde entonces.",
    changed: "{$field}: este cambio había escrito {$made}. Ahora es {$now}.",
    attached: "{$what}: después se le ha añadido algo.",
    home: "Después, {$who} ha pasado a ser la persona principal del árbol.",
    homeHint: "El árbol queda entonces sin persona principal. Puedes elegir otra en la página de cualquier persona.",
    laterFirst: "Deshaz primero los cambios posteriores: están encima de este en el historial del árbol.",
    deleted: "{$field}: aquello a lo que se referiría está eliminado.",
    account_deleted: "Una cuenta a la que esto afecta ya no existe.",
    more: "Y {$count} más.",
    nothing: "vacío",
    again: "Deshacer de todos modos",
    againHint: "Los valores actuales se sustituyen entonces por los de antes de este cambio.",
    leave: "Dejarlo",
  },
}

export default messages
