import { sql } from 'kysely'
import type { World } from '../../../test/world.ts'
import type { BadgeRule } from '../../platform/manifest/badge-rule.ts'
import { awardBadges } from './award-badges.ts'
import { rules as everyRule } from './rules.ts'

/** Checks these rules, by default all, for these actors; returns the number of badges awarded. */
export function checkBadges(
  { ctx }: World,
  actorIds: readonly string[],
  rules: readonly BadgeRule[] = everyRule.all(),
): Promise<number> {
  return ctx.db.transaction().execute((tx) => awardBadges(ctx, tx, { actorIds, rules }))
}

/** Returns the badges of an actor, sorted by slug. */
export async function badgesOf({ ctx }: World, actorId: string): Promise<string[]> {
  const rows = await ctx.db.selectFrom('badge').select('slug').where('actor_id', '=', actorId).orderBy('slug').execute()
  return rows.map(({ slug }) => slug)
}

/** Creates listed members, each with a login; returns their ids. `more` are columns of their logins. */
export async function addMembers(
  { ctx }: World,
  count: number,
  more: { invitedBy?: string; suspended?: boolean; confirmed?: boolean; deleted?: boolean } = {},
): Promise<string[]> {
  const at = ctx.clock.now()
  const ids = Array.from({ length: count }, () => ctx.newId())
  for (const id of ids) {
    const login = {
      id,
      email: `${id}@example.com`,
      email_confirmed_at: more.confirmed === false ? null : at,
      ...(more.suspended === true && { suspended_at: at, suspension_reason: 'Spam' }),
      ...(more.deleted === true && { deleted_at: at }),
      created_at: at,
    }
    await ctx.db.insertInto('login').values(login).execute()
    await ctx.db
      .insertInto('actor')
      .values({ id, kind: 'professional', slug: id, plan: 'free', created_at: at })
      .execute()
    await ctx.db
      .insertInto('membership')
      .values({ login_id: id, actor_id: id, role: 'owner', created_at: at })
      .execute()
    const signUp = { source: null, exact_source: null, campaign: null, invited_by: more.invitedBy ?? null }
    await ctx.db
      .insertInto('sign_up')
      .values({ login_id: id, ...signUp, created_at: at })
      .execute()
  }
  return ids
}

/** Adds published cases, or drafts. */
export async function addCases({ ctx }: World, actorId: string, count: number, published = true): Promise<void> {
  const at = ctx.clock.now()
  const state = published ? { published_at: at, first_published_at: at } : {}
  const rows = Array.from({ length: count }, (_, position) => ({
    ...{ id: ctx.newId(), actor_id: actorId, title: 'A lamp', position, created_at: at, updated_at: at },
    ...state,
  }))
  await ctx.db.insertInto('portfolio_case').values(rows).execute()
}

/** Adds published headlines, or drafts. */
export async function addHeadlines({ ctx }: World, actorId: string, count: number, published = true): Promise<void> {
  const at = ctx.clock.now()
  const rows = Array.from({ length: count }, () => ({
    ...{ id: ctx.newId(), actor_id: actorId, title: 'A lamp', created_at: at, updated_at: at },
    ...{ cover_id: null, minutes: 1, published_at: published ? at : null },
  }))
  await ctx.db.insertInto('headline').values(rows).execute()
}

/** Adds Real talk questions; returns their ids. */
export async function addQuestions({ ctx }: World, actorId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => ctx.newId())
  const rows = ids.map((id) => ({ id, actor_id: actorId, slug: id, text: `Why ${id}?`, created_at: ctx.clock.now() }))
  await ctx.db.insertInto('question').values(rows).execute()
  return ids
}

/** Makes each of these actors answer each of these questions. */
export async function answerAll(
  { ctx }: World,
  actorIds: readonly string[],
  questionIds: readonly string[],
): Promise<void> {
  const rows = actorIds.flatMap((actorId) =>
    questionIds.map((questionId) => ({
      ...{ id: ctx.newId(), question_id: questionId, actor_id: actorId, text: 'Because.' },
      created_at: ctx.clock.now(),
    })),
  )
  if (rows.length > 0) await ctx.db.insertInto('answer').values(rows).execute()
}

/** Adds ready pictures; returns their ids. */
export async function addPictures({ ctx }: World, actorId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => ctx.newId())
  const at = ctx.clock.now()
  const size = { width: 60, height: 40, widths: [60] }
  const rows = ids.map((id) => ({
    ...{ id, actor_id: actorId, purpose: 'gallery' as const, alt: '', ...size, state: 'ready' as const },
    ...{ unused_since: at, created_at: at },
  }))
  await ctx.db.insertInto('picture').values(rows).execute()
  return ids
}

/** Gives an actor a photo or a logo. */
export async function givePhoto(world: World, actorId: string): Promise<void> {
  const [pictureId = ''] = await addPictures(world, actorId, 1)
  await world.ctx.db
    .insertInto('actor_picture')
    .values({ actor_id: actorId, kind: 'photo', picture_id: pictureId })
    .execute()
}

/** Makes each of the followers follow each of the followed. */
export async function followAll(
  { ctx }: World,
  followers: readonly string[],
  followed: readonly string[],
): Promise<void> {
  await sql`
    insert into follow (follower_id, followed_id, created_at)
    select one, other, ${ctx.clock.now()} from unnest(${followers}::uuid[]) as one, unnest(${followed}::uuid[]) as other
  `.execute(ctx.db)
}

/** Adds a member's vote in another member's poll. */
export async function addVote({ ctx }: World, authorId: string, voterId: string, anonymous: boolean): Promise<void> {
  const at = ctx.clock.now()
  const id = ctx.newId()
  const times = { closes_at: new Date(at.getTime() + 86_400_000), created_at: at }
  await ctx.db
    .insertInto('poll')
    .values({ id, actor_id: authorId, question: 'A lamp?', multiple: false, anonymous, post_path: null, ...times })
    .execute()
  await ctx.db.insertInto('poll_voter').values({ poll_id: id, actor_id: voterId }).execute()
}
