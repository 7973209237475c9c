import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../session/accounts.factory.ts'
import { digestsTo, joinAsSubscriber, makeDigests, postJobs } from './digest.factory.ts'

const DAY_MS = 86_400_000

const { world, app, api } = useWorld()

const run = () => makeDigests(world)
const lettersTo = (member: SignedInClient) => digestsTo(world, member)
const tokenIn = (text: string, title: string) =>
  new RegExp(`${title} http[\\s\\S]*?/jobs/digest\\?not=(\\S+)`).exec(text)?.[1] ?? ''

/**
 * Creates a member who looks for one trade. Each test uses its own trade, so that its jobs fit no other test's member.
 */
async function seeker(trade: string): Promise<SignedInClient> {
  const member = await joinAsSubscriber(world, app, { firstName: 'Nora' })
  await writeStory(member, { soughtRoles: [trade] })
  return member
}

test('a digest has the jobs that fit the story, each with its match and the reason; the email, the count and the page agree', async () => {
  const nora = await seeker('Nurse')
  await postJobs(world, 'Harbour Clinic', 'Nurse', 'Senior nurse', 'Crane operator')
  const preview = (await nora.api('GET /api/v1/digest/preview')).result
  expect(preview.basis).toBe('story')
  expect(preview.jobs.map(({ title }) => title).sort()).toEqual(['Nurse', 'Senior nurse'])
  await run()
  const [letter] = await lettersTo(nora)
  expect(letter?.subject).toBe('2 new jobs for you on Rise')
  expect(letter?.text).toMatch(/(Strong|Good) match: .*close to “Nurse”/i)
  const { items } = (await nora.api('GET /api/v1/digests')).result
  expect(items.map(({ jobs }) => jobs.length)).toEqual([2])
  for (const { title } of items[0]?.jobs ?? []) expect(letter?.text).toContain(`${title} http`)
  expect(letter?.text).not.toContain('Crane operator')
  expect((await nora.api('GET /api/v1/digest/preview')).result.jobs).toEqual([])
})

test('a job that closes between preparing and sending is in neither the email nor the page, and is not counted', async () => {
  const nora = await seeker('Welder')
  await postJobs(world, 'Late Clinic', 'Night welder', 'Day welder')
  await run()
  await postJobs(world, 'Late Clinic', 'Day welder')
  const [letter] = await lettersTo(nora)
  expect(letter?.subject).toBe('1 new job for you on Rise')
  expect(letter?.text).not.toContain('Night welder')
  const { items } = (await nora.api('GET /api/v1/digests')).result
  expect(items[0]?.jobs.map(({ title, closed }) => [title, closed])).toEqual([['Day welder', false]])
})

test('a digest is not sent if its last job closes or its reader unsubscribes before the sending', async () => {
  const [nora, endedMember] = [await seeker('Librarian'), await seeker('Librarian')]
  await postJobs(world, 'Gone Clinic', 'Ward librarian')
  await run()
  await endedMember.call('PUT', '/api/v1/account/newsletter', { subscribed: false })
  await postJobs(world, 'Gone Clinic', 'Crane operator')
  for (const member of [nora, endedMember]) {
    expect(await lettersTo(member)).toEqual([])
    expect((await member.api('GET /api/v1/digests')).result.items).toEqual([])
  }
})

test('“not this kind” needs only the signed link, is stored with the reason, and can be undone', async () => {
  const nora = await seeker('Carpenter')
  await postJobs(world, 'Kind Clinic', 'Theatre carpenter')
  await run()
  const [letter] = await lettersTo(nora)
  const token = tokenIn(letter?.text ?? '', 'Theatre carpenter')
  const query = { token }
  expect((await api('GET /api/v1/digest/not-this-kind', { query })).result).toMatchObject({
    title: 'Theatre carpenter',
    reason: null,
  })
  await Promise.all(
    [1, 2, 3].map(() => api('POST /api/v1/digest/not-this-kind', { query, body: { reason: 'wrong-place' } })),
  )
  const facts = (await nora.api('GET /api/v1/digest/facts')).result
  expect(facts.refused).toMatchObject([{ title: 'Theatre carpenter', reason: 'wrong-place' }])
  expect((await api('DELETE /api/v1/digest/not-this-kind', { query })).status).toBe(200)
  expect((await nora.api('GET /api/v1/digest/facts')).result.refused).toEqual([])
})

test('a forged link is refused', async () => {
  const [nora, mona] = [await seeker('Plumber'), await seeker('Plumber')]
  await postJobs(world, 'Forged Clinic', 'School plumber')
  await run()
  const [own = '', other = ''] = await Promise.all(
    [nora, mona].map(async (member) => tokenIn((await lettersTo(member))[0]?.text ?? '', 'School plumber')),
  )
  const signature = (token: string) => token.slice(token.lastIndexOf('.'))
  const swappedToken = own.slice(0, own.lastIndexOf('.')) + signature(other)
  const newsletter = other.replace(/^[^.]+\./, '')
  for (const token of ['', own.slice(0, -1), swappedToken, newsletter]) {
    const url = `/api/v1/digest/not-this-kind?token=${encodeURIComponent(token)}`
    const refusal = await send(app, 'POST', url, { body: { reason: 'other' } })
    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().result.code).toBe('digest-link-not-valid')
  }
})

test('jobs that a member saved, hid, refused or applied to elsewhere are not sent', async () => {
  const nora = await seeker('Gardener')
  const knownTitles = ['Saved gardener', 'Hidden gardener', 'Refused gardener', 'Outside gardener']
  await postJobs(world, 'Known Clinic', ...knownTitles, 'Fresh gardener')
  const { jobs } = (await nora.api('GET /api/v1/digest/preview')).result
  const idOf = (title: string) => jobs.find((job) => job.title === title)?._id ?? ''
  await nora.call('PUT', `/api/v1/saved-jobs/${idOf('Saved gardener')}`, {})
  await nora.call('PUT', `/api/v1/hidden-jobs/${idOf('Hidden gardener')}`, {})
  await nora.call('PUT', `/api/v1/match-refusals/${idOf('Refused gardener')}`, { reason: 'pay' })
  await nora.call('PUT', `/api/v1/outside-jobs/${idOf('Outside gardener')}`, {})
  const remainingTitles = (await nora.api('GET /api/v1/digest/preview')).result.jobs.map(({ title }) => title)
  expect(remainingTitles).toContain('Fresh gardener')
  expect(remainingTitles.filter((title) => /Saved|Hidden|Refused|Outside/.test(title))).toEqual([])
})

test('without a story, jobs come from saved searches or are the newest, and the page suggests what to add', async () => {
  const [searcher, newcomer] = [await joinAsSubscriber(world, app), await joinAsSubscriber(world, app)]
  const filter = { list: ['all'], keyword: 'beekeeper' }
  const saveReply = await searcher.call('POST', '/api/v1/saved-searches', { name: 'Bees', filter })
  expect(saveReply.statusCode).toBe(200)
  await postJobs(world, 'Honey Works', 'Beekeeper', 'Crane operator')
  const preview = (await searcher.api('GET /api/v1/digest/preview')).result
  expect(preview).toMatchObject({ basis: 'searches', lacks: ['skills', 'title', 'place'] })
  expect(preview.jobs.map(({ title, why }) => [title, why])).toEqual([['Beekeeper', 'It’s new in your search “Bees”.']])
  const otherPreview = (await newcomer.api('GET /api/v1/digest/preview')).result
  expect(otherPreview.basis).toBe('newest')
  expect(otherPreview.jobs.map(({ match }) => match)).not.toContain(0)
})

test('the digest’s own time zone overrides the one of quiet hours, and settings saved before the first digest don’t delay it', async () => {
  const nora = await joinAsProfessional(world, app)
  expect((await nora.api('GET /api/v1/digest')).result.zone).toBe(null)
  const schedule = { zone: 'Asia/Tokyo', quiet: null, summaryAt: null }
  expect((await nora.call('PUT', '/api/v1/notification-schedule', schedule)).statusCode).toBe(200)
  expect((await nora.api('GET /api/v1/digest')).result.zone).toBe('Asia/Tokyo')
  const times = { weekday: 4, minute: 480, pausedUntil: null }
  const set = await nora.api('PUT /api/v1/digest', { body: { ...times, zone: 'Europe/Berlin' } })
  expect(set.result.zone).toBe('Europe/Berlin')
  await nora.call('PUT', '/api/v1/account/newsletter', { subscribed: true })
  await writeStory(nora, { soughtRoles: ['Glazier'] })
  await postJobs(world, 'Window Works', 'Glazier')
  await run()
  expect(await lettersTo(nora)).toHaveLength(1)
})

test('daily digests require the Creator plan, and end with it', async () => {
  const freeMember = await joinAsSubscriber(world, app)
  expect((await freeMember.call('PUT', '/api/v1/digest/daily', {})).statusCode).toBe(402)
  const creator = await joinAsSubscriber(world, app, { plan: 'Creator' })
  expect((await creator.api('PUT /api/v1/digest/daily', {})).result.rhythm).toBe('daily')
  world.clock.set('2026-08-03T10:00:00Z')
  await postJobs(world, 'Daily Works', 'Miller')
  await run()
  await postJobs(world, 'Daily Works', 'Miller', 'Baker')
  world.clock.advance(DAY_MS)
  await run()
  expect(await lettersTo(creator)).toHaveLength(2)
  await world.ctx.db.updateTable('actor').set({ plan: 'free' }).where('id', '=', creator.id).execute()
  await postJobs(world, 'Daily Works', 'Miller', 'Baker', 'Brewer')
  world.clock.advance(DAY_MS)
  await run()
  const before = (await lettersTo(creator)).length
  await postJobs(world, 'Daily Works', 'Miller', 'Baker', 'Brewer', 'Cooper')
  world.clock.advance(DAY_MS)
  await run()
  expect((await lettersTo(creator)).length).toBe(before)
})

test('guests and employers have no digest', async () => {
  const employer = await joinAsEmployer(world, app)
  for (const path of ['/digest', '/digest/preview', '/digest/facts', '/digests']) {
    expect((await send(app, 'GET', `/api/v1${path}`)).statusCode).toBe(401)
    expect((await employer.call('GET', `/api/v1${path}`)).statusCode).toBe(403)
  }
})

test('the same job is never stored twice for a member, and the data download contains the jobs sent', async () => {
  const nora = await joinAsProfessional(world, app)
  await nora.call('PUT', '/api/v1/account/newsletter', { subscribed: true })
  await writeStory(nora, { soughtRoles: ['Farrier'] })
  await postJobs(world, 'Horse Works', 'Farrier')
  await run()
  expect(await lettersTo(nora)).toHaveLength(1)
  const [row] = await world.ctx.db.selectFrom('digest_job').selectAll().where('actor_id', '=', nora.id).execute()
  if (!row) throw new Error('Nothing was sent')
  await expect(world.ctx.db.insertInto('digest_job').values(row).execute()).rejects.toThrow(/digest_job_pkey/)
  const data = (await nora.api('GET /api/v1/account/data')).result
  expect(data.digest).toMatchObject({ sent: [{ basis: 'story', jobs: [{ match: row.match }] }] })
})

test('a pause stops the digest, and the next digest comes at the member’s chosen time', async () => {
  const nora = await seeker('Tailor')
  await postJobs(world, 'Paused Clinic', 'Village tailor')
  const until = new Date(world.clock.now().getTime() + 15 * DAY_MS)
  const times = { weekday: 3, minute: 450, zone: 'Asia/Tokyo' }
  const tooLong = new Date(world.clock.now().getTime() + 500 * DAY_MS).toISOString()
  const refusal = await nora.api('PUT /api/v1/digest', { body: { ...times, pausedUntil: tooLong } })
  expect([refusal.status, refusal.error?.code]).toEqual([400, 'pause-too-long'])
  const pauseReply = await nora.api('PUT /api/v1/digest', { body: { ...times, pausedUntil: until.toISOString() } })
  const next = new Date(pauseReply.result.nextAt ?? '')
  expect(next.getTime() - until.getTime()).toBeLessThanOrEqual(7 * DAY_MS)
  const inTokyo = { timeZone: 'Asia/Tokyo', weekday: 'long', hour: '2-digit', minute: '2-digit' } as const
  expect(next.toLocaleString('en-GB', inTokyo)).toBe('Wednesday 07:30')
  await run()
  world.clock.set(until)
  await run()
  expect(await lettersTo(nora)).toEqual([])
  world.clock.set(next)
  await postJobs(world, 'Paused Clinic', 'Village tailor', 'Town tailor')
  await run()
  expect(await lettersTo(nora)).toHaveLength(1)
})
