import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, loginIdOf, newEmail, PASSWORD, tokenOf } from '../accounts.factory.ts'

const { world, app, api } = useWorld()

describe('an invitation of an admin', () => {
  test('sends a link for choosing a password and logging in', async () => {
    const admin = await joinAsAdmin(world, app)
    const email = newEmail('helper')
    const invitation = await admin.api('POST /api/v1/admin/admins', { body: { email, role: 'admin-support' } })
    expect(invitation.result).toMatchObject({ email, role: 'admin-support', state: 'invited', secondFactor: false })

    const mail = await world.mailbox.latest(email, 'admin-invitation')
    const reset = await api('POST /api/v1/reset', { body: { token: tokenOf(mail.link), password: PASSWORD } })

    expect(reset.result).toMatchObject({ role: 'admin-support', standing: 'active' })
    const adminList = (await admin.api('GET /api/v1/admin/admins')).result
    expect(adminList.find((one) => one.email === email)).toMatchObject({ state: 'active', you: false })
    expect(adminList.find((one) => one.email === admin.email)).toMatchObject({ you: true })
    const secondInvitation = await admin.api('POST /api/v1/admin/admins', { body: { email, role: 'admin' } })
    expect(secondInvitation.error?.code).toBe('already-admin')
  })

  test('can be repeated with another role, but is refused for a member’s address', async () => {
    const admin = await joinAsAdmin(world, app)
    const email = newEmail('late')
    const first = await admin.api('POST /api/v1/admin/admins', { body: { email, role: 'admin-support' } })
    const second = await admin.api('POST /api/v1/admin/admins', { body: { email, role: 'admin-content' } })
    expect(second.result).toMatchObject({ _id: first.result._id, role: 'admin-content' })
    const member = await joinAsProfessional(world, app)
    const refusal = await admin.api('POST /api/v1/admin/admins', { body: { email: member.email, role: 'admin' } })
    expect(refusal.error?.code).toBe('member-address')
  })

  test('requires an admin with every permission', async () => {
    const body = { email: newEmail('x'), role: 'admin' as const }
    expect((await api('POST /api/v1/admin/admins', { body })).status).toBe(401)
    const nonAdmins = [await joinAsProfessional(world, app), await joinAsAdmin(world, app, 'admin-support')]
    for (const other of nonAdmins) {
      expect((await other.api('POST /api/v1/admin/admins', { body })).status).toBe(404)
      expect((await other.api('GET /api/v1/admin/admins')).status).toBe(404)
    }
    const admin = await joinAsAdmin(world, app)
    expect((await admin.call('POST', '/api/v1/admin/admins', { email: 'nobody', role: 'root' })).statusCode).toBe(400)
  })
})

describe('the last admin with every permission', () => {
  test('keeps the role, even when two admins remove each other at the same time', async () => {
    await world.ctx.db
      .updateTable('login')
      .set({ admin_role: 'admin-content' })
      .where('admin_role', '=', 'admin')
      .execute()
    const [one, two] = [await joinAsAdmin(world, app), await joinAsAdmin(world, app)]
    const [idOne, idTwo] = [await loginIdOf(world, one), await loginIdOf(world, two)]

    const replies = await Promise.all([
      one.api('DELETE /api/v1/admin/admins/{id}', { params: { id: idTwo } }),
      two.api('DELETE /api/v1/admin/admins/{id}', { params: { id: idOne } }),
    ])

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const last = replies[0]?.status === 200 ? one : two
    const id = last === one ? idOne : idTwo
    const removalReply = await last.api('DELETE /api/v1/admin/admins/{id}', { params: { id } })
    expect(removalReply.error?.code).toBe('last-admin')
    const demotionReply = await last.api('PUT /api/v1/admin/admins/{id}/role', {
      params: { id },
      body: { role: 'admin-content' },
    })
    expect(demotionReply.error?.code).toBe('last-admin')
    const deletionReply = await last.api('DELETE /api/v1/account', { body: { currentPassword: PASSWORD } })
    expect(deletionReply.error?.code).toBe('last-admin')
  })
})

test('an admin’s new role takes effect immediately, and the timeline shows the old and the new role', async () => {
  const [admin, helper] = [await joinAsAdmin(world, app), await joinAsAdmin(world, app, 'admin-support')]
  const id = await loginIdOf(world, helper)
  const changeReply = await admin.api('PUT /api/v1/admin/admins/{id}/role', {
    params: { id },
    body: { role: 'admin-content' },
  })
  expect(changeReply.result.role).toBe('admin-content')
  expect((await helper.api('GET /api/v1/check')).status).toBe(401)
  const act = await world.ctx.db
    .selectFrom('admin_act')
    .select(['act', 'before', 'after'])
    .where('subject_id', '=', id)
    .executeTakeFirst()
  expect(act).toEqual({
    act: 'admin.role-changed',
    before: { role: 'admin-support' },
    after: { role: 'admin-content' },
  })
  const unknownCall = { params: { id: world.ctx.newId() }, body: { role: 'admin' as const } }
  expect((await admin.api('PUT /api/v1/admin/admins/{id}/role', unknownCall)).status).toBe(404)
})

test('removing an admin erases the account, and the timeline records it without the address', async () => {
  const [admin, helper] = [await joinAsAdmin(world, app), await joinAsAdmin(world, app, 'admin-support')]
  const id = await loginIdOf(world, helper)
  expect((await admin.api('DELETE /api/v1/admin/admins/{id}', { params: { id } })).status).toBe(200)
  expect((await helper.api('GET /api/v1/check')).status).toBe(401)
  expect(JSON.stringify(await world.ctx.db.selectFrom('admin_act').selectAll().execute())).not.toContain(helper.email)
  const act = world.ctx.db.selectFrom('admin_act').select('act').where('subject_id', '=', id)
  expect(await act.execute()).toEqual([{ act: 'admin.removed' }])
})
