import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import ratings from './material/ratings.json' with { type: 'json' }

const DAY_MS = 86_400_000
/** The number of demo professionals with courses. */
const LEARNERS = 40

/** Adds demo members' states and ratings of courses. Does nothing if there are any. */
export function loadLearning(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    if (await tx.selectFrom('course_learning').select('id').limit(1).executeTakeFirst()) return 0
    const courses = await tx.selectFrom('course').select(['id', 'title']).orderBy('title').execute()
    // The demo accounts that visitors log in to start without courses.
    const { rows: members } = await sql<{ id: string }>`
      select actor.id from actor join story on story.actor_id = actor.id
      where actor.listed and actor.kind = 'professional' and not exists (
        select from membership join login on login.id = membership.login_id
        where membership.actor_id = actor.id and login.email in ('pia@demo.example', 'paul@demo.example'))
      order by actor.slug limit ${sql.lit(LEARNERS)}`.execute(tx)
    if (courses.length === 0 || members.length === 0) return 0
    const now = ctx.clock.now().getTime()
    const ratingRows = ratings.flatMap(({ title, rating, words }, index) => {
      const course = courses.find((one) => one.title === title)
      const member = members[index % members.length]
      if (!course || !member) return []
      const at = new Date(now - (index * 5 + 2) * DAY_MS)
      return [{ course_id: course.id, actor_id: member.id, rating, words, at }]
    })
    const learningRows = ratingRows.map(({ at, ...said }) => ({
      ...{ id: ctx.newId(), state: 'taken' as const, taken_at: at, rated_at: at, created_at: at, updated_at: at },
      ...said,
    }))
    const knownKeys = new Set(learningRows.map(({ course_id, actor_id }) => course_id + actor_id))
    const others = members.flatMap(({ id: actor_id }, index) =>
      [0, 1].flatMap((turn) => {
        const course = courses[(index * 7 + turn * 11) % courses.length]
        if (!course || knownKeys.has(course.id + actor_id)) return []
        knownKeys.add(course.id + actor_id)
        const at = new Date(now - (index + turn * 3 + 1) * DAY_MS)
        const state = (['want', 'doing', 'taken'] as const)[(index + turn) % 3] ?? 'want'
        return [
          {
            ...{ id: ctx.newId(), course_id: course.id, actor_id, state, taken_at: state === 'taken' ? at : null },
            ...{ created_at: at, updated_at: at },
          },
        ]
      }),
    )
    await tx.insertInto('course_learning').values(learningRows).execute()
    if (others.length > 0) await tx.insertInto('course_learning').values(others).execute()
    return learningRows.length + others.length
  })
}
