import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/links.ts"

const messages: Translation<typeof english> = {
  title: "Liens de lecture",
  text: "Toute personne qui a l’adresse d’un lien voit l’arbre sans compte, jusqu’à la fin du lien.",
  unnamed: "Sans nom",
  shows: { public: "comme un visiteur", members: "avec les personnes vivantes" },
  opened: `
  .input {$times :number}
  .match $times
  0 {{pas encore ouvert}}
  one {{ouvert {$times} fois}}
  * {{ouvert {$times} fois}}`,
  until: "jusqu’au {$day}",
  end: "Mettre fin",
  endOf: "Mettre fin au lien {$name}",
  name: "Pour qui",
  nameHint: "Seuls les éditeurs de l’arbre le voient.",
  sees: "Ce qu’il montre",
  choices: {
    public: "Ce que verraient des visiteurs ; les personnes vivantes sont cachées",
    members: "Tout ce que voient les lecteurs",
  },
  days: "Durée",
  lengths: { "7": "Une semaine", "30": "Un mois", "90": "Trois mois", "365": "Un an" },
  passcode: "Code",
  passcodeHint: "8 caractères ou plus. Laissez vide pour ne pas en mettre.",
  make: "Créer un lien",
  once: "Envoyez cette adresse à la personne. Elle ne sera plus jamais affichée.",
  another: "Créer un autre lien",
}

export default messages
