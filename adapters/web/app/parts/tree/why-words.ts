import { words } from "../../words/language.ts"

/** Why others do not see a person. */
export const whyWords = words(
  {
    sentence: (reader: string, sees: string, because: string): string => `${reader} ${sees}, because ${because}.`,
    readers: {
      anonymous: "A visitor without an account",
      user: "A stranger with an account",
      member: "A member",
    },
    sees: { redacted: "sees only that there is someone here", hidden: "does not see this person" },
    because: {
      tree_not_visible: "the tree is not open to them",
      privacy_hidden: "someone chose to hide this person",
      privacy_redacted: "someone chose to show no details of this person",
      said_living: "it is written that the person is alive",
      born_recently: "the person was born too recently to be taken for dead",
      birth_unknown: "neither a birth nor a death is known, so the person may be alive",
    },
    unless: {
      tree_not_visible: "The settings of the tree say who sees it.",
      privacy_hidden: "The privacy of the person would change that.",
      privacy_redacted: "The privacy of the person would change that.",
      said_living: "A death would change that.",
      born_recently: "A death would change that.",
      birth_unknown: "A death, or a birth long ago, would change that.",
    },
    fromYear: (year: number): string => `Time alone does so in ${year}.`,
  },
  {
    sentence: (reader, sees, because) => `${reader} sieht ${sees}, weil ${because}.`,
    readers: {
      anonymous: "Wer kein Konto hat,",
      user: "Wer ein Konto hat, aber kein Mitglied ist,",
      member: "Ein Mitglied",
    },
    sees: { redacted: "nur, dass hier jemand ist", hidden: "diese Person nicht" },
    because: {
      tree_not_visible: "der Baum nicht offen ist",
      privacy_hidden: "jemand sie verborgen hat",
      privacy_redacted: "jemand ihre Angaben verborgen hat",
      said_living: "geschrieben steht, dass sie lebt",
      born_recently: "die Geburt noch nicht lange genug her ist",
      birth_unknown: "weder Geburt noch Tod bekannt sind und die Person leben kann",
    },
    unless: {
      tree_not_visible: "Wer den Baum sieht, steht in seinen Einstellungen.",
      privacy_hidden: "Die Sichtbarkeit der Person würde das ändern.",
      privacy_redacted: "Die Sichtbarkeit der Person würde das ändern.",
      said_living: "Ein Tod würde das ändern.",
      born_recently: "Ein Tod würde das ändern.",
      birth_unknown: "Ein Tod oder eine Geburt vor langer Zeit würde das ändern.",
    },
    fromYear: (year) => `Die Zeit allein ändert es ${year}.`,
  },
)
