/**
 * The text without any of these characters (single UTF-16 units) at its end. One pass from the end: a pattern such as
 * `/ +$/` starts again at each blank, and takes quadratic time on a text with many blanks inside.
 */
export const trimEndOf = (text: string, characters: string): string => {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The text without any of these characters (single UTF-16 units) at either end. */
export const trimOf = (text: string, characters: string): string => {
  let start = 0
  while (start < text.length && characters.includes(text.charAt(start))) start += 1
  return trimEndOf(text.slice(start), characters)
}
