import * as E from "fp-ts/lib/Either.js"
import { linkPaths } from "../../core/domain/account/mail.ts"
import { normalizeEmail } from "../../core/domain/account/user.ts"
import { describeError } from "../../core/domain/error-text.ts"
import type { DomainError } from "../../core/domain/errors.ts"
import type { App } from "../../core/index.ts"
import { publicUrlOf } from "../public-url.ts"
import { confirm } from "./ask/confirm.ts"
import { withApp } from "./open-store.ts"
import { print, printMessage, printRow } from "./print.ts"

const MISUSED = 2

const misused = (usage: string): number => {
  printMessage(usage)
  return MISUSED
}

/** The value of a use case. Throws the refusal in one line. */
const valueOf = <A>(outcome: E.Either<DomainError, A>): A => {
  if (E.isLeft(outcome)) throw new Error(describeError(outcome.left))
  return outcome.right
}

/** Asks at the terminal whether to close the account. Throws an Error of one line if there is no terminal. */
const isConfirmed = async (email: string): Promise<boolean> => {
  const question = `Close the account of ${email}? Its sessions end, and trees without another owner are deleted with it.`
  const isYes = await confirm(question, { input: process.stdin, output: process.stderr })
  if (isYes === null) throw new Error(`There is no terminal to ask at: add --yes to close the account of ${email}.`)
  if (!isYes) printMessage("Nothing was changed.")
  return isYes
}

/** `stemma user …`: the accounts of the instance. */
export const runUser = async (words: readonly string[]): Promise<number> => {
  const [verb, address, ...more] = words.filter((word) => word !== "--yes")
  const isSure = words.includes("--yes")
  if (more.length > 0 || (isSure && verb !== "close")) return misused("There are too many arguments.")
  if (verb === "list" && address === undefined) return withApp(printUsers)
  if (address === undefined || (verb !== "verify" && verb !== "reset-link" && verb !== "close"))
    return misused("Usage: stemma user list, stemma user verify|reset-link EMAIL, or stemma user close EMAIL [--yes]")
  const email = normalizeEmail(address)
  if (verb === "close" && !isSure && !(await isConfirmed(email))) return 1
  return withApp(async (app, config) => {
    if (verb === "verify") {
      valueOf(await app.verifyUser({ email }))
      print(`The address ${email} is verified.`)
    } else if (verb === "close") {
      valueOf(await app.closeUser({ email }))
      print(`The account of ${email} is closed.`)
    } else {
      const { token, expiresAt } = valueOf(await app.makeResetLink({ email }))
      print(`${publicUrlOf(config, null)}${linkPaths.reset_password}?token=${token}`)
      printMessage(`The link works once, until ${expiresAt.toISOString()}.`)
    }
    return 0
  })
}

const printUsers = async (app: App): Promise<number> => {
  for await (const users of app.listUsers())
    for (const { id, email, emailVerifiedAt, createdAt } of users)
      printRow(id, createdAt.toISOString(), emailVerifiedAt === null ? "unverified" : "verified", email)
  return 0
}

/** `stemma tree list`: the trees of the instance. */
export const runTree = async ([verb, ...more]: readonly string[]): Promise<number> => {
  if (verb !== "list" || more.length > 0) return misused("Usage: stemma tree list")
  return withApp(async (app) => {
    for await (const trees of app.listAllTrees())
      for (const { id, createdAt, visibility, ownerId, name } of trees)
        printRow(id, createdAt.toISOString(), visibility, ownerId, name)
    return 0
  })
}
