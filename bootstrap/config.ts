import { pipe } from "fp-ts/lib/function.js"
import { sequenceS } from "fp-ts/lib/Apply.js"
import * as E from "fp-ts/lib/Either.js"
import type { Either } from "fp-ts/lib/Either.js"
import { type PortRange, RECEIVER_PORTS } from "../adapters/http/webhooks/port-range.ts"
import { cron } from "./cron.ts"
import {
  aiProviders,
  databaseUrl,
  days,
  list,
  logLevel,
  oneOf,
  onOrOff,
  origin,
  passphrase,
  portRange,
  text,
  url,
  wholeNumber,
} from "./readers.ts"
import type { AiProvider, LogLevel, Reader } from "./readers.ts"
import { type OidcProvider, oidcProviders } from "./config/oidc-providers.ts"
import { type Setting, type SettingName, settingTable } from "./config/setting-table.ts"
import { misspelt } from "./config/misspelt.ts"
import { withSecretFiles } from "./config/secret-files.ts"
import { type Registration, registrations } from "../core/use-case/settings.ts"
import { trimEndOf } from "../core/domain/trim.ts"

/** An S3-compatible store for blobs. */
export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

/** Backups of the whole instance. */
export interface BackupConfig {
  /** A cron expression in UTC, and the folder; null if none are taken on a schedule. */
  readonly schedule: { readonly cron: string; readonly dir: string } | null
  /** How many scheduled backups stay in the folder. */
  readonly keep: number
  /** Null for backups without encryption. */
  readonly passphrase: string | null
}

/** All settings of an operator, read once at the start. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The address that clients use, without a trailing slash; null to derive it from each request. */
  readonly publicUrl: string | null
  /** The origins of other sites. Their pages may call the service with the session of their reader. */
  readonly corsOrigins: readonly string[]
  readonly dataDir: string
  /**
   * `postgres:` or `postgresql:`, or `memory:` for the in-memory adapters; null for an embedded PostgreSQL under
   * `dataDir`.
   */
  readonly databaseUrl: string | null
  /** Where migrations, jobs and signals go, so that `databaseUrl` may be a pooler in transaction mode; null for `databaseUrl`. */
  readonly databaseDirectUrl: string | null
  /** Whether statements are prepared under names. */
  readonly databaseStatements: "named" | "unnamed"
  /** The number of database connections that the requests of one process share. */
  readonly databasePoolSize: number
  /**
   * The number of exports, backups and previews of one process that read the database at the same time, each on an
   * additional connection.
   */
  readonly databaseSnapshots: number
  /** Null for files under `dataDir`. */
  readonly s3: S3Config | null
  /** Null to write links to the log. */
  readonly mail: { readonly url: string; readonly from: string } | null
  /** Who may create an account. The addresses of `ownerEmails` always may. */
  readonly registration: Registration
  readonly requireEmailVerification: boolean
  /** Whether people can register and sign in with a password. */
  readonly passwordSignIn: boolean
  /** The OpenID providers with which people can sign in. */
  readonly oidcProviders: readonly OidcProvider[]
  /** Trimmed and in lower case. */
  readonly ownerEmails: readonly string[]
  readonly aiProviders: readonly AiProvider[]
  readonly sessionDays: number
  /** 0 for no limit. */
  readonly authTriesPerMinute: number
  readonly recoveryDays: number
  readonly worker: boolean
  /** Whether the service also serves the browser app. */
  readonly web: boolean
  /** Whether visitors without an account get the bytes of media of visible trees. */
  readonly publicMedia: boolean
  readonly maxGedcomBytes: number
  readonly maxMediaBytes: number
  readonly maxBackupBytes: number
  /** The most bytes of media and kept records in the trees of one account; null for no limit. */
  readonly maxAccountBytes: number | null
  /** How many bytes of history one account may write in a minute; 0 for no limit. */
  readonly accountBytesPerMinute: number
  /**
   * The number of imports, previews and restores that run at the same time, each in its own thread; null for the
   * number of processors, but at least two.
   */
  readonly taskThreads: number | null
  /** The most memory of one such task. */
  readonly maxTaskBytes: number
  /** The longest time of one such task. */
  readonly maxTaskSeconds: number
  /** The number of bytes that always stay free on the disk of `dataDir`. */
  readonly minFreeBytes: number
  /**
   * The number of proxies in front of the service. The client's address is that many places from the end of
   * `X-Forwarded-For`.
   */
  readonly trustProxy: number
  /** How long an idle connection stays open. */
  readonly keepAliveSeconds: number
  /** How long running requests, jobs and tasks may take after the process was asked to stop. */
  readonly shutdownSeconds: number
  /** How long the service goes on after a signal, while `/readyz` says that it is not ready. */
  readonly shutdownDelaySeconds: number
  readonly backup: BackupConfig
  /** Whether webhooks may lead to addresses of a private network. */
  readonly webhookAllowPrivate: boolean
  /** The ports that the addresses of webhooks may have. */
  readonly webhookPorts: readonly PortRange[]
  /** The port of `/metrics`; null for the port of the service, where only callers on this machine may read it. */
  readonly metricsPort: number | null
  /** The receiver of traces by OTLP over HTTP, without the path `/v1/traces`; null if nothing is traced. */
  readonly otlpEndpoint: string | null
  /** The address of the service that the command line uses; null for the one of these settings. */
  readonly clientUrl: string | null
  readonly logLevel: LogLevel
  readonly environment: string
  /** How far the clock of the service is ahead of the real one, in seconds; 0 unless `ENVIRONMENT` is `test`. */
  readonly clockOffset: number
}

const MIB = 1024 * 1024
const LONGEST_DAYS = 36_500
/** The clock of a test can be moved by a hundred years. */
const LONGEST_OFFSET_SECONDS = LONGEST_DAYS * 86_400
/** The value of `ENVIRONMENT` with which a test may move the clock of the service. */
export const TEST_ENVIRONMENT = "test"
const all = sequenceS(E.Applicative)
const httpUrl = url("http:", "https:")

/**
 * Reads the settings from the environment; no other module does. An empty setting counts as absent; unknown ones
 * are ignored. Left is one line that names the first wrong setting, with its value unless that may be a secret.
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Either<string, Config> =>
  pipe(withSecretFiles(env), E.chain(readSettings))

/** How a setting is given. A field of `Config` that the table lacks does not compile. */
export const settingOf = (field: keyof Config): Setting => settingTable[field]

/** One line for each variable of the environment that is probably a misspelt setting. */
export const settingWarnings = (env: NodeJS.ProcessEnv = process.env): readonly string[] => misspelt(env)

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table
const readSettings = (env: NodeJS.ProcessEnv): Either<string, Config> => {
  const given = (name: SettingName): string => env[name]?.trim() ?? ""
  const read = <A>(name: SettingName, reader: Reader<A>): Either<string, A> =>
    pipe(
      reader(given(name)),
      E.mapLeft((fault) => `${name} ${fault}`),
    )
  const optional = <A>(name: SettingName, reader: Reader<A>, absent: A): Either<string, A> =>
    given(name) === "" ? E.right(absent) : read(name, reader)
  const nullable = <A>(name: SettingName, reader: Reader<A>): Either<string, A | null> =>
    optional<A | null>(name, reader, null)
  /** Null if none of the settings is given. If one is given, all except the region are required. */
  const readS3 = (): Either<string, S3Config | null> => {
    const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const
    const one = ([...needed, "S3_REGION"] as const).find((name) => given(name) !== "")
    const missing = needed.find((name) => given(name) === "")
    if (one === undefined) return E.right(null)
    if (missing !== undefined) return E.left(`${missing} is missing, but ${one} requires it`)
    return all({
      endpoint: read("S3_ENDPOINT", httpUrl),
      bucket: read("S3_BUCKET", text),
      accessKey: read("S3_ACCESS_KEY", text),
      secretKey: read("S3_SECRET_KEY", text),
      region: optional("S3_REGION", text, "us-east-1"),
    })
  }

  const readSchedule = (): Either<string, BackupConfig["schedule"]> => {
    if (given("BACKUP_SCHEDULE") === "") return E.right(null)
    if (given("BACKUP_DIR") === "") return E.left("BACKUP_DIR is missing, but BACKUP_SCHEDULE requires it")
    if (given("DATABASE_URL").startsWith("memory:"))
      return E.left("BACKUP_SCHEDULE is set, but DATABASE_URL is memory:, of which there is no backup")
    return all({ cron: read("BACKUP_SCHEDULE", cron), dir: read("BACKUP_DIR", text) })
  }

  const readDirectUrl = (): Either<string, string | null> =>
    given("DATABASE_DIRECT_URL") !== "" && !/^postgres/i.test(given("DATABASE_URL"))
      ? E.left("DATABASE_DIRECT_URL is set, but DATABASE_URL names no database: set both, or neither")
      : nullable("DATABASE_DIRECT_URL", databaseUrl())

  const readClockOffset = (): Either<string, number> =>
    given("CLOCK_OFFSET") !== "" && given("ENVIRONMENT") !== TEST_ENVIRONMENT
      ? E.left("CLOCK_OFFSET is set, but ENVIRONMENT is not test")
      : optional("CLOCK_OFFSET", wholeNumber(-LONGEST_OFFSET_SECONDS, LONGEST_OFFSET_SECONDS), 0)

  // Reads from replicas are not supported, and an operator who sets them must not believe that they are.
  if (given("DATABASE_REPLICA_URLS") !== "") return E.left("DATABASE_REPLICA_URLS is not supported yet: leave it empty")
  return all({
    port: optional("PORT", wholeNumber(0, 65_535), 8080),
    host: optional("HOST", text, "127.0.0.1"),
    publicUrl: pipe(
      nullable("PUBLIC_URL", httpUrl),
      E.map((address) => (address === null ? null : trimEndOf(address, "/"))),
    ),
    corsOrigins: optional("CORS_ORIGINS", list(origin), []),
    dataDir: optional("DATA_DIR", text, "./data"),
    databaseUrl: nullable("DATABASE_URL", databaseUrl("memory:")),
    databaseDirectUrl: readDirectUrl(),
    databaseStatements: optional("DATABASE_STATEMENTS", oneOf(["named", "unnamed"]), "named"),
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
    registration: optional("REGISTRATION", oneOf(registrations), "open"),
    requireEmailVerification: optional("REQUIRE_EMAIL_VERIFICATION", onOrOff, false),
    passwordSignIn: optional("PASSWORD_SIGN_IN", onOrOff, true),
    oidcProviders: optional("OIDC_PROVIDERS", oidcProviders, []),
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
    web: optional("WEB", onOrOff, true),
    publicMedia: optional("PUBLIC_MEDIA", onOrOff, false),
    maxGedcomBytes: optional("MAX_GEDCOM_BYTES", wholeNumber(1), 512 * MIB),
    maxMediaBytes: optional("MAX_MEDIA_BYTES", wholeNumber(1), 256 * MIB),
    maxBackupBytes: optional("MAX_BACKUP_BYTES", wholeNumber(1), 4096 * MIB),
    maxAccountBytes: nullable("MAX_ACCOUNT_BYTES", wholeNumber(1)),
    accountBytesPerMinute: optional("ACCOUNT_BYTES_PER_MINUTE", wholeNumber(0), 128 * MIB),
    taskThreads: nullable("TASK_THREADS", wholeNumber(2, 64)),
    maxTaskBytes: optional("MAX_TASK_BYTES", wholeNumber(64 * MIB), 1024 * MIB),
    maxTaskSeconds: optional("MAX_TASK_SECONDS", wholeNumber(1, 86_400), 3_600),
    minFreeBytes: optional("MIN_FREE_BYTES", wholeNumber(0), 256 * MIB),
    trustProxy: optional("TRUST_PROXY", wholeNumber(0, 100), 0),
    keepAliveSeconds: optional("KEEP_ALIVE_SECONDS", wholeNumber(1, 3_600), 75),
    shutdownSeconds: optional("SHUTDOWN_SECONDS", wholeNumber(0, 3_600), 20),
    shutdownDelaySeconds: optional("SHUTDOWN_DELAY", wholeNumber(0, 3_600), 0),
    backup: all({
      schedule: readSchedule(),
      keep: optional("BACKUP_KEEP", wholeNumber(1, 10_000), 7),
      passphrase: nullable("BACKUP_PASSPHRASE", passphrase),
    }),
    webhookAllowPrivate: optional("WEBHOOK_ALLOW_PRIVATE", onOrOff, false),
    webhookPorts: optional("WEBHOOK_PORTS", list(portRange), RECEIVER_PORTS),
    metricsPort: nullable("METRICS_PORT", wholeNumber(0, 65_535)),
    otlpEndpoint: nullable("OTEL_EXPORTER_OTLP_ENDPOINT", httpUrl),
    clientUrl: nullable("STEMMA_URL", httpUrl),
    logLevel: optional("LOG_LEVEL", logLevel, "info"),
    environment: optional("ENVIRONMENT", text, "production"),
    clockOffset: readClockOffset(),
  })
}

/** The service that the command line uses, and the token. */
export interface ClientConfig {
  /** Without a trailing slash. */
  readonly url: string
  readonly token: string
}

/**
 * The service from the arguments, or else from the environment or the last sign-in; null to use the store directly.
 * Left as for the settings of the service.
 */
export const readClientConfig = (
  given: { readonly url?: string | undefined; readonly token?: string | undefined },
  env: NodeJS.ProcessEnv = process.env,
  kept: ClientConfig | null = null,
): Either<string, ClientConfig | null> => {
  const settings = withSecretFiles(env)
  if (E.isLeft(settings)) return settings
  const inEnv = (name: SettingName): string | undefined => settings.right[name]?.trim() || undefined
  const address = trimEndOf((given.url ?? inEnv("STEMMA_URL") ?? kept?.url ?? "").trim(), "/")
  const keptToken = kept?.url === address ? kept.token : ""
  const token = (given.token ?? inEnv("STEMMA_TOKEN") ?? keptToken).trim()
  if (address === "") return E.right(null)
  if (token === "") return E.left("STEMMA_TOKEN is missing, but STEMMA_URL requires it: set it, or run stemma login")
  return pipe(
    httpUrl(address),
    E.bimap(
      (fault) => `STEMMA_URL ${fault}`,
      (whole) => ({ url: whole, token }),
    ),
  )
}
