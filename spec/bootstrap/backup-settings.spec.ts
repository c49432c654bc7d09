import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import * as E from "fp-ts/lib/Either.js"
import { type BackupConfig, readConfig } from "../../bootstrap/config.ts"
import { readBackupArguments } from "../../bootstrap/cli/backup-arguments.ts"

const read = (env: NodeJS.ProcessEnv): BackupConfig | string => {
  const config = readConfig(env)
  return E.isLeft(config) ? config.left : config.right.backup
}
const DIR = { BACKUP_DIR: "/backups" }

describe("The settings of backups", () => {
  it("take a cron expression in UTC, a folder and a number of backups", () => {
    expect(read({ ...DIR, BACKUP_SCHEDULE: " 30  2 * * 1-5 ", BACKUP_KEEP: "14" })).to.deep.equal({
      schedule: { cron: "30 2 * * 1-5", dir: "/backups" },
      keep: 14,
      passphrase: null,
    })
    for (const cron of ["* * * * *", "*/15 0-6,22 1,15 */2 0", "59 23 31 12 6"])
      expect(read({ ...DIR, BACKUP_SCHEDULE: cron })).to.have.nested.property("schedule.cron", cron)
  })

  it("stop the start with one line that names a wrong one", () => {
    for (const cron of ["daily", "30 2 * *", "30 2 * * * *", "60 * * * *", "* 24 * * *", "* * 0 * *", "* * * 13 *"])
      expect(read({ ...DIR, BACKUP_SCHEDULE: cron }), cron).to.match(/^BACKUP_SCHEDULE must be [^\n]+$/)
    for (const cron of ["* * * * 7", "5-2 * * * *", "*/0 * * * *", "1,,2 * * * *", "a * * * *", "-1 * * * *"])
      expect(read({ ...DIR, BACKUP_SCHEDULE: cron }), cron).to.match(/^BACKUP_SCHEDULE must be [^\n]+$/)
    expect(read({ BACKUP_SCHEDULE: "0 2 * * *" })).to.equal("BACKUP_DIR is missing, but BACKUP_SCHEDULE requires it")
    expect(read({ ...DIR, BACKUP_SCHEDULE: "0 2 * * *", DATABASE_URL: "memory:" })).to.match(
      /^BACKUP_SCHEDULE .*memory:/,
    )
    expect(read({ BACKUP_KEEP: "0" })).to.match(/^BACKUP_KEEP must be/)
    expect(read({ BACKUP_PASSPHRASE: "short" })).to.equal("BACKUP_PASSPHRASE must have at least 8 characters")
  })

  it("take the passphrase from a file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "stemma-secret-"))
    const file = join(folder, "passphrase")
    await writeFile(file, "a long passphrase\n")
    try {
      expect(read({ BACKUP_PASSPHRASE_FILE: file })).to.have.property("passphrase", "a long passphrase")
      expect(read({ BACKUP_PASSPHRASE_FILE: file, BACKUP_PASSPHRASE: "another one" })).to.equal(
        "BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE are both set: leave one of them empty",
      )
      const missing = join(folder, "none")
      expect(read({ BACKUP_PASSPHRASE_FILE: missing })).to.equal(
        `BACKUP_PASSPHRASE_FILE names ${missing}, which cannot be read (ENOENT)`,
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

describe("The arguments of commands on backups", () => {
  it("name a folder, or - for a stream", () => {
    expect(readBackupArguments(["backup", "/b", "--keep", "3"])).to.deep.equal(
      E.right({ verb: "backup", target: "/b", keep: 3 }),
    )
    expect(readBackupArguments(["verify", "-"])).to.deep.equal(E.right({ verb: "verify", target: "-" }))
    expect(readBackupArguments(["restore", "/b", "--at", "x", "--reuse-media"])).to.deep.equal(
      E.right({ verb: "restore", target: "/b", at: "x", reuseMedia: true }),
    )
  })

  it("are refused with a reason if they are wrong", () => {
    for (const words of [
      ["backup"],
      ["backup", "/b", "/c"],
      ["backup", "/b", "--keep", "0"],
      ["backup", "-", "--keep", "1"],
      ["backup", "/b", "--at", "x"],
      ["verify", "/b", "--keep", "1"],
      ["restore", "-", "--at", "x"],
      ["restore", "/b", "--fast"],
    ])
      expect(readBackupArguments(words), words.join(" ")).to.have.property("_tag", "Left")
  })
})
