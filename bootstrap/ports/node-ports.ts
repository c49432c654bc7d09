import { signatureTypes } from "../../adapters/content-types/signatures.ts"
import { newDigest } from "../../adapters/crypto/digest.ts"
import { tokens } from "../../adapters/crypto/tokens.ts"
import { emailPasswordProvider } from "../../adapters/email-password/provider.ts"
import { readJson } from "../../adapters/json/json-stream.ts"
import { noSpool } from "../../adapters/memory/spool.ts"
import { sharpPictures } from "../../adapters/sharp/pictures.ts"
import { zipArchives } from "../../adapters/zip/archives.ts"
import type { Ports } from "../../core/index.ts"
import type { Passwords } from "../../core/ports/platform/passwords.ts"
import { systemPlatform } from "./platform.ts"
import { webhookSenderOf } from "./webhook-sender.ts"

/** The ports that need only Node. Hosts seldom replace them. */
export type NodePorts = Pick<
  Ports,
  | "passwords"
  | "identityProviders"
  | "tokens"
  | "newDigest"
  | "contentTypes"
  | "pictures"
  | "archives"
  | "readJson"
  | "spool"
  | "webhookSender"
  | "newId"
  | "now"
>

/** The ports that need only Node, with these passwords and the clock of the system. Texts are not spooled. */
export const nodePorts = (passwords: Passwords): NodePorts => ({
  passwords,
  identityProviders: { password: emailPasswordProvider(passwords), redirecting: [] },
  tokens,
  newDigest,
  contentTypes: signatureTypes,
  pictures: sharpPictures(),
  archives: zipArchives,
  readJson,
  spool: noSpool,
  webhookSender: webhookSenderOf({ webhookAllowPrivate: false }),
  ...systemPlatform,
})
