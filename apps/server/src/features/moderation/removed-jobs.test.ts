import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { slugOf } from '../companies/companies.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional } from '../session/accounts.factory.ts'
import { decide, firstOf, report, undoDecision } from './moderation.factory.ts'

const { world, app, api } = useWorld()
beforeAll(() => world.backend.queue.work(world.ctx))

const fields = {
  ...{ title: 'Crane operator', places: ['Hamburg, Germany'], workType: 'Onsite', employmentType: 'Full-time' },
  ...{ payFrom: 42_000, payTo: 48_000, payCurrency: 'eur', payPeriod: 'YEAR' },
  ...{ description: 'You move containers, by day and by night, with a crane.', apply: 'harbour.example/apply' },
}

test('a job removed by a moderator stays closed, whatever its team does, until the removal is undone', async () => {
  const [rita, bob] = [
    await joinAsEmployer(world, app, { companyName: 'Harbour Works' }),
    await joinAsProfessional(world, app),
  ]
  const admin = await joinAsAdmin(world, app, 'admin-support')
  const id = world.ctx.newId()
  const base = `/api/v1/companies/${await slugOf(rita)}/written-jobs/${id}`
  await rita.call('PUT', base, { version: 0, fields })
  const turn = (state: string) => rita.call('PUT', `${base}/state`, { state })
  const { slug } = (await turn('open')).json().result
  const jobOf = async () => (await api('GET /api/v1/jobs/{slug}', { params: { slug } })).result.job
  const job = await jobOf()
  await report(bob, { kind: 'job', id: job._id, reason: 'scam' })
  const review = await firstOf(admin)
  expect(review.possible).toEqual(['dismiss', 'remove', 'warn', 'slow', 'suspend'])
  const decisionReply = await decide(admin, review._id, { decision: 'remove', words: 'You have no cranes.' })
  expect((await jobOf()).dateClosed).not.toBeNull()
  expect((await api('GET /api/v1/jobs', { query: {} })).result.items.map(({ _id }) => _id)).not.toContain(job._id)
  await settled(world)
  const notices = (await rita.api('GET /api/v1/notifications', { query: {} })).result.items
  const notice = { text: 'A moderator removed a job of yours', message: 'You have no cranes.' }
  expect(notices).toContainEqual(expect.objectContaining(notice))
  await turn('closed')
  expect((await turn('open')).json().result.code).toBe('written-job-removed')
  await undoDecision(admin, decisionReply.result)
  expect((await turn('open')).statusCode).toBe(200)
  expect((await jobOf()).dateClosed).toBeNull()
})
