import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { withStory } from '../../applications/applications.factory.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { openFitting, saveRules, writeFittingStory } from '../smart-apply.factory.ts'

const { world, app } = useWorld()
let ada: SignedInClient

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})
beforeEach(async () => {
  await world.ctx.db.deleteFrom('job').execute()
  ada = await joinAsProfessional(world, app, { plan: 'Creator' })
  await writeFittingStory(ada)
})

/** Queues a job and applies to it manually. Returns the queue, and the items that left the queue. */
async function applyByHand(idOf: (queuedId: string) => string) {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const { jobSlug: slug } = await openFitting(world, owner)
  await saveRules(ada)
  await ada.api('PUT /api/v1/auto-apply/start', {})
  const { queuedId } = (await ada.api('GET /api/v1/smart-apply/jobs/{slug}', { params: { slug } })).result
  const id = idOf(queuedId ?? 'none')
  await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params: { slug, id }, body: withStory })
  await settled(world)
  const { waiting, past } = (await ada.api('GET /api/v1/auto-apply', {})).result
  return { id, waiting, past }
}

test('an application that the member sends from the queue leaves the queue with a receipt', async () => {
  const { id, waiting, past } = await applyByHand((queuedId) => queuedId)
  expect(waiting).toEqual([])
  expect(past).toMatchObject([{ _id: id, state: 'sent', applicationId: id }])
})

test('an application sent from the job’s page leaves the queue, too', async () => {
  const { waiting, past } = await applyByHand(() => world.ctx.newId())
  expect(waiting).toEqual([])
  expect(past).toMatchObject([{ state: 'skipped', reason: 'applied', applicationId: null }])
})
