import type { NoticeRhythm } from '@rise/contract/jobs/saved-searches/kinds'
import type { SavedFilter } from '@rise/contract/jobs/saved-searches/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'

const HOUR_MS = 3_600_000

interface DemoSaver {
  readonly email: string
  /**
   * The department whose newest jobs before today are used: all of them are seen, the first ones are saved with these
   * notes, and the last one is hidden.
   */
  readonly department: string
  readonly notes: readonly string[]
  readonly searches: readonly { readonly name: string; readonly rhythm: NoticeRhythm; readonly filter: SavedFilter }[]
}

const savers: readonly DemoSaver[] = [
  {
    email: 'carla@demo.example',
    department: 'content',
    notes: [
      'Ask who edits the editor before I apply. Send the piece on first jobs.',
      '',
      'Is it written for readers, or for search engines?',
    ],
    searches: [
      {
        name: 'Remote Writing & Content jobs',
        rhythm: 'weekly',
        filter: { list: ['remote'], category: 'content' },
      },
      { name: 'Jobs for “editor”', rhythm: 'daily', filter: { list: ['all'], keyword: 'editor' } },
    ],
  },
  {
    email: 'ada@demo.example',
    department: 'engineering',
    notes: ['Good pay, vague text. Find someone who works there.', ''],
    searches: [{ name: 'Engineering jobs', rhythm: 'never', filter: { list: ['all'], category: 'engineering' } }],
  },
]

/**
 * Adds saved, seen and hidden jobs and saved searches of demo professionals. Skips professionals who have seen a job.
 */
export async function loadSavedJobs(ctx: Context): Promise<number> {
  let addedCount = 0
  for (const saver of savers) addedCount += await ctx.db.transaction().execute((tx) => load(ctx, tx, saver))
  return addedCount
}

async function load(ctx: Context, tx: Tx, { email, department, notes, searches }: DemoSaver): Promise<number> {
  const actor = await tx
    .selectFrom('login')
    .innerJoin('membership', 'membership.login_id', 'login.id')
    .innerJoin('professional', 'professional.actor_id', 'membership.actor_id')
    .select('professional.actor_id as id')
    .where('login.email', '=', email)
    .executeTakeFirst()
  if (!actor) return 0
  const seenJobs = tx.selectFrom('seen_job').select('job_id').where('actor_id', '=', actor.id)
  if (await seenJobs.limit(1).executeTakeFirst()) return 0
  const ago = (hours: number) => new Date(ctx.clock.now().getTime() - hours * HOUR_MS)
  const jobs = await tx
    .selectFrom('job')
    .select('id')
    .where('department', '=', department)
    .where('closed_at', 'is', null)
    .where('posted_at', '<', ago(24))
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .limit(notes.length + 5)
    .execute()
  const ids = jobs.map(({ id }) => id)
  const inDays = (days: number) =>
    ago(-24 * days)
      .toISOString()
      .slice(0, 10)
  const ofActor = { actor_id: actor.id }
  for (const [index, job_id] of ids.entries()) {
    await tx
      .insertInto('seen_job')
      .values({ ...ofActor, job_id, seen_at: ago(3 + index * 5) })
      .execute()
    const note = notes[index]
    if (note === undefined) continue
    await tx
      .insertInto('saved_job')
      .values({ ...ofActor, job_id, note, next_on: index === 0 ? inDays(4) : null, saved_at: ago(3 + index * 26) })
      .execute()
  }
  const last = ids.at(-1)
  if (last)
    await tx
      .insertInto('hidden_job')
      .values({ ...ofActor, job_id: last, hidden_at: ago(30) })
      .execute()
  for (const { name, rhythm, filter } of searches) {
    const at = ago(60)
    const row = {
      id: ctx.newId(),
      ...ofActor,
      name,
      rhythm,
      filter: JSON.stringify(filter),
      saved_at: at,
      looked_at: at,
    }
    await tx.insertInto('saved_search').values(row).execute()
  }
  return ids.length
}
