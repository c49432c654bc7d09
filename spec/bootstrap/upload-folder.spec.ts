import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { hostname, tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { openUploadFolder } from "../../bootstrap/upload-folder.ts"

describe("The folder for files on their way in", () => {
  const made: string[] = []
  afterEach(async () => {
    for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
  })
  const aFolder = async (pid: number | undefined, host = hostname()): Promise<string> => {
    const folder = join(tmpdir(), `stemma-uploads-${host}-${pid}-${Math.random()}`)
    await mkdir(folder)
    await writeFile(join(folder, "half"), "half of a file")
    made.push(folder)
    return folder
  }
  const left = async (): Promise<readonly string[]> => {
    const names = await readdir(tmpdir())
    return made.filter((folder) => names.some((name) => folder === join(tmpdir(), name)))
  }

  it("is a new one for each service, and those of processes that were killed are removed", async () => {
    const dead = spawn("true")
    await once(dead, "exit")
    await aFolder(dead.pid)
    const namesake = await aFolder(process.pid)
    await utimes(namesake, 0, 0)
    const [other, elsewhere, own] = [
      await aFolder(process.ppid),
      await aFolder(dead.pid, "another-host"),
      await openUploadFolder(),
    ]
    made.push(own)
    const second = await openUploadFolder()
    made.push(second)
    expect(await left()).to.have.members([other, elsewhere, own, second])
    expect(second).to.not.equal(own)
  })
})
