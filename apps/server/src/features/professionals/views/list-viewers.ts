import { platformErrors } from '@rise/contract/errors'
import { COUNT_CAP, PAGE_SIZE } from '@rise/contract/pagination'
import type { Viewer } from '@rise/contract/professionals/story/shapes'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { type Page, toPage } from '../../../platform/database/page.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { isFollowing, notBlocked } from '../../connections/index.ts'
import { NAMELESS, photoPath } from '../../session/index.ts'
import { VIEWS_KEPT_DAYS } from './forget-story-views.task.ts'
import { looksUnseen } from './view-privacy.ts'

const DAY_MS = 86_400_000

export interface Viewers extends Page<Viewer> {
  /** The number of viewers on all pages and of both kinds. */
  everyone: number
  companies: number
  unseen: boolean
  /** The number of views without a name: by guests, private viewers and pending members. */
  unnamed: number
}

/**
 * Returns a page of the members who viewed the acting professional's story, latest first (only companies, if
 * requested), and the number of other views. Members who view privately get an empty page and no number.
 *
 * @throws {Failure} `not-found` past the end
 */
export async function listViewers(
  ctx: Context,
  { actorId }: Acting,
  { page, of }: { readonly page: number; readonly of?: 'employer' | undefined },
): Promise<Viewers> {
  if (await looksUnseen(ctx, actorId)) {
    if (page > 1) throw new Failure(platformErrors['not-found'])
    return { ...toPage<Viewer>([], 1, 0), everyone: 0, companies: 0, unseen: true, unnamed: 0 }
  }
  const since = new Date(ctx.clock.now().getTime() - VIEWS_KEPT_DAYS * DAY_MS)
  const views = lastLooks(ctx, actorId, since)
  const [rows, { everyone, companies }, unnamedCount] = await Promise.all([
    (of === undefined ? views : views.where('actor.kind', '=', 'company'))
      .orderBy('at', 'desc')
      .orderBy('actor.id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    ctx.db
      .selectFrom(views.limit(COUNT_CAP + 1).as('some'))
      .select(({ fn }) => [
        fn.countAll<number>().as('everyone'),
        fn.countAll<number>().filterWhere('some.kind', '=', 'company').as('companies'),
      ])
      .executeTakeFirstOrThrow(),
    countUnnamed(ctx, actorId, since),
  ])
  if (rows.length === 0 && page > 1) throw new Failure(platformErrors['not-found'])
  const count = of === undefined ? everyone : companies
  return { ...toPage(rows.map(presentViewer), page, count), everyone, companies, unseen: false, unnamed: unnamedCount }
}

/**
 * Selects each viewer once, with the last view. Excludes viewers who now view privately, are no longer listed, or are
 * separated from the owner by a block.
 */
function lastLooks({ db }: Context, storyId: string, since: Date) {
  return db
    .selectFrom('story_view')
    .innerJoin('actor', 'actor.id', 'story_view.viewer_id')
    .leftJoin('professional', 'professional.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .leftJoin('unseen_viewer', 'unseen_viewer.actor_id', 'actor.id')
    .where('story_view.story_id', '=', storyId)
    .where('story_view.viewed_at', '>', since)
    .where('actor.listed', '=', true)
    .where('unseen_viewer.actor_id', 'is', null)
    .where(notBlocked(storyId, 'actor.id'))
    .groupBy(['actor.id', 'professional.actor_id', 'story.actor_id', 'company.actor_id'])
    .select(({ fn }) => [
      'actor.id' as const,
      'actor.kind' as const,
      'actor.slug' as const,
      'professional.first_name' as const,
      'professional.last_name' as const,
      'company.name as company_name' as const,
      'company.tagline' as const,
      photoPath.as('photo'),
      sql<string | null>`story.resume #>> '{basics,label}'`.as('label'),
      fn.max('story_view.viewed_at').as('at'),
      isFollowing(storyId).as('is_following'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof lastLooks>['execute']>>[number]

function presentViewer(row: Row): Viewer {
  const isCompany = row.kind === 'company'
  const name = isCompany ? row.company_name : `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim()
  return {
    _id: row.id,
    role: isCompany ? 'employer' : 'professional',
    slug: row.slug,
    name: name || NAMELESS,
    photo: row.photo,
    headline: (isCompany ? row.tagline : row.label) || null,
    isFollowing: row.is_following,
    at: row.at.toISOString(),
  }
}

async function countUnnamed({ db }: Context, storyId: string, since: Date): Promise<number> {
  const { marks } = await db
    .selectFrom('story_view_unnamed')
    .select(({ fn }) => fn.countAll<number>().as('marks'))
    .where('story_id', '=', storyId)
    .where('day', '>=', since.toISOString().slice(0, 10))
    .executeTakeFirstOrThrow()
  const { hidden } = await db
    .selectFrom('story_view')
    .innerJoin('unseen_viewer', 'unseen_viewer.actor_id', 'story_view.viewer_id')
    .select(({ fn }) => fn.countAll<number>().as('hidden'))
    .where('story_id', '=', storyId)
    .where('viewed_at', '>', since)
    .executeTakeFirstOrThrow()
  return marks + hidden
}
