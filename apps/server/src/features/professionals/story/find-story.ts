import { platformErrors } from '@rise/contract/errors'
import { guest, type Principal } from '@rise/contract/policy'
import { storyErrors } from '@rise/contract/professionals/story/errors'
import { maySeeContact, maySeeOpenToWork, maySeeStory } from '@rise/contract/professionals/story/policy'
import type { Story } from '@rise/contract/professionals/story/shapes'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting, Requester } from '../../../platform/http/requester.ts'
import { presentSlot } from '../../../platform/slot.ts'
import { isSameWorkplace, notBlocked, viewerOf, type Workplace } from '../../connections/index.ts'
import { nameOf } from '../present-person.ts'
import {
  findNameRow,
  findPageRow,
  findPageRowById,
  findStoryRow,
  findStoryRowById,
  resumeOf,
  type StoryRow,
} from '../story-row.ts'
import type { BareStory, StorySlot } from '../story-slot.ts'
import { pagesOfResume } from '../workplaces/pages-of-resume.ts'
import { presentWorkplaces } from '../workplaces/workplace.ts'
import { workplacesOfViewer } from '../workplaces/workplaces-of-viewer.ts'
import { presentStory, type VisibleParts } from './present-story.ts'

/** Stands for any employer that the professional neither works for nor hides from. */
const someEmployer: Principal = { kind: 'member', id: '', role: 'employer', plan: 'free', standing: 'active' }

/**
 * Returns the page at a present or former address as this viewer may see it: the story, and the other features' parts.
 * @throws {Failure} `story-not-found`, also if the story is hidden from the viewer
 */
export async function findPage(ctx: Context, slot: StorySlot, viewer: Requester, slug: string): Promise<Story> {
  const row = await ifVisible(ctx.db, viewer, await findPageRow(ctx.db, slot, slug, viewerOf(viewer)))
  const [story, pages] = await Promise.all([
    presentTo(ctx, viewer, row),
    pagesOfResume(ctx, viewerOf(viewer), resumeOf(row)),
  ])
  return { ...story, pages, ...presentSlot(slot, row) }
}

/**
 * Returns the story as `findPage` does, without the other features' parts.
 * @throws {Failure} `story-not-found`, also if the story is hidden from the viewer
 */
export async function findStory(ctx: Context, viewer: Requester, slug: string): Promise<BareStory> {
  return presentTo(ctx, viewer, await findVisibleRow(ctx, viewer, slug))
}

async function presentTo(ctx: Context, viewer: Requester, row: StoryRow): Promise<BareStory> {
  // Only people who are open to work hide it from colleagues. For others, the viewer's workplaces don't matter.
  const isOpenToWork = (row.open_to_work ?? 'off') !== 'off'
  const workplaces = isOpenToWork ? await workplacesOfViewer(ctx, viewer) : []
  return presentStory(row, sightOf(ctx, viewer, row, workplaces), ctx.clock.now())
}

/**
 * Returns the row at an address that this viewer may see.
 * @throws {Failure} `story-not-found`
 */
export async function findVisibleRow({ db }: Context, viewer: Requester, slug: string): Promise<StoryRow> {
  return ifVisible(db, viewer, await findStoryRow(db, slug))
}

async function ifVisible<T extends { readonly id: string; readonly listed: boolean }>(
  db: Database,
  viewer: Requester,
  row: T | undefined,
): Promise<T> {
  const isSeen = row && maySeeStory(viewer, row) === 'allowed' && (await isNotBlocked(db, viewer, row.id))
  if (!isSeen) throw new Failure(storyErrors['story-not-found'])
  return row
}

/** A professional's identity, for pages other than the story. */
interface ProfessionalName {
  readonly id: string
  /** The present slug of the page. */
  readonly slug: string
  readonly name: string
  /** Whether search engines must not list the page. */
  readonly noindex: boolean
}

/**
 * Returns the professional at a present or former address, for pages other than the story, if the viewer may see the
 * story.
 *
 * @throws {Failure} `story-not-found`
 */
export async function findProfessionalName(
  { db }: Context,
  viewer: Requester,
  slug: string,
): Promise<ProfessionalName> {
  const row = await ifVisible(db, viewer, await findNameRow(db, slug))
  return { id: row.id, slug: row.slug, name: nameOf(row), noindex: !row.listed || row.search_engines === false }
}

/** Returns whether neither the viewer nor the other member has blocked the other; true for guests and admins. */
export async function isNotBlocked(db: Database, viewer: Requester, actorId: string): Promise<boolean> {
  if (viewer.kind === 'guest' || viewer.actorId === null) return true
  const row = await db
    .selectFrom('actor')
    .select('id')
    .where('id', '=', actorId)
    .where(notBlocked(viewer.actorId, 'actor.id'))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns the member's own page as seen by a stranger, or by an employer with full access.
 * @throws {Failure} `not-found` for anyone but a professional
 */
export async function previewPage(
  ctx: Context,
  slot: StorySlot,
  { actorId }: Acting,
  as: 'stranger' | 'employer',
): Promise<Story> {
  const row = await findPageRowById(ctx.db, slot, actorId)
  if (!row) throw new Failure(platformErrors['not-found'])
  const sight = sightOf(ctx, as === 'employer' ? someEmployer : guest, row, [])
  const pages = await pagesOfResume(ctx, null, resumeOf(row))
  return { ...presentStory(row, sight, ctx.clock.now()), pages, ...presentSlot(slot, row) }
}

/**
 * Returns a member's own story as seen by an employer with full access. With `contact`, includes the email and phone
 * number even if the page hides them, because an applicant gives them to the employer.
 *
 * @throws {Failure} `not-found` for anyone but a professional
 */
export async function storyForEmployers(
  ctx: Context,
  actorId: string | null,
  { contact = false }: { readonly contact?: boolean } = {},
): Promise<BareStory> {
  const row = actorId === null ? undefined : await findStoryRowById(ctx.db, actorId)
  if (!row) throw new Failure(platformErrors['not-found'])
  const sight = sightOf(ctx, someEmployer, row, [])
  return presentStory(row, contact ? { ...sight, email: true, phone: true } : sight, ctx.clock.now())
}

function sightOf(ctx: Context, viewer: Principal, row: StoryRow, workplaces: readonly Workplace[]): VisibleParts {
  const today = ctx.clock.now().toISOString().slice(0, 10)
  const never = [...presentWorkplaces(resumeOf(row), today), ...(row.hidden_from ?? []).map((name) => ({ name }))]
  const isColleague = workplaces.some((own) => never.some((other) => isSameWorkplace(own, other)))
  const openToWork = row.open_to_work ?? 'off'
  return {
    openToWork: maySeeOpenToWork(viewer, { id: row.id, openToWork, colleague: isColleague }) === 'allowed',
    email: maySeeContact(viewer, row, row.email_shown_to ?? 'nobody') === 'allowed',
    phone: maySeeContact(viewer, row, row.phone_shown_to ?? 'nobody') === 'allowed',
  }
}
