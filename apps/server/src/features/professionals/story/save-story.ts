import type { EndpointParsed } from '@rise/contract/endpoint'
import { platformErrors } from '@rise/contract/errors'
import type { storiesEndpoints } from '@rise/contract/professionals/story/endpoints'
import { storyErrors } from '@rise/contract/professionals/story/errors'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { type Resume, resume as resumeSchema } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { Acting } from '../../../platform/http/requester.ts'
import { entriesOf, hasEntry } from '../../catalogs/index.ts'
import { screenText } from '../../content/index.ts'
import { refreshDirectory } from '../directory/refresh-directory.ts'
import { leavePlaceholder } from '../leave-placeholder.ts'
import { resumeOf } from '../story-row.ts'
import { saveWorkplaces } from '../workplaces/save-workplaces.ts'
import { catalogOf } from './chosen-catalogs.ts'
import { ownStory } from './own-story.ts'

type Change = EndpointParsed<(typeof storiesEndpoints)['PATCH /api/v1/story']>['body']

/** The maximum length of the résumé as JSON, in characters. */
const LARGEST_RESUME = 300_000

/**
 * Changes parts of the acting professional's story and returns the result. The change names the version that it is
 * based on, and is refused if the story has another version by then.
 *
 * @throws {Failure} `story-changed`; `invalid-input` for values that no catalog contains; `too-large`; `not-found`;
 * `words-refused` for the headline
 */
export function saveStory(ctx: Context, { actorId, loginId }: Acting, change: Change): Promise<OwnStory> {
  refuseUnlisted(change)
  return ctx.db.transaction().execute(async (tx) => {
    const storedStory = await lockStory(tx, actorId)
    if (storedStory.version !== change.version) throw new Failure(storyErrors['story-changed'])
    await screenHeadline(ctx, tx, actorId, {
      from: resumeOf(storedStory).basics?.label,
      to: change.resume?.basics?.label,
    })
    await writeStory(ctx, tx, { actorId, loginId }, { stored: storedStory, change })
    return ownStory(tx, actorId)
  })
}

interface HeadlineChange {
  readonly from: string | undefined
  readonly to: string | undefined
}

/**
 * Checks a changed headline with the word filter. A headline can't be held for review like a post, so words that would
 * hold a post are allowed.
 *
 * @throws {Failure} `words-refused`
 */
async function screenHeadline(ctx: Context, tx: Tx, actorId: string, { from, to }: HeadlineChange): Promise<void> {
  if (to === undefined || to === from) return
  await screenText(ctx, tx, { actorId, text: to, hasLink: null, field: 'body.resume.basics.label' })
}

/**
 * Changes parts of the acting professional's résumé in the caller's transaction. `change` receives the present résumé,
 * which is locked.
 *
 * @throws {Failure} `too-large`; `not-found`
 */
export async function changeResume(
  ctx: Context,
  tx: Tx,
  { actorId, loginId }: Acting,
  change: (resume: Resume) => Partial<Resume>,
): Promise<void> {
  const storedStory = await lockStory(tx, actorId)
  const resume = change(resumeOf({ resume: storedStory.resume }))
  // Validated, because an invalid résumé could not be read again.
  if (!resumeSchema.safeParse({ ...storedStory.resume, ...resume }).success)
    throw new Failure(platformErrors['too-large'])
  await writeStory(
    ctx,
    tx,
    { actorId, loginId },
    { stored: storedStory, change: { version: storedStory.version, resume } },
  )
}

interface StoryChange {
  readonly stored: Awaited<ReturnType<typeof lockStory>>
  readonly change: Change
}

async function writeStory(
  ctx: Context,
  tx: Tx,
  { actorId, loginId }: { readonly actorId: string; readonly loginId: string },
  { stored: kept, change }: StoryChange,
): Promise<void> {
  const resume = JSON.stringify({ ...kept.resume, ...change.resume })
  if (resume.length > LARGEST_RESUME) throw new Failure(platformErrors['too-large'])
  const now = ctx.clock.now()
  const columns = { ...columnsOf(change), resume, version: kept.version + 1, updated_at: now }
  await tx
    .insertInto('story')
    .values({ actor_id: actorId, created_at: now, ...columns })
    .onConflict((conflict) => conflict.column('actor_id').doUpdateSet(columns))
    .execute()
  await rename(ctx, tx, actorId, change)
  await refreshDirectory(tx, ctx.clock, [actorId])
  if (change.shownAtWork !== undefined || change.resume?.work !== undefined) {
    const isShown = change.shownAtWork ?? kept.shown_at_work
    const today = now.toISOString().slice(0, 10)
    await saveWorkplaces(tx, actorId, { shown: isShown, resume: resumeOf({ resume: JSON.parse(resume) }), today })
  }
  await ctx.activity.record(tx, { kind: 'story.changed', actorId, loginId, data: { parts: partsOf(change) } })
}

/** Locks and returns a story. Locks the professional's row, because an unwritten story has none. */
async function lockStory(tx: Tx, actorId: string | null) {
  const professional = await tx
    .selectFrom('professional')
    .select('actor_id')
    .where('actor_id', '=', actorId)
    .forUpdate()
    .executeTakeFirst()
  if (!professional) throw new Failure(platformErrors['not-found'])
  const story = await tx
    .selectFrom('story')
    .select(['resume', 'version', 'shown_at_work'])
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
  return story ?? { resume: {}, version: 0, shown_at_work: false }
}

function columnsOf(change: Change) {
  const all = {
    time_zone: change.timeZone,
    open_to_work: change.openToWork,
    sought_roles: change.soughtRoles,
    sought_work_types: change.soughtWorkTypes,
    hidden_from: change.hiddenFrom,
    expertises: presentSlugs(change, 'expertises'),
    hats: presentSlugs(change, 'hats'),
    sought_values: presentSlugs(change, 'soughtValues'),
    sought_benefits: presentSlugs(change, 'soughtBenefits'),
    interests: presentSlugs(change, 'interests'),
    mentoring_topics: presentSlugs(change, 'mentoringTopics'),
    email_shown_to: change.emailShownTo,
    phone_shown_to: change.phoneShownTo,
    search_engines: change.searchEngines,
    shown_at_work: change.shownAtWork,
  }
  // Absent fields stay unchanged. kysely also omits undefined, but its types don't allow it.
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof all]?: Exclude<(typeof all)[K], undefined>
  }
}

async function rename(ctx: Context, tx: Tx, actorId: string, { firstName, lastName }: Change): Promise<void> {
  if (firstName === undefined && lastName === undefined) return
  const names = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
  }
  await tx
    .updateTable('professional')
    .set({ ...names, updated_at: ctx.clock.now() })
    .where('actor_id', '=', actorId)
    .execute()
  await leavePlaceholder(ctx, tx, actorId)
}

function refuseUnlisted(change: Change): void {
  const fields = Object.entries(catalogOf).flatMap(([field, catalog]) => {
    const unknownSlug = (change[field as keyof typeof catalogOf] ?? []).find((slug) => !hasEntry(catalog, slug))
    return unknownSlug === undefined
      ? []
      : [[`body.${field}`, t('"{entry}" is not on the list. Choose another one.', { entry: unknownSlug })]]
  })
  if (fields.length > 0) throw new Failure(platformErrors['invalid-input'], { fields: Object.fromEntries(fields) })
}

/** Returns the chosen entries, each replaced by the entry it was merged into, if any; undefined for no change. */
function presentSlugs(change: Change, field: keyof typeof catalogOf): string[] | undefined {
  return change[field] && entriesOf(catalogOf[field], change[field]).map(({ slug }) => slug)
}

/** Returns the names of the changed parts, without their content. */
function partsOf({ version: _version, resume, ...rest }: Change): string[] {
  return [...Object.keys(resume ?? {}), ...Object.keys(rest)].slice(0, 40)
}
