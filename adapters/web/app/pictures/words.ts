import { words } from "../words/language.ts"

/** The words about pictures, wherever they are shown. */
export const pictureWords = words(
  {
    add: "Add files",
    drop: "Drop pictures and documents here",
    uploading: "Uploading…",
    uploaded: (count: number): string => (count === 1 ? "Uploaded one file." : `Uploaded ${count} files.`),
    untitled: "Without a title",
    portrait: "Choose the portrait",
    portraitOf: (name: string): string => `The portrait of ${name}`,
    noPortrait: "Remove the portrait",
    cropHint: "Press or drag in the picture to move the frame, or use the controls below.",
    across: "From left to right",
    downwards: "From top to bottom",
    size: "Size",
    preview: "This is how it will look:",
    summary: (name: string): string => `Portrait of ${name}`,
    pictures: "Pictures and documents",
  },
  {
    add: "Dateien hinzufügen",
    drop: "Bilder und Dokumente hier ablegen",
    uploading: "Wird hochgeladen …",
    uploaded: (count) => (count === 1 ? "Eine Datei hochgeladen." : `${count} Dateien hochgeladen.`),
    untitled: "Ohne Titel",
    portrait: "Porträt auswählen",
    portraitOf: (name) => `Das Porträt von ${name}`,
    noPortrait: "Porträt entfernen",
    cropHint: "Drücken oder ziehen Sie im Bild, um den Rahmen zu bewegen, oder benutzen Sie die Regler darunter.",
    across: "Von links nach rechts",
    downwards: "Von oben nach unten",
    size: "Größe",
    preview: "So wird es aussehen:",
    summary: (name) => `Porträt von ${name}`,
    pictures: "Bilder und Dokumente",
  },
)
