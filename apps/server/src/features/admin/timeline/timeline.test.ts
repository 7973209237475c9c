import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { recordMigrations, recordStart } from '../../../record-start.ts'
import { joinAsAdmin, joinAsProfessional, loginIdOf, type SignedInClient } from '../../session/accounts.factory.ts'
import { recordAct } from '../../session/index.ts'
import { noteFailedTasks } from './note-failed-tasks.task.ts'
import { addToTimeline } from './on-activity.ts'

const TIMELINE = '/api/v1/admin/timeline'
const { world, app, api } = useWorld()
let admin: SignedInClient
let content: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app)
  content = await joinAsAdmin(world, app, 'admin-content')
})

async function timeline(query = '', as = admin) {
  return (await as.call('GET', `${TIMELINE}?${query}`)).json().result
}

async function acts(query = '', as = admin): Promise<string[]> {
  return (await timeline(query, as)).items.map(({ act }: { act: string }) => act)
}

function record(act: Parameters<typeof recordAct>[2]) {
  world.clock.advance(1_000)
  return world.ctx.db.transaction().execute((tx) => recordAct(world.ctx, tx, act))
}

describe('the timeline', () => {
  test('lists the actor, action and time of each entry with its values before and after, and can be filtered', async () => {
    const ada = await joinAsProfessional(world, app, { firstName: 'Ada', lastName: 'Lovelace' })
    const [by, id] = [await loginIdOf(world, admin), await loginIdOf(world, ada)]
    await admin.call('PUT', `/api/v1/admin/members/${id}/plan`, { plan: 'Creator' })
    world.clock.advance(1_000)
    await admin.call('POST', `/api/v1/admin/members/${id}/suspend`, { reason: 'Wrote to everyone.' })

    const { items, total, people } = await timeline()
    expect(total).toBe(2)
    expect(items).toMatchObject([
      {
        act: 'member.suspended',
        by: { _id: by },
        subject: { name: 'Ada Lovelace', path: `/admin/professionals/${id}` },
      },
      {
        act: 'plan.set',
        subject: { _id: ada.id, path: `/admin/professionals/${id}` },
        before: { plan: 'free' },
        after: { plan: 'Creator' },
      },
    ])
    expect(people.map(({ _id }: { _id: string }) => _id)).toEqual([by])
    const today = world.ctx.clock.now().toISOString().slice(0, 10)
    for (const query of [
      'act=plan.set',
      'thing=plan',
      `q=${ada.id}`,
      `thing=plan&by=${by}&q=love%20ada&from=${today}`,
    ]) {
      expect(await acts(query), query).toEqual(['plan.set'])
    }
    for (const query of ['q=%25', 'q=grace', 'by=system', 'until=2001-01-01', 'from=2999-01-01', `by=${ada.id}`]) {
      expect(await acts(query), query).toEqual([])
    }
    for (const query of ['by=someone', 'from=yesterday', 'after=here']) {
      expect((await admin.call('GET', `${TIMELINE}?${query}`)).statusCode, query).toBe(400)
    }
  })

  test('shows each role only the subjects that it works with, and gives other roles a 404', async () => {
    await record({ act: 'job.removed', by: null, subject: { id: world.ctx.newId(), name: 'Kiln stoker' } })
    expect(await acts('', content)).toEqual(['job.removed'])
    expect(await acts('q=ada', content)).toEqual([])
    expect(await acts('thing=member', content)).toEqual([])
    const support = await joinAsAdmin(world, app, 'admin-support')
    const member = await joinAsProfessional(world, app)
    for (const path of [TIMELINE, `${TIMELINE}-download`]) {
      for (const other of [support, member]) expect((await other.call('GET', path)).statusCode).toBe(404)
    }
    expect((await api('GET /api/v1/admin/timeline', {})).status).toBe(401)
  })

  test('shows an action on an erased member without a name', async () => {
    const unknownSubject = { id: world.ctx.newId(), name: '' }
    await record({
      act: 'member.tagged',
      by: null,
      subject: unknownSubject,
      before: { tags: [] },
      after: { tags: ['vip'] },
    })
    await sql`update admin_act set subject_id = null, subject_name = null, before = null, after = null
      where subject_id = ${unknownSubject.id}`.execute(world.ctx.db)
    expect((await timeline('act=member.tagged')).items).toMatchObject([{ subject: null, before: null, after: null }])
  })

  test('has pages without gaps, and its download escapes cells that look like formulas', async () => {
    for (let board = 0; board < 45; board += 1) {
      await record({ act: 'board.paused', by: null, subject: { id: null, name: `=cmd(${board})` } })
    }
    const seenIds: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page: { items: { _id: string }[]; next: string | null } = await timeline(
        `thing=board${next === '' ? '' : `&after=${next}`}`,
      )
      seenIds.push(...page.items.map(({ _id }) => _id))
      next = page.next
    }
    expect([seenIds.length, new Set(seenIds).size]).toEqual([45, 45])
    const { name, csv } = (await admin.call('GET', `${TIMELINE}-download?thing=board`)).json().result
    expect(name).toMatch(/^timeline-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv.trim().split('\r\n')).toHaveLength(46)
    expect(csv).toContain(",'=cmd(44),")
    expect(await acts('thing=list')).toEqual(['list.downloaded'])
  })
})

describe('the system', () => {
  test('records its start and its migrations', async () => {
    await recordMigrations(world.ctx, [])
    await recordMigrations(world.ctx, ['0001-a', '0002-b'])
    world.clock.advance(1_000)
    await recordStart(world.ctx)
    expect((await timeline('thing=system', content)).items).toMatchObject([
      { act: 'system.started', by: { _id: null, name: 'The system' }, subject: null, after: { serves: 'all' } },
      { act: 'system.migrated', subject: { _id: null, name: '0002-b' }, after: { migrations: ['0001-a', '0002-b'] } },
    ])
  })

  test('records the number of failed tasks per kind once, even if two processes check at the same time', async () => {
    await sql`
      insert into task.job (name, state, completed_on, retry_count) values
        ('activity-react', 'failed', now(), 10), ('activity-react', 'failed', now(), 10)`.execute(world.ctx.db)
    await Promise.all([noteFailedTasks.handle(world.ctx, {}), noteFailedTasks.handle(world.ctx, {})])
    await noteFailedTasks.handle(world.ctx, {})
    const { items } = await timeline('act=system.task-failed')
    expect(items).toMatchObject([{ subject: { name: 'activity-react' }, after: { tasks: 2, tries: 11 } }])
    expect(items).toHaveLength(1)
  })
})

test('the timeline includes admins’ actions in features that record only activities', async () => {
  const { ctx } = world
  const ada = await joinAsProfessional(world, app, { firstName: 'Reported', lastName: 'Person' })
  const by = await loginIdOf(world, content)
  const [reviewId, decisionId] = [ctx.newId(), ctx.newId()]
  const createdAt = ctx.clock.now()
  const review = {
    id: reviewId,
    kind: 'post' as const,
    thing_id: ctx.newId(),
    title: '',
    path: '/',
    opened_at: createdAt,
  }
  await ctx.db
    .insertInto('review')
    .values({ ...review, author_id: ada.id })
    .execute()
  await ctx.db
    .insertInto('review_decision')
    .values({
      ...{ id: decisionId, review_id: reviewId, decision: 'hide', words: 'Spam', author_id: ada.id, until: null },
      ...{ by_login_id: by, created_at: createdAt },
    })
    .execute()
  const react = (activity: object) =>
    ctx.db.transaction().execute((tx) =>
      // biome-ignore lint/suspicious/noExplicitAny: one of the listener's kinds
      addToTimeline().react(ctx, tx, { id: ctx.newId(), actorId: null, loginId: by, createdAt, ...activity } as any),
    )
  await react({ kind: 'review.decided', data: { reviewId, decisionId } })
  await react({ kind: 'courses.imported', data: { added: 3, changed: 1 } })
  await react({ kind: 'course.changed', data: { courseId: ctx.newId() } })
  await react({ kind: 'company.claimed', actorId: ada.id, data: { by: 'mail', domain: null, admin: null } })
  const deletedActivity = {
    kind: 'headline.deleted',
    data: { headlineId: ctx.newId(), title: 'Miracles', ownerId: ada.id },
  }
  await react(deletedActivity)
  await react({ ...deletedActivity, loginId: await loginIdOf(world, ada) })
  expect((await timeline('thing=headline')).items).toMatchObject([
    { by: { _id: by }, subject: { name: 'Reported Person' }, before: { title: 'Miracles' } },
  ])
  expect((await timeline('thing=review')).items).toMatchObject([
    { by: { _id: by }, subject: { name: 'Reported Person' }, after: { thing: 'post', decision: 'hide' } },
  ])
  expect((await timeline('thing=course')).items).toMatchObject([{ act: 'course.imported', after: { added: 3 } }])
  expect(await acts('thing=claim')).toEqual([])
})
