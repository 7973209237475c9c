import type { DigestRhythm } from '@rise/contract/digest/kinds'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { freshJobs } from '../../match/index.ts'
import type { ChosenJob } from '../choice/choice.ts'
import { chooseJobs } from '../choice/choose-jobs.ts'
import type {} from '../index.ts'
import { nextTurn } from '../turns/next-turn.ts'

const DAY_MS = 86_400_000
const MOST_EACH = 4

interface DemoReader {
  readonly email: string
  readonly rhythm: DigestRhythm
  readonly zone: string
  /** The times of past digests, the latest one last. */
  readonly daysAgo: readonly number[]
}

const readers: readonly DemoReader[] = [
  { email: 'ada@demo.example', rhythm: 'weekly', zone: 'Europe/Lisbon', daysAgo: [13, 6] },
  { email: 'carla@demo.example', rhythm: 'daily', zone: 'America/Sao_Paulo', daysAgo: [3, 2, 1] },
  { email: 'paul@demo.example', rhythm: 'weekly', zone: 'Europe/Copenhagen', daysAgo: [5] },
  // Her address is still unconfirmed, so no digest was sent.
  { email: 'nina@demo.example', rhythm: 'weekly', zone: 'Europe/London', daysAgo: [] },
]

/** Adds subscriptions of demo professionals, with past digests. Skips professionals who have or had a digest. */
export async function loadDigests(ctx: Context): Promise<number> {
  let addedDigests = 0
  for (const reader of readers) {
    const account = await findAccount(ctx, reader.email)
    if (!account) continue
    const { actorId, loginId } = account
    const since = new Date(ctx.clock.now().getTime() - 14 * DAY_MS)
    const jobs = (await chooseJobs(ctx, [{ actorId, lookedSince: since }])).get(actorId)?.jobs ?? []
    await ctx.db.transaction().execute(async (tx) => {
      await subscribe(ctx, tx, { actorId, loginId }, reader)
      addedDigests += await addDigests(ctx, tx, actorId, await spreadOverDigests(ctx, jobs, reader.daysAgo))
    })
  }
  return addedDigests
}

function findAccount({ db }: Context, email: string) {
  return db
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .leftJoin('newsletter_subscription', 'newsletter_subscription.login_id', 'login.id')
    .select(['login.id as loginId', 'professional.actor_id as actorId'])
    .where('login.email', '=', email)
    .where('newsletter_subscription.login_id', 'is', null)
    .executeTakeFirst()
}

async function subscribe(
  ctx: Context,
  tx: Tx,
  { actorId, loginId }: { readonly actorId: string; readonly loginId: string },
  { rhythm, zone, daysAgo }: DemoReader,
): Promise<void> {
  const now = ctx.clock.now()
  const last = new Date(now.getTime() - (daysAgo.at(-1) ?? 0) * DAY_MS)
  const times = { rhythm, zone, weekday: 2, minute: 480 }
  await tx
    .insertInto('newsletter_subscription')
    .values({ login_id: loginId, subscribed_at: new Date(now.getTime() - 20 * DAY_MS), unsubscribed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('digest_turn')
    .values({
      actor_id: actorId,
      ...times,
      paused_until: null,
      due_at: nextTurn(times, { now, last }),
      looked_since: last,
      mailed_at: last,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface PastDigest {
  readonly at: Date
  readonly jobs: readonly ChosenJob[]
}

/** Puts each job into the first digest that was sent after the job's posting. */
async function spreadOverDigests(
  ctx: Context,
  jobs: readonly ChosenJob[],
  daysAgo: readonly number[],
): Promise<readonly PastDigest[]> {
  const { jobs: newJobs } = await freshJobs(ctx)
  const postedAt = new Map(newJobs.map((job) => [job.id, job.postedAt]))
  const remainingJobs = new Set(jobs)
  return daysAgo.map((days) => {
    const at = new Date(ctx.clock.now().getTime() - days * DAY_MS)
    const digestJobs = [...remainingJobs].filter(({ id }) => (postedAt.get(id) ?? 0) < at.getTime()).slice(0, MOST_EACH)
    for (const job of digestJobs) remainingJobs.delete(job)
    return { at, jobs: digestJobs }
  })
}

async function addDigests(ctx: Context, tx: Tx, actorId: string, past: readonly PastDigest[]): Promise<number> {
  const digestsWithJobs = past.filter(({ jobs }) => jobs.length > 0)
  for (const { at, jobs } of digestsWithJobs) {
    const id = ctx.newId()
    const basis = jobs.some(({ match }) => match !== null) ? ('story' as const) : ('newest' as const)
    await tx
      .insertInto('digest')
      .values({
        id,
        actor_id: actorId,
        turn_at: at,
        basis,
        made_at: at,
        sent_at: at,
        looked_at: null,
        best_match: null,
      })
      .execute()
    const rows = jobs.map((job, position) => {
      const { id: job_id, match, why } = job
      return { actor_id: actorId, job_id, digest_id: id, position, match, why }
    })
    await tx.insertInto('digest_job').values(rows).execute()
  }
  return digestsWithJobs.length
}
