import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { joinAsProfessional } from '../../session/accounts.factory.ts'
import { givePoints } from '../missions.factory.ts'

/** Makes admins' calls on missions and rewards. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world, admin } = acts
  const mission = {
    ...{ key: 'first-answer', title: 'A first answer', words: 'Answer one question.', icon: 'message' },
    ...{ deed: 'question-answered', steps: '1', times: '1', points: '5', perDay: '', audience: 'professional' },
    ...{ from: '', until: '' },
  }
  await acts.call('mission.added', 'POST /api/v1/admin/missions', { body: mission })
  const row = world.ctx.db.selectFrom('mission').select('id').where('key', '=', mission.key)
  const params = await row.executeTakeFirstOrThrow()
  const change = { params, body: { ...mission, title: 'Your first answer', version: 1 } }
  await acts.call('mission.edited', 'PUT /api/v1/admin/missions/{id}', change)
  await acts.call('mission.ended', 'PUT /api/v1/admin/missions/{id}/end', { params })
  for (const [act, key, body] of [
    ['reward.fulfilled', 'PUT /api/v1/admin/reward-claims/{id}/fulfilment', { words: 'Here it is.', link: '' }],
    ['reward.declined', 'PUT /api/v1/admin/reward-claims/{id}/refusal', { words: 'Not this one.' }],
  ] as const) {
    const ada = await joinAsProfessional(world, app)
    await givePoints(world, ada.id, 100)
    await ada.call('POST', '/api/v1/rewards/points100', { headline: 'To sea', words: 'How I changed careers.' })
    const { items } = (await admin.api('GET /api/v1/admin/reward-claims', { query: {} })).result
    await acts.call(act, key, { params: { id: items.find(({ member }) => member._id === ada.id)?._id ?? '' }, body })
  }
}
