import { createHash } from 'node:crypto'
import type { Audience, OpenToWork } from '@rise/contract/professionals/story/policy'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addDemoAccounts, addDemoActor } from '../../session/demo/session.demo.ts'
import { refreshDirectory } from '../directory/refresh-directory.ts'
import { resumeOf } from '../story-row.ts'
import { saveWorkplaces } from '../workplaces/save-workplaces.ts'
import { demoActorsOf } from './actors.demo.ts'
import material from './material/stories.json' with { type: 'json' }
import { addPortrait } from './portraits.demo.ts'
import { demoProfessionals } from './professionals.demo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MONTHS_OF_JOINING = 14
/** The slugs of people whose stories the others have viewed. */
const LOOKED_AT = ['ada-brook', 'carla-mendes']
const GUESTS_A_DAY = 3
/** One page of the list, and one who browses privately. */
const MOST_VIEWERS = 21

/** The slugs of everyone with a story. */
export const storySlugs: readonly string[] = material.map(({ slug }) => slug)

/** The accounts of people with a story, except the demo accounts that are printed at startup. */
const people = material
  .filter(({ slug }) => !demoProfessionals.some((known) => known.slug === slug))
  .map(({ slug, firstName, lastName }, index, all) => ({
    email: `${slug}@demo.example`,
    as: 'professional',
    firstName,
    lastName,
    slug,
    joinedDaysAgo: joinedDaysAgo((index * 17) % all.length, all.length),
    seenHoursAgo: 2 + ((index * 31) % 200),
  }))

/** Returns how many days ago a person joined: within 14 months, with more people recently. `rank` 0 joined last. */
function joinedDaysAgo(rank: number, count: number): number {
  return 1.3 + MONTHS_OF_JOINING * 30 * (rank / count) ** 2
}

/** Adds the people of the demo world with their stories and some viewers. Returns how many people were added. */
export async function loadDemo(ctx: Context): Promise<number> {
  const addedCount = await addDemoAccounts(ctx, people, async (tx, loginId, { slug, firstName, lastName }, then) => {
    const actor = { kind: 'professional' as const, slug, reserved: new Set<string>() }
    const actorId = await addDemoActor(then, tx, loginId, actor)
    await addPortrait(then, tx, { actorId, slug })
    const now = then.clock.now()
    const names = { first_name: firstName, last_name: lastName }
    await tx
      .insertInto('professional')
      .values({ actor_id: actorId, ...names, created_at: now, updated_at: now })
      .execute()
  })
  await ctx.db.transaction().execute(async (tx) => {
    const actors = await demoActors(tx)
    const writtenStoryIds = await writeStories(ctx, tx, actors)
    await refreshDirectory(tx, ctx.clock, [...actors.values()])
    for (const slug of LOOKED_AT) {
      const storyId = actors.get(slug)
      if (storyId !== undefined && writtenStoryIds.has(storyId)) await look(ctx, tx, { id: storyId, slug }, actors)
    }
  })
  return addedCount
}

/** Returns the professionals of demo accounts, by their slug. */
async function demoActors(tx: Tx): Promise<Map<string, string>> {
  const rows = await demoActorsOf(
    tx,
    material.map(({ slug }) => slug),
  ).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Stores the stories, and returns the ids of the people whose story was newly created. */
async function writeStories(ctx: Context, tx: Tx, actors: ReadonlyMap<string, string>): Promise<Set<string>> {
  const now = ctx.clock.now()
  const rows = material.flatMap((person) => {
    const actorId = actors.get(person.slug)
    if (actorId === undefined) return []
    return {
      actor_id: actorId,
      resume: JSON.stringify(person.resume),
      time_zone: person.timeZone,
      open_to_work: person.openToWork as OpenToWork,
      sought_roles: person.soughtRoles,
      sought_work_types: person.soughtWorkTypes,
      expertises: person.expertises,
      hats: person.hats,
      sought_values: person.soughtValues,
      sought_benefits: person.soughtBenefits,
      interests: person.interests,
      mentoring_topics: person.mentoringTopics,
      email_shown_to: 'nobody' as Audience,
      search_engines: person.searchEngines,
      shown_at_work: isShownAtWork(person.openToWork),
      created_at: now,
      updated_at: now,
    }
  })
  const storyRows = await tx
    .insertInto('story')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('actor_id')
    .execute()
  const ids = new Set(storyRows.map(({ actor_id }) => actor_id))
  for (const { slug, resume, openToWork } of material) {
    const actorId = actors.get(slug)
    if (actorId === undefined || !ids.has(actorId)) continue
    const isShown = isShownAtWork(openToWork)
    await saveWorkplaces(tx, actorId, { shown: isShown, resume: resumeOf({ resume }), today: dayOf(now) })
  }
  return ids
}

/** Returns whether the company's page shows a person. It shows people who are not looking for a job. */
function isShownAtWork(openToWork: string): boolean {
  return openToWork === 'off'
}

/** Adds recent views by half of the people and by two companies, and by guests on each of the last ten days. */
async function look(
  ctx: Context,
  tx: Tx,
  { id: storyId, slug: storySlug }: { readonly id: string; readonly slug: string },
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const companies = await tx
    .selectFrom('company')
    .innerJoin('membership', 'membership.actor_id', 'company.actor_id')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .select(['company.actor_id as id', 'actor.slug'])
    .distinct()
    .orderBy('company.actor_id')
    .limit(2)
    .execute()
  const members = [...people].map(([slug, id]) => ({ slug, id }))
  const viewers = [...members.filter(({ id }, index) => id !== storyId && index % 2 === 0), ...companies]
  const now = ctx.clock.now().getTime()
  // Neither in the order of the names nor at regular intervals.
  const shuffledViewers = viewers
    .map(({ id, slug }) => ({ viewerId: id, chance: chanceOf(`${storySlug} ${slug}`) }))
    .toSorted((one, other) => one.chance - other.chance)
    .slice(0, MOST_VIEWERS)
  const views = shuffledViewers.map(({ viewerId, chance }, index) => {
    const viewedAt = new Date(now - (index ** 1.6 * 2.5 + (0.4 + chance) * 3) * HOUR_MS)
    return { story_id: storyId, viewer_id: viewerId, day: dayOf(viewedAt), viewed_at: viewedAt }
  })
  await tx
    .insertInto('story_view')
    .values(views)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const marks = Array.from({ length: 10 * GUESTS_A_DAY }, (_, index) => ({
    story_id: storyId,
    day: dayOf(new Date(now - Math.floor(index / GUESTS_A_DAY) * DAY_MS)),
    mark: sql<Buffer>`decode(md5(${`${storyId} ${index}`}), 'hex')`,
  }))
  await tx
    .insertInto('story_view_unnamed')
    .values(marks)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns a number from 0 to 1, the same for the same text. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
