/** How an operator and a program give a setting. */
export interface Setting {
  /** The environment variables, as docs/settings.md lists them. */
  readonly names: readonly string[]
  /** Whether a program that embeds the service gives it in `ServiceSettings`; otherwise the program's parts decide. */
  readonly isEmbedded: boolean
}

/** Every setting, by its field of `Config`. */
export const settingTable = {
  port: { names: ["PORT"], isEmbedded: false },
  host: { names: ["HOST"], isEmbedded: false },
  publicUrl: { names: ["PUBLIC_URL"], isEmbedded: false },
  corsOrigins: { names: ["CORS_ORIGINS"], isEmbedded: true },
  dataDir: { names: ["DATA_DIR"], isEmbedded: false },
  databaseUrl: { names: ["DATABASE_URL", "DATABASE_REPLICA_URLS"], isEmbedded: false },
  databasePoolSize: { names: ["DATABASE_POOL_SIZE"], isEmbedded: false },
  databaseSnapshots: { names: ["DATABASE_SNAPSHOTS"], isEmbedded: false },
  s3: {
    names: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY", "S3_REGION"],
    isEmbedded: false,
  },
  mail: { names: ["SMTP_URL", "MAIL_FROM"], isEmbedded: false },
  registration: { names: ["REGISTRATION"], isEmbedded: true },
  requireEmailVerification: { names: ["REQUIRE_EMAIL_VERIFICATION"], isEmbedded: true },
  passwordSignIn: { names: ["PASSWORD_SIGN_IN"], isEmbedded: true },
  oidcProviders: { names: ["OIDC_PROVIDERS"], isEmbedded: true },
  ownerEmails: { names: ["OWNER_EMAIL"], isEmbedded: true },
  aiProviders: { names: ["AI_PROVIDERS"], isEmbedded: true },
  sessionDays: { names: ["SESSION_DAYS"], isEmbedded: true },
  authTriesPerMinute: { names: ["AUTH_TRIES_PER_MINUTE"], isEmbedded: true },
  recoveryDays: { names: ["RECOVERY_DAYS"], isEmbedded: true },
  worker: { names: ["WORKER"], isEmbedded: false },
  web: { names: ["WEB"], isEmbedded: false },
  publicMedia: { names: ["PUBLIC_MEDIA"], isEmbedded: true },
  maxGedcomBytes: { names: ["MAX_GEDCOM_BYTES"], isEmbedded: true },
  maxMediaBytes: { names: ["MAX_MEDIA_BYTES"], isEmbedded: true },
  maxBackupBytes: { names: ["MAX_BACKUP_BYTES"], isEmbedded: true },
  maxAccountBytes: { names: ["MAX_ACCOUNT_BYTES"], isEmbedded: true },
  accountBytesPerMinute: { names: ["ACCOUNT_BYTES_PER_MINUTE"], isEmbedded: true },
  taskThreads: { names: ["TASK_THREADS"], isEmbedded: false },
  maxTaskBytes: { names: ["MAX_TASK_BYTES"], isEmbedded: false },
  maxTaskSeconds: { names: ["MAX_TASK_SECONDS"], isEmbedded: true },
  minFreeBytes: { names: ["MIN_FREE_BYTES"], isEmbedded: true },
  trustProxy: { names: ["TRUST_PROXY"], isEmbedded: true },
  keepAliveSeconds: { names: ["KEEP_ALIVE_SECONDS"], isEmbedded: true },
  shutdownSeconds: { names: ["SHUTDOWN_SECONDS"], isEmbedded: true },
  shutdownDelaySeconds: { names: ["SHUTDOWN_DELAY"], isEmbedded: true },
  backup: { names: ["BACKUP_SCHEDULE", "BACKUP_DIR", "BACKUP_KEEP", "BACKUP_PASSPHRASE"], isEmbedded: false },
  webhookAllowPrivate: { names: ["WEBHOOK_ALLOW_PRIVATE"], isEmbedded: true },
  webhookPorts: { names: ["WEBHOOK_PORTS"], isEmbedded: true },
  metricsPort: { names: ["METRICS_PORT"], isEmbedded: false },
  otlpEndpoint: { names: ["OTEL_EXPORTER_OTLP_ENDPOINT"], isEmbedded: false },
  clientUrl: { names: ["STEMMA_URL", "STEMMA_TOKEN"], isEmbedded: false },
  logLevel: { names: ["LOG_LEVEL"], isEmbedded: false },
  environment: { names: ["ENVIRONMENT"], isEmbedded: true },
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
