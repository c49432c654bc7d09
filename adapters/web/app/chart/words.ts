import type { RelativeKind } from "../model/family.ts"
import type { Sign } from "../model/signs.ts"
import { words } from "../words/language.ts"

const kindsInEnglish: Readonly<Record<RelativeKind, readonly [one: string, many: string]>> = {
  parents: ["parent", "parents"],
  siblings: ["sibling", "siblings"],
  partners: ["partner", "partners"],
  children: ["child", "children"],
}

const kindsInGerman: Readonly<Record<RelativeKind, readonly [one: string, many: string]>> = {
  parents: ["Elternteil", "Elternteile"],
  siblings: ["Geschwister", "Geschwister"],
  partners: ["Partner", "Partner"],
  children: ["Kind", "Kinder"],
}

/** The words of the chart. */
export const chartWords = words(
  {
    chart: "Family chart",
    you: "you",
    count: (kind: RelativeKind, count: number): string => `${count} ${kindsInEnglish[kind][count === 1 ? 0 : 1]}`,
    open: (count: string, name: string): string => `Show ${count} of ${name}`,
    close: (kind: RelativeKind, name: string): string => `Hide the ${kindsInEnglish[kind][1]} of ${name} again`,
    again: (name: string): string => `${name}, shown elsewhere in the chart. Go there`,
    add: (name: string): string => `Add a relative of ${name}`,
    lived: (birth: string | null, death: string | null, isDead: boolean): string => {
      if (birth !== null && death !== null) return `${birth} to ${death}`
      if (birth !== null) return isDead ? `born ${birth}, dead` : `born ${birth}`
      if (death !== null) return `died ${death}`
      return isDead ? "dead" : ""
    },
    signs: { adopted: "adopted", divorce: "divorced", annulment: "annulled" },
    signOf: (kind: Sign["kind"], partner: string): string => {
      if (kind === "adopted") return "adopted"
      return kind === "divorce" ? `divorced from ${partner}` : `marriage with ${partner} annulled`
    },
    position: (at: number, of: number): string => `${at} of ${of}`,
    end: "No one further in this direction",
    zoomIn: "Closer",
    zoomOut: "Farther away",
    whole: "Whole chart",
    middleAgain: "Back to the middle",
    print: "Print the whole chart",
    keys: "Keys",
  },
  {
    chart: "Stammbaum",
    you: "Sie",
    count: (kind: RelativeKind, count: number): string => `${count} ${kindsInGerman[kind][count === 1 ? 0 : 1]}`,
    open: (count: string, name: string): string => `${count} von ${name} zeigen`,
    close: (kind: RelativeKind, name: string): string => `${kindsInGerman[kind][1]} von ${name} wieder ausblenden`,
    again: (name: string): string => `${name}, an anderer Stelle gezeigt. Dorthin gehen`,
    add: (name: string): string => `Verwandte von ${name} hinzufügen`,
    lived: (birth: string | null, death: string | null, isDead: boolean): string => {
      if (birth !== null && death !== null) return `${birth} bis ${death}`
      if (birth !== null) return isDead ? `geboren ${birth}, verstorben` : `geboren ${birth}`
      if (death !== null) return `gestorben ${death}`
      return isDead ? "verstorben" : ""
    },
    signs: { adopted: "adoptiert", divorce: "geschieden", annulment: "annulliert" },
    signOf: (kind: Sign["kind"], partner: string): string => {
      if (kind === "adopted") return "adoptiert"
      return kind === "divorce" ? `geschieden von ${partner}` : `Ehe mit ${partner} annulliert`
    },
    position: (at: number, of: number): string => `${at} von ${of}`,
    end: "In dieser Richtung ist niemand mehr",
    zoomIn: "Näher",
    zoomOut: "Weiter weg",
    whole: "Alles zeigen",
    middleAgain: "Zurück zur Mitte",
    print: "Alles drucken",
    keys: "Tasten",
  },
)
