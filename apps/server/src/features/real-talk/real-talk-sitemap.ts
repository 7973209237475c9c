import type { Context } from '../../platform/context.ts'
import { pagedSitemap } from '../../platform/http/sitemap.ts'
import { questionPath } from './question-row.ts'

/** Questions by listed members. */
export const realTalkSitemap = pagedSitemap({
  name: 'real-talk',
  async count(ctx) {
    const { count } = await findable(ctx)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  async addresses(ctx, { limit, offset }) {
    const rows = await findable(ctx)
      .select(['question.slug', 'question.created_at', 'question.changed_at'])
      .orderBy('question.id')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(({ slug, created_at, changed_at }) => ({
      path: questionPath(slug),
      changed: changed_at ?? created_at,
    }))
  },
})

function findable({ db }: Context) {
  return db.selectFrom('question').innerJoin('actor', 'actor.id', 'question.actor_id').where('actor.listed', '=', true)
}
