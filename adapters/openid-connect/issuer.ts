import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from "openid-client"

/** A client of an issuer, as it is registered there. */
export interface OpenIdClient {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** A client, and how long it waits for an answer of the issuer, in seconds. */
export interface PatientClient extends OpenIdClient {
  readonly patienceSeconds: number
}

/** How long the description of an issuer is used before it is read again. */
const DESCRIPTION_MS = 3_600_000

/**
 * Reads the description of an issuer (OpenID Connect Discovery 1.0) when it is first needed, and every hour. Each
 * configuration is used for one sign-in and has no keys yet, so the keys of the issuer are read for every sign-in: a
 * change of its keys refuses nobody.
 */
export const issuerOf = (client: PatientClient): (() => Promise<Configuration>) => {
  let known: { readonly metadata: Promise<ServerMetadata>; readonly until: number } | null = null
  return async () => {
    if (known === null || known.until <= performance.now()) {
      const metadata = describe(client)
      const reading = { metadata, until: performance.now() + DESCRIPTION_MS }
      known = reading
      metadata.catch(() => {
        if (known === reading) known = null
      })
    }
    return configurationOf(client, await known.metadata)
  }
}

const describe = async (client: PatientClient): Promise<ServerMetadata> => {
  const { issuer, clientId } = client
  const execute = isInsecure(client) ? [allowInsecureRequests] : []
  const metadata = (
    await discovery(new URL(issuer), clientId, {}, authentication(client), { execute, timeout: client.patienceSeconds })
  ).serverMetadata()
  // The library makes exceptions for some issuers, which have one description for the users of many organisations.
  if (new URL(metadata.issuer).href !== new URL(issuer).href)
    throw new Error(`The issuer ${issuer} calls itself ${metadata.issuer}.`)
  return { ...metadata }
}

const configurationOf = (client: PatientClient, metadata: ServerMetadata): Configuration => {
  const configuration = new Configuration(metadata, client.clientId, {}, authentication(client))
  configuration.timeout = client.patienceSeconds
  if (isInsecure(client)) allowInsecureRequests(configuration)
  enableNonRepudiationChecks(configuration)
  return configuration
}

const isInsecure = ({ issuer }: OpenIdClient): boolean => new URL(issuer).protocol === "http:"

/** The secret goes into a header, as the standard says, unless the issuer only takes it in the body. */
const authentication = ({ clientSecret }: OpenIdClient): ClientAuth => {
  const [inHeader, inBody] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  return (server, metadata, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
    return (methods.includes("client_secret_basic") ? inHeader : inBody)(server, metadata, body, headers)
  }
}
