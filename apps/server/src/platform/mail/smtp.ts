import { createTransport, type NodemailerError } from 'nodemailer'
import type { RenderedEmail } from './email-template.ts'

/** An email for the mail server. */
export interface OutgoingEmail extends RenderedEmail {
  /**
   * The part of the Message-ID before the `@`. It is the same for each attempt, so that a retry isn't taken for a
   * second email.
   */
  readonly signedId: string
  readonly to: string
  readonly unsubscribeUrl: string | null
  readonly replyTo: string | null
}

/**
 * Thrown if the mail server will never accept this email, such as because the recipient doesn't exist or the content is
 * refused.
 */
export class MailRefused extends Error {
  override name = 'MailRefused'
  /** Whether the mailbox doesn't exist (RFC 3463, 5.1.x), so that no other email would be accepted either. */
  readonly unknownMailbox: boolean

  constructor(reason: string, unknownMailbox = false) {
    super(reason)
    this.unknownMailbox = unknownMailbox
  }
}

/**
 * Hands an email to the mail server.
 * @throws {MailRefused} if retrying is pointless
 * @throws {Error} if the email was not accepted now, and may be later
 */
export type SendBySmtp = (email: OutgoingEmail) => Promise<void>

const TIMEOUT_MS = 10_000
const LONGEST_REASON = 300
const AUTHENTICATION_REQUIRED = 530

/**
 * Returns a function that hands emails to the mail server at `url` (smtp: or smtps:). `sender` returns a `Name
 * <address>` or a bare address. Each email uses a new connection, which is given up after 10 s of silence. Parameters
 * in the address (`?greetingTimeout=2000`, `?requireTLS=true`) change this and more.
 */
export function createSmtp(url: string, sender: () => string): SendBySmtp {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ signedId, to, subject, html, text, attachments, pictures, unsubscribeUrl, replyTo }) => {
    const from = sender()
    const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
    try {
      await transport.sendMail({
        from,
        // An object is never parsed as a list of addresses.
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        html,
        text,
        attachments: [
          ...attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
          ...pictures.map(({ cid, type, content }) => ({
            ...{ cid, contentType: type, content, contentDisposition: 'inline' as const },
            filename: `${cid.split('@')[0]}.${type === 'image/png' ? 'png' : 'jpg'}`,
          })),
        ],
        messageId: `<${signedId}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== null && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(unsubscribeUrl !== null && { list: { unsubscribe: unsubscribeUrl } }),
      })
    } catch (error) {
      throw explainError(error)
    }
  }
}

/** Returns the sender for a server without a configured one. */
export function localSender(name: string): string {
  return `${name.replaceAll(/[<>@,;"()\\]/g, '')} <no-reply@localhost>`
}

/**
 * Returns an error with the mail server's message, without the email's address and links, which the message may repeat.
 * A 5xx (RFC 5321, 4.2.1) is final if it concerns the recipient or the email. An earlier 5xx, or a 530, concerns our
 * server, and may be fixed.
 */
function explainError(error: unknown): Error {
  const { responseCode = 0, command = '', code, response, message } = error as Partial<NodemailerError>
  const reason = (response ?? message ?? String(error))
    .replaceAll(/\bhttps?:\S+/gi, '[link]')
    .replaceAll(/\S+@\S+/g, '[address]')
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST_REASON)
  const isFinal = responseCode >= 500 && responseCode !== AUTHENTICATION_REQUIRED && /^(RCPT TO|DATA)/.test(command)
  return isFinal
    ? new MailRefused(reason, /^RCPT TO/.test(command) && /\b5\.1\.\d/.test(reason))
    : new Error(`The mail server did not take the email: ${reason}${code ? ` (${code})` : ''}`)
}
