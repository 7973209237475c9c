import { portfolioErrors } from '@rise/contract/portfolio/errors'
import type { CreditState } from '@rise/contract/portfolio/kinds'
import { maySeeCase } from '@rise/contract/portfolio/policy'
import type { CaseCard, PortfolioCase } from '@rise/contract/portfolio/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Requester } from '../../platform/http/requester.ts'
import { textOf } from '../../platform/rich-text/text-of.ts'
import { findCompanyName } from '../companies/index.ts'
import { viewerOf } from '../connections/index.ts'
import { pictureColumn } from '../pictures/index.ts'
import { findVisibleRow, isNotBlocked } from '../professionals/index.ts'
import { membershipRole } from '../session/index.ts'
import { caseCards, cases } from './case-row.ts'
import { creditState, peopleOf } from './credits/credit-rows.ts'
import { presentAuthor } from './present-author.ts'
import { presentCard, presentFacts } from './present-case.ts'

const EXCERPT = 300
/** The maximum length of the HTML that is read for an excerpt, in characters. */
const EXCERPT_HTML = 3_000

/**
 * Returns the published cases of a professional, in order, if the viewer may see the story.
 *
 * @throws {Failure} `story-not-found`
 */
export async function listCases(ctx: Context, viewer: Requester, slug: string): Promise<CaseCard[]> {
  const { id } = await findVisibleRow(ctx, viewer, slug)
  return publishedCards(ctx.db, id)
}

/**
 * Returns the published cases of a company, in order, if the viewer may see its page.
 *
 * @throws {Failure} `company-not-found`
 */
export async function listCompanyCases(ctx: Context, viewer: Requester, slug: string): Promise<CaseCard[]> {
  const { id } = await findCompanyName(ctx, slug, viewer)
  return publishedCards(ctx.db, id)
}

async function publishedCards(db: Database, actorId: string): Promise<CaseCard[]> {
  const rows = await publishedRows(db, actorId).orderBy('card.position').orderBy('card.id').execute()
  return rows.map(presentCard)
}

/**
 * Returns the case at a current or former address, if the viewer may see it.
 * @throws {Failure} `case-not-found`
 */
export async function findCase({ db }: Context, viewer: Requester, slug: string): Promise<PortfolioCase> {
  const viewerActorId = viewerOf(viewer)
  const row = await casesWithAuthors(db, viewerActorId).where('asked.slug', '=', slug).executeTakeFirst()
  if (!row || !(await maySee(db, viewer, row))) throw new Failure(portfolioErrors['case-not-found'])
  return {
    ...presentFacts(row),
    excerpt: textOf(row.body.slice(0, EXCERPT_HTML).replace(/(?:<[^>]*|&[a-z]*)$/, '')).slice(0, EXCERPT),
    author: {
      _id: row.actor_id,
      ...presentAuthor(row),
      headline: (row.author_kind === 'company' ? row.tagline : row.headline) || null,
      photo: row.photo,
    },
    people: await peopleOf(db, viewerActorId, row.id),
    ownCredit: row.own_credit,
    next: await nextOf(db, row),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    noindex: !row.listed || row.published_at === null || row.search_engines === false,
  }
}

async function maySee(
  db: Database,
  viewer: Requester,
  { actor_id, listed, published_at }: { actor_id: string; listed: boolean; published_at: Date | null },
): Promise<boolean> {
  const isTheirs = viewer.kind === 'member' && viewer.role === 'employer' && viewer.actorId === actor_id
  const teamRole = isTheirs ? await membershipRole(db, viewer.loginId, actor_id) : null
  const rights = { ownerId: actor_id, teamRole, listed, published: published_at !== null }
  return maySeeCase(viewer, rights) === 'allowed' && (await isNotBlocked(db, viewer, actor_id))
}

function casesWithAuthors(db: Database, viewerActorId: string | null) {
  return cases(db)
    .innerJoin('portfolio_slug as asked', 'asked.case_id', 'card.id')
    .innerJoin('actor', 'actor.id', 'card.actor_id')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .select([
      'actor.slug as author_slug',
      'actor.kind as author_kind',
      'company.name as company_name',
      'company.tagline',
      'actor.listed',
      'professional.first_name',
      'professional.last_name',
      'story.search_engines',
      sql<string | null>`story.resume #>> '{basics,label}'`.as('headline'),
      pictureColumn(db, sql.ref<string>('actor.id'), 'photo').as('photo'),
      ownCredit(viewerActorId).as('own_credit'),
    ])
}

/** Returns an expression for the viewer's consent to being named in the query's case. */
function ownCredit(viewerActorId: string | null): RawBuilder<CreditState | null> {
  return sql`(
    select ${creditState} from portfolio_credit as credit
    where credit.case_id = card.id and credit.actor_id = ${viewerActorId}::uuid and credit.wanted)`
}

/** Returns the next case in the owner's order; the first case follows the last one. */
async function nextOf(db: Database, { id, actor_id, position }: { id: string; actor_id: string; position: number }) {
  const next = await publishedRows(db, actor_id)
    .where('card.id', '!=', id)
    .orderBy(sql`(card.position, card.id) > (${position}, ${id}::uuid)`, 'desc')
    .orderBy('card.position')
    .orderBy('card.id')
    .executeTakeFirst()
  return next ? presentCard(next) : null
}

function publishedRows(db: Database, actorId: string) {
  return caseCards(db).where('card.actor_id', '=', actorId).where('card.published_at', 'is not', null)
}
