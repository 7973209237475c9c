import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import { slugOf } from '../companies/companies.factory.ts'
import { joinAsEmployer } from '../session/accounts.factory.ts'
import { joinAsApplicant, openSmartApply, withStory } from './applications.factory.ts'

const { world, app } = useWorld()
const events: unknown[] = []

beforeAll(async () => {
  const realtime: Realtime = {
    emit: (_rooms, event, ...data) => void (event === 'topic:changed' && events.push(...data)),
  }
  await world.backend.queue.work({ ...world.ctx, realtime })
})

test('the team’s open pages of a job receive an event when someone applies, is moved, is declined, or withdraws', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const [slug, ada] = [await slugOf(owner), await joinAsApplicant(world, app)]
  const [job, other] = [await openSmartApply(world, owner), await openSmartApply(world, owner, { title: 'Pilot' })]
  const nextChanges = (times: number) =>
    expect.poll(() => events.filter((topic) => topic === `applicants:${job.id}`).length).toBe(times)
  const id = world.ctx.newId()
  const params = { slug, id }
  const applyCall = { params: { slug: job.jobSlug, id }, body: withStory }
  await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', applyCall)
  await nextChanges(1)
  const body = { stage: 'review' as const, version: 1 }
  await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/stage', { params, body })
  await nextChanges(2)
  const decline = { version: 2, reason: 'filled' as const, message: 'Thank you, Ada.' }
  await owner.api('PUT /api/v1/companies/{slug}/applications/{id}/decline', { params, body: decline })
  await nextChanges(3)
  const second = { slug: other.jobSlug, id: world.ctx.newId() }
  await ada.api('PUT /api/v1/jobs/{slug}/applications/{id}', { params: second, body: withStory })
  await ada.api('PUT /api/v1/applications/{id}/withdrawal', { params: { id: second.id } })
  await expect.poll(() => events.filter((topic) => topic === `applicants:${other.id}`).length).toBe(2)
  await nextChanges(3)
})
