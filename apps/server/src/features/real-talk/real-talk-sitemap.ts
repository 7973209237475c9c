import type { Context } from '../../platform/context.ts'
import type { Sitemap } from '../../platform/http/sitemap.ts'
import { questionPath } from './question-row.ts'

const PER_PART = 10_000

/** Questions of members who are listed. */
export const realTalkSitemap: Sitemap = {
  name: 'real-talk',
  async parts(ctx) {
    const { count } = await findable(ctx)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Array.from({ length: Math.ceil(Number(count) / PER_PART) }, (_, index) => ({ number: index + 1 }))
  },
  async addresses(ctx, number) {
    const rows = await findable(ctx)
      .select(['question.slug', 'question.created_at', 'question.changed_at'])
      .orderBy('question.id')
      .limit(PER_PART)
      .offset((number - 1) * PER_PART)
      .execute()
    return rows.map(({ slug, created_at, changed_at }) => ({
      path: questionPath(slug),
      changed: changed_at ?? created_at,
    }))
  },
}

function findable({ db }: Context) {
  return db.selectFrom('question').innerJoin('actor', 'actor.id', 'question.actor_id').where('actor.listed', '=', true)
}
