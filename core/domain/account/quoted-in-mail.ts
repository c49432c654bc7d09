/** The most characters of a name in a mail. */
const MOST_QUOTED = 100

/** Control characters, line ends, and characters that change the direction of the text after them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu

/** What joins the parts of an address. */
const JOINT = /[.:/@\\](?=\S)/g

/**
 * A name that a user has chosen, for a mail to somebody else: in one line, short, without quotation marks, and with
 * spaces in what mail programs would make a link of. Otherwise a stranger could send any message by it.
 */
export const quotedInMail = (name: string): string => {
  const characters = [...name.replace(UNPRINTABLE, " ").replaceAll('"', "'").trim()]
  const kept = characters.slice(0, MOST_QUOTED).join("")
  return (characters.length > MOST_QUOTED ? `${kept}…` : kept).replace(JOINT, "$& ")
}
