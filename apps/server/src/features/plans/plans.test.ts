import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, send } from '../session/accounts.factory.ts'
import { setPlan } from './set-plan.ts'

const PLANS = '/api/v1/plans'
const REQUESTS = '/api/v1/plan-requests'

const { world, app, api } = useWorld()

function activitiesOf(kind: string, actorId: string) {
  const { db } = world.ctx
  return db
    .selectFrom('activity')
    .select(['actor_id', 'login_id', 'data'])
    .where('kind', '=', kind)
    .where(sql<boolean>`${actorId} in (actor_id::text, data ->> 'actorId')`)
    .execute()
}

describe('the list of plans', () => {
  test('depends on the member’s role, and marks the current plan', async () => {
    const professional = await joinAsProfessional(world, app, { plan: 'Creator' })
    const employer = await joinAsEmployer(world, app)
    const [one, other] = [
      (await professional.api('GET /api/v1/plans')).reply,
      (await employer.api('GET /api/v1/plans')).reply,
    ]
    const namesOf = (reply: { result: { plans: { name: string }[] } }) => reply.result.plans.map(({ name }) => name)

    expect(one.result).toMatchObject({ current: 'Creator', requested: null })
    expect(namesOf(one)).toEqual(['free', 'Creator'])
    expect(other.result).toMatchObject({ current: 'free', requested: null })
    expect(namesOf(other)).toEqual(['free', 'Pro'])
  })

  test('states the features of each plan: headlines and questions for Creator, connections for Pro', async () => {
    const professional = await joinAsProfessional(world, app)
    const employer = await joinAsEmployer(world, app)
    const opensOf = async ({ api: call }: typeof professional, plan: string) =>
      (await call('GET /api/v1/plans')).result.plans.find(({ name }) => name === plan)?.opens.map(({ line }) => line)

    expect(await opensOf(professional, 'Creator')).toEqual(
      expect.arrayContaining(['Headlines', 'Questions in Real talk']),
    )
    expect(await opensOf(employer, 'Pro')).toEqual(expect.arrayContaining(['Connections', 'Following']))
  })

  test('contains a plan of the other role only for a member who has it', async () => {
    const professional = await joinAsProfessional(world, app, { plan: 'Pro' })
    const { plans, current } = (await professional.api('GET /api/v1/plans')).result
    expect({ current, names: plans.map(({ name }) => name) }).toEqual({ current: 'Pro', names: ['Pro', 'Creator'] })
  })

  test('is empty for an admin, and a guest must log in', async () => {
    const admin = await joinAsAdmin(world, app)
    expect((await admin.api('GET /api/v1/plans')).result).toMatchObject({ plans: [], current: 'free', requested: null })
    expect((await api('GET /api/v1/plans')).status).toBe(401)
  })
})

describe('requesting a plan', () => {
  test('shows the request until it is withdrawn, and records it once', async () => {
    const { id, call } = await joinAsProfessional(world, app)
    const at = world.ctx.clock.now().toISOString()

    const reply = await call('POST', REQUESTS, { plan: 'Creator', message: ' I write\nabout work. ' })
    expect(reply.json()).toEqual({ success: true, result: { plan: 'Creator', at } })
    expect((await call('GET', PLANS)).json().result.requested).toEqual({ plan: 'Creator', at })
    const request = world.ctx.db.selectFrom('plan_request').select('message').where('actor_id', '=', id)
    expect(await request.executeTakeFirst()).toEqual({ message: 'I write\nabout work.' })
    expect(await activitiesOf('plan.requested', id)).toMatchObject([{ actor_id: id, data: { plan: 'Creator' } }])

    for (const _time of [1, 2]) expect((await call('DELETE', REQUESTS)).statusCode).toBe(200)
    expect((await call('GET', PLANS)).json().result.requested).toBeNull()
  })

  test('replaces an earlier request', async () => {
    const { id, call } = await joinAsProfessional(world, app)
    await call('POST', REQUESTS, { plan: 'Creator', message: 'One' })
    await call('POST', REQUESTS, { plan: 'Creator', message: 'Two' })
    const requests = world.ctx.db.selectFrom('plan_request').select('message').where('actor_id', '=', id)
    expect(await requests.execute()).toEqual([{ message: 'Two' }])
  })

  test('stores and records one request, even if it is sent concurrently', async () => {
    const { id, call } = await joinAsProfessional(world, app)
    const replies = await Promise.all([1, 2, 3, 4].map(() => call('POST', REQUESTS, { plan: 'Creator' })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await activitiesOf('plan.requested', id)).toHaveLength(1)
  })

  test('is refused to guests, admins and pending members', async () => {
    const admin = await joinAsAdmin(world, app)
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    const body = { plan: 'Pro' }
    const codeOf = (reply: { statusCode: number; json(): { result: { code: string } } }) => [
      reply.statusCode,
      reply.json().result.code,
    ]
    expect(codeOf(await send(app, 'POST', REQUESTS, { body }))).toEqual([401, 'sign-in-required'])
    expect(codeOf(await admin.call('POST', REQUESTS, body))).toEqual([403, 'forbidden'])
    expect(codeOf(await pendingMember.call('POST', REQUESTS, body))).toEqual([403, 'email-not-confirmed'])
  })

  test('is refused to a professional for the plan of companies', async () => {
    const { call } = await joinAsProfessional(world, app)
    const reply = await call('POST', REQUESTS, { plan: 'Pro' })
    expect([reply.statusCode, reply.json().result.code]).toEqual([409, 'plan-not-offered'])
  })

  test.for([
    ['the free plan', { plan: 'free' }, 400, 'invalid-input'],
    ['an unknown plan', { plan: 'Gold' }, 400, 'invalid-input'],
    ['nothing', {}, 400, 'invalid-input'],
    ['a plan with a very long message', { plan: 'Pro', message: 'x'.repeat(1_001) }, 400, 'invalid-input'],
    ['a plan with a message that can’t be stored', { plan: 'Pro', message: 'a\0b' }, 400, 'invalid-input'],
    ['a plan for professionals', { plan: 'Creator' }, 409, 'plan-not-offered'],
  ] as const)('is refused when an employer requests %s', async ([, body, status, code]) => {
    const { call } = await joinAsEmployer(world, app)
    const reply = await call('POST', REQUESTS, body)
    expect([reply.statusCode, reply.json().result.code]).toEqual([status, code])
  })

  test('is refused for the current plan', async () => {
    const { call } = await joinAsEmployer(world, app, { plan: 'Pro' })
    const reply = await call('POST', REQUESTS, { plan: 'Pro' })
    expect([reply.statusCode, reply.json().result.code]).toEqual([409, 'plan-is-current'])
  })

  test('is independent for each member', async () => {
    const [one, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await one.api('POST /api/v1/plan-requests', { body: { plan: 'Creator' } })
    await other.api('DELETE /api/v1/plan-requests')
    expect((await one.api('GET /api/v1/plans')).result.requested).toMatchObject({ plan: 'Creator' })
  })
})

describe('setting a plan', () => {
  test('takes effect with the member’s next call, fulfils the request, and is recorded', async () => {
    const { id, call } = await joinAsEmployer(world, app)
    await call('POST', REQUESTS, { plan: 'Pro' })

    expect(await setPlan(world.ctx, { actorId: id, plan: 'Pro' })).toBe('free')

    expect((await call('GET', '/api/v1/check')).json().result.paidPlan).toBe('Pro')
    expect((await call('GET', PLANS)).json().result).toMatchObject({ current: 'Pro', requested: null })
    expect(await activitiesOf('plan.set', id)).toEqual([
      { actor_id: null, login_id: null, data: { actorId: id, plan: 'Pro', previous: 'free' } },
    ])
  })

  test('leaves a request for another plan pending', async () => {
    const { id, call } = await joinAsEmployer(world, app)
    await call('POST', REQUESTS, { plan: 'Pro' })
    await setPlan(world.ctx, { actorId: id, plan: 'Creator' })
    expect((await call('GET', PLANS)).json().result).toMatchObject({ current: 'Creator', requested: { plan: 'Pro' } })
  })

  test('is recorded once, even if calls are concurrent, and is refused for an unknown member', async () => {
    const { id } = await joinAsProfessional(world, app)
    const set = () => setPlan(world.ctx, { actorId: id, plan: 'Pro' })
    expect((await Promise.all([set(), set()])).sort()).toEqual(['Pro', 'free'])
    expect(await activitiesOf('plan.set', id)).toHaveLength(1)
    expect(await setPlan(world.ctx, { actorId: world.ctx.newId(), plan: 'Pro' })).toBeUndefined()
  })
})
