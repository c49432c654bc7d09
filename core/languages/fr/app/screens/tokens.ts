import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tokens.ts"

const messages: Translation<typeof english> = {
  tokens: "Jetons d’API",
  tokensText:
    "Un jeton permet à un programme d’agir pour vous. Donnez à chaque programme le sien, sans plus de droits que nécessaire.",
  noTokens: "Il n’y a pas de jetons.",
  newToken: "Nouveau jeton",
  tokenName: "À quoi il sert",
  scopes: "Ce qu’il peut faire",
  scopeNames: {
    read: "Lire les arbres",
    propose: "Suggérer des modifications",
    write: "Modifier les arbres",
    export: "Exporter les arbres et le compte",
    members: "Gérer les membres",
    feed: "Suivre les modifications",
  },
  createToken: "Créer le jeton",
  tokenOnce: "Copiez le jeton maintenant. Il ne sera plus jamais affiché.",
  expires: "jusqu’au {$day}",
  revoke: "Révoquer",
  user: "Qui l’utilise",
  users: {
    program: "Un programme",
    assistant: "Un assistant doté d’un modèle de langage",
  },
  assistantText:
    "Un assistant lit les arbres qui ont choisi son fournisseur, et suggère des modifications. Il ne reçoit les personnes vivantes que si le propriétaire d’un arbre le permet, et jamais d’images.",
  role: "À quoi sert l’assistant",
  roles: {
    member: "Il vous aide",
    recommender: "Il cherche des liens de parenté",
  },
  roleHints: {
    member: "Il répond aux questions et suggère des modifications de toute sorte.",
    recommender: "Il suggère seulement comment des personnes sont liées.",
  },
  provider: "Fournisseur du modèle",
  noProvider: "Aucun de vos arbres n’a encore choisi de fournisseur. Le propriétaire d’un arbre le choisit.",
  assistantOf: `
    .input {$provider :string}
    .input {$role :string}
    .match $provider $role
    || member {{assistant}}
    || * {{assistant pour les liens de parenté}}
    * member {{assistant de {$provider}}}
    * * {{assistant de {$provider} pour les liens de parenté}}`,
}

export default messages
