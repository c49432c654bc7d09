import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/settings.ts"

const messages: Translation<typeof english> = {
  title: "Ajustes",
  tree: "El árbol",
  name: "Nombre",
  description: "De qué trata",
  visibility: "Quién lo ve",
  visibilities: {
    private: ["Privado", "Solo los miembros ven el árbol."],
    site_members: [
      "Cuentas de aquí",
      "Lo ven todos los que tienen una cuenta aquí. Las personas vivas aparecen como «Persona viva».",
    ],
    unlisted: [
      "Por su dirección",
      "Lo ven todos los que tienen la dirección. Las personas vivas aparecen como «Persona viva».",
    ],
    public: [
      "Público",
      "Lo ve todo el mundo, y figura en la primera página. Las personas vivas aparecen como «Persona viva».",
    ],
  },
  members: "Miembros",
  membersText: "Los miembros ven a todos en el árbol, también a los vivos.",
  roles: {
    owner: "Propietario",
    editor: "Editor",
    viewer: "Lector",
  },
  roleTexts:
    "Los lectores leen y proponen. Los editores modifican el árbol. Los propietarios gestionan además los miembros y los ajustes.",
  roleOf: "Papel de {$name}",
  remove: "Quitar",
  removeOf: "Quitar a {$name}",
  removed: "{$name} ya no es miembro.",
  leave: "Dejar este árbol",
  leaveText: "Pierdes el acceso al árbol. Un propietario puede volver a añadirte.",
  add: "Añadir un miembro",
  addText: "La persona necesita una cuenta con esta dirección.",
  noAccount: "Ninguna cuenta tiene la dirección {$email}. Invita a la persona: así podrá crear una.",
  inviteThem: "Invitar por correo",
  invited: "La invitación para {$email} está hecha. Figura entre las invitaciones.",
  email: "Correo de la cuenta",
  role: "Papel",
  added: "{$name} es ahora miembro.",
  invitations: "Invitaciones",
  invitationsText: "Un enlace invita a una persona, que aún no necesita cuenta. Sirve una vez, durante 14 días.",
  byLink: "Por enlace",
  mailed: "enviada el {$day}",
  notMailed: "sin enviar todavía",
  until: "hasta el {$day}",
  revoke: "Revocar",
  invite: "Crear una invitación",
  inviteEmail: "Enviar el enlace a",
  inviteHint: "Déjalo vacío para enviar tú el enlace.",
  inviteRole: "Papel del invitado",
  linkOnce: "Envía este enlace a la persona. No se vuelve a mostrar.",
  inviteAnother: "Invitar a otra persona",
  assistants: "Asistentes",
  assistantsText:
    "Un asistente es un programa con un modelo de lenguaje. Lee el árbol para un miembro y propone cambios, que revisan personas.",
  memberProvider: "Asistentes de los miembros",
  recommenderProvider: "Asistentes que buscan parientes",
  noProvider: "Ninguno",
  livingPeople: "Personas vivas",
  sights: {
    hidden: ["Los asistentes no las ven", "Las personas vivas aparecen como «Persona viva»."],
    shown: ["Los asistentes las ven", "El proveedor recibe lo que los miembros ven de las personas vivas."],
  },
  export: "Llévatelo",
  exportText: "Todos los programas de genealogía leen GEDCOM. GEDZIP contiene además las imágenes y los documentos.",
  gedcom: "GEDCOM {$version}",
  gedzip: "GEDZIP, con imágenes",
  preparing: "Preparando el archivo…",
  delete: "Eliminar este árbol",
  deleteText:
    "El árbol desaparece para todos. Sus propietarios pueden recuperarlo durante algún tiempo; después se elimina definitivamente.",
  deleted: "El árbol está eliminado.",
}

export default messages
