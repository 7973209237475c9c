import { reactions } from '@rise/contract/discussion/kinds'
import type { PostKind } from '@rise/contract/feed/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { openSubject } from '../../discussion/index.ts'
import { addDemoPicture, demoDrawing, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import { pictureOf, pictureTag } from '../../pictures/index.ts'
import { postPath } from '../post-row.ts'
import { postColumns, titleOf } from '../post-text.ts'
import { hoursAgoOf } from './hours-ago.ts'
import { type DemoPost, demoPosts } from './posts.demo.ts'

const HOUR_MS = 3_600_000
/** The number of reactions to the most popular post, once it is two days old. */
const MOST_REACTIONS = 64
/** The higher the exponent, the fewer posts have many reactions. */
const STEEPNESS = 5
const OLD_ENOUGH_HOURS = 48
/**
 * Positions in the catalog of reactions, repeated in proportion to their likelihood: for each kind of post, and for
 * serious posts.
 */
const LIKELY_REACTIONS: Readonly<Record<PostKind | 'serious', readonly number[]>> = {
  post: [1, 0, 1, 2, 5, 1, 0, 3],
  hello: [0, 1, 0, 1, 1, 3],
  win: [3, 0, 3, 1, 0, 3],
  serious: [0, 1, 4, 0, 1, 0, 5],
}

/** Adds two weeks of posts, unless the database has any. Returns how many posts were added. */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-feed', 0))`.execute(tx)
    if (await tx.selectFrom('post').select('id').limit(1).executeTakeFirst()) return 0
    const authors = await findAuthors(tx)
    const readers = await findReaders(tx)
    let addedPosts = 0
    for (const [index, post] of demoPosts.entries()) {
      const actorId = authors.get(post.by)
      if (actorId === undefined) continue
      await addPost(ctx, tx, { post, actorId, index, readers })
      addedPosts += 1
    }
    return addedPosts
  })
}

interface NewDemoPost {
  readonly post: DemoPost
  readonly actorId: string
  readonly index: number
  readonly readers: readonly string[]
}

async function addPost(ctx: Context, tx: Tx, { post, actorId, index, readers }: NewDemoPost): Promise<void> {
  const { kind, audience = 'everyone', warmth, serious = false } = post
  const likelyReactions = LIKELY_REACTIONS[serious ? 'serious' : kind]
  const hoursAgo = hoursAgoOf(post, ctx.clock.now())
  const id = ctx.newId()
  const at = new Date(ctx.clock.now().getTime() - hoursAgo * HOUR_MS)
  const columns = postColumns(sanitiseRichText(post.body, () => undefined).html)
  await tx
    .insertInto('post')
    .values({ id, actor_id: actorId, kind, audience, created_at: at, ...columns })
    .execute()
  if (post.picture) await showDrawing(ctx, tx, { id, actorId, body: columns.body, picture: post.picture })
  const subject = { id, kind, authorId: actorId, audience, title: titleOf(columns.excerpt), path: postPath(id) }
  await openSubject({ ...ctx, clock: { now: () => at } }, tx, subject)
  const age = Math.sqrt(Math.min(1, hoursAgo / OLD_ENOUGH_HOURS))
  const count = Math.round(MOST_REACTIONS * warmth ** STEEPNESS * age)
  const reactorIds = new Set(
    Array.from({ length: count }, (_, turn) => readers[(index * 13 + turn * 7) % readers.length]),
  )
  const rows = [...reactorIds].flatMap((readerId, turn) => {
    if (readerId === undefined || readerId === actorId) return []
    const { title } = reactions[likelyReactions[(index + turn * 3) % likelyReactions.length] ?? 0] ?? reactions[0]
    // Reactions come quickly at first, then more and more slowly, within two days.
    const share = ((turn + 1) / (reactorIds.size + 1)) ** 2
    const reactedAt = new Date(at.getTime() + share * Math.min(hoursAgo, OLD_ENOUGH_HOURS) * HOUR_MS)
    return { subject_id: id, actor_id: readerId, reaction: title, login_id: null, created_at: reactedAt }
  })
  if (rows.length > 0) await tx.insertInto('reaction').values(rows).execute()
}

interface DrawnPost {
  readonly id: string
  readonly actorId: string
  readonly body: string
  readonly picture: NonNullable<DemoPost['picture']>
}

/** Adds the drawing to the end of the post's text. */
async function showDrawing(ctx: Context, tx: Tx, { id, actorId, body, picture }: DrawnPost): Promise<void> {
  const drawing = { ...demoDrawing('stills', picture.still), actorId, purpose: 'content', alt: picture.alt } as const
  const pictureId = await unlessUnavailable(ctx, () => addDemoPicture(ctx, tx, drawing))
  if (pictureId === undefined) return
  await tx.insertInto('post_picture').values({ post_id: id, picture_id: pictureId }).execute()
  const row = await tx
    .selectFrom('picture')
    .select(pictureOf(tx, sql.ref('picture.id')).as('shown'))
    .where('picture.id', '=', pictureId)
    .executeTakeFirst()
  if (!row?.shown) return
  await tx
    .updateTable('post')
    .set({ body: body + pictureTag(row.shown, picture.alt) })
    .where('id', '=', id)
    .execute()
}

/** Returns the listed actors of demo accounts, by slug. */
async function findAuthors(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await listedActorsWithEmails(tx, '%demo.example')
    .where('actor.slug', 'in', [...new Set(demoPosts.map(({ by }) => by))])
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Returns the professionals of the demo world, in a fixed order. */
async function findReaders(tx: Tx): Promise<string[]> {
  const rows = await listedActorsWithEmails(tx, '%demo.example')
    .where('actor.kind', '=', 'professional')
    .orderBy('actor.slug')
    .execute()
  return rows.map(({ id }) => id)
}

function listedActorsWithEmails(tx: Tx, emails: string) {
  return tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.slug'])
    .where('actor.listed', '=', true)
    .where('login.email', 'like', emails)
}
