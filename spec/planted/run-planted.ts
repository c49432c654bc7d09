/*
 * Plants each fault in a copy of the checkout, and runs its specs as `make test` does: `node run-planted.ts`. `ONLY=7` or `ONLY=7,12` tries
 * these faults alone. Ends with an error if a fault is not found.
 */
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { groupsOf } from "../support/spec-groups.ts"
import { faults } from "./faults.ts"
import { places } from "./place-of.ts"

const root = resolve(import.meta.dirname, "../..")
const groups = groupsOf("usual")

/** A copy of the files of the checkout, with its installed packages. */
const copied = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "stemma-planted-"))
  const copy = join(folder, "checkout")
  const listed = spawnSync("git", ["ls-files", "-zco", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  for (const path of listed.stdout.split("\0").filter((one) => one !== "" && existsSync(join(root, one))))
    cpSync(join(root, path), join(copy, path))
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
  const shared = join(dirname(root), "shared")
  if (existsSync(shared)) symlinkSync(shared, join(folder, "shared"))
  return copy
}

/** Whether a spec fails in any of the processes in which `make test` runs it. */
const fails = (copy: string, spec: string): boolean => {
  const own = groups.filter(({ files }) => files.includes(spec))
  if (own.length === 0) throw new Error(`${spec} is not part of make test.`)
  return own.some(({ settings }) => {
    const env = { ...process.env, ...settings }
    const { status, stdout } = spawnSync("mocha", [spec], { cwd: copy, env, encoding: "utf8", maxBuffer: 2 ** 28 })
    if (status !== 0 && !/\d+ failing/.test(stdout)) throw new Error(`${spec} ended without a result:\n${stdout}`)
    return status !== 0
  })
}

/** The lines of the compiler about a fault. A fault that does not compile needs no spec. */
const compilerFaults = (copy: string): string => {
  const tsc = join(root, "node_modules/@typescript/native/bin/tsc")
  return ["tsconfig.json", "tsconfig.app.json"]
    .map((project) => spawnSync(tsc, ["--noEmit", "-p", project], { cwd: copy, encoding: "utf8" }).stdout)
    .join("")
}

const only = process.env.ONLY?.split(",").map(Number) ?? faults.map((_, index) => index + 1)
const copy = copied()
const placeOf = places(copy)
const missed: number[] = []
try {
  for (const number of only) {
    const fault = faults[number - 1]
    if (fault === undefined) throw new Error(`There is no fault ${number}.`)
    const { path, text } = placeOf(fault)
    const before = readFileSync(join(copy, path), "utf8")
    writeFileSync(join(copy, path), text)
    const refused = process.env.COMPILE === "on" ? compilerFaults(copy) : ""
    const finder = fault.specs.find((spec) => fails(copy, spec))
    writeFileSync(join(copy, path), before)
    if (finder === undefined) missed.push(number)
    const end = finder === undefined ? "MISSED" : `found by ${finder}`
    console.log(`${String(number).padStart(2)} ${path}: ${fault.says} ${end}${refused === "" ? "" : `\n${refused}`}`)
  }
} finally {
  rmSync(dirname(copy), { recursive: true, force: true })
}
console.log(`${only.length - missed.length} of ${only.length} planted faults are found.`)
if (missed.length > 0) console.log(`Missed: ${missed.join(", ")}.`)
process.exitCode = missed.length === 0 ? 0 : 1
