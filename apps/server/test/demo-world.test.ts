import { stages } from '@rise/contract/applications/kinds'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { demoEmployers } from '../src/features/companies/demo/employers.demo.ts'
import { loadDemoWorld } from '../src/features/demo-world.ts'
import { demoThreads } from '../src/features/discussion/demo/threads.demo.ts'
import { demoPosts } from '../src/features/feed/demo/posts.demo.ts'
import { FilesUnavailable } from '../src/platform/files/files.ts'
import { useWorld } from './use-world.ts'

const { world } = useWorld()

async function companies() {
  const { db } = world.ctx
  const rows = await db
    .selectFrom('company')
    .innerJoin('actor', 'actor.id', 'company.actor_id')
    .leftJoin('job', 'job.company_id', 'actor.id')
    .select(({ fn }) => ['actor.slug' as const, fn.count<number>('job.id').as('jobs')])
    .groupBy('actor.slug')
    .execute()
  return new Map(rows.map(({ slug, jobs }) => [slug, jobs]))
}

/** Returns the number of rows per table, which a second load must not change. */
async function counts(): Promise<unknown> {
  const tables = [
    ...['login', 'actor', 'membership', 'job', 'posting', 'follow', 'reaction', 'answer', 'headline', 'portfolio_case'],
    ...[
      'post',
      'poll',
      'poll_voter',
      'poll_ballot',
      'badge',
      'mission_award',
      'reward_claim',
      'picture',
      'actor_picture',
      'plan_request',
      'review',
      'report',
      'review_decision',
      'comment',
      'company_claim',
      'activity',
    ],
  ]
  const rows: Record<string, number> = {}
  for (const table of tables) {
    const result = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      world.ctx.db,
    )
    rows[table] = result.rows[0]?.count ?? 0
  }
  return rows
}

/** The lines printed by the first load, which couldn't store a PDF. */
const firstLoad: string[] = []

beforeAll(async () => {
  const { files } = world.ctx
  const put: typeof files.put = (key, content, type) =>
    type === 'application/pdf' ? Promise.reject(new FilesUnavailable('full')) : files.put(key, content, type)
  const brokenLoad = await loadDemoWorld({ ...world.ctx, files: { ...files, put } }, (line) => firstLoad.push(line))
  expect(brokenLoad).toEqual(['copilot'])
  expect(await tailoredResumes()).toBe(0)
  expect(await loadDemoWorld(world.ctx, () => {})).toEqual([])
})

async function tailoredResumes(): Promise<number> {
  return (await world.ctx.db.selectFrom('tailored_resume').select('id').execute()).length
}

test('a part of the demo world that fails to load is reported, and is loaded the next time', async () => {
  expect(firstLoad).toContain('Demo world: not loaded for copilot; the next start tries again.')
  expect(await tailoredResumes()).toBe(1)
})

test('the demo world has no duplicate company, companies with a team have jobs, and loading twice changes nothing', async () => {
  const [first, before] = [await companies(), await counts()]
  await loadDemoWorld(world.ctx, () => {})

  const names = await world.ctx.db.selectFrom('company').select('name').execute()
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  for (const { company } of demoEmployers) expect(first.get(company), company).toBeGreaterThan(0)
  expect(await companies()).toEqual(first)
  expect(await counts()).toEqual(before)
})

test('every demo account has a photo, every company a logo, twenty of them a cover, and every portfolio case a cover', async () => {
  const { db } = world.ctx
  const actors = await db
    .selectFrom('actor')
    .leftJoin('company', 'company.actor_id', 'actor.id')
    .leftJoin('story', 'story.actor_id', 'actor.id')
    .leftJoin('membership', 'membership.actor_id', 'actor.id')
    .leftJoin('login', 'login.id', 'membership.login_id')
    .select(['actor.slug', 'actor.kind'])
    .distinct()
    .select(({ exists, selectFrom }) =>
      (['photo', 'cover'] as const).map((kind) =>
        exists(
          selectFrom('actor_picture')
            .select('picture_id')
            .whereRef('actor_picture.actor_id', '=', 'actor.id')
            .where('actor_picture.kind', '=', kind),
        ).as(kind),
      ),
    )
    .where(({ or, eb }) => or([eb('actor.kind', '=', 'company'), eb('login.email', 'like', '%@demo.example')]))
    .execute()
  expect(actors.filter(({ photo }) => !photo)).toEqual([])
  expect(actors.filter(({ cover }) => cover)).toHaveLength(20)
  const casesWithoutCover = await db
    .selectFrom('portfolio_case')
    .select('title')
    .where('cover_id', 'is', null)
    .execute()
  expect(casesWithoutCover).toEqual([])
})

test('the demo accounts have applications in every stage, and auto-apply has sent one', async () => {
  const { rows } = await sql<{ stage: string; email: string; auto: boolean }>`
    select application.stage, login.email, exists (select from auto_item where auto_item.id = application.id and state = 'sent') as auto
    from application join membership on membership.actor_id = application.actor_id join login on login.id = membership.login_id`.execute(
    world.ctx.db,
  )
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(stages))
  const demoAccounts = rows.filter(({ email }) => email.endsWith('@demo.example') && /^(ada|carla|paul)@/.test(email))
  expect(new Set(demoAccounts.map(({ stage }) => stage))).toEqual(new Set(stages))
  expect(rows.filter(({ auto }) => auto).map(({ email }) => email)).toEqual(['carla@demo.example'])
})

test('members of the demo world joined over more than a year and have all logged in, and companies have few to hundreds of followers', async () => {
  const { db, clock } = world.ctx
  const logins = await db.selectFrom('login').select(['email', 'created_at']).execute()
  const days = logins.map(({ created_at }) => (clock.now().getTime() - created_at.getTime()) / 86_400_000)
  expect(Math.max(...days)).toBeGreaterThan(400)
  expect(Math.min(...days)).toBeLessThan(3)
  const neverLoggedIn = await sql`
    select email from login where not exists (select from known_network where login_id = login.id)`.execute(db)
  expect(neverLoggedIn.rows).toEqual([])
  const followers = await db
    .selectFrom('follow_count')
    .innerJoin('company', 'company.actor_id', 'follow_count.actor_id')
    .select('followers')
    .orderBy('followers')
    .execute()
  expect(followers.length).toBeGreaterThanOrEqual(60)
  expect(followers.at(0)?.followers).toBeLessThan(30)
  expect(followers.at(-1)?.followers).toBeGreaterThan(800)
})

test('the demo world’s reactions are spread out, one of its questions has forty answers, and badges were earned on many days', async () => {
  const { db } = world.ctx
  const { rows: reactions } = await sql<{ members: number }>`
    select count(reaction.actor_id)::int as members from discussion_subject as subject
    left join reaction on reaction.subject_id = subject.id
    where subject.kind in ('question', 'headline') group by subject.id order by 1`.execute(db)
  expect(reactions.at(0)?.members).toBeLessThan(6)
  expect(reactions.at(-1)?.members).toBeGreaterThan(80)
  expect(new Set(reactions.map(({ members }) => members)).size).toBeGreaterThan(15)
  const { rows: answers } = await sql<{ answers: number }>`
    select count(*)::int as answers from answer group by question_id order by 1 desc`.execute(db)
  expect(answers.at(0)?.answers).toBe(40)
  const badges = await db.selectFrom('badge').select(['actor_id', 'earned_at']).execute()
  const daysOfBadges = new Set(badges.map(({ earned_at }) => earned_at.toISOString().slice(0, 10)))
  expect(daysOfBadges.size).toBeGreaterThan(100)
  const carla = await db.selectFrom('actor').select('id').where('slug', '=', 'carla-mendes').executeTakeFirstOrThrow()
  expect(badges.filter(({ actor_id }) => actor_id === carla.id).length).toBeGreaterThanOrEqual(9)
})

test('some jobs of the demo world were imported from company boards, one from two sources, and one of the imported jobs has closed', async () => {
  const { db } = world.ctx
  const { rows } = await sql<{ kind: string; open: number; closed: number }>`
    select job_source.kind, count(*) filter (where closed_at is null)::int as open,
      count(*) filter (where closed_at is not null)::int as closed
    from posting join job_source on job_source.id = posting.source_id
    where job_source.kind <> 'demo' group by 1 order by 1`.execute(db)
  expect(rows).toEqual([
    { kind: 'greenhouse', open: 3, closed: 1 },
    { kind: 'json-ld', open: 1, closed: 0 },
    { kind: 'lever', open: 3, closed: 0 },
    { kind: 'personio', open: 2, closed: 0 },
    // Jobs written by a team: open, paused, closed and expired.
    { kind: 'rise', open: 12, closed: 3 },
  ])
  const { rows: mergedRows } = await sql<{ title: string }>`
    select job.title from job where (select count(*) from posting where posting.job_id = job.id) > 1
      and exists (select from posting join job_source on job_source.id = posting.source_id
        where posting.job_id = job.id and job_source.kind = 'json-ld')`.execute(db)
  expect(mergedRows).toEqual([{ title: 'Thermal Engineer' }])
})

test('in the demo world, two plan requests and a claim wait for an admin, and a verified company has a team of four', async () => {
  const { db } = world.ctx
  expect(await db.selectFrom('plan_request').select('plan').execute()).toHaveLength(2)
  expect(await db.selectFrom('company_claim').select('reason').execute()).toHaveLength(1)
  const team = await db
    .selectFrom('membership')
    .innerJoin('company', 'company.actor_id', 'membership.actor_id')
    .select(['membership.role', 'company.verified_domain'])
    .where('company.name', '=', 'Lumenfield')
    .execute()
  expect(team.map(({ role }) => role).sort()).toEqual(['editor', 'owner', 'recruiter', 'recruiter'])
  expect(team[0]?.verified_domain).toBe('lumenfield.example')
})

test('every post and comment has an author, and no comment predates its subject', async () => {
  const { db, clock } = world.ctx
  // Posts with polls are defined separately.
  const { rows: posts } = await sql<{ count: number }>`
    select count(*)::int as count from post where poll_id is null`.execute(db)
  expect(posts).toEqual([{ count: demoPosts.length }])
  const subjects = await db
    .selectFrom('discussion_subject as subject')
    .innerJoin('actor', 'actor.id', 'subject.author_id')
    .select(['subject.kind', 'subject.title', 'actor.slug'])
    .execute()
  const threadsWithoutSubject = demoThreads.filter(
    ({ kind, title, author }) =>
      !subjects.some((one) => one.kind === kind && one.title === title && (author ?? one.slug) === one.slug),
  )
  expect(threadsWithoutSubject).toEqual([])
  const actors = await db.selectFrom('actor').select('slug').where('listed', '=', true).execute()
  const slugs = new Set(actors.map(({ slug }) => slug))
  const comments = demoThreads.flatMap((thread) =>
    thread.comments.flatMap(({ replies, ...said }) => [said, ...replies]),
  )
  expect(comments.filter(({ by }) => !slugs.has(by))).toEqual([])
  const untimely = await db
    .selectFrom('comment')
    .innerJoin('discussion_subject as thing', 'thing.id', 'comment.subject_id')
    .select('comment.text')
    .where(({ or, eb, ref }) =>
      or([eb('comment.created_at', '>', clock.now()), eb('comment.created_at', '<', ref('thing.created_at'))]),
    )
    .execute()
  expect(untimely).toEqual([])
})

/** Returns moderators' decisions, and the appeals against them. */
async function decisions() {
  const { db } = world.ctx
  const { rows: acts } = await sql<{ decision: string; lifted: boolean }>`
    select review_decision.decision, undone_at is not null as lifted from review_decision
    join review on review.id = review_decision.review_id and review.decided_at is not null
    order by review_decision.created_at`.execute(db)
  const { rows: suspendedRows } = await sql<{ waits: boolean; email: string; days: number | null }>`
    select email, appeal_answer is null as waits,
      round(extract(epoch from suspended_until - suspended_at) / 86400)::int as days
    from login where appeal is not null order by suspended_at`.execute(db)
  return {
    acts: acts.map(({ decision, lifted }) => `${decision}${lifted ? ', undone' : ''}`),
    suspended: suspendedRows,
  }
}

const decided = ['suspend', 'warn, undone', 'dismiss', 'warn', 'hide', 'dismiss', 'suspend']

test('a moderator sees decided reports, and pending and answered appeals, none of them by published demo accounts', async () => {
  const { db } = world.ctx
  const { acts, suspended } = await decisions()
  expect(acts).toEqual(decided)
  expect(suspended).toMatchObject([
    { waits: false, days: null },
    { waits: true, days: 30 },
  ])
  for (const { email } of suspended) expect(email).toContain('@crowd.demo.example')
  const { rows: hiddenRows } = await sql<{ decision: string }>`
    select review.decision from discussion_subject subject join review on review.thing_id = subject.id::text
    where subject.hidden_at is not null and subject.kind = 'comment'`.execute(db)
  expect(hiddenRows).toEqual([{ decision: 'hide' }])
  const { rows: decisionActs } = await sql<{ count: number }>`
    select count(*)::int as count from admin_act where act = 'review.decided'`.execute(db)
  expect(decisionActs).toEqual([{ count: decided.length }])
})

test('an older installation gets the demo’s moderation decisions, unless it has its own', async () => {
  const { db } = world.ctx
  // Restores the state of an older demo, which had only open reports.
  await db.deleteFrom('review').where('decided_at', 'is not', null).execute()
  await loadDemoWorld(world.ctx, () => {})
  expect((await decisions()).acts).toEqual(decided)
  await db.deleteFrom('review').where('decision', '<>', 'dismiss').execute()
  await loadDemoWorld(world.ctx, () => {})
  expect((await decisions()).acts).toEqual(['dismiss', 'dismiss'])
})
