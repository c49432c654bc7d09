import { join, resolve } from "node:path"
import { expect } from "chai"
import ts from "typescript"
import { emailPasswordProvider } from "../../adapters/email-password/provider.ts"
import type { Passwords } from "../../core/ports/platform/passwords.ts"
import { sharpPictures } from "../../adapters/sharp/pictures.ts"
import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { tokens } from "../../adapters/crypto/tokens.ts"
import { routes } from "../../adapters/http/routes.ts"
import { memoryBlobs } from "../../adapters/memory/blobs.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { openMemoryStore } from "../../adapters/memory/store.ts"
import { readJson } from "../../adapters/json/json-stream.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import { type Assistant, makeAssistant } from "../../core/assistant.ts"
import type { Operation } from "../../core/domain/proposal/operation.ts"
import { makeApp } from "../../core/index.ts"
import { listSources } from "../../core/queries/source/list-sources.ts"
import { itEachCommit } from "../support/depth.ts"
import { newId, noon } from "../support/builders.ts"
import { commit } from "../support/store.ts"
import { aWorld, granted, itemsOf, refusal } from "../support/world.ts"
import { webhookSenderOf } from "../../bootstrap/ports/webhook-sender.ts"

/** An assistant of the editor of a tree, and the app that it was made from. */
const assisted = async () => {
  const store = openMemoryStore()
  const world = await aWorld("private", store)
  const passwords: Passwords = { hash: async (password) => password, verify: async () => false }
  const app = makeApp({
    ...store,
    blobs: memoryBlobs(),
    tokens,
    newDigest,
    contentTypes: signatureTypes,
    pictures: sharpPictures(),
    archives: zipArchives,
    readJson,
    webhookSender: webhookSenderOf({ webhookAllowPrivate: false }),
    spool: noSpool,
    newId,
    now: () => noon,
    passwords,
    identityProviders: { password: emailPasswordProvider(passwords), redirecting: [] },
    settings: {
      version: "0",
      environment: "spec",
      sessionDays: 30,
      requireEmailVerification: false,
      passwordSignIn: true,
      ownerEmails: [],
      registration: "open" as const,
      aiProviders: [{ name: "local", model: "small" }],
      publicMedia: false,
      maxMediaBytes: 1,
      maxAccountBytes: null,
      accountBytesPerMinute: 0,
      maxGedcomBytes: 1_048_576,
      maxBackupBytes: 1_048_576,
    },
  })
  const actorOf = (who: "owner" | "editor" | "stranger") => ({
    userId: world.users[who].id,
    sessionId: newId<"SessionId">(),
    requestId: null,
  })
  await commit(store, ({ trees }) => trees.update({ ...world.tree, aiMemberProvider: "local" }))
  return { world, app, actorOf, treeId: world.tree.id, assistant: makeAssistant(app, actorOf("editor")) }
}

const root = resolve(import.meta.dirname, "../..")

/** What the compiler says of each of these lines, which know `app`, `assistant`, `look` and `anything`; null: nothing. */
const judged = (lines: readonly string[]): readonly (string | null)[] => {
  const path = join(root, "core/judged.ts")
  const head = `import type { Assistant } from "./assistant.ts"; import type { App } from "./index.ts"
import type { Reader } from "./use-case/query.ts"
declare const app: App; declare const assistant: Assistant; declare const anything: never
declare const look: <I, A>(query: (reader: Reader, input: I) => A) => void
`
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, "tsconfig.json"), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  )
  const host = ts.createCompilerHost({ ...options, noEmit: true })
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => file === path || fileExists(file)
  host.getSourceFile = (file, languageVersion, ...rest) =>
    file === path
      ? ts.createSourceFile(file, head + lines.join("\n"), languageVersion)
      : getSourceFile(file, languageVersion, ...rest)
  const program = ts.createProgram([path], { ...options, types: [], noEmit: true }, host)
  const source = program.getSourceFile(path) ?? expect.fail("the lines were not read")
  const said = new Map(
    program
      .getSemanticDiagnostics(source)
      .map(({ start = 0, messageText }) => [
        source.getLineAndCharacterOfPosition(start).line - 4,
        ts.flattenDiagnosticMessageText(messageText, " "),
      ]),
  )
  expect([...said.keys()].filter((line) => line < 0)).to.deep.equal([])
  return lines.map((_, index) => said.get(index) ?? null)
}

describe("An assistant", () => {
  const titled: Operation = { op: "create", entity: "source", data: { title: "Found by a model" } }

  it("proposes for its user, always as an assistant, and nothing is changed before a human applies it", async () => {
    const { world, app, actorOf, treeId, assistant } = await assisted()
    const smuggled = { treeId, operations: [titled], origin: "contributor" as const }
    const { id: proposalId, origin, status, proposer } = granted(await assistant.createProposal(smuggled))
    expect([origin, status, proposer?.id]).to.deep.equal(["assistant", "pending", world.users.editor.id])
    const sources = async () => itemsOf(await world.see("editor", listSources, { treeId, limit: null, cursor: null }))
    expect(await sources()).to.deep.equal([])
    granted(await app.applyProposal(actorOf("owner"), { proposalId, ifMatch: null }))
    expect((await sources()).map(({ title }) => title)).to.deep.equal(["Found by a model"])
    expect((await world.audit()).map(({ action, actor }) => [action, actor?.id])).to.deep.include([
      "source.create",
      world.users.owner.id,
    ])
  })

  it("is refused operations of the wrong shape like anyone", async () => {
    const { treeId, assistant } = await assisted()
    expect(
      refusal(await assistant.createProposal({ treeId, operations: [{ ...titled, data: { colour: "red" } }] })),
    ).to.equal("InvalidInput at operations.0.data.title, operations.0.data.colour")
  })

  it("knows the trees of its user that have an assistant, and no others", async () => {
    const { world, app, actorOf, treeId, assistant } = await assisted()
    const page = { deleted: false, limit: null, cursor: null }
    const treesOf = async (someone: Assistant) =>
      (await itemsOf(granted(await someone.listTrees(page)))).map(({ id }) => id)
    expect(await treesOf(assistant)).to.deep.equal([treeId])
    const foreign = makeAssistant(app, actorOf("stranger"))
    expect(refusal(await foreign.createProposal({ treeId, operations: [titled] }))).to.equal("NotFound")
    await commit(world.store, ({ trees }) => trees.update({ ...world.tree, aiMemberProvider: null }))
    expect(await treesOf(assistant)).to.deep.equal([])
    expect(refusal(await assistant.createProposal({ treeId, operations: [titled] }))).to.equal("NotFound")
    expect(refusal(await assistant.listSources({ treeId, limit: null, cursor: null }))).to.equal("NotFound")
  })

  it("reads no media", async () => {
    const { assistant } = await assisted()
    expect(Object.keys(assistant).filter((name) => /media/i.test(name))).to.deep.equal([])
  })

  it("holds one way to write, to propose; all else that it holds are reads of the route table", async () => {
    const { assistant } = await assisted()
    const isRead = (name: string): boolean =>
      name === "listCitationIds" || routes.some(({ operationId, method }) => operationId === name && method === "get")
    expect(Object.keys(assistant).filter((name) => !isRead(name))).to.deep.equal(["createProposal"])
    expect(Object.values(assistant).filter((held) => typeof held !== "function")).to.deep.equal([])
  })

  it("has no route of the API: every write to a tree there needs a sign-in", () => {
    const writes = routes.filter(({ method }) => method !== "get")
    expect(writes.length).to.be.greaterThan(30)
    const open = ["anyone", "optional user"]
    // An invitation is opened by its token, which must not be in an address. That writes nothing. An answer to a question
    // is a proposal of the member who asked.
    expect(
      writes
        .filter(({ access, path }) => open.includes(access) && !path.startsWith("/auth/"))
        .map(({ operationId }) => operationId),
    ).to.deep.equal(["openInvitation", "openLink", "answerQuestion"])
  })

  itEachCommit(
    "is taken for an actor by no command, and no command is taken for a read: the compiler sees to it",
    async () => {
      const { app, assistant } = await assisted()
      // A preview is a read although it is a POST with a file. exportGedzip is the second format of exportGedcom,
      // and listCards that of listPersons. The comments of each kind of record are one list. The others are for the
      // protocol and for the command line.
      const reads = [
        ...routes
          .filter(({ method, operationId }) => method === "get" || operationId.startsWith("preview"))
          .map(({ operationId }) => operationId),
        "exportGedzip",
        "getThumbnail",
        "listCards",
        "listCitationIds",
        "listComments",
        "checkEditor",
        "checkImport",
        "checkRestore",
        "findAnswer",
        "findKeptPerson",
        "findTree",
        "getTreeState",
        "viewAs",
        "listUsers",
        "listAllTrees",
        "endFeeds",
      ]
      const useCases = Object.entries(app).flatMap(([name, useCase]) => (typeof useCase === "function" ? [name] : []))
      const commands = useCases.filter((name) => !reads.includes(name))
      expect(commands).to.include.members([
        "createPerson",
        "applyProposal",
        "rejectProposal",
        "deleteProposal",
        "importGedcom",
        "purgeTree",
        "changePassword",
      ])

      const asActor = judged(commands.map((name) => `app.${name}(assistant, anything)`))
      expect(
        commands.filter((_, index) => asActor[index] === null),
        "take an assistant",
      ).to.deep.equal([])
      const asRead = judged(commands.map((name) => `look(app.${name})`))
      expect(
        commands.filter((_, index) => asRead[index] === null),
        "pass for a read",
      ).to.deep.equal([])
      const held = judged(
        commands.filter((name) => name !== "createProposal").map((name) => `assistant.${name}(anything)`),
      )
      expect(
        held.filter((said) => said === null),
        "are held",
      ).to.deep.equal([])

      const allowed = Object.keys(assistant).flatMap((name) => [
        `assistant.${name}(anything)`,
        ...(name === "createProposal" ? [] : [`look(app.${name})`]),
      ])
      expect(judged(allowed).filter((said) => said !== null)).to.deep.equal([])
    },
  )
})
