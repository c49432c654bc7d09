import { words } from "../../words/language.ts"

/** The words about what was typed and not saved. */
export const draftWords = words(
  {
    back: "This is what you typed before. It is not saved yet.",
    again: "Start again",
    dropped: "What you typed is dropped.",
    kept: "What you typed is kept. Open the form again to go on.",
  },
  {
    back: "Das haben Sie vorher eingegeben. Es ist noch nicht gespeichert.",
    again: "Neu beginnen",
    dropped: "Ihre Eingaben sind verworfen.",
    kept: "Ihre Eingaben bleiben erhalten. Öffnen Sie das Formular wieder, um weiterzumachen.",
  },
)
