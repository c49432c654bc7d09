import { words } from "../../words/language.ts"

/** The choice as who a tree is looked at. */
export const viewerWords = words(
  {
    title: "See this tree as someone else",
    text: "You see exactly what they see, on every screen of this tree, until you stop. You cannot change anything meanwhile.",
    roles: { owner: "owner", editor: "editor", viewer: "viewer" },
    as: (who: string): string => `As ${who}`,
    asMember: (name: string, role: string): string => `As ${name} (${role})`,
  },
  {
    title: "Den Baum mit anderen Augen sehen",
    text: "Sie sehen genau, was diese Person sieht, auf jeder Seite des Baums, bis Sie es beenden. Solange können Sie nichts ändern.",
    roles: { owner: "Besitzer", editor: "Bearbeiter", viewer: "Leser" },
    as: (who) => `Wie ${who}`,
    asMember: (name, role) => `Wie ${name} (${role})`,
  },
)
