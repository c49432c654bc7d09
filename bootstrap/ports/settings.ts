import * as E from "fp-ts/lib/Either.js"
import manifest from "../../package.json" with { type: "json" }
import type { Settings } from "../../core/use-case/settings.ts"
import { type Config, readConfig } from "../config.ts"

/** The settings of a service without any, for programs that call `makeApp`, `makeQueries` or `makeCommands`. */
export const defaultSettings = (): Settings => {
  const config = readConfig({})
  if (E.isLeft(config)) throw new Error(config.left)
  return settingsOf(config.right)
}

/** Those of the settings of a service that the use cases have. */
export const settingsOf = ({
  environment,
  sessionDays,
  registration,
  requireEmailVerification,
  passwordSignIn,
  ownerEmails,
  aiProviders,
  publicMedia,
  maxMediaBytes,
  maxAccountBytes,
  accountBytesPerMinute,
  maxGedcomBytes,
  maxBackupBytes,
}: Config): Settings => ({
  version: manifest.version,
  environment,
  sessionDays,
  registration,
  requireEmailVerification,
  passwordSignIn,
  ownerEmails,
  aiProviders: aiProviders.map(({ name, model }) => ({ name, model })),
  publicMedia,
  maxMediaBytes,
  maxAccountBytes,
  accountBytesPerMinute,
  maxGedcomBytes,
  maxBackupBytes,
})
