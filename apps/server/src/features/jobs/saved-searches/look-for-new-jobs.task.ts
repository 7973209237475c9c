import { daysOfRhythm } from '@rise/contract/jobs/saved-searches/kinds'
import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Task } from '../../../platform/tasks/task.ts'
import { lockActor } from '../../session/index.ts'
import { listJobs } from '../list-jobs.ts'
import { savedFilterOf } from './saved-filter.ts'

const MEMBERS = 100
const HOUR_MS = 3_600_000
/**
 * The minimum time between two checks of a search. It is a little less than the time between two runs, so that a run
 * that starts late doesn't skip the search.
 */
const pauses = { 'at-once': HOUR_MS / 6, daily: 20 * HOUR_MS, weekly: (7 * 24 - 4) * HOUR_MS } as const
type Rhythm = keyof typeof pauses
/** The number of new jobs of each search to pass on to the email. */
const NAMED_JOBS = 3
const noNewJobs = { jobs: 0, capped: false, newest: [] }
/**
 * A job may become visible this long after its creation. So a check covers the jobs created between this long before
 * the last check and this long before now.
 */
const LAG_MS = 5 * 60_000

interface DueSearch {
  readonly id: string
  readonly rhythm: Rhythm
  readonly filter: SavedFilter
  readonly is_literal: boolean
  readonly saved_at: Date
  readonly looked_at: Date
}

/**
 * Checks the due searches for new jobs each morning. Records one activity per member, so that a day brings one
 * notification and one email.
 */
export const lookForNewJobs: Task<object> = {
  name: 'look-for-new-jobs',
  data: z.object({}),
  schedule: '10 6 * * *',
  handle: (ctx) => checkSearches(ctx, ['daily', 'weekly']),
}

/** Checks the searches that notify immediately, every quarter of an hour. */
export const lookForNewJobsAtOnce: Task<object> = {
  name: 'look-for-new-jobs-at-once',
  data: z.object({}),
  schedule: '*/15 * * * *',
  handle: (ctx) => checkSearches(ctx, ['at-once']),
}

async function checkSearches(ctx: Context, rhythms: readonly Rhythm[]): Promise<void> {
  let after: string | undefined
  do after = await checkMembers(ctx, rhythms, after)
  while (after !== undefined)
}

/** Checks the searches of the next members after this one. Returns the last of them; undefined at the end. */
async function checkMembers(
  ctx: Context,
  rhythms: readonly Rhythm[],
  after: string | undefined,
): Promise<string | undefined> {
  const members = await dueSearches(ctx, rhythms)
    .select('actor_id')
    .distinct()
    .$if(after !== undefined, (query) => query.where('actor_id', '>', after ?? ''))
    .orderBy('actor_id')
    .limit(MEMBERS)
    .execute()
  for (const { actor_id } of members) await checkMember(ctx, rhythms, actor_id)
  return members.at(-1)?.actor_id
}

function dueSearches({ db, clock }: Context, rhythms: readonly Rhythm[]) {
  const before = (rhythm: Rhythm) => new Date(clock.now().getTime() - pauses[rhythm])
  return db
    .selectFrom('saved_search')
    .where((eb) =>
      eb.or(rhythms.map((rhythm) => eb.and([eb('rhythm', '=', rhythm), eb('looked_at', '<=', before(rhythm))]))),
    )
}

async function checkMember(ctx: Context, rhythms: readonly Rhythm[], actorId: string): Promise<void> {
  const dueRows = (await dueSearches(ctx, rhythms)
    .select(['id', 'rhythm', 'filter', 'is_literal', 'saved_at', 'looked_at'])
    .where('actor_id', '=', actorId)
    .orderBy('saved_at', 'desc')
    .execute()) as DueSearch[]
  const counts: { searchId: string; jobs: number; capped: boolean; newest: string[] }[] = []
  for (const search of dueRows) {
    const count = await countNew(ctx, actorId, search)
    if (count.jobs > 0) counts.push({ searchId: search.id, ...count })
  }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    const checkedSearches = await tx
      .updateTable('saved_search')
      .set({ looked_at: ctx.clock.now() })
      .where(
        'id',
        'in',
        dueRows.map(({ id }) => id),
      )
      .where('looked_at', '<', ctx.clock.now())
      .returning('id')
      .execute()
    // Leaves out searches that the member deleted, or another run checked, in the meantime.
    const searches = counts.filter(({ searchId }) => checkedSearches.some(({ id }) => id === searchId))
    if (searches.length === 0) return
    await ctx.activity.record(tx, { kind: 'job-searches.found', actorId, data: { searches } })
  })
}

/**
 * Counts the jobs of the list that the notification links to, as this member sees it. A search that names something
 * deleted finds nothing.
 */
async function countNew(ctx: Context, actorId: string, search: DueSearch) {
  const { rhythm } = search
  const filter = savedFilterOf(search)
  const postedWithin = Math.min(filter.postedWithin ?? daysOfRhythm[rhythm], daysOfRhythm[rhythm])
  try {
    const query = { ...filter, postedWithin, sort: 'newest', page: 1 } as const
    const { items, total, totalCapped } = await listJobs(ctx, query, { kind: 'member', actorId })
    // The list covers whole days, so a search that notifies immediately has news only if a job is newer than its last
    // check.
    if (rhythm === 'at-once' && !(await anyNews(ctx, items, search))) return noNewJobs
    return { jobs: total, capped: totalCapped, newest: items.slice(0, NAMED_JOBS).map(({ _id }) => _id) }
  } catch (error) {
    if (error instanceof Failure) return noNewJobs
    throw error
  }
}

/** Whether any of the jobs is newer than the search's last check. */
async function anyNews({ db, clock }: Context, jobs: readonly JobCard[], { saved_at, looked_at }: DueSearch) {
  if (jobs.length === 0) return false
  const ids = jobs.map(({ _id }) => _id)
  const laggedMs = (time: Date) => time.getTime() - LAG_MS
  const newJob = await db
    .selectFrom('job')
    .select('id')
    .where('id', 'in', ids)
    .where('created_at', '>=', new Date(Math.max(laggedMs(looked_at), saved_at.getTime())))
    .where('created_at', '<', new Date(laggedMs(clock.now())))
    .limit(1)
    .executeTakeFirst()
  return newJob !== undefined
}
