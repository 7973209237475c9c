import { lateEmails, mailLanguage, mailPictures } from '../src/features/features.ts'
import type { Context } from '../src/platform/context.ts'
import { languageToUse } from '../src/platform/language/language-to-use.ts'
import { withLanguage } from '../src/platform/language/with-language.ts'
import type { LoadEmails } from '../src/platform/mail/built-emails.ts'
import type { RenderedEmail } from '../src/platform/mail/email-template.ts'
import type { EmailName } from '../src/platform/mail/emails.ts'
import { propsNow } from '../src/platform/mail/late-email.ts'
import { firstLink } from '../src/platform/mail/read-outbox.ts'
import { renderIn } from '../src/platform/mail/render-in.ts'

/** A rendered email. */
export interface ReceivedMail extends RenderedEmail {
  readonly name: EmailName
  readonly to: string
  /** The first link in the email. */
  readonly link: string
}

/** The queued and sent emails, by recipient. */
export interface Mailbox {
  /** Returns all emails to an address, ignoring case, oldest first. */
  all(to: string): Promise<ReceivedMail[]>
  /**
   * Returns the last email to an address; with a name, the last one of this name.
   * @throws {Error} if there is none
   */
  latest(to: string, name?: EmailName): Promise<ReceivedMail>
}

/** Creates a mailbox, which reads the queued emails and renders them as the task would. */
export function createMailbox(ctx: Context, load: LoadEmails): Mailbox {
  // Each email is rendered once, as by the task.
  const filledProps = new Map<string, unknown>()
  async function propsOf({ id, name, props }: { id: string; name: string; props: unknown }): Promise<unknown> {
    if (!filledProps.has(id)) filledProps.set(id, await propsNow(ctx, lateEmails, { id, name, props }))
    return filledProps.get(id)
  }

  async function all(to: string): Promise<ReceivedMail[]> {
    const rows = await ctx.db.selectFrom('mail').selectAll().orderBy('created_at').orderBy('id').execute()
    const matchingRows = rows.filter((row) => row.to_address.toLowerCase() === to.toLowerCase())
    const receivedMails = await Promise.all(
      matchingRows.map(async (row) => {
        const { name, to_address, unsubscribe_url, unsubscribe_page } = row
        // The task failed to send it, or found nothing left to send.
        if (row.failed_at !== null) return []
        const language = languageToUse([await mailLanguage(ctx, to_address), row.language], ctx.config.languages)
        const props = await withLanguage(language, () => propsOf(row))
        if (props === undefined) return []
        const email = { name, props, unsubscribePage: unsubscribe_page ?? unsubscribe_url, pictures: mailPictures(ctx) }
        const renderedEmail = await renderIn(language, { load, config: ctx.config, brand: ctx.brand }, email)
        return [
          { ...renderedEmail, name: name as EmailName, to: to_address, link: firstLink(renderedEmail.text) ?? '' },
        ]
      }),
    )
    return receivedMails.flat()
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
