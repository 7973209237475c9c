import type { EndpointParsed } from '@rise/contract/endpoint'
import type { headlinesEndpoints } from '@rise/contract/headlines/endpoints'
import { headlineErrors } from '@rise/contract/headlines/errors'
import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { actingAs, type SignedIn } from '../../platform/http/requester.ts'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { changeSubject } from '../discussion/index.ts'
import { emptyArticle, readArticle, writeArticle } from './article-text.ts'
import { findEditable, lockEditable } from './find-headline.ts'
import { type HeadlineRow, headlineSlugs } from './headline-row.ts'
import { presentOwn } from './present-headline.ts'
import { screenHeadline } from './publish-headline.ts'

type ArticleChange = EndpointParsed<(typeof headlinesEndpoints)['PUT /api/v1/headlines/{slug}']>['body']
type LinkChange = EndpointParsed<(typeof headlinesEndpoints)['PUT /api/v1/headline-links/{slug}']>['body']
type Columns = Awaited<ReturnType<typeof writeArticle>> | Pick<LinkChange, 'title' | 'summary'>

/**
 * Saves an article and returns it; changes to a published article are public immediately. Of two changes to one
 * version, the second is refused.
 *
 * @throws {Failure} `headline-changed`, `headline-address-taken`, `headline-empty` and `words-refused` for a published
 * article, `headline-not-found`, and the errors of `writeArticle`
 */
export function changeArticle(
  ctx: Context,
  member: SignedIn,
  slug: string,
  { body, coverId, ...change }: ArticleChange,
): Promise<OwnHeadline> {
  const text = readArticle(body)
  return save(ctx, member, slug, change, (tx, { id, actor_id, link, published_at }) => {
    if (link !== null) throw new Failure(headlineErrors['headline-not-found'])
    if (published_at !== null && text.html === '') throw emptyArticle()
    return writeArticle(ctx, tx, { id, actorId: actor_id, title: change.title, coverId, text })
  })
}

/**
 * Saves the title, comment, audience and address of a link.
 *
 * @throws {Failure} `headline-changed`, `headline-address-taken`, `headline-not-found`, `words-refused`
 */
export function changeLink(ctx: Context, member: SignedIn, slug: string, change: LinkChange): Promise<OwnHeadline> {
  return save(ctx, member, slug, change, async (_tx, { link }) => {
    if (link === null) throw new Failure(headlineErrors['headline-not-found'])
    return { title: change.title, summary: change.summary }
  })
}

function save(
  ctx: Context,
  member: SignedIn,
  slug: string,
  change: Pick<ArticleChange, 'version' | 'slug' | 'audience'>,
  write: (tx: Tx, stored: HeadlineRow) => Promise<Columns>,
): Promise<OwnHeadline> {
  return ctx.db.transaction().execute(async (tx) => {
    const storedHeadline = await lockEditable(tx, member, slug)
    if (storedHeadline.version !== change.version) throw new Failure(headlineErrors['headline-changed'])
    const columns = await write(tx, storedHeadline)
    const address = await replaceAddress(tx, storedHeadline, change.slug)
    const { audience = storedHeadline.audience } = change
    await tx
      .updateTable('headline')
      .set({ ...columns, audience, version: storedHeadline.version + 1, updated_at: ctx.clock.now() })
      .where('id', '=', storedHeadline.id)
      .execute()
    if (storedHeadline.published_at !== null) {
      await changeSubject(tx, storedHeadline.id, { title: columns.title, audience })
      const { id, actor_id: actorId } = storedHeadline
      const text = 'body' in columns ? textOf(columns.body) : columns.summary
      await screenHeadline(ctx, tx, { id, actorId, title: columns.title, text, seen: true })
      const data = { headlineId: storedHeadline.id, slug: address, ownerId: storedHeadline.actor_id }
      await ctx.activity.record(tx, { kind: 'headline.changed', ...actingAs(member), data })
    }
    return presentOwn(await findEditable(tx, member, address))
  })
}

/** Returns the headline's address after the change. */
async function replaceAddress(tx: Tx, { id, slug, published_at }: HeadlineRow, wish = slug): Promise<string> {
  if (wish === slug || (await headlineSlugs.move(tx, id, wish, published_at !== null))) return wish
  const error = headlineErrors['headline-address-taken']
  throw new Failure(error, { fields: { 'body.slug': error.message() } })
}
