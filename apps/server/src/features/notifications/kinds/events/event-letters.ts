import { sql } from 'kysely'
import type { Context } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { LateEmail } from '../../../../platform/mail/late-email.ts'
import { calendarOfParticipant } from '../../../events/index.ts'
import { greetingName } from '../../../session/index.ts'
import type {} from '../../emails.ts'
import { readerOf } from '../../mail-member.ts'
import { stopLinks } from '../../stop-mails.ts'

/** Emails these members that an event moved or was cancelled, with the calendar file that says so; each of them once. */
export async function mailEventChange(
  ctx: Context,
  tx: Tx,
  newsId: string,
  memberIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ member_id: string; event_id: string; owner_id: string }>`
    with mailed as (
      insert into event_letter (news_id, actor_id)
      select news.id, own.actor_id from event_news as news
      join event_participant as own on own.event_id = news.event_id and own.actor_id = any(${[...memberIds]}::uuid[])
      where news.id = ${newsId}
      on conflict do nothing returning actor_id
    )
    select mailed.actor_id as member_id, event.id as event_id, event.actor_id as owner_id
    from mailed cross join event_news as news join event on event.id = news.event_id
    where news.id = ${newsId} order by mailed.actor_id`.execute(tx)
  const letters = await Promise.all(
    rows.map(async ({ member_id: memberId, event_id: eventId, owner_id: askedBy }) => {
      const reader = await readerOf(tx, memberId)
      if (!reader) return []
      const { page, oneClick } = stopLinks(ctx, { memberId, stops: ['event:change'] })
      const props = { loginId: reader.id, memberId, eventId }
      // Each host has a quota of their own.
      return [{ to: reader.email, props, askedBy, unsubscribeUrl: oneClick, unsubscribePage: page }]
    }),
  )
  await ctx.mail.sendMany(tx, 'event-changed', letters.flat())
}

/** Reads the event at the moment of sending, so that the file is never older than another that was sent before. */
export const eventLetter: LateEmail<'event-changed'> = {
  name: 'event-changed',
  async fill(ctx, { loginId, memberId, eventId }) {
    const found = await calendarOfParticipant(ctx, { eventId, actorId: memberId })
    if (!found) return undefined
    const { path, name, ics, ...said } = found
    return {
      ...said,
      firstName: await greetingName(ctx.db, loginId),
      url: ctx.config.publicUrl + path,
      ics: { name, content: ics },
    }
  },
}
