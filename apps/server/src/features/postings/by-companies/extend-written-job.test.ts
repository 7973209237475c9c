import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinTeam, slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'

const { world, app, api } = useWorld()
const DAY_MS = 86_400_000
let owner: SignedInClient
let slug: string

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  slug = await slugOf(owner)
})

const fields = {
  title: 'Crane operator',
  places: ['Hamburg, Germany'],
  workType: 'Onsite',
  employmentType: 'Full-time',
  payFrom: null,
  payTo: null,
  payCurrency: '',
  payPeriod: 'YEAR',
  description: 'You move containers, by day and by night, from ship to train.',
  apply: 'harbour.example/apply',
}
const day = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Writes a job and publishes it. */
async function post(change: object = {}) {
  const url = `/api/v1/companies/${slug}/written-jobs/${world.ctx.newId()}`
  await owner.call('PUT', url, { version: 0, fields: { ...fields, ...change } })
  return (await owner.call('PUT', `${url}/state`, { state: 'open' })).json().result
}
const extend = (id: string, endsAt: string, client = owner) =>
  client.api('PUT /api/v1/companies/{slug}/written-jobs/{id}/extension', { params: { slug, id }, body: { endsAt } })

test('an extended job stays open for another month, as its form and its page show', async () => {
  const { _id, slug: jobSlug, endsAt } = await post({ closesOn: day(4) })
  const { result } = await extend(_id, endsAt)
  expect(Date.parse(result.endsAt ?? '')).toBe(Date.parse(endsAt) + 30 * DAY_MS)
  expect(result).toMatchObject({ state: 'open', version: 2, fields: { closesOn: day(34) } })
  const { job } = (await api('GET /api/v1/jobs/{slug}', { params: { slug: jobSlug } })).result
  expect(Date.parse(job.validThrough ?? '')).toBeGreaterThan(Date.parse(endsAt) + 28 * DAY_MS)
})

test('extending a job without a closing date also keeps it open for another month', async () => {
  const { _id, endsAt } = await post()
  const { result } = await extend(_id, endsAt)
  const gainedMs = Date.parse(result.endsAt ?? '') - Date.parse(endsAt)
  expect(gainedMs).toBeGreaterThan(29 * DAY_MS)
  expect(gainedMs).toBeLessThanOrEqual(30 * DAY_MS)
})

test('two simultaneous requests extend a job once', async () => {
  const { _id, endsAt } = await post({ closesOn: day(4) })
  const replies = await Promise.all([extend(_id, endsAt), extend(_id, endsAt)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(replies.map(({ result }) => result.endsAt)).size).toBe(1)
})

test('extending a closed job, another company’s job, or a job beyond the next year is refused', async () => {
  const { _id, endsAt } = await post({ closesOn: day(350) })
  const far = await extend(_id, endsAt)
  expect(far.status).toBe(400)
  const stranger = await joinAsEmployer(world, app)
  expect((await extend(_id, endsAt, stranger)).status).toBe(403)
  const recruiter = await joinTeam(world, app, owner, 'recruiter')
  expect((await extend(world.ctx.newId(), endsAt, recruiter)).error?.code).toBe('written-job-not-found')
  await owner.call('PUT', `/api/v1/companies/${slug}/written-jobs/${_id}/state`, { state: 'closed' })
  expect((await extend(_id, endsAt)).error?.code).toBe('written-job-state')
})
