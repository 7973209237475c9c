import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addDemoComment } from '../../discussion/demo/add-comment.demo.ts'
import { suspendDemoAccount } from '../../session/demo/suspensions.demo.ts'
import { recordAct } from '../../session/index.ts'
import { type DecidedCase, decidedCases } from './decided-cases.demo.ts'
import { sendDemoReports } from './send-reports.demo.ts'

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]
/** How long before the first report a comment was posted. */
const UNREPORTED_MS = 2 * HOUR_MS

interface Author {
  readonly id: string
  readonly loginId: string
  readonly slug: string
  readonly name: string
}

interface DemoContent {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly author: Author
  readonly text: string
}

/**
 * Adds decided reports of the demo world, and appeals against the decisions. Skipped if a moderator has decided
 * anything. Returns the number of reports added.
 */
export function loadDecided(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-decisions', 0))`.execute(tx)
    if (await tx.selectFrom('review_decision').select('id').limit(1).executeTakeFirst()) return 0
    const authors = await findAuthors(tx)
    const moderators = await findModerators(tx)
    let addedReports = 0
    for (const decidedCase of decidedCases)
      addedReports += await addCase(ctx, tx, { decided: decidedCase, authors, moderators })
    return addedReports
  })
}

interface NewCase {
  readonly decided: DecidedCase
  readonly authors: readonly Author[]
  readonly moderators: ReadonlyMap<string, string>
}

async function addCase(ctx: Context, tx: Tx, { decided, authors, moderators }: NewCase): Promise<number> {
  const {
    thing: { kind },
    reason,
    reporterWords,
    times,
    daysAgo,
    decision,
    words,
    hoursLater,
    days,
    note,
    appeal,
  } = decided
  const at = new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS)
  const decidedAt = hoursAfter(at, hoursLater)
  const content = await findContent(ctx, tx, { decided, authors, at, decidedAt })
  if (!content) return 0
  const { id, title, path, author, text } = content
  const moderator = moderators.get(decided.by) ?? null
  const [reviewId, decisionId] = [ctx.newId(), ctx.newId()]
  await tx
    .insertInto('review')
    .values({
      ...{ id: reviewId, kind, thing_id: id, title, path, author_id: author.id },
      ...{ opened_at: at, decided_at: decidedAt, decision },
    })
    .execute()
  const reportsInput = {
    reviewId,
    seed: `${kind} ${daysAgo}`,
    reason,
    words: reporterWords,
    author: author.id,
    text,
    at,
    times,
  }
  await sendDemoReports(ctx, tx, { ...reportsInput, minutesBetween: 10 })
  const until = days === undefined ? null : new Date(decidedAt.getTime() + days * DAY_MS)
  const appealedAt = appeal ? hoursAfter(decidedAt, appeal.hoursLater) : null
  const answer = appeal?.answer
  const appealAnswer = answer && appealedAt && { ...answer, at: hoursAfter(appealedAt, answer.hoursLater) }
  const isSuspension = decision === 'suspend'
  await tx
    .insertInto('review_decision')
    .values({
      ...{ id: decisionId, review_id: reviewId, decision, words, until, created_at: decidedAt, by_login_id: moderator },
      author_id: decision === 'dismiss' ? null : author.id,
      // An appeal against a suspension is stored with the account.
      ...(appeal && !isSuspension && { appeal: appeal.text, appealed_at: appealedAt }),
      ...(appealAnswer && !isSuspension && { answer: appealAnswer.words, answered_at: appealAnswer.at }),
      ...(appealAnswer && !isSuspension && { answered_by: moderators.get(appealAnswer.by) ?? null }),
      ...(appealAnswer?.granted && { undone_at: appealAnswer.at, undone_by: moderators.get(appealAnswer.by) ?? null }),
    })
    .execute()
  if (isSuspension && appeal && appealedAt) {
    const appealFacts = { appeal: appeal.text, appealedAt, answer: appealAnswer?.words ?? null }
    await suspendDemoAccount(tx, author.loginId, { reason: words, at: decidedAt, until, ...appealFacts })
  }
  if (note !== undefined) {
    const noteRow = { id: ctx.newId(), review_id: reviewId, login_id: moderator, text: note }
    await tx
      .insertInto('review_note')
      .values({ ...noteRow, created_at: decidedAt })
      .execute()
  }
  const subject = { id: author.id, name: author.name }
  const facts = { thing: kind, decision }
  await recordAct(ctx, tx, { act: 'review.decided', by: moderator, subject, after: facts, at: decidedAt })
  if (appealAnswer && !isSuspension) {
    const done = { by: moderators.get(appealAnswer.by) ?? null, subject, at: appealAnswer.at }
    if (appealAnswer.granted) await recordAct(ctx, tx, { act: 'review.undone', before: facts, ...done })
    await recordAct(ctx, tx, { act: 'review.appeal-answered', after: facts, ...done })
  }
  if (appealAnswer && isSuspension) {
    await recordAct(ctx, tx, {
      act: 'member.appeal-answered',
      by: moderators.get(appealAnswer.by) ?? null,
      subject: { id: author.loginId, name: author.name },
      before: { suspended: true },
      after: { suspended: !appealAnswer.granted, words: appealAnswer.words },
      at: appealAnswer.at,
    })
  }
  return 1
}

interface ContentQuery extends Pick<NewCase, 'decided' | 'authors'> {
  readonly at: Date
  readonly decidedAt: Date
}

async function findContent(
  ctx: Context,
  tx: Tx,
  { decided: { thing, author: place, decision }, authors, at, decidedAt }: ContentQuery,
): Promise<DemoContent | undefined> {
  if (place === undefined) return findPublished(tx, thing.kind, at)
  const author = authors[place]
  if (!author) return undefined
  if (thing.kind !== 'comment') {
    const { id, slug, name } = author
    return { id, title: name, path: `/professional/${slug}`, author, text: name }
  }
  const { below, text } = thing
  const hiddenAt = decision === 'hide' ? decidedAt : null
  const writtenAt = new Date(at.getTime() - UNREPORTED_MS)
  const comment = await addDemoComment(ctx, tx, { below, actorId: author.id, text, at: writtenAt, hiddenAt })
  return comment && { ...comment, author, text }
}

/** Returns content that existed at that time. In one demo world, the result is always the same. */
async function findPublished(tx: Tx, kind: string, at: Date): Promise<DemoContent | undefined> {
  const { rows } = await sql<
    Omit<DemoContent, 'author'> & { author: string; slug: string; name: string; login: string }
  >`
    select subject.id, subject.title, subject.path, coalesce(post.excerpt, subject.title) as text,
      actor.id as author, actor.slug, membership.login_id as login, first_name || ' ' || last_name as name
    from discussion_subject subject join actor on actor.id = subject.author_id and actor.listed
    join professional on professional.actor_id = actor.id join membership on membership.actor_id = actor.id
    left join post on post.id = subject.id
    where subject.kind = ${kind} and subject.created_at < ${at}
    order by md5(subject.id::text || 'kept') limit 1`.execute(tx)
  return rows.map(({ author, slug, name, login, ...thing }) => ({
    ...thing,
    author: { id: author, loginId: login, slug, name },
  }))[0]
}

/** Returns members without any content that can be discussed. No visitor logs in to their accounts. */
async function findAuthors(tx: Tx): Promise<Author[]> {
  const { rows } = await sql<Author>`
    select actor.id, login.id as "loginId", actor.slug, professional.first_name || ' ' || professional.last_name as name
    from actor join professional on professional.actor_id = actor.id join membership on membership.actor_id = actor.id
    join login on login.id = membership.login_id
    where actor.listed and login.email like '%@crowd.demo.example'
      and not exists (select from discussion_subject where author_id = actor.id)
    order by md5(actor.slug || 'decided') limit 4`.execute(tx)
  return rows
}

async function findModerators(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const emails = new Set(decidedCases.flatMap(({ by, appeal }) => [by, appeal?.answer?.by ?? by]))
  const rows = await tx
    .selectFrom('login')
    .select(['id', 'email'])
    .where('email', 'in', [...emails])
    .where('admin_role', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + hours * HOUR_MS)
}
