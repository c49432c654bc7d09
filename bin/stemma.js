#!/usr/bin/env node
/**
 * The executable `stemma`. It runs the sources in the repository, and the built files in an installed package. It
 * checks the version of Node first, because an older Node cannot load the command line.
 */
import { existsSync } from "node:fs"

const NEEDED = 24

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(`Stemma needs Node ${NEEDED} or later: this is ${process.version}.`)
  process.exitCode = 1
} else {
  const source = new URL("../bootstrap/cli.ts", import.meta.url)
  const built = new URL("../dist/bootstrap/cli.js", import.meta.url)
  await import(existsSync(source) ? source.href : built.href)
}
