import { diagnose } from "../doctor/diagnose.ts"
import { print, printMessage } from "./print.ts"

/** `stemma doctor`: one line per check, with a remedy unless it is ok. The code is 1 if a check fails. */
export const runDoctor = async (words: readonly string[]): Promise<number> => {
  if (words.length > 0) {
    printMessage("Usage: stemma doctor")
    return 2
  }
  let code = 0
  await diagnose((level, check, finding) => {
    if (level === "failure") code = 1
    print(`${level.padEnd(8)} ${check.padEnd(9)} ${finding}`)
  })
  return code
}
