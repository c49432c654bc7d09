/** A configured model provider: what may be told of it. */
export interface AiProvider {
  readonly name: string
  readonly model: string
}

/** What the operator decides for the whole instance. */
export interface Settings {
  readonly version: string
  readonly environment: string
  readonly sessionDays: number
  readonly requireEmailVerification: boolean
  /** Normalised addresses of the instance's operators. */
  readonly ownerEmails: readonly string[]
  readonly aiProviders: readonly AiProvider[]
}
