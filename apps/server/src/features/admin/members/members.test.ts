import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  loginIdOf,
  newEmail,
  type SignedInClient,
} from '../../session/accounts.factory.ts'

const MEMBERS = '/api/v1/admin/members'

const { world, app, api } = useWorld()
let admin: SignedInClient
let support: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app)
  support = await joinAsAdmin(world, app, 'admin-support')
})

const loginOf = (client: SignedInClient) => loginIdOf(world, client)

async function isListed({ id }: SignedInClient): Promise<boolean> {
  return (await world.ctx.db.selectFrom('actor').select('listed').where('id', '=', id).executeTakeFirstOrThrow()).listed
}

async function suspend(by: SignedInClient, member: SignedInClient, reason = 'Wrote to everybody.') {
  return by.call('POST', `${MEMBERS}/${await loginOf(member)}/suspend`, { reason })
}
async function restore(by: SignedInClient, member: SignedInClient) {
  return by.call('POST', `${MEMBERS}/${await loginOf(member)}/restore`)
}

function activities(kind: string, loginId: string) {
  const rows = world.ctx.db.selectFrom('activity').select(['login_id', 'data']).where('kind', '=', kind)
  return rows.where(sql<boolean>`data ->> 'loginId' = ${loginId}`).execute()
}

function mailsTo(email: string) {
  const mails = world.ctx.db.selectFrom('mail').select(['name', 'props']).where('to_address', '=', email)
  return mails.where('name', '=', 'account-suspended').execute()
}

describe('the list of members', () => {
  test('shows the newest members first, with their current data', async () => {
    world.clock.advance(1_000)
    const { email } = await joinAsEmployer(world, app, { companyName: 'Newest Inc', plan: 'Pro' })
    world.clock.advance(1_000)
    const newestMember = await joinAsProfessional(world, app, { firstName: 'Katherine', lastName: 'Johnson' })
    await newestMember.api('POST /api/v1/plan-requests', { body: { plan: 'Creator', message: 'Please.' } })

    const { items, next } = (await support.api('GET /api/v1/admin/members')).result

    expect(next).not.toBeUndefined()
    expect(items.slice(0, 2)).toMatchObject([
      {
        name: 'Katherine Johnson',
        company: null,
        role: 'professional',
        plan: 'free',
        requestedPlan: 'Creator',
        requestMessage: 'Please.',
        standing: 'active',
        lastSeenAt: world.ctx.clock.now().toISOString(),
      },
      {
        ...{ name: 'Grace Hopper', company: 'Newest Inc', email, role: 'employer', slug: 'newest-inc', plan: 'Pro' },
        requestedPlan: null,
      },
    ])
    world.clock.advance(1_000)
  })

  test('can be searched by name, email and slug, and takes wildcards literally', async () => {
    const matchingMember = await joinAsProfessional(world, app, {
      firstName: 'Per%cent',
      email: newEmail('under_score'),
    })
    const search = async (q: string) => {
      const { items } = (await admin.api('GET /api/v1/admin/members', { query: { q } })).result
      return items.map((item: { email: string }) => item.email)
    }
    for (const q of ['per%c', 'UNDER_SCORE', 'per-cent']) expect(await search(q), q).toEqual([matchingMember.email])
    expect(await search('%%')).toEqual([])
    expect((await search('')).length).toBeGreaterThan(1)
  })

  test('can be filtered by state and by open requests', async () => {
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    const suspendedMember = await joinAsProfessional(world, app)
    const requestingMember = await joinAsProfessional(world, app)
    await suspend(admin, suspendedMember)
    await requestingMember.api('POST /api/v1/plan-requests', { body: { plan: 'Creator' } })
    for (const [filter, { email }] of [
      ['standing=pending', pendingMember],
      ['standing=suspended', suspendedMember],
      ['asks=plan', requestingMember],
    ] as const) {
      const { items, total } = (await admin.call('GET', `${MEMBERS}?${filter}`)).json().result
      expect(items.map((item: { email: string }) => item.email)).toContain(email)
      expect(items).toHaveLength(total)
    }
    expect((await admin.call('GET', `${MEMBERS}?standing=gone`)).statusCode).toBe(400)
  })

  test('has pages of 20 without gaps or duplicates', async () => {
    const now = world.ctx.clock.now()
    const logins = Array.from({ length: 41 }, (_, i) => ({
      id: world.ctx.newId(),
      email: `crowd-${i}@example.com`,
      created_at: now,
    }))
    await world.ctx.db.insertInto('login').values(logins).execute()
    const seenIds: string[] = []
    let after: string | undefined
    for (const remainingIds of [true, true, false]) {
      const query = { q: 'crowd-', ...(after !== undefined && { after }) }
      const { items, next, total, totalCapped } = (await admin.api('GET /api/v1/admin/members', { query })).result
      expect([next !== null, total, totalCapped]).toEqual([remainingIds, 41, false])
      seenIds.push(...items.map(({ _id }) => _id))
      after = next ?? undefined
    }
    expect(new Set(seenIds)).toEqual(new Set(logins.map(({ id }) => id)))
    expect(seenIds).toHaveLength(41)
    expect((await admin.call('GET', `${MEMBERS}?after=yesterday`)).statusCode).toBe(400)
  })

  test('omits deleted accounts', async () => {
    const deletedMember = await joinAsProfessional(world, app)
    const now = world.ctx.clock.now()
    await world.ctx.db.updateTable('login').set({ deleted_at: now }).where('email', '=', deletedMember.email).execute()
    expect((await admin.api('GET /api/v1/admin/members', { query: { q: deletedMember.email } })).result.items).toEqual(
      [],
    )
    for (const reply of [await suspend(admin, deletedMember), await restore(admin, deletedMember)]) {
      expect([reply.statusCode, reply.json().result.code]).toEqual([404, 'member-not-found'])
    }
  })
})

describe('suspending', () => {
  test('immediately ends sessions, hides the member and sends them the reason', async () => {
    const member = await joinAsProfessional(world, app, { firstName: 'Rosalind' })
    const otherSession = await logInAs(app, member.email)
    const loginId = await loginOf(member)

    const reply = await suspend(support, member, '  Wrote to everybody. ')

    expect(reply.json().result).toMatchObject({ standing: 'suspended', suspensionReason: 'Wrote to everybody.' })
    for (const { call } of [member, otherSession]) expect((await call('GET', '/api/v1/check')).statusCode).toBe(401)
    const refreshReply = await app.inject({
      url: '/api/v1/refresh',
      headers: { authorization: `Bearer ${member.refreshToken}` },
    })
    expect(refreshReply.statusCode).toBe(401)
    expect(await isListed(member)).toBe(false)
    const url = `${world.ctx.config.publicUrl}/login`
    const props = { firstName: 'Rosalind', reason: 'Wrote to everybody.', url }
    expect(await mailsTo(member.email)).toEqual([{ name: 'account-suspended', props }])
    expect(await activities('member.suspended', loginId)).toEqual([
      { login_id: await loginOf(support), data: { loginId } },
    ])
  })

  test('lets the member log in, but only to read the reason', async () => {
    const member = await joinAsEmployer(world, app, { plan: 'Pro' })
    await suspend(admin, member)
    const { call } = await logInAs(app, member.email)

    expect((await call('GET', '/api/v1/check')).json().result).toMatchObject({
      standing: 'suspended',
      suspensionReason: 'Wrote to everybody.',
    })
    for (const [method, url] of [
      ['GET', '/api/v1/plans'],
      ['POST', '/api/v1/plan-requests'],
      ['PUT', `/api/v1/employers/${member.id}`],
    ] as const) {
      const refusal = await call(method, url, method === 'GET' ? undefined : {})
      expect([refusal.statusCode, refusal.json().result.code], url).toEqual([403, 'suspended'])
    }
    expect((await call('GET', MEMBERS)).statusCode).toBe(404)
  })

  test('has one reason, one email and one record, even if two admins suspend at the same time', async () => {
    const member = await joinAsProfessional(world, app)
    const replies = await Promise.all([
      suspend(admin, member, 'First reason'),
      suspend(support, member, 'Other reason'),
    ])
    // The second admin gets a conflict, because the member reads the first one's reason.
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const conflict = replies.find(({ statusCode }) => statusCode === 409)
    expect(conflict?.json().result.code).toBe('changed-since')
    expect(await mailsTo(member.email)).toHaveLength(1)
    expect(await activities('member.suspended', await loginOf(member))).toHaveLength(1)
  })

  test('is refused for admins, and for the acting admin’s own account', async () => {
    for (const target of [admin, support]) {
      const reply = await suspend(admin, target)
      expect([reply.statusCode, reply.json().result.code]).toEqual([409, 'not-yourself'])
      expect((await target.api('GET /api/v1/check')).status).toBe(200)
    }
  })

  test('keeps a company listed if it has another active team member', async () => {
    const employer = await joinAsEmployer(world, app)
    const colleague = await joinAsEmployer(world, app)
    await world.ctx.db
      .insertInto('membership')
      .values({
        login_id: await loginOf(colleague),
        actor_id: employer.id,
        role: 'recruiter',
        created_at: world.ctx.clock.now(),
      })
      .execute()
    await suspend(admin, employer)
    expect(await isListed(employer)).toBe(true)
    await suspend(admin, colleague)
    expect([await isListed(employer), await isListed(colleague)]).toEqual([false, false])
  })

  test.for([
    ['without a reason', {}],
    ['with an empty one', { reason: '' }],
    ['with one that is too short', { reason: '  x ' }],
    ['with a very long one', { reason: 'x'.repeat(1_001) }],
    ['with one that cannot be stored', { reason: 'no\0pe' }],
  ] as const)('is refused %s', async ([, body]) => {
    const member = await joinAsProfessional(world, app)
    const reply = await admin.call('POST', `${MEMBERS}/${await loginOf(member)}/suspend`, body)
    expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([400, ['body.reason']])
    expect(await isListed(member)).toBe(true)
  })

  test('gets a 404 for an unknown id', async () => {
    const reply = await admin.api('POST /api/v1/admin/members/{id}/suspend', {
      params: { id: world.ctx.newId() },
      body: { reason: 'Nobody there' },
    })
    expect([reply.status, reply.error?.code]).toEqual([404, 'member-not-found'])
    expect(
      (
        await admin.api('POST /api/v1/admin/members/{id}/suspend', {
          params: { id: 'me' },
          body: { reason: 'Nobody there' },
        })
      ).status,
    ).toBe(400)
  })
})

describe('restoring', () => {
  test('restores the member’s access and listing, and ends the appeal', async () => {
    const member = await joinAsProfessional(world, app)
    await suspend(admin, member)
    const login = world.ctx.db.updateTable('login').set({ appeal: 'It was not me.' })
    await login.where('email', '=', member.email).execute()
    const listedMembers = (await admin.api('GET /api/v1/admin/members', { query: { q: member.email } })).result.items
    expect(listedMembers).toMatchObject([{ appeal: 'It was not me.' }])

    const reply = await restore(support, member)

    expect(reply.json().result).toMatchObject({ standing: 'active', suspensionReason: null, appeal: null })
    const { call } = await logInAs(app, member.email)
    expect((await call('GET', '/api/v1/plans')).statusCode).toBe(200)
    expect(await isListed(member)).toBe(true)
    expect((await restore(support, member)).json().result.code).toBe('changed-since')
    expect(await activities('member.restored', await loginOf(member))).toHaveLength(1)
  })

  test('leaves a pending member unlisted', async () => {
    const member = await joinAsProfessional(world, app, { confirmed: false })
    await suspend(admin, member)
    expect((await restore(admin, member)).json().result.standing).toBe('pending')
    expect(await isListed(member)).toBe(false)
  })
})

describe('setting a plan', () => {
  const planOf = async (member: SignedInClient) => `${MEMBERS}/${await loginOf(member)}/plan`

  test('grants the member’s request', async () => {
    const member = await joinAsEmployer(world, app)
    await member.api('POST /api/v1/plan-requests', { body: { plan: 'Pro' } })
    const reply = await admin.call('PUT', await planOf(member), { plan: 'Pro' })
    expect(reply.json().result).toMatchObject({ plan: 'Pro', requestedPlan: null })
    expect((await member.api('GET /api/v1/check')).result.paidPlan).toBe('Pro')
    const planActivities = world.ctx.db.selectFrom('activity').select('login_id').where('kind', '=', 'plan.set')
    expect(await planActivities.execute()).toEqual([{ login_id: await loginOf(admin) }])
  })

  test('needs the permission, and is refused for an admin’s account', async () => {
    const member = await joinAsProfessional(world, app)
    expect((await support.call('PUT', await planOf(member), { plan: 'Pro' })).statusCode).toBe(404)
    expect((await member.call('PUT', await planOf(member), { plan: 'Pro' })).statusCode).toBe(404)
    const reply = await admin.call('PUT', await planOf(support), { plan: 'Pro' })
    expect([reply.statusCode, reply.json().result.code]).toEqual([409, 'no-plan-for-admins'])
    expect((await admin.call('PUT', await planOf(member), { plan: 'Gold' })).statusCode).toBe(400)
    expect(
      (
        await admin.api('PUT /api/v1/admin/members/{id}/plan', {
          params: { id: world.ctx.newId() },
          body: { plan: 'Pro' },
        })
      ).status,
    ).toBe(404)
  })
})

describe('declining a plan request', () => {
  const requestOf = async (member: SignedInClient) => `${MEMBERS}/${await loginOf(member)}/plan-request/decline`
  const mailsOf = (member: SignedInClient) =>
    world.ctx.db
      .selectFrom('mail')
      .select('props')
      .where('to_address', '=', member.email)
      .where('name', '=', 'plan-declined')
      .execute()
  const declineActivities = (member: SignedInClient) =>
    world.ctx.db
      .selectFrom('activity')
      .select('login_id')
      .where('kind', '=', 'plan.declined')
      .where(sql<boolean>`data ->> 'actorId' = ${member.id}`)
      .execute()

  test('removes the request, keeps the plan, and notifies the member in the admin’s words', async () => {
    const member = await joinAsProfessional(world, app, { firstName: 'Emmy' })
    await member.api('POST /api/v1/plan-requests', { body: { plan: 'Creator' } })
    const reply = await admin.call('POST', await requestOf(member), { plan: 'Creator', message: ' Not\nyet. ' })
    expect(reply.json().result).toMatchObject({ plan: 'free', requestedPlan: null, requestMessage: null })
    expect((await member.api('GET /api/v1/plans')).result.requested).toBeNull()
    const url = `${world.ctx.config.publicUrl}/purchase`
    expect(await mailsOf(member)).toEqual([
      { props: { firstName: 'Emmy', plan: 'Creator', message: 'Not\nyet.', url } },
    ])
    expect(await declineActivities(member)).toEqual([{ login_id: await loginOf(admin) }])
  })

  test('notifies the member once, even if the request is declined three times at the same time', async () => {
    const member = await joinAsEmployer(world, app)
    await member.api('POST /api/v1/plan-requests', { body: { plan: 'Pro' } })
    const url = await requestOf(member)
    const replies = await Promise.all([1, 2, 3].map(() => admin.call('POST', url, { plan: 'Pro' })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await mailsOf(member)).toMatchObject([{ props: { message: null } }])
    expect(await declineActivities(member)).toHaveLength(1)
  })

  test('leaves a newer request in place', async () => {
    const member = await joinAsProfessional(world, app)
    await member.api('POST /api/v1/plan-requests', { body: { plan: 'Creator' } })
    const reply = await admin.call('POST', await requestOf(member), { plan: 'Pro' })
    expect(reply.json().result).toMatchObject({ requestedPlan: 'Creator' })
    expect(await mailsOf(member)).toEqual([])
  })

  test('needs the permission, an existing member and an existing plan', async () => {
    const member = await joinAsProfessional(world, app)
    await member.api('POST /api/v1/plan-requests', { body: { plan: 'Creator' } })
    const url = await requestOf(member)
    const employer = await joinAsEmployer(world, app)
    for (const { call } of [support, employer, member])
      expect((await call('POST', url, { plan: 'Creator' })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url, payload: { plan: 'Creator' } })).statusCode).toBe(401)
    expect((await admin.call('POST', url, { plan: 'free' })).statusCode).toBe(400)
    expect((await admin.call('POST', url, { plan: 'Creator', message: 'x'.repeat(1_001) })).statusCode).toBe(400)
    const ofAdmin = await admin.call('POST', await requestOf(support), { plan: 'Creator' })
    expect([ofAdmin.statusCode, ofAdmin.json().result.code]).toEqual([409, 'no-plan-for-admins'])
    const unknownUrl = `${MEMBERS}/${world.ctx.newId()}/plan-request/decline`
    expect((await admin.call('POST', unknownUrl, { plan: 'Creator' })).statusCode).toBe(404)
    expect((await member.api('GET /api/v1/plans')).result.requested).toMatchObject({ plan: 'Creator' })
  })
})

test('members, and admins without the permission, get a 404', async () => {
  const member = await joinAsProfessional(world, app, { plan: 'Creator' })
  const content = await joinAsAdmin(world, app, 'admin-content')
  const otherAdmin = await joinAsAdmin(world, app, 'admin-other')
  for (const { call } of [member, content, otherAdmin]) {
    expect((await call('GET', MEMBERS)).json().result.code).toBe('not-found')
    expect((await suspend({ ...member, call }, member)).statusCode).toBe(404)
    expect((await restore({ ...member, call }, member)).statusCode).toBe(404)
  }
  expect((await api('GET /api/v1/admin/members')).status).toBe(401)
})
