/**
 * Writes a fixture for the spec of upgrades: a backup of an instance that the server of another checkout has written.
 *
 *   git worktree add /tmp/released TAG && (cd /tmp/released && npm ci)
 *   node spec/support/write-instance-fixture.ts /tmp/released spec/fixtures/instance-NNNN.backup
 *
 * NNNN is the last migration of that checkout.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { stemma } from "./command-line.ts"
import { plantInstance } from "./plant-instance.ts"

const [checkout, output] = process.argv.slice(2)
if (checkout === undefined || output === undefined) throw new Error("Name the checkout and the file to write.")

const folder = await mkdtemp(join(tmpdir(), "stemma-fixture-"))
await chmod(folder, 0o711)
const settings = { DATA_DIR: folder, PORT: "0", AUTH_TRIES_PER_MINUTE: "0" }
const server = spawn(process.execPath, ["bootstrap/server.ts"], {
  cwd: resolve(checkout),
  env: { PATH: process.env.PATH, ...settings },
  stdio: ["ignore", "ignore", "pipe"],
})
try {
  let said = ""
  const url = await new Promise<string>((found, failed) => {
    server.stderr.on("data", (chunk) => {
      said += String(chunk)
      const [address] = /http:\/\/[\d.]+:\d+/.exec(said) ?? []
      if (address !== undefined) found(address)
    })
    server.once("close", () => failed(new Error(`The server ended: ${said}`)))
  })
  await plantInstance(url)
  const { code, said: result } = await stemma(["backup", "-"], settings, { output })
  console.error(result)
  process.exitCode = code ?? 1
} finally {
  const closed = once(server, "close")
  server.kill()
  await closed
  await rm(folder, { recursive: true, force: true })
}
