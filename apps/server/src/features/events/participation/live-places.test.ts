import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { Realtime } from '../../../platform/realtime/realtime.ts'
import { joinAsProfessional } from '../../session/accounts.factory.ts'
import { changeOf, join, publishEvent } from '../events.factory.ts'
import { fillPlaces } from './fill-places.task.ts'

const { world, app } = useWorld()
const topics: unknown[] = []

beforeAll(async () => {
  const realtime: Realtime = {
    emit: (_rooms, event, ...data) => void (event === 'topic:changed' && topics.push(...data)),
  }
  await world.backend.queue.work({ ...world.ctx, realtime })
})

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })

test('open event pages receive each place taken, left or filled, each change and the cancellation', async () => {
  const [ada, bob, eve, kim] = [await creator(), await creator(), await creator(), await creator()]
  const own = await publishEvent(ada, { title: 'Bridges, live', capacity: 1 })
  const { slug } = own
  const news = () => topics.splice(0).filter((topic) => topic === `event:${own._id}`).length
  const expectNews = () => expect.poll(news).toBeGreaterThan(0)
  for (const one of [bob, eve, kim]) {
    await join(one, slug)
    await expectNews()
  }
  await bob.api('DELETE /api/v1/events/{slug}/participation', { params: { slug } })
  await expectNews()
  await world.ctx.db.deleteFrom('actor').where('id', '=', eve.id).execute()
  await fillPlaces.handle(world.ctx, {})
  await expectNews()
  await ada.api('PUT /api/v1/events/{slug}', { params: { slug }, body: changeOf(own, { capacity: 2 }) })
  await expectNews()
  await ada.api('PUT /api/v1/events/{slug}/cancellation', { params: { slug } })
  await expectNews()
})
