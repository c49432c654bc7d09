import type { Translation } from "../../../messages.ts"
import type english from "../../../en/app/screens/links.ts"

const messages: Translation<typeof english> = {
  title: "Links zum Ansehen",
  text: "Wer die Adresse eines Links hat, sieht den Stammbaum ohne Konto an, bis der Link endet.",
  unnamed: "Ohne Namen",
  shows: { public: "wie Besucher", members: "mit lebenden Personen" },
  opened: `
  .input {$times :number}
  .match $times
  0 {{noch nicht geöffnet}}
  one {{einmal geöffnet}}
  * {{{$times}-mal geöffnet}}`,
  until: "bis {$day}",
  end: "Beenden",
  endOf: "Den Link {$name} beenden",
  name: "Für wen er ist",
  nameHint: "Das sehen nur die Bearbeiter des Stammbaums.",
  sees: "Was er zeigt",
  choices: { public: "Was Besucher sähen; Lebende sind verborgen", members: "Alles, was Leser sehen" },
  days: "Wie lange er gilt",
  lengths: { "7": "Eine Woche", "30": "Einen Monat", "90": "Drei Monate", "365": "Ein Jahr" },
  passcode: "Kennwort",
  passcodeHint: "Mindestens 8 Zeichen. Leer lassen für keines.",
  make: "Einen Link anlegen",
  once: "Schicken Sie diese Adresse der Person. Sie wird nie wieder gezeigt.",
  another: "Noch einen Link anlegen",
}

export default messages
