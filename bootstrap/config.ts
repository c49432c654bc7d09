import { sequenceS } from "fp-ts/lib/Apply.js"
import * as E from "fp-ts/lib/Either.js"
import type { Either } from "fp-ts/lib/Either.js"
import { aiProviders, days, list, logLevel, onOrOff, text, url, wholeNumber } from "./readers.ts"
import type { AiProvider, LogLevel, Reader } from "./readers.ts"
import { trimEndOf } from "../core/domain/trim.ts"

/** Where blobs go: an S3-compatible store. */
export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

/** Everything that an operator can set, read once at the start. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The address that clients use, without a slash at its end; null: what the request says. */
  readonly publicUrl: string | null
  readonly dataDir: string
  /** `postgres:` or `postgresql:`, or `memory:` for the in-memory adapters; null: an embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null
  /** How many connections to the database the requests of one process share. */
  readonly databasePoolSize: number
  /** How many exports, backups and previews of one process read the database at the same time, each on a connection beside those. */
  readonly databaseSnapshots: number
  /** Null: files under `dataDir`. */
  readonly s3: S3Config | null
  /** Null: links are logged. */
  readonly mail: { readonly url: string; readonly from: string } | null
  readonly requireEmailVerification: boolean
  /** Trimmed and in lower case. */
  readonly ownerEmails: readonly string[]
  readonly aiProviders: readonly AiProvider[]
  readonly sessionDays: number
  /** 0: no limit. */
  readonly authTriesPerMinute: number
  readonly recoveryDays: number
  readonly worker: boolean
  readonly maxGedcomBytes: number
  readonly maxMediaBytes: number
  readonly maxBackupBytes: number
  /** How many bytes of media and kept records the trees of one account may store; null: no limit. */
  readonly maxAccountBytes: number | null
  /** How many imports, previews and restores run at the same time, each in a thread of its own; null: as many as there are processors, two at least. */
  readonly taskThreads: number | null
  /** The memory that one of them may hold. */
  readonly maxTaskBytes: number
  /** How long one of them may take. */
  readonly maxTaskSeconds: number
  /** How many bytes of the disk below `dataDir` are always left free. */
  readonly minFreeBytes: number
  /** How many proxies stand before us; the client's address is that many places from the end of `X-Forwarded-For`. */
  readonly trustProxy: number
  /** How long a connection without requests stays open. */
  readonly keepAliveSeconds: number
  readonly logLevel: LogLevel
  readonly environment: string
}

const MIB = 1024 * 1024
const LONGEST_DAYS = 36_500
const all = sequenceS(E.Applicative)
const httpUrl = url("http:", "https:")

/**
 * The settings of the environment, of which this is the only reader. An empty one counts as absent; an unknown one is ignored.
 * Left: one line that names the first wrong setting, and shows its value unless that may be a secret.
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Either<string, Config> => {
  const given = (name: string): string => env[name]?.trim() ?? ""
  const read = <A>(name: string, reader: Reader<A>): Either<string, A> =>
    E.mapLeft((fault: string) => `${name} ${fault}`)(reader(given(name)))
  const optional = <A>(name: string, reader: Reader<A>, absent: A): Either<string, A> =>
    given(name) === "" ? E.right(absent) : read(name, reader)
  const nullable = <A>(name: string, reader: Reader<A>): Either<string, A | null> =>
    optional<A | null>(name, reader, null)
  /** Null when none of them is given; all but the region when one is. */
  const readS3 = (): Either<string, S3Config | null> => {
    const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"]
    const one = [...needed, "S3_REGION"].find((name) => given(name) !== "")
    const missing = needed.find((name) => given(name) === "")
    if (one === undefined) return E.right(null)
    if (missing !== undefined) return E.left(`${missing} is missing, and ${one} needs it`)
    return all({
      endpoint: read("S3_ENDPOINT", httpUrl),
      bucket: read("S3_BUCKET", text),
      accessKey: read("S3_ACCESS_KEY", text),
      secretKey: read("S3_SECRET_KEY", text),
      region: optional("S3_REGION", text, "us-east-1"),
    })
  }

  // Reads from replicas do not work yet, and an operator who sets them must not believe that they do.
  if (given("DATABASE_REPLICA_URLS") !== "") return E.left("DATABASE_REPLICA_URLS is not supported yet: leave it empty")
  return all({
    port: optional("PORT", wholeNumber(0, 65_535), 8080),
    host: optional("HOST", text, "127.0.0.1"),
    publicUrl: E.map((address: string | null) => (address === null ? null : trimEndOf(address, "/")))(
      nullable("PUBLIC_URL", httpUrl),
    ),
    dataDir: optional("DATA_DIR", text, "./data"),
    databaseUrl: nullable("DATABASE_URL", url("postgres:", "postgresql:", "memory:")),
    databasePoolSize: optional("DATABASE_POOL_SIZE", wholeNumber(2, 1_000), 10),
    databaseSnapshots: optional("DATABASE_SNAPSHOTS", wholeNumber(1, 1_000), 4),
    s3: readS3(),
    mail:
      given("SMTP_URL") === ""
        ? E.right(null)
        : all({
            url: read("SMTP_URL", url("smtp:", "smtps:")),
            from: optional("MAIL_FROM", text, "Stemma <stemma@localhost>"),
          }),
    requireEmailVerification: optional("REQUIRE_EMAIL_VERIFICATION", onOrOff, false),
    ownerEmails: optional(
      "OWNER_EMAIL",
      list((email) => E.right(email.toLowerCase())),
      [],
    ),
    aiProviders: optional("AI_PROVIDERS", aiProviders, []),
    sessionDays: optional("SESSION_DAYS", days(LONGEST_DAYS), 30),
    authTriesPerMinute: optional("AUTH_TRIES_PER_MINUTE", wholeNumber(0), 10),
    recoveryDays: optional("RECOVERY_DAYS", days(LONGEST_DAYS), 30),
    worker: optional("WORKER", onOrOff, true),
    maxGedcomBytes: optional("MAX_GEDCOM_BYTES", wholeNumber(1), 512 * MIB),
    maxMediaBytes: optional("MAX_MEDIA_BYTES", wholeNumber(1), 256 * MIB),
    maxBackupBytes: optional("MAX_BACKUP_BYTES", wholeNumber(1), 4096 * MIB),
    maxAccountBytes: nullable("MAX_ACCOUNT_BYTES", wholeNumber(1)),
    taskThreads: nullable("TASK_THREADS", wholeNumber(2, 64)),
    maxTaskBytes: optional("MAX_TASK_BYTES", wholeNumber(64 * MIB), 1024 * MIB),
    maxTaskSeconds: optional("MAX_TASK_SECONDS", wholeNumber(1, 86_400), 3_600),
    minFreeBytes: optional("MIN_FREE_BYTES", wholeNumber(0), 256 * MIB),
    trustProxy: optional("TRUST_PROXY", wholeNumber(0, 100), 0),
    keepAliveSeconds: optional("KEEP_ALIVE_SECONDS", wholeNumber(1, 3_600), 75),
    logLevel: optional("LOG_LEVEL", logLevel, "info"),
    environment: optional("ENVIRONMENT", text, "production"),
  })
}

/** Which service the command line talks to, and as whom. */
export interface ClientConfig {
  /** Without a slash at its end. */
  readonly url: string
  readonly token: string
}

/** What the command line is told, or else its environment says; null: no service, but the store itself. Left as for the settings of the service. */
export const readClientConfig = (
  given: { readonly url?: string | undefined; readonly token?: string | undefined },
  env: NodeJS.ProcessEnv = process.env,
): Either<string, ClientConfig | null> => {
  const address = (given.url ?? env.STEMMA_URL ?? "").trim()
  const token = (given.token ?? env.STEMMA_TOKEN ?? "").trim()
  if (address === "") return E.right(null)
  if (token === "") return E.left("STEMMA_TOKEN is missing, and STEMMA_URL needs it")
  return E.bimap(
    (fault: string) => `STEMMA_URL ${fault}`,
    (whole: string) => ({ url: trimEndOf(whole, "/"), token }),
  )(httpUrl(address))
}
