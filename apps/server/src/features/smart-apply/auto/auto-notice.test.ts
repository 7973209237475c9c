import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import { joinAsEmployer, joinAsProfessional } from '../../session/accounts.factory.ts'
import { openFitting, saveRules, writeFittingStory } from '../smart-apply.factory.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

test('members are notified of applications added to their queue, and when they will be sent', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const ada = await joinAsProfessional(world, app, { plan: 'Creator' })
  await writeFittingStory(ada)
  await openFitting(world, owner)
  await saveRules(ada, { consent: 'after-24h' })
  await ada.api('PUT /api/v1/auto-apply/start', {})
  await settled(world)
  const { result } = await ada.api('GET /api/v1/notifications', {})
  expect(result.items.find(({ name }) => name === 'auto-apply:queued')).toMatchObject({
    text: 'One application is in your queue. Those to jobs on this site leave after 24 hours unless you skip them',
    to: '/smart-apply?show=auto',
  })
})
