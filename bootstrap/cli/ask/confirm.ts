import { createInterface } from "node:readline/promises"
import { escaped } from "../print.ts"

/** The terminal at which somebody answers. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly output: NodeJS.WritableStream
}

/** Whether the answer to this question is `y` or `yes`, in any case; null if there is no terminal. */
export const confirm = async (question: string, { input, output }: Terminal): Promise<boolean | null> => {
  if (input.isTTY !== true) return null
  output.write(`${escaped(question)} [y/N] `)
  const lines = createInterface({ input })
  for await (const line of lines) {
    lines.close()
    return /^\s*y(es)?\s*$/i.test(line)
  }
  return false
}
