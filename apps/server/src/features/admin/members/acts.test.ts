import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, loginIdOf } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()

const actsOn = (ids: readonly string[]) =>
  world.ctx.db.selectFrom('admin_act').selectAll().where('subject_id', 'in', ids).orderBy('created_at').execute()

test('admins’ actions on a member are recorded with the values before and after', async () => {
  const [admin, ada] = [await joinAsAdmin(world, app), await joinAsProfessional(world, app, { lastName: 'Lovelace' })]
  const [by, id] = [await loginIdOf(world, admin), await loginIdOf(world, ada)]
  for (const [method, act, body] of [
    ['PUT', 'plan', { plan: 'Creator' }],
    ['PUT', 'plan', { plan: 'Creator' }],
    ['POST', 'suspend', { reason: 'Wrote to everybody.' }],
    ['POST', 'restore', undefined],
  ] as const) {
    world.clock.advance(1_000)
    expect((await admin.call(method, `/api/v1/admin/members/${id}/${act}`, body)).statusCode).toBe(200)
  }
  expect(await actsOn([id, ada.id])).toMatchObject([
    { act: 'plan.set', login_id: by, subject_id: ada.id, before: { plan: 'free' }, after: { plan: 'Creator' } },
    {
      act: 'member.suspended',
      login_id: by,
      subject_id: id,
      subject_name: 'Ada Lovelace',
      before: { suspended: false },
    },
    { act: 'member.restored', login_id: by, subject_id: id, before: { suspended: true }, after: { suspended: false } },
  ])
})
