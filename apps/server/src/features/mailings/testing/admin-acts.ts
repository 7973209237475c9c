import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'

/** Makes admins' calls on sequences and suppressed addresses. */
export async function adminActs(acts: RecordedActs): Promise<void> {
  const address = { body: { address: 'gone@example.com' } }
  await acts.call('address.suppressed', 'POST /api/v1/admin/emails/suppressed', address)
  await acts.call('address.allowed', 'POST /api/v1/admin/emails/suppressed/remove', address)
  const audience = { role: 'everyone', plan: 'any', joinedWithinDays: null, inactiveForDays: null }
  const draft = {
    ...{ name: 'Welcome', trigger: 'join', audience, stops: [], quiet: null, timeZone: 'UTC' },
    steps: [{ delayHours: 0, subject: 'Hello', body: '<p>Hello {{firstName}}</p>' }],
  }
  const { _id } = await acts.call('sequence.written', 'POST /api/v1/admin/emails/sequences', { body: draft })
  const params = { id: _id }
  const change = { params, body: { ...draft, name: 'Welcome to you', version: 1 } }
  await acts.call('sequence.changed', 'PUT /api/v1/admin/emails/sequences/{id}', change)
  const start = { params, body: { people: 0 } }
  await acts.call('sequence.started', 'POST /api/v1/admin/emails/sequences/{id}/start', start)
  await acts.call('sequence.paused', 'POST /api/v1/admin/emails/sequences/{id}/pause', { params })
  await acts.call('sequence.deleted', 'DELETE /api/v1/admin/emails/sequences/{id}', { params })
}
