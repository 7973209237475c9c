import { reactions } from '@rise/contract/discussion/kinds'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sanitiseRichText } from '../../../platform/rich-text/sanitise-rich-text.ts'
import { galleryDrawing } from '../../companies/demo/galleries.demo.ts'
import { openSubject } from '../../discussion/index.ts'
import { addDemoPicture, demoDrawing, unlessUnavailable } from '../../pictures/demo/pictures.demo.ts'
import { changePlan } from '../../session/index.ts'
import { articleFacts } from '../article-text.ts'
import { headlineSlugs } from '../headline-row.ts'
import material from './material/headlines.json' with { type: 'json' }

const HOUR_MS = 3_600_000
/** The age of the newest headline, and the time between headlines. */
const NEWEST_HOURS_AGO = 5
const HOURS_BETWEEN = 31
/** The numbers of reactions to the least and the most popular headline. */
const [FEWEST_REACTIONS, MOST_REACTIONS] = [2, 90]
/** Positions in the catalog, repeated in proportion to their likelihood: love and up are the most frequent. */
const LIKELY_REACTIONS = [1, 0, 1, 5, 0, 1, 3, 5, 0, 1, 2]

/**
 * Adds the demo world's headlines, and gives their authors the plan. Skips authors who already have headlines. Returns
 * how many headlines were added.
 */
export function loadDemo(ctx: Context): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo-headlines', 0))`.execute(tx)
    const authors = await authorsWithoutHeadlines(tx)
    const hours = (index: number) => NEWEST_HOURS_AGO + index * HOURS_BETWEEN
    const people = await findPeople(tx)
    let addedHeadlines = 0
    for (const actorId of authors.values()) await changePlan(tx, actorId, 'Creator')
    for (const [index, { owner, title, summary, body, link, cover }] of material.entries()) {
      const actorId = authors.get(owner)
      if (actorId === undefined) continue
      const id = ctx.newId()
      const at = new Date(ctx.clock.now().getTime() - hours(index) * HOUR_MS)
      const { html } = sanitiseRichText(body, () => undefined)
      const content = link
        ? { summary, link: JSON.stringify(link) }
        : { body: html, balanced: true, ...articleFacts(html) }
      const coverId = cover && (await addCover(ctx, tx, actorId, cover))
      const times = { published_at: at, created_at: at, updated_at: at }
      await tx
        .insertInto('headline')
        .values({ id, actor_id: actorId, title, cover_id: coverId, ...content, ...times })
        .execute()
      if (coverId) await tx.insertInto('headline_picture').values({ headline_id: id, picture_id: coverId }).execute()
      const slug = await headlineSlugs.give(tx, id, title)
      const subject = { id, kind: 'headline', authorId: actorId, title, path: `/headlines/${slug}` } as const
      await openSubject({ ...ctx, clock: { now: () => at } }, tx, subject)
      await react(tx, { id, authorId: actorId, from: at, index, people })
      addedHeadlines += 1
    }
    return addedHeadlines
  })
}

/** The cover of an article: a company's drawing, or its own. */
interface Cover {
  readonly of?: string
  readonly position?: number
  readonly still?: string
  readonly alt: string
}

/** Adds the cover of a headline and returns its id; null without a file store. */
async function addCover(
  ctx: Context,
  tx: Tx,
  actorId: string,
  { of, position = 1, still, alt }: Cover,
): Promise<string | null> {
  const drawing = still === undefined ? galleryDrawing(of ?? '', position) : demoDrawing('stills', still)
  const add = () => addDemoPicture(ctx, tx, { ...drawing, actorId, purpose: 'content', alt })
  return (await unlessUnavailable(ctx, add)) ?? null
}

/** Adds reactions to a headline, never by its author. The same people always give the same reactions. */
async function react(
  tx: Tx,
  {
    id,
    authorId,
    from,
    index,
    people,
  }: { id: string; authorId: string; from: Date; index: number; people: readonly string[] },
): Promise<void> {
  const share = ((index * 11 + 6) % 23) / 22
  const count = FEWEST_REACTIONS + Math.round((MOST_REACTIONS - FEWEST_REACTIONS) * share ** 1.6)
  const reactorIds = new Set(
    Array.from({ length: count }, (_, turn) => people[(index * 11 + turn * 5) % people.length]),
  )
  const rows = [...reactorIds].flatMap((actorId, turn) => {
    const { title } = reactions[LIKELY_REACTIONS[(index + turn * 3) % LIKELY_REACTIONS.length] ?? 0] ?? reactions[0]
    if (actorId === undefined || actorId === authorId) return []
    const at = new Date(from.getTime() + ((turn + 1) * NEWEST_HOURS_AGO * HOUR_MS) / (reactorIds.size + 2))
    return { subject_id: id, actor_id: actorId, reaction: title, login_id: null, created_at: at }
  })
  if (rows.length > 0) await tx.insertInto('reaction').values(rows).execute()
}

/** Returns the listed professionals of the demo world, in a fixed order. */
async function findPeople(tx: Tx): Promise<string[]> {
  const rows = await professionalsAt(tx, '%demo.example')
    .where('actor.listed', '=', true)
    .orderBy('actor.slug')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects the professionals whose email address matches a pattern. */
function professionalsAt(tx: Tx, emails: string) {
  return tx
    .selectFrom('actor')
    .innerJoin('membership', 'membership.actor_id', 'actor.id')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.id', 'actor.slug'])
    .where('actor.kind', '=', 'professional')
    .where('login.email', 'like', emails)
}

/**
 * Returns the professionals with demo accounts and no headlines, by slug. Skips other professionals with the same slug.
 */
async function authorsWithoutHeadlines(tx: Tx): Promise<Map<string, string>> {
  const rows = await professionalsAt(tx, '%@demo.example')
    .where('actor.slug', 'in', [...new Set(material.map(({ owner }) => owner))])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('headline').select('headline.id').whereRef('headline.actor_id', '=', 'actor.id'))),
    )
    .orderBy('actor.slug')
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
