const placeholders: ReadonlySet<string> = new Set([
  "unknown",
  "unkn",
  "unk",
  "unbekannt",
  "unbek",
  "nn",
  "lnu",
  "surname unknown",
  "last name unknown",
  "maiden name unknown",
  "not known",
  "nachname unbekannt",
  "xxx",
  "living",
  "lebend",
  "inconnu",
  "inconnue",
  "desconocido",
  "desconocida",
  "onbekend",
  "nieznany",
  "nieznana",
  "okänd",
  "לא ידוע",
])

/** Whether a part of a name is a sign or word for a name that is not known: "-", "?", "_____", "N.N.", "[unknown]". */
export const isPlaceholder = (part: string): boolean =>
  part.trim() !== "" &&
  (!/[\p{L}\d]/u.test(part) ||
    placeholders.has(
      part
        .toLowerCase()
        .replace(/[^\p{L}\s]/gu, "")
        .trim()
        .replace(/^n\s+n$/, "nn"),
    ))
