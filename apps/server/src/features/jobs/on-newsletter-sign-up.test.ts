import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { logInAs, newEmail, send } from '../session/accounts.factory.ts'
import { saveSignUpPage } from './on-newsletter-sign-up.ts'
import { addCompanies, addJobs } from './search/searched-jobs.factory.ts'

const { world, app } = useWorld()
let job: { id: string; slug: string }

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  const companies = await addCompanies(world.ctx, ['Harbour Works'])
  const [id = ''] = await addJobs(world.ctx, [{ title: 'Rigger', company: 'harbour-works' }], companies)
  job = await world.ctx.db.selectFrom('job').select(['id', 'slug']).where('id', '=', id).executeTakeFirstOrThrow()
})

/** Returns a logged-in member who signed up for new jobs at this address. */
async function subscriberAt(exactSource: string, source = 'newsletter-footer') {
  const user = { email: newEmail('guest'), password: 'q7Xw-2bKp_Zt9LmD', firstName: 'Ada', source, exactSource }
  const signUpReply = await send(app, 'POST', '/api/v1/professionals/register', { body: { user } })
  expect(signUpReply.statusCode, signUpReply.body).toBe(200)
  await settled(world, [saveSignUpPage])
  return logInAs(app, user.email, user.password)
}
const searchesAt = async (address: string, source?: string) =>
  (await (await subscriberAt(address, source)).api('GET /api/v1/saved-searches', {})).result

test.each([
  ['/jobs/remote/design', 'Remote Design jobs', { list: ['remote'], category: 'design' }],
  ['/jobs/k/first%20mate', 'Jobs for “first mate”', { list: ['all'], keyword: 'first mate' }],
  [
    '/jobs?company=harbour-works&seniority=Senior+Level&seniority=Mid-Level&utm_source=x',
    'Jobs at Harbour Works',
    { list: ['all'], company: 'harbour-works', seniority: ['Senior Level', 'Mid-Level'] },
  ],
])('signing up for new jobs at %s saves that search, without its own notifications', async (address, name, filter) => {
  expect(await searchesAt(address)).toMatchObject([{ name, rhythm: 'never', filter }])
})

test.each(['/jobs', '/jobs/digest', '/jobs/all', '/jobs/remote/piracy', '/jobs/k/%', '//jobs', '/headlines/jobs', 'x'])(
  'signing up at %s saves a search only if the address is that of a filtered list',
  async (address) => {
    const searches = await searchesAt(address)
    expect(searches.map(({ filter }) => filter)).toEqual(address === '/jobs/k/%' ? [expect.anything()] : [])
  },
)

test('signing up for new jobs on a job’s page marks that job as seen, and an ordinary sign-up saves no search', async () => {
  const ada = await subscriberAt(`/jobs/${job.slug}`)
  const seenJobs = (await ada.api('GET /api/v1/seen-jobs')).result
  expect(seenJobs).toMatchObject([{ job: { _id: job.id } }])
  expect(await searchesAt('/jobs/remote/design', 'join')).toEqual([])
})
