import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect } from "chai"
import { misspelt } from "../../bootstrap/config/misspelt.ts"
import { settingNames } from "../../bootstrap/config/setting-table.ts"
import { diagnose } from "../../bootstrap/doctor/diagnose.ts"
import { freshStore, type FreshStore } from "../adapters/mikro-orm/fresh-store.ts"
import { startPgBouncer } from "../support/pgbouncer.ts"
import { testDatabase } from "../support/postgres.ts"
import { postOffice } from "../support/post-office.ts"
import { startStandby } from "../support/standby.ts"

type Settings = Readonly<Record<string, string>>

/** What is broken while the doctor looks. */
interface Broken {
  readonly settings: Settings
  /** Mends it again. */
  readonly mend?: () => Promise<unknown>
}

interface SetUp {
  readonly name: string
  readonly make: () => Promise<Broken | string>
  readonly level: "failure" | "warning"
  /** The check, and the setting that its line must begin with or name. */
  readonly check: string
  readonly names: string
  readonly says: RegExp
}

const S3 = { S3_BUCKET: "family", S3_ACCESS_KEY: "key", S3_SECRET_KEY: "secret" }

/** A server that answers all requests with this status and the body of an S3 error with this code. */
const s3Answering = async (status: number, code: string): Promise<Broken> => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/xml" })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>Words of the store</Message></Error>`)
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  const port = typeof address === "object" ? address?.port : 0
  return {
    settings: { ...S3, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    mend: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const overTls = ({ settings, mend }: Broken): Broken => ({
  settings: { ...settings, S3_ENDPOINT: settings.S3_ENDPOINT?.replace("http:", "https:") ?? "" },
  ...(mend === undefined ? {} : { mend }),
})

const provider = [{ id: "corp", name: "Corp", issuer: "http://127.0.0.1:1/", client_id: "a", client_secret: "b" }]

describe("stemma doctor", () => {
  let database: FreshStore
  let dataDir: string
  before(async () => {
    ;[database, dataDir] = [await freshStore(), await mkdtemp(join(tmpdir(), "stemma-doctor-"))]
  })
  after(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const linesFor = async (settings: Settings): Promise<readonly string[]> => {
    const lines: string[] = []
    const say = (level: string, check: string, finding: string) => void lines.push(`${level} ${check} ${finding}`)
    await diagnose(say, { DATA_DIR: dataDir, DATABASE_URL: database.url, OWNER_EMAIL: "a@example.org", ...settings })
    return lines
  }
  const changed = async (change: string, back: string): Promise<Broken> => {
    await database.query(change)
    return { settings: {}, mend: () => database.query(back) }
  }
  const nameOfDatabase = () => new URL(database.url).pathname.slice(1)

  const setUps: readonly SetUp[] = [
    {
      name: "an object store that is not there",
      make: async () => ({ settings: { ...S3, S3_ENDPOINT: "http://127.0.0.1:1" } }),
      level: "failure",
      check: "media",
      names: "S3_ENDPOINT",
      says: /nothing listens there/,
    },
    {
      name: "an object store by a name of two addresses, where nothing listens",
      make: async () => ({ settings: { ...S3, S3_ENDPOINT: "http://localhost:1" } }),
      level: "failure",
      check: "media",
      names: "S3_ENDPOINT",
      says: /nothing listens there/,
    },
    {
      name: "an access key that the object store does not know",
      make: () => s3Answering(403, "InvalidAccessKeyId"),
      level: "failure",
      check: "media",
      names: "S3_ACCESS_KEY",
      says: /is unknown to the store/,
    },
    {
      name: "the secret of another access key",
      make: () => s3Answering(403, "SignatureDoesNotMatch"),
      level: "failure",
      check: "media",
      names: "S3_SECRET_KEY",
      says: /is not the secret of S3_ACCESS_KEY/,
    },
    {
      name: "an access key without rights",
      make: () => s3Answering(403, "AccessDenied"),
      level: "failure",
      check: "media",
      names: "S3_ACCESS_KEY",
      says: /may not read the bucket family/,
    },
    {
      name: "a bucket that is missing",
      make: () => s3Answering(404, "NoSuchBucket"),
      level: "failure",
      check: "media",
      names: "S3_BUCKET",
      says: /family does not exist/,
    },
    {
      name: "another error of the object store",
      make: () => s3Answering(400, "Malformed"),
      level: "failure",
      check: "media",
      names: "S3_ENDPOINT",
      says: /answers with the error Malformed/,
    },
    {
      name: "an object store without TLS, at an https: address",
      make: async () => overTls(await s3Answering(200, "")),
      level: "failure",
      check: "media",
      names: "S3_ENDPOINT",
      says: /does not speak TLS/,
    },
    {
      name: "a mail server that is not there",
      make: async () => ({ settings: { SMTP_URL: "smtp://127.0.0.1:1" } }),
      level: "failure",
      check: "mail",
      names: "SMTP_URL",
      says: /nothing listens there/,
    },
    {
      name: "a mail server that refuses the password",
      make: async () => {
        const office = await postOffice({
          authOptional: false,
          onAuth: (_auth, _session, done) => done(new Error("Who are you?")),
        })
        return { settings: { SMTP_URL: office.url("me:wrong@") }, mend: office.close }
      },
      level: "failure",
      check: "mail",
      names: "SMTP_URL",
      says: /refuses the sign-in: correct the user and password/,
    },
    {
      name: "a mail server without TLS, at an smtps: address",
      make: async () => {
        const office = await postOffice()
        return { settings: { SMTP_URL: office.url().replace("smtp:", "smtps:") }, mend: office.close }
      },
      level: "failure",
      check: "mail",
      names: "SMTP_URL",
      says: /does not speak TLS on this port/,
    },
    {
      name: "a standby",
      make: async () => {
        const standby = await startStandby()
        return { settings: { DATABASE_URL: standby.url }, mend: standby.stop }
      },
      level: "failure",
      check: "database",
      names: "DATABASE_URL",
      says: /a standby, .* to the primary/,
    },
    {
      name: "a database that is read-only",
      make: () =>
        changed(
          `alter database ${nameOfDatabase()} set default_transaction_read_only = on`,
          `begin read write; alter database ${nameOfDatabase()} reset default_transaction_read_only; commit`,
        ),
      level: "failure",
      check: "database",
      names: "DATABASE_URL",
      says: /is read-only/,
    },
    {
      name: "a table that is missing",
      make: () => changed("alter table citations rename to lost", "alter table lost rename to citations"),
      level: "failure",
      check: "schema",
      names: "citations",
      says: /missing from the database of DATABASE_URL/,
    },
    {
      name: "a column that is missing",
      make: () => changed("alter table sources rename url to lost", "alter table sources rename lost to url"),
      level: "failure",
      check: "schema",
      names: "sources.url",
      says: /missing from the database of DATABASE_URL/,
    },
    {
      name: "a database with LC_CTYPE C, before the first start",
      make: async () => {
        const latin = await testDatabase({ lcCtype: "C" })
        return { settings: { DATABASE_URL: latin.url }, mend: latin.drop }
      },
      level: "failure",
      check: "database",
      names: "DATABASE_URL",
      says: /has LC_CTYPE C, so searches would only support Latin letters/,
    },
    {
      name: "a folder of backups that is missing",
      make: async () => ({
        settings: { BACKUP_SCHEDULE: "30 2 * * *", BACKUP_DIR: join(dataDir, "not-there/backups") },
      }),
      level: "warning",
      check: "backups",
      names: "BACKUP_DIR",
      says: /does not exist, and the start creates it/,
    },
    {
      name: "a file in the place of the folder of backups",
      make: async () => {
        const file = join(dataDir, "a-file")
        await writeFile(file, "")
        return { settings: { BACKUP_SCHEDULE: "30 2 * * *", BACKUP_DIR: file }, mend: () => rm(file) }
      },
      level: "failure",
      check: "backups",
      names: "BACKUP_DIR",
      says: /is a file/,
    },
    {
      name: "a receiver of traces that is not there",
      make: async () => ({ settings: { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" } }),
      level: "warning",
      check: "traces",
      names: "OTEL_EXPORTER_OTLP_ENDPOINT",
      says: /cannot be reached/,
    },
    {
      name: "an OpenID provider that is not there",
      make: async () => ({ settings: { OIDC_PROVIDERS: JSON.stringify(provider) } }),
      level: "failure",
      check: "sign-in",
      names: "OIDC_PROVIDERS",
      says: /the issuer http:\/\/127\.0\.0\.1:1\/? of corp cannot be reached/,
    },
    {
      name: "more connections than the database accepts",
      make: async () => ({ settings: { DATABASE_POOL_SIZE: "1000" } }),
      level: "failure",
      check: "database",
      names: "DATABASE_POOL_SIZE",
      says: /is too large: .* raise max_connections/,
    },
    {
      name: "a reserve that is larger than the disk",
      make: async () => ({ settings: { MIN_FREE_BYTES: "1000000000000000" } }),
      level: "failure",
      check: "disk",
      names: "MIN_FREE_BYTES",
      says: /all writes are refused/,
    },
    {
      name: "an https: address without a proxy",
      make: async () => ({ settings: { PUBLIC_URL: "https://trees.example.org" } }),
      level: "warning",
      check: "settings",
      names: "TRUST_PROXY",
      says: /is 0, but PUBLIC_URL begins with https:/,
    },
    {
      name: "PgBouncer in transaction mode",
      make: async () => {
        const pooler = await startPgBouncer(database.url, { mode: "transaction", poolSize: 4 })
        if (typeof pooler === "string") return pooler
        return { settings: { DATABASE_URL: pooler.url }, mend: pooler.stop }
      },
      level: "failure",
      check: "database",
      names: "DATABASE_URL",
      says: /leads to a pooler/,
    },
    {
      name: "a name of a setting that is misspelt",
      make: async () => ({ settings: { DATABASE_POOLSIZE: "20" } }),
      level: "warning",
      check: "settings",
      names: "DATABASE_POOLSIZE",
      says: /has no effect: DATABASE_POOL_SIZE is probably meant/,
    },
  ]

  for (const { name, make, level, check, names, says } of setUps) {
    it(`names the setting of ${name}, and no other`, async function () {
      const broken = await make()
      if (typeof broken === "string") return this.skip()
      const { settings, mend } = broken
      const lines = await linesFor(settings).finally(() => mend?.())
      const isOfMail = (line: string) => line.startsWith("warning mail SMTP_URL is empty")
      const found = lines.filter((line) => !line.startsWith("ok ") && !isOfMail(line))
      expect(found, lines.join("\n")).to.have.length(1)
      expect(found[0]).to.match(
        new RegExp(`^${level} ${check} ${names.replace(".", "\\.")}\\b|^${level} ${check} .*\\b${names}\\b`),
      )
      expect(found[0]).to.match(says)
      expect(found[0], "words of a library").to.not.match(
        /Error:|connect E|ECONN|SSL routines|openssl|undefined|\[object/,
      )
    })
  }

  it("finds nothing wrong with an empty database, and checks the object store all the same", async () => {
    const empty = await testDatabase()
    const lines = await linesFor({ DATABASE_URL: empty.url })
    expect(lines.filter((line) => line.startsWith("failure"))).to.deep.equal([])
    expect(lines.join("\n")).to.match(/^ok schema the database is empty, and the first start creates its tables$/m)
    const dead = await linesFor({ DATABASE_URL: empty.url, ...S3, S3_ENDPOINT: "http://127.0.0.1:1" })
    expect(dead.join("\n")).to.match(/^failure media S3_ENDPOINT /m)
    const { settings, mend } = await s3Answering(404, "NoSuchBucket")
    const missing = await linesFor({ DATABASE_URL: empty.url, ...settings })
    await mend?.()
    expect(missing.join("\n")).to.match(
      /^warning media S3_BUCKET family does not exist .* the first start creates it$/m,
    )
    await empty.drop()
  })

  it("checks the object store although the database cannot be reached", async () => {
    const lines = await linesFor({
      DATABASE_URL: "postgresql://stemma@127.0.0.1:1/stemma",
      ...S3,
      S3_ENDPOINT: "http://127.0.0.1:1",
    })
    expect(lines.join("\n"))
      .to.match(/^failure media S3_ENDPOINT /m)
      .and.match(/^failure database DATABASE_URL: /m)
  })
})

describe("A misspelt setting", () => {
  it("is recognised by one or two letters, and no other variable is", () => {
    const meant = (name: string): string | undefined =>
      /: (\w+) is probably/.exec(misspelt({ [name]: "1" })[0] ?? "")?.[1]
    expect(meant("DATABASE_ULR")).to.equal("DATABASE_URL")
    expect(meant("LOGLEVEL")).to.equal("LOG_LEVEL")
    expect(meant("BACKUP_SHEDULE")).to.equal("BACKUP_SCHEDULE")
    expect(meant("SMTP_ULR_FILE")).to.equal("SMTP_URL_FILE")
    expect(meant("WORKERS")).to.equal("WORKER")
    expect(meant("log_level")).to.equal("LOG_LEVEL")
    for (const other of ["HOME", "PATH", "HOSTNAME", "PWD", "SHELL", "TERM", "NODE_ENV", "TZ", "USER", "LANG", "SHLVL"])
      expect(meant(other), other).to.equal(undefined)
    for (const name of settingNames) expect(meant(name), name).to.equal(undefined)
    expect(misspelt({ LOGLEVEL: " " })).to.deep.equal([])
  })
})
