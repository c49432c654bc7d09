import type { mails as english } from "../en/mails.ts"
import type { Texts } from "../texts.ts"

export const mails: Texts<typeof english> = {
  verifyEmailSubject: "Confirmez votre adresse e-mail pour Stemma",
  verifyEmailBefore:
    "Un compte Stemma a été créé avec cette adresse e-mail. Pour confirmer qu’elle est la vôtre, ouvrez ce lien dans les " +
    "48 heures, dans le navigateur où vous êtes connecté :",
  verifyEmailAfter:
    "Si vous n’avez pas créé de compte, ignorez ce message : l’adresse reste non confirmée. Si vous la confirmez, le mot de " +
    "passe choisi par quelqu’un d’autre est supprimé.",
  resetPasswordSubject: "Choisissez un nouveau mot de passe pour Stemma",
  resetPasswordBefore:
    "Quelqu’un a demandé un nouveau mot de passe pour le compte Stemma associé à cette adresse e-mail. Pour le choisir, " +
    "ouvrez ce lien dans l’heure :",
  resetPasswordAfter:
    "Le lien ne fonctionne qu’une fois et met fin à toutes les sessions du compte. Si vous n’avez rien demandé, ignorez ce " +
    "message : votre mot de passe reste le même.",
  identitySubject: "Une nouvelle façon de vous connecter à votre compte Stemma",
  identityWho:
    "Quelqu’un s’est connecté pour la première fois à votre compte Stemma par le fournisseur « {$provider} ».",
  identityClaim: "Ce fournisseur affirme que cette adresse e-mail est celle de la personne.",
  identityThen:
    "Si c’était vous, vous n’avez rien à faire. Sinon, connectez-vous, retirez cette façon de se connecter de votre compte " +
    "et prévenez l’opérateur du service.",
  invitationSubject: "Vous êtes invité à un arbre généalogique sur Stemma",
  invitationFrom: "« {$inviter} » vous invite à l’arbre généalogique « {$tree} » sur Stemma.",
  invitationFromOwner: "Un propriétaire de l’arbre vous invite à l’arbre généalogique « {$tree} » sur Stemma.",
  invitationAsViewer: "Votre rôle : lecteur (vous pouvez le lire).",
  invitationAsEditor: "Votre rôle : éditeur (vous pouvez le lire et le modifier).",
  invitationAsOwner: "Votre rôle : propriétaire (vous pouvez tout faire, comme les autres propriétaires).",
  invitationBefore: "Pour accepter, ouvrez ce lien dans les 14 jours :",
  invitationAfter:
    "Le lien ne fonctionne qu’une fois, pour cette adresse e-mail. Si vous n’attendez pas d’invitation, ignorez ce message.",
  questionSubject: "Une question sur votre famille",
  questionFrom: "« {$asker} » vous pose une question sur la famille.",
  questionFromRelative: "Un membre de la famille vous pose une question.",
  questionBefore:
    "Pour la lire et y répondre, ouvrez ce lien. Vous n’avez pas besoin de compte. La question accepte une seule réponse, dans les 30 jours :",
  questionAfter: "Si vous ne savez pas qui pose la question, ignorez ce message.",
  webhookSubject: "Un webhook de votre arbre sur Stemma a été désactivé",
  webhookWhat:
    "Le destinataire d’un webhook n’a pas accepté une modification de votre arbre pendant 24 heures. Le webhook ne reçoit " +
    "plus de modifications.",
  webhookThen:
    "La liste de ses envois montre ce qui s’est passé. Réactivez le webhook quand le destinataire fonctionne : il reçoit " +
    "alors les modifications qui ont suivi celle qui a été abandonnée.",
}
