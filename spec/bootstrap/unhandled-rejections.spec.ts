import { spawn } from "node:child_process"
import { resolve } from "node:path"
import { text } from "node:stream/consumers"
import { expect } from "chai"

const root = resolve(import.meta.dirname, "../..")

describe("A promise that fails without a handler", () => {
  const run = async (program: string): Promise<string> => {
    const child = spawn(process.execPath, ["--no-warnings", "--input-type=module", "-e", program], { cwd: root })
    child.stderr.resume()
    return text(child.stdout)
  }
  const reject = `Promise.reject(new Error("a slip")); setTimeout(() => console.log("still there"), 50)`

  it("ends a process of Node, but not one of ours, which logs it", async () => {
    expect(await run(reject)).to.equal("")
    const output = await run(`
      import { pino } from "pino"
      import { logUnhandledRejections } from "./bootstrap/unhandled-rejections.ts"
      logUnhandledRejections(pino())
      ${reject}`)
    expect(output).to.include("still there").and.include("a slip").and.include("an unhandled rejection")
  })
})
