import { once } from "node:events"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import type { Mail } from "../../core/domain/account/mail.ts"

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** The whole message, as it came. */
  readonly message: string
}

/** A mail server that takes what it is given, unless its options refuse. */
export interface PostOffice {
  /** Its address, with `user:password@` where one signs in. */
  url(credentials?: string): string
  readonly received: readonly Received[]
  close(): Promise<void>
}

/** Opens one on a free port. */
export const postOffice = async (options: SMTPServerOptions = {}): Promise<PostOffice> => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString("utf8"),
        })
        done()
      })
    },
    ...options,
  })
  // Clients that break off are what some cases are about.
  server.on("error", () => undefined)
  const listener = server.listen(0, "127.0.0.1")
  await once(listener, "listening")
  const address = listener.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: (credentials = "") => `smtp://${credentials}127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A message with its quoted-printable encoding (RFC 2045) undone, if it has one. */
export const decoded = (message: string): string =>
  /^Content-Transfer-Encoding: quoted-printable/im.test(message)
    ? message
        .replace(/=\r\n/g, "")
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : message

/** The bytes of a body, with its transfer encoding (RFC 2045) undone. */
const bytesOf = (body: string, encoding: string): Buffer => {
  if (encoding === "base64") return Buffer.from(body, "base64")
  return encoding === "quoted-printable"
    ? Buffer.from(
        decoded(`Content-Transfer-Encoding: ${encoding}\r\n${body}`).split("\r\n").slice(1).join("\r\n"),
        "latin1",
      )
    : Buffer.from(body)
}

/** The words of a header with encoded words (RFC 2047). */
const wordsOf = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, form: string, text: string) =>
      bytesOf(
        form.toLowerCase() === "q" ? text.replaceAll("_", " ") : text,
        form.toLowerCase() === "q" ? "quoted-printable" : "base64",
      ).toString("utf8"),
    )

/** A received message as the mail that was sent. */
export const mailOf = ({ to, message }: Received): Mail => {
  const [head = "", ...body] = message.split("\r\n\r\n")
  const headers = head.replace(/\r\n[ \t]+/g, " ")
  const header = (name: string): string =>
    headers
      .split("\r\n")
      .find((line) => line.toLowerCase().startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? ""
  const text = bytesOf(body.join("\r\n\r\n"), header("content-transfer-encoding").toLowerCase()).toString("utf8")
  return { to: to.join(), subject: wordsOf(header("subject")), text }
}
