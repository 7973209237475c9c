import type { RecordedActs } from '../../../../test/admin-acts/recorded-acts.ts'
import type { TestApp } from '../../../../test/client.ts'
import { joinAsProfessional } from '../../session/accounts.factory.ts'
import { publishEvent } from '../events.factory.ts'

/** Makes admins' calls on members' events. */
export async function adminActs(acts: RecordedActs, app: TestApp): Promise<void> {
  const { world } = acts
  const ada = await joinAsProfessional(world, app, { plan: 'Creator' })
  const [stays, goes] = [await publishEvent(ada), await publishEvent(ada, { title: 'The same again' })]
  const ofEvent = (hidden: boolean) => ({ params: { id: goes._id }, body: { hidden } })
  await acts.call('event.hidden', 'PUT /api/v1/admin/events/{id}/visibility', ofEvent(true))
  await acts.call('event.shown', 'PUT /api/v1/admin/events/{id}/visibility', ofEvent(false))
  const merge = { params: { id: goes._id }, body: { into: stays.slug } }
  await acts.call('event.merged', 'POST /api/v1/admin/events/{id}/merge', merge)
}
