import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from "node:crypto"
import { promisify } from "node:util"
import * as t from "io-ts"
import type { Bytes } from "../../core/ports/blobs.ts"
import { BrokenBackup } from "./broken-backup.ts"
import { byteSource, type ByteSource, endsTooEarly } from "./byte-source.ts"

/** How a key is derived from a passphrase by scrypt (RFC 7914). `check` detects a wrong passphrase. Bytes are in hex. */
export const KeyDerivation = t.readonly(
  t.type({ kdf: t.literal("scrypt"), logN: t.number, r: t.number, p: t.number, salt: t.string, check: t.string }),
)
export type KeyDerivation = t.TypeOf<typeof KeyDerivation>

/** A key for the files of a backup. */
export interface BackupKey {
  readonly derivation: KeyDerivation
  readonly secret: Buffer
}

const Header = t.intersection([KeyDerivation, t.readonly(t.type({ file: t.string }))])

/** The first word of an encrypted file. A header in JSON follows in the same line. */
export const ENCRYPTED = "Stemma-encrypted-1"
const CHUNK = 65_536
const TAG = 16
const MOST_HEADER = 1_024
/** 128 MiB and about half a second. */
const COST = { logN: 17, r: 8, p: 1 }
/** A header from elsewhere must not take all memory. */
const MOST_LOG_N = 20

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

const part = (secret: Buffer, salt: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, `stemma backup ${use}`, 32))

const secretOf = (passphrase: string, { logN, r, p, salt }: Omit<KeyDerivation, "check">): Promise<Buffer> =>
  derive(passphrase.normalize("NFC"), Buffer.from(salt, "hex"), 32, { N: 2 ** logN, r, p, maxmem: 2 ** (logN + 11) })

const checkOf = (secret: Buffer): string => part(secret, Buffer.alloc(0), "check").toString("hex")

/** A new key for this passphrase. */
export const newKey = async (passphrase: string, cost = COST): Promise<BackupKey> => {
  const known = { kdf: "scrypt", ...cost, salt: randomBytes(32).toString("hex") } as const
  const secret = await secretOf(passphrase, known)
  return { derivation: { ...known, check: checkOf(secret) }, secret }
}

/** The key that a backup was encrypted with. Throws `BrokenBackup` if the passphrase is another one. */
export const keyFor = async (passphrase: string, derivation: KeyDerivation): Promise<BackupKey> => {
  const { logN, r, p } = derivation
  const isBounded = [logN, r, p].every((n) => Number.isInteger(n) && n > 0) && logN <= MOST_LOG_N && r <= 16 && p <= 4
  if (!isBounded) throw new BrokenBackup("The backup is broken: its key derivation is out of bounds.")
  const secret = await secretOf(passphrase, derivation)
  if (checkOf(secret) !== derivation.check) throw new BrokenBackup("The passphrase is not the one of the backup.")
  return { derivation, secret }
}

/** A name for a file that reveals nothing of `text` without the key. */
export const secretName = ({ secret }: BackupKey, text: string): string =>
  createHmac("sha256", part(secret, Buffer.alloc(0), "names"))
    .update(text)
    .digest("hex")

/** The number of the chunk, and whether it is the last one. So chunks cannot be moved, repeated or cut off. */
const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** The bytes, encrypted by AES-256-GCM in chunks of 64 KiB, with the header in front. Each file has a key of its own. */
export const encrypted = async function* (bytes: Bytes, { derivation, secret }: BackupKey): AsyncGenerator<Buffer> {
  const file = randomBytes(32)
  const header = Buffer.from(`${ENCRYPTED} ${JSON.stringify({ ...derivation, file: file.toString("hex") })}\n`)
  const key = part(secret, file, "file")
  yield header
  const source = byteSource(bytes)
  for (let number = 0, isLast = false; !isLast; number++) {
    const chunk = await source.take(CHUNK)
    isLast = await source.isAtEnd()
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** Finds the key of an encrypted file. */
export type FindKey = (derivation: KeyDerivation) => Promise<BackupKey>

/** The bytes of an encrypted file. Throws `BrokenBackup` if a byte of it was changed or is missing. */
export const decrypted = async function* (bytes: Bytes, findKey: FindKey): AsyncGenerator<Buffer> {
  const source = byteSource(bytes)
  const line = await source.line(MOST_HEADER)
  const header = headerOf(line)
  const { secret } = await findKey(header)
  const key = part(secret, Buffer.from(header.file, "hex"), "file")
  yield* opened(source, key, Buffer.from(`${line}\n`))
}

const headerOf = (line: string): t.TypeOf<typeof Header> => {
  try {
    const header: unknown = JSON.parse(line.slice(ENCRYPTED.length))
    if (line.startsWith(`${ENCRYPTED} `) && Header.is(header)) return header
  } catch {}
  throw new BrokenBackup("The backup is broken: it has no header for its encryption.")
}

const opened = async function* (source: ByteSource, key: Buffer, header: Buffer): AsyncGenerator<Buffer> {
  for (let number = 0, isLast = false; !isLast; number++) {
    const chunk = await source.take(CHUNK + TAG)
    if (chunk.length < TAG) throw endsTooEarly()
    isLast = await source.isAtEnd()
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, isLast)).setAAD(header)
    decipher.setAuthTag(chunk.subarray(-TAG))
    yield authentic(() => Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()]))
  }
}

const authentic = (open: () => Buffer): Buffer => {
  try {
    return open()
  } catch {
    throw new BrokenBackup("The backup is broken: bytes were changed, or it ends too early.")
  }
}
