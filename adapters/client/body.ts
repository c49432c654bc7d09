const isObject = (body: unknown): body is Readonly<Record<string, unknown>> => typeof body === "object" && body !== null

/** The body of a request: a form if one of the fields is a file, otherwise JSON. */
export const serializeBody = (body: unknown): FormData | string => {
  if (!isObject(body) || !Object.values(body).some((value) => value instanceof Blob)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.set(name, value)
    else if (value !== undefined && value !== null) form.set(name, String(value))
  }
  return form
}
