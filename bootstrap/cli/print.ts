/** Control characters (Cc) and marks that change the direction of writing (Bidi_Control): a terminal obeys them. */
const obeyed = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
const ofText = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

const escapeOf = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** The text with every character that a terminal obeys written as an escape: `\u001b`. */
export const escaped = (text: string): string => text.replace(obeyed, escapeOf)

/** Prints lines of the command line. Only tabs and line ends are kept: names and addresses within may contain anything. */
export const print = (text: string): void => console.log(text.replace(ofText, escapeOf))

/** The same on standard error: messages to the reader, beside what a program reads. */
export const printMessage = (text: string): void => console.error(text.replace(ofText, escapeOf))

/** Prints one line of a table. A tab or line end within a value cannot begin another column or line. */
export const printRow = (...values: readonly string[]): void => print(values.map(escaped).join("\t"))

/** The pieces of a text file as a terminal may show them. */
export const escapedPieces = async function* (
  pieces: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<string, undefined, undefined> {
  const decoder = new TextDecoder()
  for await (const piece of pieces)
    yield (typeof piece === "string" ? piece : decoder.decode(piece, { stream: true })).replace(ofText, escapeOf)
}
