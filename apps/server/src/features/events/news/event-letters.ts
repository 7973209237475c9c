import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { LateEmail } from '../../../platform/mail/late-email.ts'
import type { LetterReader } from '../../../platform/manifest/notice.ts'
import { calendarOfParticipant } from '../calendar/participant-calendar.ts'
import type {} from '../emails.ts'

/** Emails these members, once each, that an event moved or was cancelled, with the updated calendar file. */
export async function mailEventChange(
  ctx: Context,
  tx: Tx,
  newsId: string,
  readers: readonly LetterReader[],
): Promise<void> {
  const memberIds = readers.map(({ memberId }) => memberId)
  const { rows } = await sql<{ member_id: string; event_id: string; owner_id: string }>`
    with mailed as (
      insert into event_letter (news_id, actor_id)
      select news.id, own.actor_id from event_news as news
      join event_participant as own on own.event_id = news.event_id and own.actor_id = any(${memberIds}::uuid[])
      where news.id = ${newsId}
      on conflict do nothing returning actor_id
    )
    select mailed.actor_id as member_id, event.id as event_id, event.actor_id as owner_id
    from mailed cross join event_news as news join event on event.id = news.event_id
    where news.id = ${newsId} order by mailed.actor_id`.execute(tx)
  const letters = rows.flatMap(({ member_id: memberId, event_id: eventId, owner_id: askedBy }) => {
    const reader = readers.find((one) => one.memberId === memberId)
    if (!reader) return []
    const { loginId, email: to, unsubscribeUrl, unsubscribePage } = reader
    // Each host has their own quota of emails.
    return [{ to, props: { loginId, memberId, eventId }, askedBy, unsubscribeUrl, unsubscribePage }]
  })
  await ctx.mail.sendMany(tx, 'event-changed', letters)
}

/** Reads the event when the email is sent, so that its file is never older than one sent earlier. */
export const eventLetter: LateEmail<'event-changed'> = {
  name: 'event-changed',
  async fill(ctx, { memberId, eventId }) {
    const calendar = await calendarOfParticipant(ctx, { eventId, actorId: memberId })
    if (!calendar) return undefined
    const { path, name, ics, ...news } = calendar
    return {
      ...news,
      url: ctx.config.publicUrl + path,
      ics: { name, content: ics },
    }
  },
}
