import type { Context } from '../../platform/context.ts'
import { rowsSitemap } from '../../platform/http/sitemap.ts'
import { notConcealed } from '../discussion/index.ts'
import { questionPath } from './question-row.ts'

/** Questions by listed members. */
export const realTalkSitemap = rowsSitemap({
  name: 'real-talk',
  rows: (ctx) =>
    findable(ctx).select(['question.slug', 'question.created_at', 'question.changed_at']).orderBy('question.id'),
  address: ({ slug, created_at, changed_at }) => ({ path: questionPath(slug), changed: changed_at ?? created_at }),
})

function findable({ db }: Context) {
  return db
    .selectFrom('question')
    .innerJoin('actor', 'actor.id', 'question.actor_id')
    .where('actor.listed', '=', true)
    .where(notConcealed(null, 'question.id'))
}
