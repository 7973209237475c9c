import { daysOfRhythm } from '@rise/contract/jobs/saved-searches/kinds'
import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Task } from '../../../platform/tasks/tasks.ts'
import { lockActor } from '../../session/index.ts'
import { listJobs } from '../list-jobs.ts'

const MEMBERS = 100
const HOUR_MS = 3_600_000
/** A little less than a day and a week, so that a run that begins late does not skip one. */
const pauses = { daily: 20 * HOUR_MS, weekly: (7 * 24 - 4) * HOUR_MS } as const

interface Due {
  readonly id: string
  readonly rhythm: keyof typeof daysOfRhythm
  readonly filter: SavedFilter
}

/**
 * Looks each morning for new jobs in the searches that are due, and records what each member has: one activity, so that a day
 * brings one notification and one email.
 */
export const lookForNewJobs: Task<object> = {
  name: 'look-for-new-jobs',
  data: z.object({}),
  schedule: '10 6 * * *',
  async handle(ctx) {
    let after: string | undefined
    do after = await lookForSome(ctx, after)
    while (after !== undefined)
  },
}

/** Looks for the next members after this one; returns the last, undefined at the end. */
async function lookForSome(ctx: Context, after: string | undefined): Promise<string | undefined> {
  const members = await dueSearches(ctx)
    .select('actor_id')
    .distinct()
    .$if(after !== undefined, (query) => query.where('actor_id', '>', after ?? ''))
    .orderBy('actor_id')
    .limit(MEMBERS)
    .execute()
  for (const { actor_id } of members) await lookFor(ctx, actor_id)
  return members.at(-1)?.actor_id
}

function dueSearches({ db, clock }: Context) {
  const before = (rhythm: keyof typeof pauses) => new Date(clock.now().getTime() - pauses[rhythm])
  return db
    .selectFrom('saved_search')
    .where((eb) =>
      eb.or(
        (['daily', 'weekly'] as const).map((rhythm) =>
          eb.and([eb('rhythm', '=', rhythm), eb('looked_at', '<=', before(rhythm))]),
        ),
      ),
    )
}

async function lookFor(ctx: Context, actorId: string): Promise<void> {
  const due = (await dueSearches(ctx)
    .select(['id', 'rhythm', 'filter'])
    .where('actor_id', '=', actorId)
    .orderBy('saved_at', 'desc')
    .execute()) as Due[]
  const found: { searchId: string; jobs: number; capped: boolean }[] = []
  for (const search of due) {
    const count = await countNew(ctx, actorId, search)
    if (count.jobs > 0) found.push({ searchId: search.id, ...count })
  }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockActor(tx, actorId))) return
    const looked = await tx
      .updateTable('saved_search')
      .set({ looked_at: ctx.clock.now() })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .where('looked_at', '<', ctx.clock.now())
      .returning('id')
      .execute()
    // Another run, or the member, was quicker.
    const searches = found.filter(({ searchId }) => looked.some(({ id }) => id === searchId))
    if (searches.length === 0) return
    await ctx.activity.record(tx, { kind: 'job-searches.found', actorId, data: { searches } })
  })
}

/** The very list that a notice leads to, as this member sees it. What a search names may be gone: then it finds nothing. */
async function countNew(ctx: Context, actorId: string, { rhythm, filter }: Due) {
  const postedWithin = Math.min(filter.postedWithin ?? daysOfRhythm[rhythm], daysOfRhythm[rhythm])
  try {
    const asked = { ...filter, postedWithin, sort: 'newest', page: 1 } as const
    const { total, totalCapped } = await listJobs(ctx, asked, { kind: 'member', actorId })
    return { jobs: total, capped: totalCapped }
  } catch (error) {
    if (error instanceof Failure) return { jobs: 0, capped: false }
    throw error
  }
}
