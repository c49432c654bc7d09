import type { Translation } from "../../messages.ts"
import type english from "../../en/app/history.ts"

const messages: Translation<typeof english> = {
  none: "Aucune modification pour l’instant.",
  noneSuch: "Aucune modification de ce genre.",
  more: "Afficher plus",
  undone: "Annulé",
  undoImport: "Annuler tout l’import ?",
  undoImportText:
    "Tout ce que le fichier a apporté disparaît : {$count} enregistrements. Vous pourrez revenir en arrière.",
  sentence: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} avez {$deed}}}
    * {{{$who} a {$deed}}}`,
  undid: `
    .input {$maker :string}
    .match $maker
    reader {{{$who} avez annulé ceci : {$undone}}}
    * {{{$who} a annulé ceci : {$undone}}}`,
  andOthers: "{$deed} et {$count} autres enregistrements",
  importedRecords: `
    .input {$file :string}
    .input {$count :number}
    .match $file
    || {{importé un fichier : {$count} enregistrements}}
    * {{importé le fichier « {$file} » : {$count} enregistrements}}`,
  changedFromTo: "modifié {$what} : de {$from} à {$to}",
  changedIn: "modifié {$what} : {$details}",
  changedFields: `
    .input {$count :number}
    .match $count
    one {{modifié {$count} détail : {$what}}}
    * {{modifié {$count} détails : {$what}}}`,
  detail: {
    changed: "{$field} de {$from} à {$to}",
    added: "{$field} {$to} (ajout)",
    removed: "{$field} {$from} (retrait)",
  },
  firstLetters: "small",
  quoted: "« {$text} »",
  between: " et ",
  act: "modifié {$what}",
  acts: {
    create: "ajouté {$what}",
    update: "modifié {$what}",
    delete: "supprimé {$what}",
    restore: "rétabli {$what}",
    purge: "supprimé définitivement {$what}",
    merge: "fusionné un autre enregistrement avec {$what}",
    make_primary: "choisi {$what} comme nom principal",
    edit: "modifié {$what}",
    advance: "accepté une partie de {$what}",
    apply: "accepté {$what}",
    fail: "échoué à appliquer {$what}",
    reject: "refusé {$what}",
    undo: "annulé {$what}",
    accept: "accepté {$what}",
    mail: "envoyé {$what} par e-mail",
    switch_off: "désactivé {$what}",
  },
  deeds: {
    "change.undo": "annulé une modification",
    "tree.import": "restauré l’arbre à partir d’une sauvegarde",
    "tree.update_ai": "modifié les assistants de l’arbre",
    "check.dismiss": "écarté une anomalie",
    "check.reconsider": "repris une anomalie écartée",
    "duplicate.dismiss": "déclaré que deux personnes sont différentes",
    "duplicate.reconsider": "repris une paire écartée de doublons",
    "invitation.create": "invité quelqu’un dans l’arbre",
    "invitation.accept": "accepté une invitation",
    "invitation.delete": "retiré une invitation",
    "link.create": "créé un lien vers l’arbre",
    "link.delete": "mis fin à un lien vers l’arbre",
  },
  record: "un enregistrement",
  records: {
    tree: `
    .input {$name :string}
    .match $name
    || {{un arbre}}
    * {{l’arbre « {$name} »}}`,
    membership: `
    .input {$name :string}
    .match $name
    || {{un membre}}
    * {{le membre {$name}}}`,
    invitation: "une invitation",
    person: `
    .input {$name :string}
    .match $name
    || {{une personne}}
    * {{{$name}}}`,
    name: `
    .input {$name :string}
    .match $name
    || {{un nom}}
    * {{un nom de {$name}}}`,
    event: `
    .input {$name :string}
    .match $name
    || {{un événement}}
    * {{un événement de {$name}}}`,
    place: `
    .input {$name :string}
    .match $name
    || {{un lieu}}
    * {{le lieu « {$name} »}}`,
    relationship: `
    .input {$name :string}
    .match $name
    || {{un lien de parenté}}
    * {{le lien entre {$name}}}`,
    source: `
    .input {$name :string}
    .match $name
    || {{une source}}
    * {{la source « {$name} »}}`,
    citation: `
    .input {$name :string}
    .match $name
    || {{une citation}}
    * {{une citation pour {$name}}}`,
    association: `
    .input {$name :string}
    .match $name
    || {{une association}}
    * {{une association de {$name}}}`,
    media: `
    .input {$name :string}
    .match $name
    || {{une image ou un document}}
    * {{l’image ou le document « {$name} »}}`,
    media_link: `
    .input {$name :string}
    .match $name
    || {{un rattachement d’image ou de document}}
    * {{un rattachement d’image ou de document à {$name}}}`,
    proposal: `
    .input {$name :string}
    .match $name
    || {{une suggestion}}
    * {{la suggestion « {$name} »}}`,
    comment: "un commentaire",
    proposal_comment: "un commentaire sur une suggestion",
    question: "une question",
    webhook: "un webhook",
  },
  events: {
    birth: `
    .input {$name :string}
    .match $name
    || {{une naissance}}
    * {{la naissance de {$name}}}`,
    baptism: `
    .input {$name :string}
    .match $name
    || {{un baptême}}
    * {{le baptême de {$name}}}`,
    christening: `
    .input {$name :string}
    .match $name
    || {{un baptême}}
    * {{le baptême de {$name}}}`,
    cremation: `
    .input {$name :string}
    .match $name
    || {{une crémation}}
    * {{la crémation de {$name}}}`,
    marriage: `
    .input {$name :string}
    .match $name
    || {{un mariage}}
    * {{le mariage de {$name}}}`,
    divorce: `
    .input {$name :string}
    .match $name
    || {{un divorce}}
    * {{le divorce de {$name}}}`,
    engagement: `
    .input {$name :string}
    .match $name
    || {{des fiançailles}}
    * {{les fiançailles de {$name}}}`,
    census: `
    .input {$name :string}
    .match $name
    || {{un recensement}}
    * {{le recensement de {$name}}}`,
    education: `
    .input {$name :string}
    .match $name
    || {{des études}}
    * {{les études de {$name}}}`,
    emigration: `
    .input {$name :string}
    .match $name
    || {{une émigration}}
    * {{l’émigration de {$name}}}`,
    immigration: `
    .input {$name :string}
    .match $name
    || {{une immigration}}
    * {{l’immigration de {$name}}}`,
    naturalization: `
    .input {$name :string}
    .match $name
    || {{une naturalisation}}
    * {{la naturalisation de {$name}}}`,
    death: `
    .input {$name :string}
    .match $name
    || {{un décès}}
    * {{le décès de {$name}}}`,
    burial: `
    .input {$name :string}
    .match $name
    || {{une inhumation}}
    * {{l’inhumation de {$name}}}`,
    residence: `
    .input {$name :string}
    .match $name
    || {{un domicile}}
    * {{le domicile de {$name}}}`,
    occupation: `
    .input {$name :string}
    .match $name
    || {{une profession}}
    * {{la profession de {$name}}}`,
    military: `
    .input {$name :string}
    .match $name
    || {{un service militaire}}
    * {{le service militaire de {$name}}}`,
  },
  event: `
    .input {$name :string}
    .match $name
    || {{un événement ({$type})}}
    * {{un événement ({$type}) de {$name}}}`,
  undoWhole: "Annuler tout l’import",
  details: `
    .input {$count :number}
    .match $count
    one {{Ce qui a changé}}
    * {{Ce qui a changé : {$count} enregistrements}}`,
  because: "Motif : {$reason}",
  through: `
    .input {$name :string}
    .match $name
    || {{par un programme}}
    * {{par {$name}}}`,
  byAssistant: "par un assistant",
  byOperator: "par un opérateur du service",
  you: "Vous",
  heads: {
    field: "Champ",
    before: "Avant",
    after: "Après",
  },
  blanked: "Le contenu a été supprimé définitivement.",
  nothing: "Rien à afficher.",
  entities: {
    tree: "Arbre",
    membership: "Membre",
    invitation: "Invitation",
    person: "Personne",
    name: "Nom",
    event: "Événement",
    place: "Lieu",
    relationship: "Lien de parenté",
    source: "Source",
    citation: "Citation",
    association: "Association",
    media: "Image ou document",
    media_link: "Rattachement d’image ou de document",
    proposal: "Suggestion",
    comment: "Commentaire",
    proposal_comment: "Commentaire",
    question: "Question",
    webhook: "Webhook",
  },
  verbs: {
    create: "ajout",
    update: "modification",
    delete: "suppression",
    restore: "rétablissement",
    purge: "suppression définitive",
    merge: "fusion",
    make_primary: "choix comme principal",
    accept: "acceptation",
    mail: "envoi par e-mail",
    edit: "modification",
    advance: "acceptation partielle",
    apply: "acceptation",
    fail: "application impossible",
    reject: "refus",
    undo: "annulation",
    switch_off: "désactivation",
  },
  sentences: {
    "change.undo": "Modification annulée",
    "gedcom.import": "Fichier importé",
    "tree.import": "Arbre restauré à partir d’une sauvegarde",
    "tree.update_ai": "Assistants de l’arbre modifiés",
  },
  of: "{$thing} : {$what}",
  fates: {
    create: "ajout",
    update: "modification",
    delete: "suppression",
    restore: "rétablissement",
  },
  conflict: {
    title: "Impossible d’annuler en l’état, car l’arbre a changé depuis.",
    changed: "{$field} : cette modification avait écrit {$made}. C’est maintenant {$now}.",
    attached: "{$what} : quelque chose y a été ajouté depuis.",
    home: "{$who} est devenu la personne centrale de l’arbre depuis.",
    homeHint:
      "L’arbre n’a alors plus de personne centrale. Vous pouvez en choisir une autre sur la page de toute personne.",
    laterFirst:
      "Annulez d’abord les modifications suivantes : elles sont au-dessus de celle-ci dans l’historique de l’arbre.",
    deleted: "{$field} : ce à quoi il renverrait est supprimé.",
    account_deleted: "Un compte concerné n’existe plus.",
    more: "Et {$count} autres.",
    nothing: "vide",
    again: "Annuler quand même",
    againHint: "Les valeurs actuelles sont alors remplacées par celles d’avant cette modification.",
    leave: "Laisser ainsi",
  },
}

export default messages
