/**
 * The checks of `stemma doctor`. `settings` looks at the values alone; `data` at the folder and its disk; `database`
 * at the database and the media that it names.
 */
export type DoctorCheck = "settings" | "data" | "database" | "backups" | "mail" | "sign-in" | "traces"

/** How an operator and a program give a setting. */
export interface Setting {
  /** The environment variables, as docs/settings.md lists them. */
  readonly names: readonly string[]
  /** Whether a program that embeds the service gives it in `ServiceSettings`; otherwise the program's parts decide. */
  readonly isEmbedded: boolean
  /** The check of `stemma doctor` that looks at what the setting names. */
  readonly checked: DoctorCheck
}

/** Every setting, by its field of `Config`. */
export const settingTable = {
  port: { names: ["PORT"], isEmbedded: false, checked: "settings" },
  host: { names: ["HOST"], isEmbedded: false, checked: "settings" },
  publicUrl: { names: ["PUBLIC_URL"], isEmbedded: false, checked: "settings" },
  corsOrigins: { names: ["CORS_ORIGINS"], isEmbedded: true, checked: "settings" },
  dataDir: { names: ["DATA_DIR"], isEmbedded: false, checked: "data" },
  databaseUrl: { names: ["DATABASE_URL", "DATABASE_REPLICA_URLS"], isEmbedded: false, checked: "database" },
  databaseDirectUrl: { names: ["DATABASE_DIRECT_URL"], isEmbedded: false, checked: "database" },
  databaseStatements: { names: ["DATABASE_STATEMENTS"], isEmbedded: false, checked: "database" },
  databasePoolSize: { names: ["DATABASE_POOL_SIZE"], isEmbedded: false, checked: "database" },
  databaseSnapshots: { names: ["DATABASE_SNAPSHOTS"], isEmbedded: false, checked: "database" },
  s3: {
    names: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY", "S3_REGION"],
    isEmbedded: false,
    checked: "database",
  },
  mail: { names: ["SMTP_URL", "MAIL_FROM"], isEmbedded: false, checked: "mail" },
  registration: { names: ["REGISTRATION"], isEmbedded: true, checked: "settings" },
  requireEmailVerification: { names: ["REQUIRE_EMAIL_VERIFICATION"], isEmbedded: true, checked: "settings" },
  passwordSignIn: { names: ["PASSWORD_SIGN_IN"], isEmbedded: true, checked: "sign-in" },
  oidcProviders: { names: ["OIDC_PROVIDERS"], isEmbedded: true, checked: "sign-in" },
  ownerEmails: { names: ["OWNER_EMAIL"], isEmbedded: true, checked: "settings" },
  aiProviders: { names: ["AI_PROVIDERS"], isEmbedded: true, checked: "settings" },
  sessionDays: { names: ["SESSION_DAYS"], isEmbedded: true, checked: "settings" },
  authTriesPerMinute: { names: ["AUTH_TRIES_PER_MINUTE"], isEmbedded: true, checked: "settings" },
  recoveryDays: { names: ["RECOVERY_DAYS"], isEmbedded: true, checked: "settings" },
  worker: { names: ["WORKER"], isEmbedded: false, checked: "settings" },
  web: { names: ["WEB"], isEmbedded: false, checked: "settings" },
  publicMedia: { names: ["PUBLIC_MEDIA"], isEmbedded: true, checked: "settings" },
  maxGedcomBytes: { names: ["MAX_GEDCOM_BYTES"], isEmbedded: true, checked: "settings" },
  maxMediaBytes: { names: ["MAX_MEDIA_BYTES"], isEmbedded: true, checked: "settings" },
  maxBackupBytes: { names: ["MAX_BACKUP_BYTES"], isEmbedded: true, checked: "settings" },
  maxAccountBytes: { names: ["MAX_ACCOUNT_BYTES"], isEmbedded: true, checked: "settings" },
  accountBytesPerMinute: { names: ["ACCOUNT_BYTES_PER_MINUTE"], isEmbedded: true, checked: "settings" },
  taskThreads: { names: ["TASK_THREADS"], isEmbedded: false, checked: "settings" },
  maxTaskBytes: { names: ["MAX_TASK_BYTES"], isEmbedded: false, checked: "settings" },
  maxTaskSeconds: { names: ["MAX_TASK_SECONDS"], isEmbedded: true, checked: "settings" },
  minFreeBytes: { names: ["MIN_FREE_BYTES"], isEmbedded: true, checked: "data" },
  trustProxy: { names: ["TRUST_PROXY"], isEmbedded: true, checked: "settings" },
  keepAliveSeconds: { names: ["KEEP_ALIVE_SECONDS"], isEmbedded: true, checked: "settings" },
  shutdownSeconds: { names: ["SHUTDOWN_SECONDS"], isEmbedded: true, checked: "settings" },
  shutdownDelaySeconds: { names: ["SHUTDOWN_DELAY"], isEmbedded: true, checked: "settings" },
  backup: {
    names: ["BACKUP_SCHEDULE", "BACKUP_DIR", "BACKUP_KEEP", "BACKUP_PASSPHRASE"],
    isEmbedded: false,
    checked: "backups",
  },
  webhookAllowPrivate: { names: ["WEBHOOK_ALLOW_PRIVATE"], isEmbedded: true, checked: "settings" },
  webhookPorts: { names: ["WEBHOOK_PORTS"], isEmbedded: true, checked: "settings" },
  metricsPort: { names: ["METRICS_PORT"], isEmbedded: false, checked: "settings" },
  otlpEndpoint: { names: ["OTEL_EXPORTER_OTLP_ENDPOINT"], isEmbedded: false, checked: "traces" },
  clientUrl: { names: ["STEMMA_URL", "STEMMA_TOKEN"], isEmbedded: false, checked: "settings" },
  logLevel: { names: ["LOG_LEVEL"], isEmbedded: false, checked: "settings" },
  clockOffset: { names: ["CLOCK_OFFSET"], isEmbedded: false, checked: "settings" },
  environment: { names: ["ENVIRONMENT"], isEmbedded: true, checked: "settings" },
} as const satisfies Readonly<Record<string, Setting>>

type Table = typeof settingTable

/** The name of a setting in the environment. */
export type SettingName = Table[keyof Table]["names"][number]

/** The fields of `Config` that an embedding program gives. */
export type EmbeddedField = {
  [Field in keyof Table]: Table[Field]["isEmbedded"] extends true ? Field : never
}[keyof Table]

/** The names of all settings. */
export const settingNames: readonly SettingName[] = Object.values(settingTable).flatMap(({ names }) => [...names])
