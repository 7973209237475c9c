import { lateEmails } from '../src/features/features.ts'
import type { Context } from '../src/platform/context.ts'
import type { LoadEmails } from '../src/platform/mail/built-emails.ts'
import type { RenderedEmail } from '../src/platform/mail/email-template.ts'
import type { EmailName } from '../src/platform/mail/emails.ts'
import { emailFrame } from '../src/platform/mail/frame-email.ts'
import { propsNow } from '../src/platform/mail/late-email.ts'
import { firstLink } from '../src/platform/mail/read-outbox.ts'

/** A rendered email. */
export interface ReceivedMail extends RenderedEmail {
  readonly name: EmailName
  readonly to: string
  /** The email's first link. */
  readonly link: string
}

/** The sent emails by recipient. */
export interface Mailbox {
  /** All emails to an address, ignoring case, oldest first. */
  all(to: string): Promise<ReceivedMail[]>
  /**
   * The last of them, of this name if one is given.
   *
   * @throws {Error} there is none
   */
  latest(to: string, name?: EmailName): Promise<ReceivedMail>
}

/** Reads the queued emails, and renders them as the task would. */
export function createMailbox(ctx: Context, load: LoadEmails): Mailbox {
  // Rendered once, as by the task.
  const filled = new Map<string, unknown>()
  async function propsOf({ id, name, props }: { id: string; name: string; props: unknown }): Promise<unknown> {
    if (!filled.has(id)) filled.set(id, await propsNow(ctx, lateEmails, { id, name, props }))
    return filled.get(id)
  }

  async function all(to: string): Promise<ReceivedMail[]> {
    const rows = await ctx.db.selectFrom('mail').selectAll().orderBy('created_at').orderBy('id').execute()
    const addressed = rows.filter((row) => row.to_address.toLowerCase() === to.toLowerCase())
    const renderEmail = await load()
    const received = await Promise.all(
      addressed.map(async (row) => {
        const { name, to_address, unsubscribe_url, unsubscribe_page } = row
        const props = await propsOf(row)
        if (props === undefined) return []
        const rendered = await renderEmail(name, props, emailFrame(ctx, unsubscribe_page ?? unsubscribe_url))
        return [{ ...rendered, name: name as EmailName, to: to_address, link: firstLink(rendered.text) ?? '' }]
      }),
    )
    return received.flat()
  }
  return {
    all,
    async latest(to, name) {
      const mails = await all(to)
      const mail = mails.findLast((candidate) => name === undefined || candidate.name === name)
      if (!mail) throw new Error(`No mail ${name ?? ''} to ${to}; there are: ${mails.map((m) => m.name).join(', ')}`)
      return mail
    },
  }
}
