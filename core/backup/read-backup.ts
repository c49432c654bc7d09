import * as E from "fp-ts/lib/Either.js"
import { backupFormat, type BackupList, backupLists, BackupTree, laterLists } from "../domain/backup/backup-tree.ts"
import { type SpacedLines, spacedLines } from "../domain/backup/spaced-lines.ts"
import { allWithin, type DomainError, invalidInput, invalidInputs } from "../domain/errors.ts"
import { type JsonStream, type ReadJson, UnreadableJson } from "../ports/json.ts"
import { DamagedEntry } from "../ports/archives.ts"
import type { Bytes } from "../ports/blobs.ts"
import { faults, instant, integer, oneOf, wire } from "../codec/wire.ts"

/** The contents of `account.json` in order: each tree, the records of its lists, and the end of the tree. */
export type BackupPart =
  | { readonly kind: "tree"; readonly tree: number; readonly row: BackupTree; readonly spaced: SpacedLines }
  | {
      readonly kind: "record"
      readonly tree: number
      readonly list: BackupList
      readonly index: number
      readonly record: unknown
      readonly bytes: number
    }
  | { readonly kind: "end"; readonly tree: number }

/** What reading a backup yields: its parts, or one error at the end. */
export type BackupParts = AsyncGenerator<E.Either<DomainError, BackupPart>>

/** The fields before the trees. */
const BackupHead = wire("Backup", {
  format: oneOf([backupFormat.format]),
  version: integer(backupFormat.version, backupFormat.version),
  exportedAt: instant,
})

/**
 * Reads `account.json` as a stream. A Left comes last and says what is wrong. The records themselves are not
 * checked here.
 */
export async function* readBackup(readJson: ReadJson, bytes: Bytes): BackupParts {
  const json = readJson(bytes)
  try {
    yield* readAccount(json)
  } catch (error) {
    if (error instanceof UnreadableJson)
      yield E.left(invalidInput("file", `contains an account.json that is not valid JSON: ${error.message}`))
    else if (error instanceof DamagedEntry)
      yield E.left(invalidInput("file", `contains a damaged account.json: ${error.message}`))
    else throw error
  } finally {
    await json.close()
  }
}

/** The list of media without bytes, from which nothing is restored. */
const MISSING = "missing_media"

async function* readAccount(json: JsonStream): BackupParts {
  const head = fieldsOf("")
  let sawTrees = false
  for await (const key of json.members()) {
    if (key === MISSING && !sawTrees) {
      if (!(await json.isNext("list"))) return yield E.left(invalidInput(key, "must be a list"))
      for await (const _ of json.items()) await json.value()
      continue
    }
    if (key !== "trees" || sawTrees) {
      const fault = sawTrees ? invalidInput(key, "must not follow the trees") : await head.take(key, json)
      if (fault !== null) return yield E.left(fault)
      continue
    }
    sawTrees = true
    const decoded = BackupHead.decode(head.fields())
    if (E.isLeft(decoded)) return yield E.left(invalidInputs(allWithin("", faults(decoded.left))))
    if (!(await json.isNext("list"))) return yield E.left(invalidInput(key, "must be a list"))
    for await (const tree of json.items()) {
      for await (const part of readTree(json, tree)) {
        yield part
        if (E.isLeft(part)) return
      }
    }
  }
  if (!sawTrees) yield E.left(invalidInput("trees", "is required"))
  await json.end()
}

const listNames = Object.keys(backupLists)
const isList = (key: string): key is BackupList => Object.hasOwn(backupLists, key)

async function* readTree(json: JsonStream, tree: number): BackupParts {
  const path = `trees.${tree}`
  if (!(await json.isNext("object"))) return yield E.left(invalidInput(path, "must be an object"))
  const head = fieldsOf(`${path}.`)
  let lists = 0
  let isBegun = false
  for await (const key of json.members()) {
    if (!isList(key)) {
      const fault = lists > 0 ? invalidInput(`${path}.${key}`, "must not follow the lists") : await head.take(key, json)
      if (fault !== null) return yield E.left(fault)
      continue
    }
    if (!isBegun) {
      isBegun = true
      const { part, spaced } = spacedLines(head.fields())
      const decoded = BackupTree.decode(part)
      if (E.isLeft(decoded)) return yield E.left(invalidInputs(allWithin(path, faults(decoded.left))))
      yield E.right({ kind: "tree", tree, row: decoded.right, spaced })
    }
    while (key !== listNames[lists] && laterLists.has(listNames[lists] ?? "")) lists++
    if (key !== listNames[lists])
      return yield E.left(invalidInput(`${path}.${key}`, `must be there once, in the order ${listNames.join(", ")}`))
    lists++
    if (!(await json.isNext("list"))) return yield E.left(invalidInput(`${path}.${key}`, "must be a list"))
    for await (const index of json.items()) {
      const before = json.taken
      yield E.right({ kind: "record", tree, list: key, index, record: await json.value(), bytes: json.taken - before })
    }
  }
  while (laterLists.has(listNames[lists] ?? "")) lists++
  if (lists < listNames.length) return yield E.left(invalidInput(`${path}.${listNames[lists]}`, "is required"))
  yield E.right({ kind: "end", tree })
}

/** More fields than any object has before its lists. */
const MOST_FIELDS = 100

/** Collects the fields before the lists of an object. */
const fieldsOf = (path: string) => {
  const fields = new Map<string, unknown>()
  return {
    take: async (key: string, json: JsonStream): Promise<DomainError | null> => {
      if (fields.has(key)) return invalidInput(path + key, "is a duplicate")
      if (fields.size === MOST_FIELDS) return invalidInput(path + key, "exceeds the number of fields")
      fields.set(key, await json.value())
      return null
    },
    fields: (): unknown => Object.fromEntries(fields),
  }
}
