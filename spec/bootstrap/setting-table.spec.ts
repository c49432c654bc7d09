import { readFile } from "node:fs/promises"
import { expect } from "chai"
import { settingOf } from "../../bootstrap/config.ts"
import { type DoctorCheck, settingNames, settingTable } from "../../bootstrap/config/setting-table.ts"

/** The names in the first column of the first table of docs/settings.md. */
const documented = async (): Promise<readonly string[]> => {
  const text = await readFile(new URL("../../docs/settings.md", import.meta.url), "utf8")
  const [, table = ""] = text.split("| Setting | Default | Meaning |\n")
  const [rows = ""] = table.split("\n\n")
  return rows
    .split("\n")
    .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = ""]) => name))
}

describe("The table of settings", () => {
  it("has the settings of docs/settings.md, each once", async () => {
    expect((await documented()).toSorted()).to.deep.equal([...settingNames].toSorted())
    expect(new Set(settingNames).size).to.equal(settingNames.length)
  })

  it("says how each field of the configuration is given", () => {
    expect(settingOf("keepAliveSeconds")).to.deep.equal({
      names: ["KEEP_ALIVE_SECONDS"],
      isEmbedded: true,
      checked: "settings",
    })
  })

  it("gives each setting to a check of the doctor", () => {
    const byCheck = Map.groupBy(Object.entries(settingTable), ([, { checked }]) => checked)
    const fieldsOf = (check: DoctorCheck) => byCheck.get(check)?.map(([field]) => field)
    expect(fieldsOf("data")).to.deep.equal(["dataDir", "minFreeBytes"])
    expect(fieldsOf("database")).to.deep.equal([
      "databaseUrl",
      "databaseDirectUrl",
      "databaseStatements",
      "databasePoolSize",
      "databaseSnapshots",
      "s3",
    ])
    expect(fieldsOf("backups")).to.deep.equal(["backup"])
    expect(fieldsOf("mail")).to.deep.equal(["mail"])
    expect(fieldsOf("sign-in")).to.deep.equal(["passwordSignIn", "oidcProviders"])
    expect(fieldsOf("traces")).to.deep.equal(["otlpEndpoint"])
  })

  it("gives programs that embed the service the settings that their parts do not decide", () => {
    const own = Object.entries(settingTable).flatMap(([field, { isEmbedded }]) => (isEmbedded ? [] : [field]))
    expect(own).to.deep.equal([
      "port",
      "host",
      "publicUrl",
      "dataDir",
      "databaseUrl",
      "databaseDirectUrl",
      "databaseStatements",
      "databasePoolSize",
      "databaseSnapshots",
      "s3",
      "mail",
      "worker",
      "web",
      "taskThreads",
      "maxTaskBytes",
      "backup",
      "metricsPort",
      "otlpEndpoint",
      "clientUrl",
      "logLevel",
      "clockOffset",
    ])
  })
})
