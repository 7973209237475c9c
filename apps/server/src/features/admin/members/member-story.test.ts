import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { suppress } from '../../../platform/mail/suppression.ts'
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

const { world, app } = useWorld()
let admin: SignedInClient
let support: SignedInClient
let content: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app)
  support = await joinAsAdmin(world, app, 'admin-support')
  content = await joinAsAdmin(world, app, 'admin-content')
})

const loginOf = (client: SignedInClient) => loginIdOf(world, client)
const storyOf = async (client: SignedInClient) =>
  (await support.api('GET /api/v1/admin/members/{id}', { params: { id: await loginOf(client) } })).result
const mailsTo = (email: string, name: string) =>
  world.ctx.db.selectFrom('mail').select('id').where('to_address', '=', email).where('name', '=', name).execute()
async function findEmails(query: string): Promise<string[]> {
  const { items } = (await support.call('GET', `${MEMBERS}?${query}`)).json().result
  return items.map(({ email }: { email: string }) => email)
}

describe('a member’s page in the admin area', () => {
  test('shows the member, what keeps them from logging in, the emails sent, and the devices', async () => {
    const member = await joinAsProfessional(world, app, { firstName: 'Ida', lastName: 'Rhodes', confirmed: false })
    const story = await storyOf(member)
    expect(story).toMatchObject({
      obstacle: 'pending',
      member: { firstName: 'Ida', lastName: 'Rhodes', standing: 'pending', tags: [] },
      access: { emailConfirmedAt: null, password: true, google: false, eraseOn: null },
      actsFor: [{ kind: 'professional', name: 'Ida Rhodes' }],
      mails: [{ name: 'confirm-address', state: expect.stringMatching(/waiting|kept/) }],
      notes: [],
      deeds: [],
    })
    expect(story.devices.length).toBeGreaterThan(0)
    expect(JSON.stringify(story)).not.toContain('token')
    await world.ctx.db
      .updateTable('mail')
      .set({ failed_at: world.ctx.clock.now(), failure: 'no such mailbox' })
      .where('to_address', '=', member.email)
      .execute()
    expect(await storyOf(member)).toMatchObject({ obstacle: 'email-not-delivered', mails: [{ state: 'failed' }] })
  })

  test('shows that an email bounced, and support can allow emails to the address again', async () => {
    const member = await joinAsProfessional(world, app)
    const { db, clock } = world.ctx
    const bounceTimes = { bounced_at: clock.now(), sent_at: clock.now() }
    await db.updateTable('mail').set(bounceTimes).where('to_address', '=', member.email).execute()
    await suppress(world.ctx, db, { address: member.email, reason: 'bounced', detail: '550 mailbox full' })
    expect(await storyOf(member)).toMatchObject({
      obstacle: 'email-suppressed',
      suppressed: { reason: 'bounced', detail: '550 mailbox full' },
      mails: [{ state: 'bounced' }],
    })
    const path = `${MEMBERS}/${await loginOf(member)}/email-suppression`
    expect((await member.call('DELETE', path)).statusCode).toBe(404)
    const replies = await Promise.all([support.call('DELETE', path), support.call('DELETE', path)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const story = await storyOf(member)
    expect(story.suppressed).toBeNull()
    expect(story.deeds.filter(({ act }: { act: string }) => act === 'address.allowed')).toHaveLength(1)
  })

  test('lists the member’s actions, but not the people that they blocked, muted or wrote to', async () => {
    const [member, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await member.call('POST', `/api/v1/professionals/${member.id}/follow/${other.id}`)
    await member.call('PUT', `/api/v1/connections/blocked/${other.id}`)
    const { items } = (await support.call('GET', `${MEMBERS}/${await loginOf(member)}/activity`)).json().result
    const kinds = items.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['account.signed-up', 'member.followed']))
    expect(kinds).not.toContain('member.blocked')
  })

  test('is refused to members and to admins without the permission, and an unknown id gets a 404', async () => {
    const member = await joinAsProfessional(world, app)
    const path = `${MEMBERS}/${await loginOf(member)}`
    for (const { call } of [content, member]) expect((await call('GET', path)).statusCode).toBe(404)
    const unknownReply = await support.call('GET', `${MEMBERS}/${world.ctx.newId()}`)
    expect(unknownReply.json().result.code).toBe('member-not-found')
    expect((await support.call('GET', `${MEMBERS}/${world.ctx.newId()}/activity`)).statusCode).toBe(404)
    expect((await support.call('GET', `${MEMBERS}/me`)).statusCode).toBe(400)
  })
})

describe('support for a member', () => {
  test('corrects names, unless someone else has corrected them since', async () => {
    const member = await joinAsProfessional(world, app, { firstName: 'Adda', lastName: 'Lovelace' })
    const path = `${MEMBERS}/${await loginOf(member)}/names`
    const body = { firstName: 'Ada', lastName: 'Lovelace', seen: { firstName: 'Adda', lastName: 'Lovelace' } }
    const replies = await Promise.all([support.call('PUT', path, body), admin.call('PUT', path, body)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await member.api('GET /api/v1/check')).result).toMatchObject({ firstName: 'Ada' })
    expect(await findEmails(`q=${encodeURIComponent('ada love')}`)).toContain(member.email)
    expect((await storyOf(member)).deeds).toMatchObject([
      { act: 'member.renamed', before: { firstName: 'Adda' }, after: { firstName: 'Ada' } },
    ])
    expect((await support.call('PUT', path, { ...body, firstName: '' })).statusCode).toBe(400)
    expect((await content.call('PUT', path, body)).statusCode).toBe(404)
  })

  test('corrects the names of a person who acts for a company', async () => {
    const member = await joinAsEmployer(world, app, { firstName: 'Grac', lastName: 'Hopper' })
    const body = { firstName: 'Grace', lastName: 'Hopper', seen: { firstName: 'Grac', lastName: 'Hopper' } }
    const reply = await support.call('PUT', `${MEMBERS}/${await loginOf(member)}/names`, body)
    expect(reply.json().result.member).toMatchObject({ firstName: 'Grace', role: 'employer' })
  })

  test('corrects an address only while it is unconfirmed', async () => {
    const member = await joinAsProfessional(world, app, { confirmed: false })
    const [meant, path] = [newEmail('meant'), `${MEMBERS}/${await loginOf(member)}/email`]
    const otherMember = await joinAsProfessional(world, app)
    const change = (email: string, seen = member.email) => support.call('PUT', path, { email, seen })
    expect((await change(otherMember.email)).json().result.code).toBe('email-taken')
    expect((await change(meant, 'other@example.com')).json().result.code).toBe('changed-since')
    expect((await change('nonsense')).statusCode).toBe(400)
    expect((await change(meant)).json().result.member.email).toBe(meant)
    expect(await mailsTo(meant, 'confirm-address')).toHaveLength(1)
    await logInAs(app, meant)
    const confirmedReply = await support.call('PUT', `${MEMBERS}/${await loginOf(otherMember)}/email`, {
      ...{ email: newEmail('else'), seen: otherMember.email },
    })
    expect(confirmedReply.json().result.code).toBe('email-confirmed')
  })

  test('emails the confirmation and password links again, only to the member', async () => {
    const member = await joinAsProfessional(world, app, { confirmed: false })
    const id = await loginOf(member)
    expect((await support.call('POST', `${MEMBERS}/${id}/confirmation-emails`)).json().result).toEqual({})
    expect(await mailsTo(member.email, 'confirm-address')).toHaveLength(2)
    expect((await support.call('POST', `${MEMBERS}/${id}/password-emails`)).json().result).toEqual({})
    expect(await mailsTo(member.email, 'reset-password')).toHaveLength(1)
    await support.call('POST', `${MEMBERS}/${id}/confirmation-emails`)
    expect((await support.call('POST', `${MEMBERS}/${id}/confirmation-emails`)).statusCode).toBe(429)
    const confirmedUrl = `${MEMBERS}/${await loginOf(await joinAsProfessional(world, app))}`
    expect((await support.call('POST', `${confirmedUrl}/confirmation-emails`)).statusCode).toBe(409)
    const ofAdmin = await support.call('POST', `${MEMBERS}/${await loginOf(admin)}/password-emails`)
    expect(ofAdmin.json().result.code).toBe('not-an-admin')
    expect((await content.call('POST', `${MEMBERS}/${id}/password-emails`)).statusCode).toBe(404)
  })

  test('emails the link to the data download only to a confirmed address, and returns no data to the admin', async () => {
    const member = await joinAsProfessional(world, app)
    const path = `${MEMBERS}/${await loginOf(member)}/data-emails`
    expect((await support.call('POST', path)).json().result).toEqual({})
    expect(await mailsTo(member.email, 'account-data')).toHaveLength(1)
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    const refusal = await support.call('POST', `${MEMBERS}/${await loginOf(pendingMember)}/data-emails`)
    expect(refusal.json().result.code).toBe('email-unconfirmed')
    for (const { call } of [content, member]) expect((await call('POST', path)).statusCode).toBe(404)
  })

  test('logs the member out on every device', async () => {
    const member = await joinAsProfessional(world, app)
    const path = `${MEMBERS}/${await loginOf(member)}/sessions`
    expect((await support.call('DELETE', path)).json().result.devices).toEqual([])
    expect((await member.api('GET /api/v1/check')).status).toBe(401)
    expect((await support.call('DELETE', `${MEMBERS}/${await loginOf(admin)}/sessions`)).statusCode).toBe(409)
  })

  test('stores notes and tags; only the author of a note can delete it', async () => {
    const member = await joinAsProfessional(world, app)
    const path = `${MEMBERS}/${await loginOf(member)}`
    const { _id } = (await support.call('POST', `${path}/notes`, { text: 'Called. Will confirm.' })).json().result
    expect((await support.call('PUT', `${path}/tags`, { tags: ['VIP', 'press', 'vip'] })).statusCode).toBe(200)
    expect(await storyOf(member)).toMatchObject({
      member: { tags: ['press', 'vip'] },
      notes: [{ _id, text: 'Called. Will confirm.', own: true }],
    })
    expect(await findEmails('tag=vip')).toEqual([member.email])
    const { tags } = (await support.call('GET', '/api/v1/admin/views?list=members')).json().result
    expect(tags).toEqual(expect.arrayContaining(['press', 'vip']))
    const { adminNotes } = (await member.call('GET', '/api/v1/account/data')).json().result
    expect(adminNotes).toMatchObject({ notes: [{ text: 'Called. Will confirm.' }], tags: ['press', 'vip'] })
    expect(JSON.stringify(adminNotes)).not.toContain(support.email)
    expect((await admin.call('DELETE', `/api/v1/admin/notes/${_id}`)).statusCode).toBe(404)
    expect((await support.call('DELETE', `/api/v1/admin/notes/${_id}`)).statusCode).toBe(200)
    expect((await storyOf(member)).notes).toEqual([])
    expect((await support.call('POST', `${path}/notes`, { text: ' ' })).statusCode).toBe(400)
    expect((await content.call('PUT', `${path}/tags`, { tags: [] })).statusCode).toBe(404)
  })
})

describe('deleting an account', () => {
  test('requires every permission and the member’s email, and can be undone until the erasure', async () => {
    const member = await joinAsProfessional(world, app)
    const path = `${MEMBERS}/${await loginOf(member)}/deletion`
    expect((await support.call('PUT', path, { email: member.email })).statusCode).toBe(404)
    expect((await admin.call('PUT', path, { email: 'x@example.com' })).json().result.code).toBe('email-differs')
    const deleteReply = await admin.call('PUT', path, { email: member.email })
    expect(deleteReply.json().result).toMatchObject({ obstacle: 'deleted', access: { eraseOn: expect.any(String) } })
    expect(await mailsTo(member.email, 'account-deleted')).toHaveLength(1)
    expect((await member.api('GET /api/v1/check')).status).toBe(401)
    expect(await findEmails(`q=${member.email}`)).toEqual([])
    expect(await findEmails(`q=${member.email}&standing=deleted`)).toEqual([member.email])
    expect((await admin.call('DELETE', path)).json().result.obstacle).toBeNull()
    await logInAs(app, member.email)
    const ofAdmin = await admin.call('PUT', `${MEMBERS}/${await loginOf(support)}/deletion`, { email: support.email })
    expect(ofAdmin.json().result.code).toBe('not-an-admin')
  })
})

test('the list finds members by role, plan, joining date, last visit and id', async () => {
  const member = await joinAsProfessional(world, app, { plan: 'Creator' })
  const id = await loginOf(member)
  for (const query of ['role=professional', 'plan=Creator', 'joinedFrom=2026-06-15', `q=${id}`, `q=${member.id}`]) {
    expect(await findEmails(`${query}&active=week`), query).toContain(member.email)
  }
  const otherFilters = ['role=employer', 'plan=Pro', 'joinedUntil=2026-06-14', `q=${world.ctx.newId()}`, 'active=away']
  for (const query of [...otherFilters, 'q=zz']) expect(await findEmails(query), query).not.toContain(member.email)
  expect(await findEmails('role=admin')).toEqual(expect.arrayContaining([admin.email, support.email]))
  expect((await support.call('GET', `${MEMBERS}?joinedFrom=soon`)).statusCode).toBe(400)
})
