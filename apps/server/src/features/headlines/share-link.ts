import type { EndpointParsed } from '@rise/contract/endpoint'
import type { headlinesEndpoints } from '@rise/contract/headlines/endpoints'
import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import type { Context } from '../../platform/context.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { assertOwnPicture, showPictures } from '../pictures/index.ts'
import { lockAuthor } from './authors.ts'
import { findOwnById } from './begin-article.ts'
import { headlinePictures, headlineSlugs, headlines } from './headline-row.ts'
import { presentOwn } from './present-headline.ts'
import { recordPublished, refuseTooMany } from './publish-headline.ts'

type NewLink = EndpointParsed<(typeof headlinesEndpoints)['POST /api/v1/headline-links']>['body']

/**
 * Publishes a link to another page, with the author's comment. A repeated request returns the existing link.
 *
 * @throws {Failure} `too-many-headlines`, `words-refused`, `slowed`, `headline-not-found` for another member's id, and
 * the errors of `showPictures`
 */
export function shareLink(
  ctx: Context,
  member: Acting,
  { id, title, summary, audience, link }: NewLink,
): Promise<OwnHeadline> {
  const { pictureId, ...page } = link
  return ctx.db.transaction().execute(async (tx) => {
    const actorId = await lockAuthor(tx, member)
    if (!(await findOwnById(tx, actorId, id))) {
      await refuseTooMany(ctx, tx, actorId)
      if (pictureId) await assertOwnPicture(tx, { actorId, pictureId, purpose: 'content' })
      const now = ctx.clock.now()
      const times = { published_at: now, created_at: now, updated_at: now }
      const columns = { title, summary, audience, link: JSON.stringify(page), cover_id: pictureId }
      await tx
        .insertInto('headline')
        .values({ id, actor_id: actorId, ...columns, ...times })
        .execute()
      await showPictures(ctx, tx, { ...headlinePictures, id, actorId, pictureIds: pictureId ? [pictureId] : [] })
      const slug = await headlineSlugs.give(tx, id, title)
      await recordPublished(ctx, tx, member, { id, actorId, slug, title, audience, text: summary })
    }
    return presentOwn(await headlines(tx).where('headline.id', '=', id).executeTakeFirstOrThrow())
  })
}
