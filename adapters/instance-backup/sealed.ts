import type { Bytes } from "../../core/ports/blobs.ts"
import { BrokenBackup } from "./broken-backup.ts"
import { byteSource } from "./byte-source.ts"
import { type BackupKey, decrypted, ENCRYPTED, encrypted, type FindKey, keyFor, newKey } from "./encryption.ts"

/** Finds keys by this passphrase. Each key is derived once. */
const keysOf = (passphrase: string): FindKey => {
  const known = new Map<string, Promise<BackupKey>>()
  return (derivation) => {
    const name = JSON.stringify([derivation.logN, derivation.r, derivation.p, derivation.salt, derivation.check])
    const found = known.get(name) ?? keyFor(passphrase, derivation)
    known.set(name, found)
    return found
  }
}

/** The bytes of one stream, encrypted if there is a passphrase. */
export const sealed = async function* (bytes: Bytes, passphrase: string | null): AsyncGenerator<Uint8Array> {
  yield* passphrase === null ? bytes : encrypted(bytes, await newKey(passphrase))
}

/** The bytes that `sealed` was given. Throws `BrokenBackup` if they are encrypted and there is no passphrase, or the other way round. */
export const unsealed = async function* (bytes: Bytes, passphrase: string | null): AsyncGenerator<Uint8Array> {
  const source = byteSource(bytes)
  const start = await source.take(ENCRYPTED.length)
  const all = prepended(start, source)
  const isEncrypted = start.toString("latin1") === ENCRYPTED
  if (isEncrypted && passphrase !== null) yield* decrypted(all, keysOf(passphrase))
  else if (isEncrypted) throw new BrokenBackup("The backup is encrypted: set BACKUP_PASSPHRASE.")
  else if (passphrase !== null && start.toString("latin1").startsWith("Stemma-backup"))
    throw new BrokenBackup("The backup is not encrypted, but BACKUP_PASSPHRASE is set.")
  else yield* all
}

const PIECE = 65_536

const prepended = async function* (start: Uint8Array, rest: ReturnType<typeof byteSource>): AsyncGenerator<Uint8Array> {
  yield start
  while (!(await rest.isAtEnd())) yield await rest.take(PIECE)
}
