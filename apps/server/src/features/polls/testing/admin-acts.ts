import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import { inHours, pollOf } from '../polls.factory.ts'

/** Makes admins' calls on site polls. */
export async function adminActs(acts: RecordedActs): Promise<void> {
  const { world } = acts
  const poll = { ...pollOf(world), audience: 'everyone', opensAt: null, closesAt: inHours(world, 9) }
  const { _id, version } = await acts.call('poll.asked', 'POST /api/v1/admin/polls', { body: poll })
  const params = { id: _id }
  const { id: _, ...fields } = poll
  const change = { ...fields, question: 'Which lamp is yours?', version }
  await acts.call('poll.edited', 'PUT /api/v1/admin/polls/{id}', { params, body: change })
  await acts.call('poll.ended', 'PUT /api/v1/admin/polls/{id}/end', { params })
  await acts.call('poll.removed', 'DELETE /api/v1/admin/polls/{id}', { params })
}
