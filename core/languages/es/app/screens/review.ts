import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/review.ts"

const messages: Translation<typeof english> = {
  title: "Propuestas",
  statuses: {
    pending: "En espera",
    applied: "Aceptadas",
    rejected: "Rechazadas",
  },
  statusOf: {
    pending: "espera a un editor",
    applied: "aceptada",
    rejected: "rechazada",
  },
  status: "Estado",
  origin: "De",
  origins: {
    all: "Todos",
    contributor: "Personas",
    assistant: "Asistentes",
  },
  originOf: {
    contributor: "",
    assistant: "de un asistente",
  },
  countOf: "{$name} ({$count})",
  none: {
    pending: "Nada espera aquí. Los miembros que solo leen el árbol pueden proponer cambios, y un editor decide.",
    applied: "Aún no se ha aceptado nada.",
    rejected: "No se ha rechazado nada.",
  },
  more: "Mostrar más",
  untitled: "Una propuesta",
  steps: `
    .input {$count :number}
    .match $count
    one {{Un cambio}}
    * {{{$count} cambios}}`,
  keysList: "Teclas: j y k van a la siguiente y a la anterior, Intro abre.",
  keys: "Teclas: j y k van de cambio en cambio, la barra espaciadora elige, a acepta, r rechaza.",
  all: "Todas las propuestas",
  number: "Cambio {$number}",
  ops: {
    create: "Nuevo",
    update: "Cambio",
    delete: "Eliminación",
    merge: "Fusión",
  },
  entities: {
    person: "persona",
    name: "nombre",
    event: "acontecimiento",
    relationship: "parentesco",
    source: "fuente",
    citation: "cita",
    association: "asociación",
  },
  headline: `
    .input {$name :string}
    .match $name
    || {{{$op}: {$entity}}}
    * {{{$op}: {$entity}, {$name}}}`,
  stale: "El árbol ha cambiado aquí desde que se propuso esto. Compara antes de aceptar.",
  gone: "Aquello de lo que trata ya no está en el árbol.",
  done: "Hecho",
  nothingChanges: "El árbol ya lo tiene.",
  heads: {
    field: "Campo",
    before: "Ahora en el árbol",
    after: "Propuesto",
  },
  basis: "Se basa en",
  page: "página {$page}",
  choose: "Aceptar: {$what}",
  accept: `
    .input {$which :string}
    .match $which
    all {{Aceptar todo}}
    * {{Aceptar {$chosen} de {$all}}}`,
  acceptOne: "Aceptar",
  chooseFirst: "Elige al menos un cambio.",
  notChosen: "Los cambios que no elijas se descartan para siempre.",
  accepted: "Aceptado. Los cambios están en el árbol.",
  undoAccepted: "Deshacer lo aceptado",
  acceptedUndone: "Deshecho. La propuesta vuelve a esperar.",
  failed: "El cambio {$number} no se pudo hacer. Los anteriores están en el árbol. El servicio dice:",
  reject: "Rechazar",
  rejectTitle: "Rechazar esta propuesta",
  reason: "Motivo",
  reasonHint: "Lo lee la persona que hizo la propuesta.",
  rejected: "Rechazado.",
  rejectedBecause: "El motivo: {$reason}",
  decidedBy: "Decidido por {$name}.",
  comments: "Comentarios",
  noComments: "Nadie ha dicho nada todavía.",
  comment: "Tu comentario",
  send: "Enviar",
  withdraw: "Retirar",
  withdrawTitle: "¿Retirar esta propuesta?",
  withdrawText: "Se elimina, con sus comentarios.",
  withdrawn: "Retirada.",
}

export default messages
