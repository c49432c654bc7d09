import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/tidy.ts"

const messages: Translation<typeof english> = {
  title: "Aufräumen",
  intro:
    "Jede Suche findet eine Art von Lücken oder Fehlern im Baum. Es ändert sich nichts, bis Sie das Gewählte anwenden, und Sie können es rückgängig machen.",
  editorsOnly: "Das können Bearbeiter und Besitzer des Baums.",
  tool: "Wonach gesucht wird",
  tools: {
    born: "Zu alt, um noch zu leben",
    child: "Eltern, die zu alt sind",
    name: "Geschlecht nach dem Vornamen",
    spouse: "Geschlecht nach dem Partner",
    file: "Geschlecht nach einer GEDCOM-Datei",
    names: "Fehlerhafte Namen",
  },
  what: {
    born: "Personen, die in diesem Jahr oder früher geboren und nicht als verstorben eingetragen sind.",
    child: "Personen mit einem Kind aus diesem Jahr oder früher, die nicht als verstorben eingetragen sind.",
    name: "Personen ohne Geschlecht, deren Vorname eines nahelegt.",
    spouse: "Personen ohne Geschlecht, deren Partner eines nahelegt.",
    file: "Personen, deren Geschlecht nur in dieser Datei steht: Wählen Sie die Datei, aus der der Baum importiert ist.",
    names: "Namen, die ein Datum enthalten, keinen Nachnamen haben oder ganz in einem Feld stehen.",
  },
  year: "Geboren in oder vor",
  look: "Zeigen",
  file: "GEDCOM-Datei wählen",
  none: "Hier gibt es nichts aufzuräumen.",
  found: "{$chosen} von {$all} gewählt",
  all: "Alle wählen",
  nothing: "Keine wählen",
  bornIn: "geboren {$year}: lebt nicht mehr",
  childIn: "hat ein Kind, geboren {$year}: lebt nicht mehr",
  gender: {
    male: "männlich",
    female: "weiblich",
    other: "anders",
  },
  because: "{$value}, wegen {$basis}",
  fix: "„{$before}“ wird „{$after}“",
  byHand: "„{$name}“ muss von Hand berichtigt werden",
  apply: "{$count} anwenden",
  done: "Geändert: {$count}.",
  first: "Die ersten {$count} sind zu sehen. Wenden Sie sie an, dann sehen Sie wieder nach.",
}

export default messages
