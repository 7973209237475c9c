import type { ReportKind, ReportReason } from '@rise/contract/moderation/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sendDemoReports } from './send-reports.demo.ts'

const HOUR_MS = 3_600_000

interface DemoContent {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly author: string
  readonly text: string
  readonly picture?: string
}

interface Report {
  readonly kind: ReportKind
  readonly reason: ReportReason
  readonly words: string
  readonly hoursAgo: number
  /** The number of members who report the content. */
  readonly times: number
}

const reports: readonly Report[] = [
  { kind: 'comment', reason: 'harassment', words: '', hoursAgo: 52, times: 3 },
  { kind: 'post', reason: 'spam', words: 'The same words stand below five other posts.', hoursAgo: 30, times: 2 },
  { kind: 'answer', reason: 'private', words: 'It names my manager.', hoursAgo: 9, times: 1 },
  { kind: 'picture', reason: 'other', words: 'This photo is of a friend of mine.', hoursAgo: 7, times: 1 },
  { kind: 'professional', reason: 'scam', words: 'Asked me for money before an interview.', hoursAgo: 4, times: 1 },
]

/** Adds the reports of the demo world to the queue, once. Returns the number of reports. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-reports', 0))`.execute(tx)
    if (await tx.selectFrom('review').select('id').limit(1).executeTakeFirst()) return 0
    let addedReports = 0
    for (const report of reports) addedReports += await addReport(ctx, tx, report)
    await addHeld(ctx, tx)
    return addedReports
  })
}

async function addReport(ctx: Context, tx: Tx, { kind, reason, words, hoursAgo, times }: Report): Promise<number> {
  const content = await findContent(tx, kind)
  if (!content) return 0
  const at = new Date(ctx.clock.now().getTime() - hoursAgo * HOUR_MS)
  const { id, title, path, author, text, picture } = content
  const reviewId = ctx.newId()
  await tx
    .insertInto('review')
    .values({ id: reviewId, kind, thing_id: id, title, path, author_id: author, opened_at: at })
    .execute()
  const reportsInput = { reviewId, seed: kind, reason, words, author, text, at, times, minutesBetween: 60 }
  return sendDemoReports(ctx, tx, { ...reportsInput, ...(picture !== undefined && { picture }) })
}

/** Adds the demo world's held messages. */
async function addHeld(ctx: Context, tx: Tx): Promise<void> {
  const messages = await tx
    .selectFrom('convo_side as other')
    .innerJoin('message', 'message.convo_id', 'other.convo_id')
    .innerJoin('convo_side as own', 'own.convo_id', 'other.convo_id')
    .select(['own.convo_id', 'own.actor_id', 'message.seq', 'message.text', 'message.created_at'])
    .where('other.folder', '=', 'held')
    .whereRef('own.side', '=', 'message.side')
    .execute()
  for (const { convo_id, actor_id: author_id, seq, text, created_at } of messages) {
    const [reviewId, reportId] = [ctx.newId(), ctx.newId()]
    await tx
      .insertInto('review')
      .values({
        ...{ id: reviewId, kind: 'message', thing_id: `${convo_id}:${seq}`, title: '', path: '', author_id },
        ...{ opened_at: created_at, hidden_at: created_at, held: 'A new member posted a link.' },
      })
      .execute()
    await tx
      .insertInto('report')
      .values({
        ...{ id: reportId, review_id: reviewId, reporter_id: null, login_id: null, network: null },
        ...{ reason: 'other', words: '', automatic: true, created_at },
      })
      .execute()
    const line = { report_id: reportId, position: 0, author_id, text, reported: true, created_at }
    await tx.insertInto('report_line').values(line).execute()
  }
}

/** Returns content of this kind. In one demo world, the result is always the same. */
async function findContent(tx: Tx, kind: ReportKind): Promise<DemoContent | undefined> {
  if (kind === 'professional') {
    const { rows } = await sql<DemoContent>`
      select actor.id, actor.id as author, first_name || ' ' || last_name as title, '/professional/' || slug as path,
        first_name || ' ' || last_name as text
      from actor join professional on professional.actor_id = actor.id where actor.listed order by md5(slug) limit 1`.execute(
      tx,
    )
    return rows[0]
  }
  if (kind === 'picture') {
    const { rows } = await sql<DemoContent>`
      select picture.id, picture.id as picture, actor.id as author, picture.alt as text, '/professional/' || slug as path,
        'A picture of ' || first_name || ' ' || last_name as title
      from actor_picture join picture on picture.id = actor_picture.picture_id
      join actor on actor.id = actor_picture.actor_id and actor.listed
      join professional on professional.actor_id = actor.id
      where actor_picture.kind = 'photo' order by md5(slug) limit 1`.execute(tx)
    return rows[0]
  }
  const text = sql`case subject.kind
    when 'comment' then (select comment.text from comment where comment.id = subject.id)
    when 'answer' then (select answer.text from answer where answer.id = subject.id)
    else (select post.excerpt from post where post.id = subject.id) end`
  const { rows } = await sql<DemoContent>`
    select subject.id, subject.author_id as author, subject.title, subject.path, ${text} as text
    from discussion_subject subject join actor on actor.id = subject.author_id and actor.kind = 'professional'
    where subject.kind = ${kind} order by md5(subject.title || subject.id::text) limit 1`.execute(tx)
  return rows[0]
}
