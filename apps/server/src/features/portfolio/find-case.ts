import { portfolioErrors } from '@rise/contract/portfolio/errors'
import { maySeeCase } from '@rise/contract/portfolio/policy'
import type { CaseCard, PortfolioCase } from '@rise/contract/portfolio/shapes'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { pictureColumn } from '../pictures/index.ts'
import { findVisibleRow, isNotBlocked, nameOf } from '../professionals/index.ts'
import { caseCards, cases } from './case-row.ts'
import { presentCard, presentFacts } from './present-case.ts'

const EXCERPT = 300
/** Of its HTML so much is read for the first words. */
const EXCERPT_HTML = 3_000

/**
 * Returns the published cases of a professional, in order, if the viewer may see the story.
 *
 * @throws {Failure} `story-not-found`
 */
export async function listCases(ctx: Context, viewer: Requester, slug: string): Promise<CaseCard[]> {
  const { id } = await findVisibleRow(ctx, viewer, slug)
  const rows = await published(ctx.db, id).orderBy('card.position').orderBy('card.id').execute()
  return rows.map(presentCard)
}

/**
 * Returns the case at a present or former address, if the viewer may see it.
 *
 * @throws {Failure} `case-not-found`
 */
export async function findCase({ db }: Context, viewer: Requester, slug: string): Promise<PortfolioCase> {
  const row = await casesWithAuthors(db).where('asked.slug', '=', slug).executeTakeFirst()
  const rights = row && { ownerId: row.actor_id, listed: row.listed, published: row.published_at !== null }
  const seen = rights && maySeeCase(viewer, rights) === 'allowed' && (await isNotBlocked(db, viewer, row.actor_id))
  if (!seen) throw new Failure(portfolioErrors['case-not-found'])
  return {
    ...presentFacts(row),
    excerpt: textOf(row.body.slice(0, EXCERPT_HTML).replace(/(?:<[^>]*|&[a-z]*)$/, '')).slice(0, EXCERPT),
    author: {
      _id: row.actor_id,
      slug: row.author_slug,
      name: nameOf(row),
      headline: row.headline || null,
      photo: row.photo,
    },
    next: await nextOf(db, row),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    noindex: !(rights.listed && rights.published) || row.search_engines === false,
  }
}

function casesWithAuthors(db: Database) {
  return cases(db)
    .innerJoin('portfolio_slug as asked', 'asked.case_id', 'card.id')
    .innerJoin('actor', 'actor.id', 'card.actor_id')
    .innerJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select([
      'actor.slug as author_slug',
      'actor.listed',
      'professional.first_name',
      'professional.last_name',
      'story.search_engines',
      sql<string | null>`story.resume #>> '{basics,label}'`.as('headline'),
      pictureColumn(db, sql.ref<string>('actor.id'), 'photo').as('photo'),
    ])
}

/** The one below it, or the first. */
async function nextOf(db: Database, { id, actor_id, position }: { id: string; actor_id: string; position: number }) {
  const next = await published(db, actor_id)
    .where('card.id', '!=', id)
    .orderBy(sql`(card.position, card.id) > (${position}, ${id}::uuid)`, 'desc')
    .orderBy('card.position')
    .orderBy('card.id')
    .executeTakeFirst()
  return next ? presentCard(next) : null
}

function published(db: Database, actorId: string) {
  return caseCards(db).where('card.actor_id', '=', actorId).where('card.published_at', 'is not', null)
}
