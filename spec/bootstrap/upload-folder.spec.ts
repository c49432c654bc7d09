import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { hostname, tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect } from "chai"
import { openUploadFolder } from "../../bootstrap/upload-folder.ts"

describe("The folder for received files", () => {
  let parent: string
  beforeEach(async () => {
    parent = join(await mkdtemp(join(tmpdir(), "stemma-uploads-")), "uploads")
    await mkdir(parent)
  })
  afterEach(() => rm(dirname(parent), { recursive: true, force: true }))
  const aFolder = async (pid: number | undefined, host = hostname()): Promise<string> => {
    const folder = join(parent, `${host}-${pid}-${Math.random()}`)
    await mkdir(folder)
    await writeFile(join(folder, "half"), "half of a file")
    return folder
  }
  const left = async (): Promise<readonly string[]> => (await readdir(parent)).map((name) => join(parent, name))

  it("is a new one for each service, and those of processes that were killed are removed", async () => {
    const dead = spawn("true")
    await once(dead, "exit")
    await aFolder(dead.pid)
    const namesake = await aFolder(process.pid)
    await utimes(namesake, 0, 0)
    const [other, elsewhere, own] = [
      await aFolder(process.ppid),
      await aFolder(dead.pid, "another-host"),
      await openUploadFolder(parent),
    ]
    const second = await openUploadFolder(parent)
    expect(await left()).to.have.members([other, elsewhere, own, second])
    expect(second).to.not.equal(own)
  })
})
