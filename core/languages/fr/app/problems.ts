import type { Translation } from "../../messages.ts"
import type english from "../../en/app/problems.ts"

const messages: Translation<typeof english> = {
  forbidden:
    "Votre rôle dans cet arbre ne le permet pas. Il a peut-être changé entre-temps. Adressez-vous à un propriétaire de l’arbre.",
  session_required: "Il faut être connecté : un jeton ne suffit pas. Connectez-vous, puis réessayez.",
  scope_missing: "Le jeton que vous utilisez ici ne le permet pas. Connectez-vous plutôt.",
  foreign_origin: "Cette page a été ouverte à une autre adresse que celle du service. Ouvrez-la à cette adresse.",
  not_found:
    "Ceci n’est pas ici, ou vous ne pouvez pas le voir. Quelqu’un l’a peut-être supprimé : l’historique de l’arbre le dit.",
  deleted_meanwhile:
    "Quelqu’un l’a supprimé pendant votre saisie. L’historique de l’arbre permet de le rétablir ; vous pourrez ensuite enregistrer votre saisie.",
  version_stale: "Quelqu’un l’a modifié pendant votre saisie. Regardez l’état actuel avant d’enregistrer.",
  wrong_credentials: "L’adresse e-mail et le mot de passe ne correspondent pas.",
  wrong_password: "Le mot de passe actuel n’est pas le bon.",
  email_taken: "Il existe un compte avec cette adresse. Connectez-vous.",
  registration_closed: "Les nouveaux comptes se créent sur invitation seulement. Demandez à un proche de vous inviter.",
  password_sign_in_off: "La connexion par mot de passe est désactivée ici.",
  email_unverified: "Confirmez d’abord votre adresse e-mail. Votre première page explique comment.",
  not_local: "Un autre service conserve les mots de passe. Changez le vôtre là-bas.",
  wrong_account:
    "Cette invitation est destinée au compte d’une autre adresse e-mail. Connectez-vous avec celle-ci, et ouvrez le lien du message.",
  invalid_token: "Ce lien ne fonctionne plus. Demandez-en un nouveau.",
  too_many_tries: "Trop d’essais. Patientez une minute, puis réessayez.",
  too_many_bytes: "Vous avez écrit beaucoup en peu de temps. Patientez une minute, puis enregistrez de nouveau.",
  too_many_invitations:
    "Trop d’invitations sont ouvertes. Retirez-en une dont vous n’avez plus besoin, puis réessayez.",
  too_many_links: "L’arbre a trop de liens. Mettez fin à un lien dont vous n’avez plus besoin, puis réessayez.",
  link_ended: "Ce lien n’est plus valable. Demandez-en un nouveau à la personne qui l’a envoyé.",
  too_many_questions:
    "Vous avez trop de questions ouvertes dans cet arbre. Mettez fin à l’une d’elles, ou attendez qu’une expire.",
  question_ended:
    "Il n’est plus possible de répondre à cette question. Demandez-en une nouvelle à la personne qui l’a envoyée.",
  place_exists: "Un autre lieu de même niveau porte ce nom. Fusionnez les deux, ou choisissez un autre nom.",
  place_cycle: "Un lieu ne peut pas faire partie de lui-même. Choisissez un autre lieu dont il fait partie.",
  place_in_use:
    "Des faits ou d’autres lieux utilisent encore ce lieu. Déplacez-les, ou fusionnez ce lieu avec un autre.",
  too_many_pending:
    "Beaucoup de vos suggestions dans cet arbre attendent une décision. Attendez que certaines soient traitées, ou retirez-en une, puis réessayez.",
  too_many_tokens: "Vous avez trop de jetons. Révoquez-en un dont vous n’avez plus besoin, puis réessayez.",
  already_member: "Ce compte est déjà membre. Vous pouvez changer son rôle dans la liste des membres.",
  last_owner: "Un arbre a besoin d’au moins un propriétaire. Nommez-en d’abord un autre.",
  last_name: "Une personne a besoin d’au moins un nom. Ajoutez d’abord un autre nom.",
  last_identity: "C’est votre seule façon de vous connecter. Ajoutez-en d’abord une autre.",
  duplicate_relationship: "Ces deux personnes sont déjà liées de cette façon.",
  relationship_exists: "Ces deux personnes sont déjà liées de cette façon.",
  cannot_merge:
    "Ces deux personnes ne peuvent pas être la même : elles sont parentes, ou l’une est un homme et l’autre une femme.",
  ancestry_cycle: "Une personne ne peut pas être son propre ancêtre. Vérifiez qui des deux est le parent.",
  proposal_not_pending: "Cette suggestion a été traitée entre-temps. Rechargez la page pour voir comment.",
  proposal_failed:
    "Une partie de cette suggestion ne convient plus à l’arbre, rien n’a donc été changé. Écartez cette partie, puis acceptez le reste.",
  not_deleted: "C’est déjà rétabli.",
  tree_not_deleted: "Cet arbre est déjà rétabli.",
  owner_deleted: "Ce dont cela fait partie est supprimé. Rétablissez-le d’abord.",
  already_undone: "C’est déjà annulé.",
  cannot_undo: "Ceci ne peut pas être annulé.",
  purged: "Ce dont il s’agit a été supprimé définitivement.",
  undo_conflict:
    "L’arbre a changé ici depuis, l’annulation est donc impossible. L’historique de l’arbre montre ce qui a changé.",
  request_in_progress: "L’enregistrement est déjà en cours. Patientez un instant, puis vérifiez le résultat.",
  request_timeout: "Ceci n’est pas arrivé à temps. Vérifiez votre connexion, puis réessayez.",
  too_large:
    "C’est plus que ce que le service accepte, rien n’a donc été enregistré. Choisissez un fichier plus petit, ou demandez une limite plus haute à son opérateur.",
  over_budget:
    "C’est plus que ce que le service peut faire à la fois, rien n’a donc été enregistré. Essayez un fichier plus petit.",
  unsupported_media_type: "Le service n’accepte pas les fichiers de ce type.",
  not_gedcom: "Ce n’est pas un fichier GEDCOM lisible. Exportez de nouveau l’arbre en GEDCOM depuis l’autre programme.",
  view_as_refused: "Vous voyez cet arbre comme quelqu’un d’autre, rien n’est donc changé. Arrêtez-le d’abord.",
  store_unavailable: "Le service n’atteint pas ses données pour le moment. Patientez un instant, puis réessayez.",
  provider_unavailable: "Un autre service nécessaire ne répond pas. Réessayez plus tard.",
  storage_full: "Il n’y a plus de place sur le service. Demandez-en à son opérateur, ou supprimez ce qui est inutile.",
}

export default messages
