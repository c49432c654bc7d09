import { once } from "node:events"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"

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
