import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { joinAsAdmin, loginIdOf, newEmail } from '../accounts.factory.ts'

/** Makes admins' calls on other admins. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const other = await joinAsAdmin(acts.world, app, 'admin-support')
  const params = { id: await loginIdOf(acts.world, other) }
  const invitation = { email: newEmail('invited'), role: 'admin-content' }
  await acts.call('admin.invited', 'POST /api/v1/admin/admins', { body: invitation })
  const role = { role: 'admin-content' }
  await acts.call('admin.role-changed', 'PUT /api/v1/admin/admins/{id}/role', { params, body: role })
  await acts.call('admin.removed', 'DELETE /api/v1/admin/admins/{id}', { params })
}
