import { expect } from "chai"
import * as fc from "fast-check"
import { pipe } from "fp-ts/lib/function.js"
import * as E from "fp-ts/lib/Either.js"
import { readClientConfig, readConfig } from "../../bootstrap/config.ts"
import type { Config } from "../../bootstrap/config.ts"

const config = (env: NodeJS.ProcessEnv): Config =>
  pipe(
    readConfig(env),
    E.getOrElse((fault): Config => {
      throw new Error(fault)
    }),
  )

const fault = (env: NodeJS.ProcessEnv): string =>
  pipe(
    readConfig(env),
    E.match(
      (text) => text,
      () => "no fault",
    ),
  )

const S3 = { S3_ENDPOINT: "http://s3.example:9000", S3_BUCKET: "stemma", S3_ACCESS_KEY: "key", S3_SECRET_KEY: "secret" }

describe("The settings", () => {
  it("are all optional, with the documented defaults", () => {
    expect(config({})).to.deep.equal({
      port: 8080,
      host: "127.0.0.1",
      publicUrl: null,
      publicMedia: false,
      corsOrigins: [],
      dataDir: "./data",
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseStatements: "named",
      databasePoolSize: 10,
      databaseSnapshots: 4,
      s3: null,
      mail: null,
      requireEmailVerification: false,
      passwordSignIn: true,
      oidcProviders: [],
      ownerEmails: [],
      metricsPort: null,
      otlpEndpoint: null,
      clientUrl: null,
      clockOffset: 0,
      registration: "open",
      aiProviders: [],
      sessionDays: 30,
      authTriesPerMinute: 10,
      recoveryDays: 30,
      worker: true,
      webhookAllowPrivate: false,
      webhookPorts: [
        { first: 80, last: 80 },
        { first: 443, last: 443 },
        { first: 1024, last: 65_535 },
      ],
      web: true,
      maxGedcomBytes: 536_870_912,
      maxMediaBytes: 268_435_456,
      maxBackupBytes: 4_294_967_296,
      maxAccountBytes: null,
      accountBytesPerMinute: 128 * 1024 * 1024,
      taskThreads: null,
      maxTaskBytes: 1_073_741_824,
      maxTaskSeconds: 3_600,
      minFreeBytes: 268_435_456,
      trustProxy: 0,
      keepAliveSeconds: 75,
      shutdownSeconds: 20,
      shutdownDelaySeconds: 0,
      backup: { schedule: null, keep: 7, passphrase: null },
      logLevel: "info",
      environment: "production",
    })
  })

  it("take ports of webhooks one by one and as ranges", () => {
    expect(config({ WEBHOOK_PORTS: "443, 8000-8999" }).webhookPorts).to.deep.equal([
      { first: 443, last: 443 },
      { first: 8000, last: 8999 },
    ])
    for (const wrong of ["0", "443-", "9000-8000", "65536", "https", "-1"])
      expect(fault({ WEBHOOK_PORTS: wrong }), wrong).to.match(/^WEBHOOK_PORTS must be ports such as 443 or 1024-65535/)
  })

  it("ignore what they do not know, and an empty one counts as absent", () => {
    const empty = Object.fromEntries(
      [
        "PORT",
        "DATA_DIR",
        "DATABASE_URL",
        "DATABASE_REPLICA_URLS",
        "S3_BUCKET",
        "SMTP_URL",
        "AI_PROVIDERS",
        "WORKER",
      ].map((name) => [name, " "]),
    )
    expect(config({ ...empty, PGPORT: "nonsense", HOME: "/home/ada" })).to.deep.equal(config({}))
  })

  it("read each kind of value", () => {
    const read = config({
      PORT: "0",
      HOST: "::",
      PUBLIC_URL: "https://trees.example/",
      DATA_DIR: "/var/lib/stemma",
      DATABASE_URL: "postgresql://u:p@db/stemma",
      DATABASE_DIRECT_URL: "postgresql://u:p@a:5432,b:5433/stemma?target_session_attrs=read-write",
      DATABASE_STATEMENTS: "Unnamed",
      DATABASE_POOL_SIZE: "20",
      DATABASE_SNAPSHOTS: "1",
      ...S3,
      S3_REGION: "eu-central-1",
      SMTP_URL: "smtps://u:p@mail.example",
      MAIL_FROM: "trees@example.org",
      REQUIRE_EMAIL_VERIFICATION: "Yes",
      OWNER_EMAIL: " Ada@Example.org, bob@example.org,",
      SESSION_DAYS: "0.5",
      AUTH_TRIES_PER_MINUTE: "0",
      RECOVERY_DAYS: "7",
      WORKER: "off",
      KEEP_ALIVE_SECONDS: "5",
      MAX_GEDCOM_BYTES: "1",
      TRUST_PROXY: "2",
      LOG_LEVEL: "WARN",
      ENVIRONMENT: "staging",
    })
    expect(read).to.deep.include({
      port: 0,
      host: "::",
      publicUrl: "https://trees.example",
      dataDir: "/var/lib/stemma",
      databaseUrl: "postgresql://u:p@db/stemma",
      databaseDirectUrl: "postgresql://u:p@a:5432,b:5433/stemma?target_session_attrs=read-write",
      databaseStatements: "unnamed",
      databasePoolSize: 20,
      databaseSnapshots: 1,
      s3: {
        endpoint: "http://s3.example:9000",
        bucket: "stemma",
        accessKey: "key",
        secretKey: "secret",
        region: "eu-central-1",
      },
      mail: { url: "smtps://u:p@mail.example", from: "trees@example.org" },
      requireEmailVerification: true,
      passwordSignIn: true,
      oidcProviders: [],
      ownerEmails: ["ada@example.org", "bob@example.org"],
      sessionDays: 0.5,
      authTriesPerMinute: 0,
      recoveryDays: 7,
      worker: false,
      maxGedcomBytes: 1,
      trustProxy: 2,
      keepAliveSeconds: 5,
      logLevel: "warn",
      environment: "staging",
    })
    expect(config({ DATABASE_URL: "memory:" }).databaseUrl).to.equal("memory:")
  })

  it("take origins as browsers send them", () => {
    const read = config({ CORS_ORIGINS: "https://App.example.org:443/, http://localhost:5173" })
    expect(read.corsOrigins).to.deep.equal(["https://app.example.org", "http://localhost:5173"])
  })

  it("keep what the operator says of a model provider beyond its name and model", () => {
    const [provider] = config({ AI_PROVIDERS: '[{"name": "local", "model": "small", "api_key": "k"}]' }).aiProviders
    expect(provider).to.deep.equal({ name: "local", model: "small", api_key: "k" })
  })

  const switches: readonly (readonly [string, boolean])[] = [
    ["true", true],
    ["1", true],
    ["on", true],
    ["yes", true],
    ["TRUE", true],
    ["false", false],
    ["0", false],
    ["off", false],
    ["no", false],
  ]
  for (const [word, value] of switches)
    it(`take ${word} for ${value}`, () => expect(config({ WORKER: word }).worker).to.equal(value))
})

describe("A wrong setting", () => {
  const wrong: readonly (readonly [string, string])[] = [
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["PORT", "http"],
    ["PORT", "0x50"],
    ["PUBLIC_URL", "trees.example"],
    ["PUBLIC_URL", "ftp://trees.example"],
    ["CORS_ORIGINS", "*"],
    ["CORS_ORIGINS", "null"],
    ["CORS_ORIGINS", "app.example.org"],
    ["CORS_ORIGINS", "https://app.example.org/path"],
    ["CORS_ORIGINS", "https://app.example.org, ftp://files.example.org"],
    ["DATABASE_URL", "mysql://db/stemma"],
    ["DATABASE_URL", "stemma"],
    ["DATABASE_POOL_SIZE", "1"],
    ["DATABASE_POOL_SIZE", "ten"],
    ["DATABASE_SNAPSHOTS", "0"],
    ["SMTP_URL", "https://mail.example"],
    ["REQUIRE_EMAIL_VERIFICATION", "maybe"],
    ["WORKER", "2"],
    ["SESSION_DAYS", "0"],
    ["SESSION_DAYS", "-3"],
    ["SESSION_DAYS", "1e9"],
    ["SESSION_DAYS", "a week"],
    ["RECOVERY_DAYS", "0"],
    ["AUTH_TRIES_PER_MINUTE", "many"],
    ["MAX_GEDCOM_BYTES", "0"],
    ["MAX_MEDIA_BYTES", "256MB"],
    ["MAX_BACKUP_BYTES", "99999999999999999999"],
    ["MIN_FREE_BYTES", "-1"],
    ["MAX_ACCOUNT_BYTES", "0"],
    ["SHUTDOWN_SECONDS", "soon"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "1.5"],
    ["LOG_LEVEL", "loud"],
    ["AI_PROVIDERS", "gpt"],
    ["AI_PROVIDERS", "{}"],
    ["AI_PROVIDERS", '[{"name": "a"}]'],
    ["AI_PROVIDERS", '[{"name": "", "model": "m"}]'],
    ["AI_PROVIDERS", '[{"name": "a", "model": "m"}, {"name": "a", "model": "n"}]'],
  ]
  for (const [name, value] of wrong)
    it(`is refused in one line that names it: ${name}=${value}`, () => {
      expect(fault({ [name]: value })).to.match(new RegExp(`^${name} [^\\n]+$`))
    })

  it("is shown as it was written", () => {
    expect(fault({ PORT: "eighty" })).to.equal('PORT must be a whole number from 0 to 65535, not "eighty"')
  })

  it("never shows a secret, nor breaks its line, whatever it holds", () => {
    const secret = fc.string({ unit: "binary", minLength: 6 }).map((text) => `s3cret${text}`)
    fc.assert(
      fc.property(secret, (value) => {
        for (const name of ["DATABASE_URL", "SMTP_URL", "AI_PROVIDERS", "S3_SECRET_KEY"]) {
          expect(fault({ [name]: value }))
            .to.not.include("s3cret")
            .and.not.include("\n")
            .and.not.equal("no fault")
        }
        expect(fault({ PORT: value })).to.not.match(/[\r\n]/)
      }),
    )
  })

  for (const left of Object.keys(S3))
    it(`of the object store is a missing one: ${left}`, () => {
      expect(fault({ ...S3, [left]: "" })).to.match(new RegExp(`^${left} is missing`))
    })

  it("is a region without the rest", () => {
    expect(fault({ S3_REGION: "eu-central-1" })).to.equal("S3_ENDPOINT is missing, but S3_REGION requires it")
  })

  it("are replicas, whatever is said of them: reads from replicas are not supported yet", () => {
    for (const env of [
      { DATABASE_REPLICA_URLS: "postgres://replica/stemma" },
      { DATABASE_REPLICA_URLS: "postgres://u:p@one/stemma", DATABASE_URL: "postgres://db/stemma" },
      { DATABASE_REPLICA_URLS: "nonsense" },
    ])
      expect(fault(env)).to.equal("DATABASE_REPLICA_URLS is not supported yet: leave it empty")
  })
})

describe("The settings of the command line", () => {
  it("are what its words say, or else the environment", () => {
    const env = { STEMMA_URL: "https://trees.example/", STEMMA_TOKEN: "secret" }
    expect(readClientConfig({}, env)).to.deep.equal(E.right({ url: "https://trees.example", token: "secret" }))
    expect(readClientConfig({ url: "http://127.0.0.1:8080", token: "other" }, env)).to.deep.equal(
      E.right({ url: "http://127.0.0.1:8080", token: "other" }),
    )
    expect(readClientConfig({}, {})).to.deep.equal(E.right(null))
  })

  it("are those of the last sign-in if the words and the environment name none, or are empty", () => {
    const kept = { url: "https://trees.example", token: "kept" }
    expect(readClientConfig({}, {}, kept)).to.deep.equal(E.right(kept))
    expect(readClientConfig({}, { STEMMA_URL: " ", STEMMA_TOKEN: "" }, kept)).to.deep.equal(E.right(kept))
    expect(readClientConfig({}, { STEMMA_URL: "https://other.example" }, kept)).to.deep.equal(
      E.left("STEMMA_TOKEN is missing, but STEMMA_URL requires it: set it, or run stemma login"),
    )
  })

  it("are refused with their name", () => {
    expect(readClientConfig({ url: "http://127.0.0.1" }, {})).to.deep.equal(
      E.left("STEMMA_TOKEN is missing, but STEMMA_URL requires it: set it, or run stemma login"),
    )
    expect(readClientConfig({ url: "ftp://127.0.0.1", token: "x" }, {})).to.deep.equal(
      E.left("STEMMA_URL must be a URL that begins with http: or https:"),
    )
  })
})
