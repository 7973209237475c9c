import { mailingsErrors } from '@rise/contract/mailings/endpoints'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import type { LateEmail } from '../../../platform/mail/late-email.ts'
import { clickLinks, withClickLinks } from '../clicks/click-links.ts'
import type {} from '../emails.ts'
import { mayGetNews } from './audience.ts'

const NAMELESS_GREETING = 'there'

interface Reader {
  readonly email: string
  readonly first_name: string
  readonly wanted: boolean
}

/**
 * Fills in the current text of a step when it is sent. Skips members who have withdrawn, were suspended or deleted, or
 * whose address was suppressed.
 */
export const stepLetter: LateEmail<'sequence'> = {
  name: 'sequence',
  async fill(ctx, { loginId, stepId, test = false }, mailId) {
    const { db, brand } = ctx
    const step = await db
      .selectFrom('mail_step')
      .select(['subject', 'body'])
      .where('id', '=', stepId)
      .executeTakeFirst()
    const { rows } = await sql<Reader>`
      select login.email, coalesce(nullif(login.first_name, ''), (
        select professional.first_name from membership join professional using (actor_id)
        where membership.login_id = login.id order by membership.created_at limit 1), '') as first_name,
        ${mayGetNews} as wanted
      from login where login.id = ${loginId}`.execute(db)
    const reader = rows[0]
    if (!step || !reader || !(reader.wanted || test)) return undefined
    const values = { firstName: reader.first_name || NAMELESS_GREETING, productName: brand.name, email: reader.email }
    const count = test ? undefined : await clickLinks(ctx, { loginId, mailId })
    return { ...step, ...(count && { body: withClickLinks(step.body, count) }), values }
  },
}

/**
 * Sends the current text of a step to the requesting admin.
 *
 * @throws {Failure} `sequence-not-found`
 */
export async function testStep(
  ctx: Context,
  { loginId, user }: SignedIn,
  { sequenceId, stepId }: { sequenceId: string; stepId: string },
): Promise<void> {
  const step = await ctx.db
    .selectFrom('mail_step')
    .select('id')
    .where('id', '=', stepId)
    .where('sequence_id', '=', sequenceId)
    .executeTakeFirst()
  if (!step) throw new Failure(mailingsErrors['sequence-not-found'])
  const props = { loginId, stepId, test: true }
  await ctx.db.transaction().execute((tx) => ctx.mail.send(tx, 'sequence', { to: user.email, props, askedBy: loginId }))
}
