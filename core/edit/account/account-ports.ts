import type { Passwords } from "../../ports/platform/passwords.ts"
import type { Tokens } from "../../ports/platform/tokens.ts"
import type { Tries } from "../../ports/tries.ts"
import type { ExecutePorts } from "../../use-case/command.ts"
import type { SignInWays } from "./sign-in-ways.ts"

/** What the commands of accounts need. */
export type AccountPorts = ExecutePorts &
  SignInWays & {
    readonly tries: Tries
    readonly passwords: Passwords
    readonly tokens: Tokens
  }
