import { noSpool } from "../adapters/memory/spool.ts"
import { openIdProvider } from "../adapters/openid-connect/provider.ts"
import { scryptPasswords } from "../adapters/scrypt/passwords.ts"
import { type App, makeApp } from "../core/index.ts"
import type { Passwords } from "../core/ports/platform/passwords.ts"
import type { Spool } from "../core/ports/spool.ts"
import { currentCaller } from "./callers.ts"
import type { Config } from "./config.ts"
import { type OwnIdentityProviders, withOwnProviders } from "./ports/identity-providers.ts"
import { nodePorts } from "./ports/node-ports.ts"
import { type Platform, systemPlatform } from "./ports/platform.ts"
import { settingsOf } from "./ports/settings.ts"
import type { Store } from "./stores/store.ts"
import { webhookSenderOf } from "./ports/webhook-sender.ts"

/** The use cases over a store. */
export const appOver = async ({
  config,
  store,
  passwords,
  identityProviders = {},
  platform = systemPlatform,
  spool = noSpool,
  warn = () => undefined,
}: {
  readonly config: Config
  readonly store: Pick<
    Store,
    "uow" | "reads" | "exportReads" | "backupReads" | "blobs" | "tries" | "treeSignals" | "hasRoom"
  >
  readonly passwords?: Passwords
  readonly identityProviders?: OwnIdentityProviders
  readonly platform?: Platform
  readonly spool?: Spool
  /** Called with warnings for the operator. */
  readonly warn?: (message: string) => void
}): Promise<App> => {
  const ports = nodePorts(passwords ?? (await scryptPasswords()))
  const redirecting = config.oidcProviders.map((provider) => openIdProvider(provider, warn))
  return makeApp({
    ...store,
    settings: settingsOf(config),
    ...ports,
    ...platform,
    currentCaller,
    identityProviders: withOwnProviders({ ...ports.identityProviders, redirecting }, identityProviders),
    webhookSender: webhookSenderOf(config),
    spool,
    noteMissingMedia: ({ treeId, id }) =>
      warn(`An export lacks the bytes of medium ${id} of tree ${treeId}, which the store of media does not have.`),
  })
}
