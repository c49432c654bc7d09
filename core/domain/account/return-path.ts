/** The longest path, in characters. It has to fit into a cookie. */
export const MOST_RETURN_PATH = 1_000

/** Decoding more often than this finds nothing that a server or a browser would decode. */
const MOST_DECODINGS = 5

/**
 * Whether the text is a path of the service, to which a browser can be sent after a sign-in without leaving the service.
 * Browsers ignore tabs and line ends, and take a backslash for a slash, so `/\evil` and `//evil` lead to another site.
 * A path that only becomes one of these when it is decoded is refused too. The query may contain anything printable.
 */
export const isReturnPath = (text: string): boolean => {
  if (text.length > MOST_RETURN_PATH || !/^\/[\x21-\x7e]*$/.test(text)) return false
  let [path = ""] = text.split(/[?#]/, 1)
  for (let decodings = 0; decodings < MOST_DECODINGS; decodings++) {
    if (!isPlainPath(path)) return false
    const decoded = decodedOf(path)
    if (decoded === null) return false
    if (decoded === path) return true
    path = decoded
  }
  return false
}

/** Without empty or dotted segments, which could leave a path that begins with two slashes. */
const isPlainPath = (path: string): boolean =>
  path.startsWith("/") && !/[\\\p{Cc}]/u.test(path) && !path.includes("//") && !/\/\.{1,2}(\/|$)/.test(path)

/** Null if the escapes are no UTF-8. */
const decodedOf = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
