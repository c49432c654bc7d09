/** A content line has at most 75 octets without its end (RFC 5545, section 3.1). */
const MOST_OCTETS = 75

const encoder = new TextEncoder()

/**
 * A content line of iCalendar with its end. A longer one is folded: a blank begins each of its further lines, and no
 * character is divided.
 */
export const contentLine = (line: string): string => {
  const lines: string[] = []
  let current = ""
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MOST_OCTETS) {
      lines.push(current)
      current = " "
      octets = 1
    }
    current += character
    octets += size
  }
  return `${[...lines, current].join("\r\n")}\r\n`
}

/** A text value (RFC 5545, section 3.3.11). Control characters other than line ends cannot be in it. */
export const textValue = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
