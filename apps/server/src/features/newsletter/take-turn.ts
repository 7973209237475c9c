import type { JobCard } from '@rise/contract/jobs/shapes'
import { formatPay, formatWhere } from '@rise/contract/jobs/words'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { hiddenFromActor } from '../connections/index.ts'
import { listAddedJobs } from '../jobs/index.ts'
import { actorOfLogin, greetingName, NAMELESS } from '../session/index.ts'
import { dueSubscriptions } from './due-subscriptions.ts'
import type { NewsletterJob } from './emails.ts'
import { unsubscribeLinks } from './unsubscribe-token.ts'

const MOST_JOBS = 20
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** A job is dated when its import begins and seen when that ends: what is younger comes with the next mail. */
const SETTLE_MS = 15 * 60_000

/**
 * Mails a subscriber the jobs that came since the last mail, at most 20; the first time, those of the last week. Where there
 * are none it mails nothing, and looks again a day later. Does nothing when it is not the subscriber's turn.
 */
export async function takeTurn(ctx: Context, loginId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    // The process that locks the row takes the turn; others skip it, and find it taken afterwards.
    const subscriber = await dueSubscriptions(tx, ctx)
      .select(['login.email', 'subscription.told_until'])
      .where('subscription.login_id', '=', loginId)
      .forUpdate('subscription')
      .skipLocked()
      .executeTakeFirst()
    if (!subscriber) return
    const until = new Date(ctx.clock.now().getTime() - SETTLE_MS)
    const jobs = await newJobs(ctx, { loginId, after: subscriber.told_until, until })
    if (jobs.length === 0) return endTurn(tx, loginId, { turn_at: later(ctx, DAY_MS) })
    const { page, oneClick } = unsubscribeLinks(ctx, loginId)
    await ctx.mail.send(tx, 'newsletter', {
      to: subscriber.email,
      unsubscribeUrl: oneClick,
      unsubscribePage: page,
      props: {
        firstName: await greetingName(tx, loginId),
        jobs: jobs.map((job) => present(job, ctx.config.publicUrl)),
        url: `${ctx.config.publicUrl}/jobs`,
      },
    })
    await endTurn(tx, loginId, { turn_at: later(ctx, WEEK_MS), told_until: until })
  })
}

/** Puts a subscriber's turn off by a day. */
export async function postponeTurn(ctx: Context, loginId: string): Promise<void> {
  await endTurn(ctx.db, loginId, { turn_at: later(ctx, DAY_MS) })
}

interface Span {
  readonly loginId: string
  readonly after: Date | null
  readonly until: Date
}

async function newJobs({ db }: Context, { loginId, after, until }: Span): Promise<readonly JobCard[]> {
  return listAddedJobs(db, {
    // An import may bring a job days after it was posted.
    postedSince: new Date((after ?? until).getTime() - WEEK_MS),
    addedAfter: after,
    addedUntil: until,
    hiddenCompanies: await hiddenFromActor(db, await actorOfLogin(db, loginId)),
    limit: MOST_JOBS,
  })
}

async function endTurn(db: Database | Tx, loginId: string, turn: { turn_at: Date; told_until?: Date }): Promise<void> {
  await db.updateTable('newsletter_subscription').set(turn).where('login_id', '=', loginId).execute()
}

function later({ clock }: Context, ms: number): Date {
  return new Date(clock.now().getTime() + ms)
}

function present(job: JobCard, publicUrl: string): NewsletterJob {
  return {
    title: job.title,
    company: job.company.companyName || NAMELESS,
    facts: [formatWhere(job), ...(job.pay ? [formatPay(job.pay)] : [])],
    url: `${publicUrl}/jobs/${job.slug}`,
  }
}
