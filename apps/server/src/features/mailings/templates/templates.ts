import { mailingsErrors } from '@rise/contract/mailings/endpoints'
import type { EmailPreview, EmailTemplateShape } from '@rise/contract/mailings/shapes'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import type { EmailName } from '../../../platform/mail/emails.ts'
import { timedToken } from '../../../platform/secrets/timed-token.ts'
import { UNSUBSCRIBE_PATH } from '../../newsletter/index.ts'
import { purposes } from './purposes.ts'
import { samplesFor } from './samples.ts'

/** The purpose of tokens in the paths of previews. */
export const PREVIEW = 'email-preview'

const names = Object.keys(purposes) as EmailName[]

/** Returns all emails by name. */
export function listTemplates(ctx: Context): Promise<EmailTemplateShape[]> {
  return Promise.all(
    names.toSorted().map(async (name) => {
      const { subject } = await renderSample(ctx, name)
      return { name, purpose: purposes[name], subject }
    }),
  )
}

/**
 * Returns an email with sample data.
 *
 * @throws {Failure} `template-not-found`
 */
export async function previewTemplate(ctx: Context, asked: string): Promise<EmailPreview> {
  const name = findTemplate(asked)
  const { subject, text } = await renderSample(ctx, name)
  const path = `/email-previews/${timedToken(ctx, PREVIEW, name)}/${name}.html`
  return { name, purpose: purposes[name], subject, text, path }
}

/**
 * Sends an email with sample data to the requesting admin.
 *
 * @throws {Failure} `template-not-found`
 */
export async function testTemplate(ctx: Context, { user }: SignedIn, asked: string): Promise<void> {
  const name = findTemplate(asked)
  const props = samplesFor(ctx.config.publicUrl)[name]
  await ctx.db.transaction().execute((tx) => ctx.mail.sendSample(tx, name, { to: user.email, props }))
}

/** Renders an email with sample data. */
export function renderSample(ctx: Context, name: EmailName) {
  const { publicUrl } = ctx.config
  const unsubscribePage = purposes[name] === 'news' ? publicUrl + UNSUBSCRIBE_PATH : undefined
  return ctx.mail.render(name, samplesFor(publicUrl)[name], unsubscribePage)
}

/**
 * Returns the name of the email that has this name.
 * @throws {Failure} `template-not-found`
 */
export function findTemplate(asked: string): EmailName {
  const name = names.find((one) => one === asked)
  if (!name) throw new Failure(mailingsErrors['template-not-found'])
  return name
}
