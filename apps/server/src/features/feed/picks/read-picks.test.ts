import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { join, publishEvent } from '../../events/events.factory.ts'
import { addCompanies, addJobs } from '../../jobs/search/searched-jobs.factory.ts'
import { writeStory } from '../../professionals/story/stories.factory.ts'
import { answer, ask, joinAsCreator } from '../../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { publishPost } from '../feed.factory.ts'

const { world, app, api } = useWorld()

const professional = (names: object = {}) => joinAsProfessional(world, app, names)
const follow = (client: SignedInClient, other: SignedInClient) =>
  client.call('POST', `/api/v1/professionals/${client.id}/follow/${other.id}`)
const picksOf = async ({ api: own }: SignedInClient) => (await own('GET /api/v1/feed/picks')).result
const block = (client: SignedInClient, other: SignedInClient) =>
  client.call('PUT', `/api/v1/connections/blocked/${other.id}`)

describe('between posts', () => {
  test('a professional sees only good matches among the open jobs, without those saved or applied to', async () => {
    const companies = await addCompanies(world.ctx, ['Tidewater Mill'])
    const engineer = { company: 'tidewater-mill', department: 'engineering', posted_at: world.clock.now() }
    const [fittingJob = '', otherJob = ''] = await addJobs(
      world.ctx,
      [
        { ...engineer, title: 'Backend Engineer', skills: ['Node.js', 'PostgreSQL'] },
        { ...engineer, title: 'Head Chef', department: 'hospitality', skills: ['HACCP'] },
      ],
      companies,
    )
    const ada = await professional()
    expect((await picksOf(ada)).jobs, 'nothing is known about her').toEqual([])
    await writeStory(ada, {
      resume: {
        work: [{ name: 'Mill', position: 'Backend engineer', startDate: '2016-09' }],
        skills: [{ name: 'Node.js' }, { name: 'PostgreSQL' }],
      },
    })
    const { jobs } = await picksOf(ada)
    expect(jobs.map(({ job }) => job._id)).toEqual([fittingJob])
    expect(jobs.map(({ job }) => job._id)).not.toContain(otherJob)
    expect(jobs[0]?.score).toBeGreaterThanOrEqual(40)
    await ada.call('PUT', `/api/v1/saved-jobs/${fittingJob}`)
    expect((await picksOf(ada)).jobs).toEqual([])
    await ada.call('DELETE', `/api/v1/saved-jobs/${fittingJob}`)
    expect((await picksOf(ada)).jobs).toHaveLength(1)
    await ada.api('PUT /api/v1/outside-jobs/{id}', { params: { id: fittingJob } })
    expect((await picksOf(ada)).jobs).toEqual([])
  })

  test('a professional sees others’ questions until they answer, but no questions of members who block them', async () => {
    const [ada, bob] = [await joinAsCreator(world, app), await joinAsCreator(world, app)]
    await ask(ada)
    const question = await ask(bob, 'How do you end a meeting on time?')
    const shownQuestions = async () => (await picksOf(ada)).questions.map(({ text, author }) => [text, author._id])
    expect(await shownQuestions()).toEqual([['How do you end a meeting on time?', bob.id]])
    await answer(ada, question.slug)
    expect(await shownQuestions()).toEqual([])
    await ask(bob)
    expect(await shownQuestions()).toHaveLength(1)
    await block(bob, ada)
    expect(await shownQuestions()).toEqual([])
  })

  test('a member sees others’ next events until they take part, but no events of members who block them', async () => {
    const [ada, host] = [await professional(), await joinAsCreator(world, app)]
    const soon = new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
    const times = { startsLocal: `${soon}T18:00`, endsLocal: `${soon}T20:00` }
    const own = await publishEvent(host, { ...times, title: 'An evening about locks' })
    await publishEvent(host, { title: 'An evening in a year' })
    const shownEvents = async (client: SignedInClient) => (await picksOf(client)).events.map(({ title }) => title)
    expect(await shownEvents(ada)).toEqual(['An evening about locks'])
    expect((await picksOf(ada)).events[0]).toMatchObject({ city: 'Zurich', manner: 'onsite', going: 0 })
    expect(await shownEvents(host), 'the host’s own').toEqual([])
    expect((await join(ada, own.slug)).status).toBe(200)
    expect(await shownEvents(ada)).toEqual([])
    const eve = await professional()
    await ada.call('PUT', `/api/v1/connections/muted/${host.id}`)
    await block(host, eve)
    expect(await shownEvents(eve)).toEqual([])
  })

  test('a company sees neither jobs nor questions, an admin nothing, and a guest is refused', async () => {
    const acme = await joinAsEmployer(world, app)
    await ask(await joinAsCreator(world, app))
    expect(await picksOf(acme)).toMatchObject({ jobs: [], questions: [], follows: false })
    const noPicks = { jobs: [], questions: [], events: [], news: [] }
    expect(await picksOf(await joinAsAdmin(world, app))).toMatchObject(noPicks)
    expect((await api('GET /api/v1/feed/picks')).status).toBe(401)
  })
})

test('the news consists of followed members’ activities from the last day, each member once per kind', async () => {
  const [ada, bob, eve, tom] = [
    await joinAsCreator(world, app),
    await professional({ firstName: 'Bob' }),
    await professional(),
    await professional(),
  ]
  const question = await ask(ada)
  await answer(bob, question.slug)
  expect(await picksOf(ada)).toMatchObject({ news: [], follows: false })
  await follow(ada, bob)
  await follow(ada, eve)
  for (const member of [bob, bob, eve, tom]) await publishPost(member, { kind: 'win' })
  await publishPost(ada, { kind: 'win' })
  const { news, follows } = await picksOf(ada)
  expect(follows).toBe(true)
  expect(news.map(({ did, people, companies }) => [did, people, companies])).toEqual([
    ['won', 2, 0],
    ['answered', 1, 0],
  ])
  expect(new Set(news[0]?.members.map(({ _id }) => _id))).toEqual(new Set([bob.id, eve.id]))
  await ada.call('PUT', `/api/v1/connections/muted/${eve.id}`)
  expect((await picksOf(ada)).news[0]).toMatchObject({ did: 'won', people: 1 })
  const yesterday = { created_at: new Date(world.clock.now().getTime() - 25 * 3_600_000) }
  await world.ctx.db.updateTable('post').set(yesterday).where('actor_id', '=', bob.id).execute()
  await world.ctx.db.updateTable('activity').set(yesterday).where('actor_id', '=', bob.id).execute()
  expect((await picksOf(ada)).news).toEqual([])
})
