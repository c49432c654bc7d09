/**
 * The encodings that a file can have, by their IANA names. Those after `macintosh` are decoded by the platform and
 * never guessed.
 */
export const encodings = [
  "UTF-8",
  "UTF-16LE",
  "UTF-16BE",
  "ANSEL",
  "windows-1250",
  "windows-1251",
  "windows-1252",
  "windows-1253",
  "windows-1254",
  "windows-1255",
  "windows-1256",
  "windows-1257",
  "windows-1258",
  "IBM437",
  "IBM850",
  "IBM852",
  "IBM866",
  "KOI8-R",
  "macintosh",
  "ISO-8859-2",
  "ISO-8859-3",
  "ISO-8859-4",
  "ISO-8859-5",
  "ISO-8859-6",
  "ISO-8859-7",
  "ISO-8859-8",
  "ISO-8859-10",
  "ISO-8859-13",
  "ISO-8859-14",
  "ISO-8859-15",
  "ISO-8859-16",
  "KOI8-U",
  "x-mac-cyrillic",
  "windows-874",
  "GBK",
  "gb18030",
  "Big5",
  "EUC-JP",
  "Shift_JIS",
  "EUC-KR",
] as const

export type Encoding = (typeof encodings)[number]

const byName: ReadonlyMap<string, Encoding> = new Map(encodings.map((name) => [name.toUpperCase(), name]))

/** The encoding with this name, in any case; null if it is unknown. */
export const encodingOf = (name: string): Encoding | null => byName.get(name.trim().toUpperCase()) ?? null

/** A kind of machine whose code page depended on the language. */
export type Machine = "windows" | "dos"

/**
 * What a HEAD.CHAR value means: one encoding, the code page of a kind of machine, or nothing certain (`ASCII`, an
 * unknown word).
 */
export type Declared =
  | { readonly kind: "encoding"; readonly encoding: Encoding }
  | { readonly kind: "machine"; readonly machine: Machine }
  | { readonly kind: "unknown" }

const machineNames: Readonly<Record<Machine, readonly string[]>> = {
  windows: ["ANSI", "IBM WINDOWS", "IBM-WINDOWS", "IBM_WINDOWS", "WINDOWS", "MS-WINDOWS"],
  dos: ["IBMPC", "IBM PC", "IBM", "OEM", "DOS", "MSDOS", "MS-DOS", "IBM DOS"],
}

const machines: ReadonlyMap<string, Machine> = new Map([
  ...machineNames.windows.map((name) => [name, "windows"] as const),
  ...machineNames.dos.map((name) => [name, "dos"] as const),
])

const exactly = (encoding: Encoding): Declared => ({ kind: "encoding", encoding })

/**
 * Reads a HEAD.CHAR value. GEDCOM 5.5.1 defines ANSEL, UTF-8, UNICODE and ASCII; other values come from programs,
 * among them any label of the Encoding Standard.
 */
export const declaredBy = (char: string): Declared => {
  const name = char.trim().toUpperCase()
  if (name === "ANSEL") return exactly("ANSEL")
  if (["UTF-8", "UTF8", "UNICODE"].includes(name)) return exactly("UTF-8")
  if (["ASCII", "US-ASCII"].includes(name)) return { kind: "unknown" }
  if (["LATIN1", "LATIN-1", "ISO-8859", "ISO-8859-1"].includes(name)) return exactly("windows-1252")
  if (["MAC", "MACINTOSH", "MACROMAN", "MAC ROMAN"].includes(name)) return exactly("macintosh")
  const machine = machines.get(name)
  if (machine !== undefined) return { kind: "machine", machine }
  const number = /^(?:WINDOWS|CP|IBM|MS|ANSI)?[- _]?(437|850|852|866|125[0-8])$/.exec(name)?.[1]
  const page = encodingOf(`IBM${number}`) ?? encodingOf(`windows-${number}`) ?? encodingOf(name) ?? labelled(name)
  return page === null ? { kind: "unknown" } : exactly(page)
}

/** The encoding of a label of the Encoding Standard. */
const labelled = (name: string): Encoding | null => {
  try {
    return encodingOf(new TextDecoder(name.replace(/^ISO[- _]?8859[- _]/, "ISO-8859-")).encoding)
  } catch {
    return null
  }
}
