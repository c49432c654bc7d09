import type { Example } from "../../adapters/http/openapi/example.ts"

const HEAD = `import type { Example } from "./example.ts"

/** An example of each operation. Made by \`npm run examples\`; a spec plays them again and compares. */
export const examples: Readonly<Record<string, Example>> = `

/** The module of the description that holds these examples. */
export const examplesModule = (examples: Readonly<Record<string, Example>>): string =>
  `${HEAD}${JSON.stringify(examples, null, 2)}\n`
