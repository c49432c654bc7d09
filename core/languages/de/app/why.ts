import type { Translation } from "../../messages.ts"
import type english from "../../en/app/why.ts"

const messages: Translation<typeof english> = {
  sentence: "{$reader} sieht {$sees}, weil {$because}.",
  readers: {
    anonymous: "Wer kein Konto hat,",
    user: "Wer ein Konto hat, aber kein Mitglied ist,",
    member: "Ein Mitglied",
  },
  sees: {
    redacted: "nur, dass hier jemand ist",
    hidden: "diese Person nicht",
  },
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
  fromYear: "Die Zeit allein ändert es {$year}.",
}

export default messages
