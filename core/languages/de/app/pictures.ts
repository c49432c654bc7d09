import type { Translation } from "../../messages.ts"
import type english from "../../en/app/pictures.ts"

const messages: Translation<typeof english> = {
  add: "Dateien hinzufügen",
  drop: "Bilder und Dokumente hier ablegen",
  uploading: "Wird hochgeladen …",
  uploaded: `
    .input {$count :number}
    .match $count
    one {{Eine Datei hochgeladen.}}
    * {{{$count} Dateien hochgeladen.}}`,
  untitled: "Ohne Titel",
  portrait: "Porträt auswählen",
  portraitOf: "Das Porträt von {$name}",
  noPortrait: "Porträt entfernen",
  cropHint: "Ziehen Sie den Rahmen auf das Gesicht, oder benutzen Sie die Regler.",
  across: "Von links nach rechts",
  downwards: "Von oben nach unten",
  size: "Größe",
  broken:
    "Dieses Bild lässt sich nicht zeigen: Seine Datei ist vielleicht beschädigt. Wählen Sie ein anderes, oder laden Sie es noch einmal hoch.",
  preview: "So wird es aussehen:",
  summary: "Porträt von {$name}",
  pictures: "Bilder und Dokumente",
  previous: "Zurück",
  next: "Weiter",
  place: "{$index} von {$count}",
  attachAny: "Bild oder Dokument anhängen",
  attachTo: "Bild oder Dokument anhängen: {$name}",
  attachElsewhere: "An jemanden oder etwas anhängen",
  attach: "Anhängen",
  attachSmall: "Bild oder Dokument",
  attached: "Angehängt.",
  detach: "Lösen",
  detachOne: "{$title} lösen",
  detached: "Gelöst. Es bleibt unter den Bildern und Dokumenten des Stammbaums.",
  inTree: "Oder eines, das im Stammbaum ist",
  show: "Zeigen",
  shows: {
    all: "Alles",
    pictures: "Bilder",
    loose: "Was noch zu niemandem gehört",
  },
  more: "Mehr zeigen",
  noneInTree: "Hier ist nichts auszuwählen.",
  chooseFirst: "Wählen Sie ein Bild oder Dokument aus.",
  moves: "Es kann nur zu einer Person, einem Ereignis oder einer Quelle gehören. Bisher gehört es zu:",
  toNothing: "noch niemandem",
  toWhat: "Worum geht es darin?",
  kinds: {
    person: "Um eine Person oder ein Ereignis",
    source: "Um eine Quelle",
  },
  whatOf: "Was von dieser Person?",
  wholePerson: "Die Person",
  sourceInTree: "Quelle im Stammbaum",
  otherSource: "Andere Quelle auswählen",
  sourceHint: "Tippen Sie einige Wörter der Quelle.",
  noSource: "Keine Quelle enthält diese Wörter.",
  sources: `
    .input {$count :number}
    .match $count
    one {{Eine Quelle}}
    * {{{$count} Quellen}}`,
  chooseSource: "Wählen Sie die Quelle aus: Tippen Sie einige ihrer Wörter, dann wählen Sie einen Treffer.",
}

export default messages
