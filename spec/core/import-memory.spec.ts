import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect } from "chai"
import { itEachCommit } from "../support/depth.ts"

const run = promisify(execFile)
const program = join(import.meta.dirname, "../support/remembered-bytes.ts")

describe("An import", () => {
  itEachCommit(
    "remembers at most 300 bytes of a person between its two readings, so that a million people fit in memory",
    async () => {
      const people = 20_000
      const { stdout } = await run(process.execPath, ["--no-warnings", "--expose-gc", program, String(people)])
      const { bytesOfPerson, persons, families, fileBytes } = JSON.parse(stdout)
      expect(bytesOfPerson).to.be.within(20, 300)
      expect(persons).to.equal(people)
      expect(families).to.be.greaterThan(people / 5)
      expect(fileBytes).to.be.greaterThan(people)
    },
  )
})
