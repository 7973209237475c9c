import { reactions } from '@rise/contract/discussion/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { openSubject } from '../../discussion/index.ts'
import { openPoll } from '../open-poll.ts'
import { pollPath } from '../poll-row.ts'
import material from './material/polls.json' with { type: 'json' }
import { listedAt } from './people.ts'

const HOUR_MS = 3_600_000
/** The reactions of the first readers, as indexes in the catalog. */
const LIKELY_REACTIONS = [1, 0, 5, 1]

/** Adds polls outside posts, unless the database has any polls. Returns how many were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-polls', 0))`.execute(tx)
    if (await tx.selectFrom('poll').select('id').limit(1).executeTakeFirst()) return 0
    const people = await listedAt(tx, '%@demo.example').execute()
    const actors = new Map(people.map(({ id, slug }) => [slug, id]))
    let addedCount = 0
    for (const { by, hoursAgo, openHours, ...poll } of material) {
      // Null for a site poll.
      const actorId = by === null ? null : actors.get(by)
      if (actorId === undefined) continue
      const at = new Date(ctx.clock.now().getTime() - hoursAgo * HOUR_MS)
      // Uses the poll's time as the present time.
      const pastContext: Context = { ...ctx, clock: { ...ctx.clock, now: () => at } }
      const closesAt = new Date(at.getTime() + openHours * HOUR_MS).toISOString()
      const { id, question: title } = { id: ctx.newId(), question: poll.question }
      await openPoll(pastContext, tx, { ...poll, id, actorId, closesAt, audience: 'everyone' })
      await openSubject(pastContext, tx, { id, kind: 'poll', authorId: actorId, title, path: pollPath(id) })
      await addReactions(tx, { id, at, readers: people.map((person) => person.id).filter((one) => one !== actorId) })
      addedCount += 1
    }
    return addedCount
  })
}

async function addReactions(
  tx: Tx,
  { id, at, readers }: { readonly id: string; readonly at: Date; readonly readers: readonly string[] },
): Promise<void> {
  const rows = readers.slice(0, LIKELY_REACTIONS.length).map((actorId, turn) => ({
    ...{ subject_id: id, actor_id: actorId, login_id: null, created_at: new Date(at.getTime() + turn * 60_000) },
    reaction: (reactions[LIKELY_REACTIONS[turn] ?? 0] ?? reactions[0]).title,
  }))
  if (rows.length > 0) await tx.insertInto('reaction').values(rows).execute()
}
