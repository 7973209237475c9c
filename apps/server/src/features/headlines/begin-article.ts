import type { EndpointParsed } from '@rise/contract/endpoint'
import type { headlinesEndpoints } from '@rise/contract/headlines/endpoints'
import { headlineErrors } from '@rise/contract/headlines/errors'
import { MOST_DRAFTS } from '@rise/contract/headlines/limits'
import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { readArticle, writeArticle } from './article-text.ts'
import { lockAuthor } from './authors.ts'
import { headlineSlugs, headlines } from './headline-row.ts'
import { presentOwn } from './present-headline.ts'

type NewArticle = EndpointParsed<(typeof headlinesEndpoints)['POST /api/v1/headlines']>['body']

/**
 * Creates an article as a draft. If the client retries because the reply was lost, updates the same draft.
 *
 * @throws {Failure} `too-many-drafts`, `headline-not-found` for another member's article, and the errors of
 * `writeArticle`
 */
export function beginArticle(
  ctx: Context,
  member: Acting,
  { id, title, coverId, audience, body }: NewArticle,
): Promise<OwnHeadline> {
  const text = readArticle(body)
  return ctx.db.transaction().execute(async (tx) => {
    const actorId = await lockAuthor(tx, member)
    const existingArticle = await findOwnById(tx, actorId, id)
    if (!existingArticle) {
      await refuseTooMany(tx, actorId)
      const now = ctx.clock.now()
      await tx
        .insertInto('headline')
        .values({ id, actor_id: actorId, title, minutes: 1, created_at: now, updated_at: now })
        .execute()
      await headlineSlugs.give(tx, id, title)
    }
    if (!existingArticle || existingArticle.published_at === null) {
      const columns = await writeArticle(ctx, tx, { id, actorId, title, coverId, text })
      await tx
        .updateTable('headline')
        .set({ ...columns, audience, updated_at: ctx.clock.now() })
        .where('id', '=', id)
        .execute()
    }
    return presentOwn(await headlines(tx).where('headline.id', '=', id).executeTakeFirstOrThrow())
  })
}

/**
 * Returns the author's headline with this id; undefined if there is none.
 *
 * @throws {Failure} `headline-not-found` if it is another member's
 */
export async function findOwnById(tx: Tx, actorId: string, id: string) {
  const existingDraft = await tx
    .selectFrom('headline')
    .select(['actor_id', 'published_at', 'link'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (existingDraft && existingDraft.actor_id !== actorId) throw new Failure(headlineErrors['headline-not-found'])
  return existingDraft
}

async function refuseTooMany(tx: Tx, actorId: string): Promise<void> {
  const { drafts } = await tx
    .selectFrom('headline')
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .where('actor_id', '=', actorId)
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(drafts) >= MOST_DRAFTS) throw new Failure(headlineErrors['too-many-drafts'])
}
