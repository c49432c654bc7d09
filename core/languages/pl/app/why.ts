import type { Translation } from "../../messages.ts"
import type english from "../../en/app/why.ts"

const messages: Translation<typeof english> = {
  sentence: "{$reader} {$sees}, bo {$because}.",
  readers: {
    anonymous: "Osoba odwiedzająca bez konta",
    user: "Osoba obca z kontem",
    member: "Członek",
  },
  sees: {
    redacted: "widzi tylko, że ktoś tu jest",
    hidden: "nie widzi tej osoby",
  },
  because: {
    tree_not_visible: "drzewo nie jest dla niej otwarte",
    privacy_hidden: "ktoś postanowił ukryć tę osobę",
    privacy_redacted: "ktoś postanowił nie pokazywać szczegółów tej osoby",
    said_living: "jest zapisane, że osoba żyje",
    born_recently: "osoba urodziła się zbyt niedawno, by uznać ją za zmarłą",
    birth_unknown: "nie jest znane ani urodzenie, ani zgon, więc osoba może żyć",
  },
  unless: {
    tree_not_visible: "O tym, kto widzi drzewo, decydują jego ustawienia.",
    privacy_hidden: "Zmieniłaby to prywatność osoby.",
    privacy_redacted: "Zmieniłaby to prywatność osoby.",
    said_living: "Zmieniłby to zgon.",
    born_recently: "Zmieniłby to zgon.",
    birth_unknown: "Zmieniłby to zgon albo dawne urodzenie.",
  },
  fromYear: "Sam czas zmieni to w roku {$year}.",
}

export default messages
