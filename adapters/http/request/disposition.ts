/** What the `Content-Disposition` of a part says. */
export interface Disposition {
  readonly name: string
  /** Null if the part is not a file. */
  readonly filename: string | null
}

/** Reads the `Content-Disposition` of a part of a form (RFC 7578, section 4.2); null if it has no name. */
export const readDisposition = (header: string): Disposition | null => {
  const parameters = /^[ \t]*form-data[ \t]*(;.*)$/i.exec(header)?.[1]
  if (parameters === undefined) return null
  const name = parameterOf(parameters, /;\s*name=(?:"((?:\\"|[^"])*)"|([^\s;"]+))/i)
  if (name === null) return null
  const filename = parameterOf(parameters, /;\s*filename=(?:"((?:\\"|[^"])*)"|([^\s;"]+))/i)
  return { name, filename: extendedFilenameOf(parameters) ?? filename }
}

/** Browsers write a quotation mark as `%22`, other clients put a backslash before it. */
const parameterOf = (parameters: string, pattern: RegExp): string | null => {
  const [, quoted, bare] = pattern.exec(parameters) ?? []
  return (
    quoted
      ?.replaceAll('\\"', '"')
      .replace(/%22/g, '"')
      .replace(/%0d|%0a/gi, "") ??
    bare ??
    null
  )
}

/** `filename*=UTF-8''…` is not part of RFC 7578, but some clients send it. */
const extendedFilenameOf = (parameters: string): string | null => {
  const encoded = /;\s*filename\*=utf-8''([^\s;]+)/i.exec(parameters)?.[1]
  if (encoded === undefined) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}
