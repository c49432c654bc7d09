const SAMPLE = "spec/support/gedcom/wedgwood-darwin.ged"

const ACCOUNT = { email: "me@example.org", password: "a-long-secret" }
const TREE = { name: "Darwin and Wedgwood" }

/** The words of curl that send a body of JSON. */
const asJson = (body: object): string => `-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`

/** The message of the server when it is ready: its address, and commands that work as shown. `hasApp`: with `WEB=on`. */
export const welcome = (version: string, address: string, data: string, hasApp = false): string => `
Stemma ${version} listens at ${address}, with its data ${data}. The API is described at ${address}/api/v1/docs.
${hasApp ? `\nOpen ${address} in a browser: create an account, and start a tree or load the sample.\n` : ""}
Try it in another terminal, in this folder: register, create a tree, import a sample and search it.

  api=${address}/api/v1
  token=$(curl -s $api/auth/register ${asJson(ACCOUNT)} | sed 's/.*"token":"\\([^"]*\\).*/\\1/')
  tree=$(curl -s $api/trees -H "Authorization: Bearer $token" ${asJson(TREE)} | sed 's/{"id":"\\([^"]*\\).*/\\1/')
  curl -s $api/trees/$tree/gedcom/import -H "Authorization: Bearer $token" -F file=@${SAMPLE}
  curl -s "$api/trees/$tree/persons?q=charls+darwin" -H "Authorization: Bearer $token"

Ctrl-C stops it.
`
