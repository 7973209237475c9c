import { MOST_NEWS_A_WEEK } from '@rise/contract/mailings/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { endOfQuiet, type QuietHours } from '../../../platform/local-time.ts'
import type { EmailName, PropsToSend } from '../../../platform/mail/emails.ts'
import { newsLinks } from '../consent/news-token.ts'
import type {} from '../tables.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** News to send to a login that satisfies `mayGetNews`. */
interface NewsLetter<K extends EmailName> {
  readonly loginId: string
  readonly to: string
  /** The id of what is sent, such as a step of a sequence. Sent once per login. */
  readonly thingId: string
  readonly props: PropsToSend<K>
  /** Quiet hours of the sender, which apply in addition to the reader's. */
  readonly quiet?: QuietHours | undefined
}

type JudgedLetter = Pick<NewsLetter<EmailName>, 'loginId' | 'thingId' | 'quiet'>

/**
 * What became of a letter with news. `already`: sent before. `refused`: the address or the account gets no emails.
 * `quiet`: delayed until `until`. `full`: the reader has reached the weekly maximum, until `until`.
 */
export type NewsOutcome =
  | { readonly kind: 'sent' | 'already' | 'refused' }
  | { readonly kind: 'quiet' | 'full'; readonly until: Date }

interface Week {
  readonly login_id: string
  /** When news was sent to this login within the last week, newest first. */
  readonly sent: Date[]
  readonly things: string[]
  readonly hours: QuietHours[]
}

/**
 * Sends news by email. Only this function enforces the weekly maximum and the readers' quiet hours. Returns the outcome
 * of each letter. Concurrent transactions wait for each other.
 */
export async function sendNews<K extends EmailName>(
  ctx: Context,
  tx: Tx,
  name: K,
  letters: readonly NewsLetter<K>[],
): Promise<readonly NewsOutcome[]> {
  if (letters.length === 0) return []
  const now = ctx.clock.now()
  await sql`select pg_advisory_xact_lock(hashtextextended('news', 0))`.execute(tx)
  const weeks = await readWeeks(tx, letters, now)
  const outcomes = letters.map((letter) => judge(letter, weeks.get(letter.loginId), now))
  const lettersToSend = letters.flatMap((letter, index) =>
    outcomes[index]?.kind === 'sent' ? [{ letter, index }] : [],
  )
  const acceptances = await ctx.mail.sendMany(
    tx,
    name,
    lettersToSend.map(({ letter: { loginId, to, props } }) => {
      const { page, oneClick } = newsLinks(ctx, loginId)
      return { to, props, unsubscribeUrl: oneClick, unsubscribePage: page }
    }),
  )
  const sentLetters = lettersToSend.filter((_, position) => acceptances[position])
  for (const { index } of lettersToSend.filter((_, position) => !acceptances[position]))
    outcomes[index] = { kind: 'refused' }
  if (sentLetters.length > 0) {
    await tx
      .insertInto('news_sent')
      .values(sentLetters.map(({ letter }) => ({ login_id: letter.loginId, thing_id: letter.thingId, sent_at: now })))
      .execute()
  }
  return outcomes
}

/** Decides the outcome of a letter. A sent letter counts when later letters to the same reader are decided. */
function judge({ thingId, quiet }: JudgedLetter, week: Week | undefined, now: Date): NewsOutcome {
  if (!week) return { kind: 'refused' }
  if (week.things.includes(thingId)) return { kind: 'already' }
  const ends = [...week.hours, ...(quiet ? [quiet] : [])].flatMap((hours) => endOfQuiet(hours, now)?.getTime() ?? [])
  if (ends.length > 0) return { kind: 'quiet', until: new Date(Math.max(...ends)) }
  const oldestSentAt = week.sent[MOST_NEWS_A_WEEK - 1]
  if (oldestSentAt) return { kind: 'full', until: new Date(oldestSentAt.getTime() + WEEK_MS) }
  week.sent.unshift(now)
  week.things.push(thingId)
  return { kind: 'sent' }
}

/** Returns the news sent to each reader within the last seven days, and the reader's quiet hours. */
async function readWeeks(tx: Tx, letters: readonly JudgedLetter[], now: Date): Promise<ReadonlyMap<string, Week>> {
  const loginIds = [...new Set(letters.map(({ loginId }) => loginId))]
  const { rows } = await sql<Week>`
    select login.id as login_id, week.sent, week.things, hours.hours from login
    cross join lateral (
      select coalesce(array_agg(sent_at order by sent_at desc), '{}') as sent,
        coalesce(array_agg(thing_id::text), '{}') as things
      from news_sent where news_sent.login_id = login.id and sent_at > ${new Date(now.getTime() - WEEK_MS)}
    ) as week
    cross join lateral (
      select coalesce(json_agg(json_build_object('zone', zone, 'from', quiet_from, 'until', quiet_until)), '[]') as hours
      from membership join notification_schedule on notification_schedule.member_id = membership.actor_id
      where membership.login_id = login.id and quiet_from is not null and quiet_until is not null
    ) as hours
    where login.id = any(${loginIds}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.login_id, row]))
}
