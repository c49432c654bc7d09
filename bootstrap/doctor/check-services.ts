import { checkSmtp } from "../../adapters/smtp/mailer.ts"
import { trimEndOf } from "../../core/domain/trim.ts"
import type { Config } from "../config.ts"
import { networkFault } from "../start/network-fault.ts"
import type { Say } from "./finding.ts"

const LONGEST_MS = 10_000

export const checkMail = async ({ mail }: Config, say: Say): Promise<void> => {
  if (mail === null)
    return say("warning", "mail", "SMTP_URL is empty: links are written to the log, and no mail is sent")
  const { host, protocol } = new URL(mail.url)
  try {
    await checkSmtp(mail.url)
    say("ok", "mail", `the server at ${host} accepts the sign-in`)
  } catch (error) {
    say("failure", "mail", `SMTP_URL: the server at ${host} ${mailFault(error, protocol)}`)
  }
}

const mailFault = (error: unknown, protocol: string): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  if (code === "EAUTH") return "refuses the sign-in: correct the user and password in SMTP_URL"
  const fault = networkFault(error)
  if (fault?.includes("TLS") === true && protocol === "smtps:")
    return "does not speak TLS on this port: begin SMTP_URL with smtp:, or correct its port"
  if (fault !== null) return `cannot be reached: ${fault}. Start it, or correct SMTP_URL.`
  return "does not answer as a mail server: correct the host and port in SMTP_URL"
}

/** Whether each OpenID provider can be reached, and is the one of its address (OpenID Connect Discovery 1.0, 4). */
export const checkProviders = async ({ oidcProviders }: Config, say: Say): Promise<void> => {
  for (const { id, issuer } of oidcProviders) {
    const fault = await issuerFault(issuer)
    if (fault === null) say("ok", "sign-in", `the provider ${id} at ${issuer} answers`)
    else say("failure", "sign-in", `OIDC_PROVIDERS: the issuer ${issuer} of ${id} ${fault}`)
  }
}

const issuerFault = async (issuer: string): Promise<string | null> => {
  const address = `${trimEndOf(issuer, "/")}/.well-known/openid-configuration`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) })
    if (!answer.ok) return `has no description at ${address} (status ${answer.status}): correct its issuer`
    const body: unknown = await answer.json().catch(() => null)
    const named = typeof body === "object" && body !== null && "issuer" in body ? body.issuer : null
    if (typeof named !== "string") return `has no description at ${address}: correct its issuer`
    return new URL(issuer).href === URL.parse(named)?.href ? null : `calls itself ${named}: set its issuer to that`
  } catch (error) {
    return `cannot be reached: ${networkFault(error) ?? "it does not answer"}. Start it, or correct its issuer.`
  }
}

/** Whether something answers where traces are sent. */
export const checkTraces = async ({ otlpEndpoint }: Config, say: Say): Promise<void> => {
  if (otlpEndpoint === null) return
  try {
    const answer = await fetch(otlpEndpoint, { signal: AbortSignal.timeout(LONGEST_MS) })
    await answer.body?.cancel()
    say("ok", "traces", `${otlpEndpoint} answers`)
  } catch (error) {
    say(
      "warning",
      "traces",
      `OTEL_EXPORTER_OTLP_ENDPOINT ${otlpEndpoint} cannot be reached: ${networkFault(error) ?? "it does not answer"}. ` +
        "Traces are lost, and everything else works. Start the receiver, or correct OTEL_EXPORTER_OTLP_ENDPOINT.",
    )
  }
}
