import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A received email. */
export interface ArrivedMail {
  readonly from: string
  readonly recipients: readonly string[]
  /** The header fields in their order, unfolded, as [lower-case name, value]. */
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

export interface SmtpListener {
  /** The listener's address, as a value for SMTP_URL. */
  readonly url: string
  readonly arrived: readonly ArrivedMail[]
  stop(): Promise<void>
}

/** Replies of a listener that doesn't accept everything. */
export interface Refusals {
  /** Returns the reply to RCPT TO, such as `550 No such user`; undefined accepts the recipient. */
  recipient?(address: string): string | undefined
  /** Returns the reply after the email's data, such as `554 Spam`. */
  data?(): string | undefined
  /** Called with each email before the reply to it. */
  onMail?(): Promise<void>
}

/** Starts a real mail server on a free port. */
export async function listenForMail(refusals: Refusals = {}): Promise<SmtpListener> {
  const arrivedMails: ArrivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(refusal(refusals.recipient?.(address))),
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const recipients = envelope.rcptTo.map(({ address }) => address)
      text(stream)
        .then(async (raw) => {
          await refusals.onMail?.()
          const refusalLine = refusal(refusals.data?.())
          if (!refusalLine) arrivedMails.push({ from, recipients, ...parse(raw) })
          done(refusalLine)
        })
        .catch((error: Error) => done(error))
    },
  })
  const listeningServer = server.listen(0, '127.0.0.1')
  await once(listeningServer, 'listening')
  const { port } = listeningServer.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived: arrivedMails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/**
 * Starts a mail server that accepts connections and stays silent. Its address contains the client's time limit, in
 * milliseconds.
 */
export async function listenInSilence(
  patience: number,
): Promise<{ url: string; connections: readonly Socket[]; stop(): void }> {
  const connections: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    connections.push(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}?greetingTimeout=${patience}`,
    connections,
    stop() {
      for (const socket of connections) socket.destroy()
      server.close()
    },
  }
}

function refusal(answer: string | undefined): Error | undefined {
  if (answer === undefined) return undefined
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
}

function parse(raw: string): Pick<ArrivedMail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  // Soft line breaks and escapes of quoted-printable.
  const body = raw
    .slice(end + 4)
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { headers, body }
}
