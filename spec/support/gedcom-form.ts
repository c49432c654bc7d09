import type { TestHost, TestUser } from "./http.ts"

/** Sends a file to a tree's import or preview, with fields beside it; a file of null is left out. */
export const sendGedcom = (
  host: TestHost,
  who: TestUser,
  treeId: string,
  file: string | Uint8Array | null,
  fields: Readonly<Record<string, string>> = {},
  to: "import" | "preview" = "import",
  accept = "*/*",
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file !== null) form.set("file", new Blob([typeof file === "string" ? file : Uint8Array.from(file)]), "family.ged")
  return host.fetch(`/api/v1/trees/${treeId}/gedcom/${to}`, {
    method: "POST",
    headers: { authorization: `Bearer ${who.token}`, accept, ...headers },
    body: form,
  })
}
