import type { Audience } from '@rise/contract/content/kinds'
import { headlineErrors } from '@rise/contract/headlines/errors'
import { MOST_A_DAY } from '@rise/contract/headlines/limits'
import type { OwnHeadline } from '@rise/contract/headlines/shapes'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import { type Acting, actingAs } from '../../platform/http/requester.ts'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { slugify } from '../../platform/slugs/slug.ts'
import { refuseSlowed, screenText } from '../content/index.ts'
import { holdSubject, openSubject } from '../discussion/index.ts'
import { emptyArticle } from './article-text.ts'
import { lockAuthor } from './authors.ts'
import { findEditable } from './find-headline.ts'
import { headlineSlugs } from './headline-row.ts'
import { presentOwn } from './present-headline.ts'

const DAY_MS = 86_400_000
const LONGEST_SLUG = 60

/**
 * Publishes the author's draft as last saved, at an address made from its title. Publishing twice changes nothing.
 *
 * @throws {Failure} `headline-empty`, `too-many-headlines`, `headline-not-found`, `words-refused`, `slowed`
 */
export function publishDraft(ctx: Context, member: Acting, slug: string): Promise<OwnHeadline> {
  return ctx.db.transaction().execute(async (tx) => {
    const actorId = await lockAuthor(tx, member)
    const storedDraft = await findEditable(tx, member, slug)
    if (storedDraft.actor_id !== actorId) throw new Failure(headlineErrors['headline-not-found'])
    if (storedDraft.published_at !== null) return presentOwn(storedDraft)
    if (storedDraft.body === '') throw emptyArticle()
    await refuseTooMany(ctx, tx, actorId)
    const address = await replaceDraftAddress(tx, storedDraft)
    const now = ctx.clock.now()
    await tx
      .updateTable('headline')
      .set({ published_at: now, updated_at: now })
      .where('id', '=', storedDraft.id)
      .execute()
    const { id, title, audience } = storedDraft
    await recordPublished(ctx, tx, member, {
      id,
      actorId,
      slug: address,
      title,
      audience,
      text: textOf(storedDraft.body),
    })
    return presentOwn(await findEditable(tx, member, address))
  })
}

interface PublishedHeadline extends Readonly<Record<'id' | 'actorId' | 'slug' | 'title', string>> {
  readonly audience: Audience
  /** The text below its title. */
  readonly text: string
}

/**
 * Opens a headline for reactions and comments and records its publication. It waits for review if the word filter holds
 * it.
 *
 * @throws {Failure} `words-refused`, `slowed`
 */
export async function recordPublished(
  ctx: Context,
  tx: Tx,
  member: Acting,
  { id, actorId, slug, title, audience, text }: PublishedHeadline,
): Promise<void> {
  await openSubject(ctx, tx, { id, kind: 'headline', authorId: actorId, audience, title, path: `/headlines/${slug}` })
  const data = { headlineId: id, slug, title }
  await ctx.activity.record(tx, { kind: 'headline.published', ...actingAs(member), data })
  await refuseSlowed(ctx, tx, actorId)
  await screenHeadline(ctx, tx, { id, actorId, title, text, seen: false })
}

/**
 * Screens a new or edited headline, and hides it if it must be reviewed. Links are allowed, because headlines exist to
 * share them.
 *
 * @throws {Failure} `words-refused`
 */
export async function screenHeadline(
  ctx: Context,
  tx: Tx,
  {
    id,
    actorId,
    title,
    text,
    seen,
  }: Pick<PublishedHeadline, 'id' | 'actorId' | 'title' | 'text'> & { readonly seen: boolean },
): Promise<void> {
  const screenInput = { actorId, text: `${title}\n${text}`, hasLink: null, field: 'body.title' }
  const why = await screenText(ctx, tx, screenInput)
  if (why !== null) await holdSubject(ctx, tx, { id, kind: 'headline', authorId: actorId, why, seen })
}

/**
 * Refuses a publication beyond the daily limit; the caller holds the author's lock.
 *
 * @throws {Failure} `too-many-headlines`
 */
export async function refuseTooMany({ clock }: Context, tx: Tx, actorId: string): Promise<void> {
  const { today } = await tx
    .selectFrom('headline')
    .select(({ fn }) => fn.countAll<number>().as('today'))
    .where('actor_id', '=', actorId)
    .where('published_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (Number(today) >= MOST_A_DAY) throw new Failure(headlineErrors['too-many-headlines'])
}

/** Replaces the address made from a draft's first title, which no one else has seen yet. Returns the new address. */
async function replaceDraftAddress(
  tx: Tx,
  { id, slug, title }: { id: string; slug: string; title: string },
): Promise<string> {
  const wish = slugify(title, LONGEST_SLUG)
  if (wish === '' || wish === slug.replace(/-\d+$/, '') || wish === slug) return slug
  await tx.deleteFrom('headline_slug').where('headline_id', '=', id).execute()
  return headlineSlugs.give(tx, id, title)
}
