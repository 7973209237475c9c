import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { publishArticle } from '../headlines/headlines.factory.ts'
import { publishPoll } from '../polls/polls.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { answer, ask, joinAsCreator, QUESTIONS } from '../real-talk/real-talk.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { followUrl } from './connections.factory.ts'

const { world, app } = useWorld()
const DAY_MS = 86_400_000

const professional = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: '' })
const employer = (companyName: string) => joinAsEmployer(world, app, { companyName })
const follow = (client: SignedInClient, other: SignedInClient) => client.call('POST', followUrl(client, other.id))

const dismissUrl = ({ id }: { id: string }) => `/api/v1/connections/suggestions/dismissed/${id}`

const suggestionsFor = async ({ api }: SignedInClient) => (await api('GET /api/v1/connections/suggestions')).result

async function suggestedTo(viewer: SignedInClient): Promise<[string, string][]> {
  return (await suggestionsFor(viewer)).map(({ member, reason }) => [member._id, reason])
}

async function postJob({ id: companyId }: SignedInClient, department: string, skills: string[] = []): Promise<void> {
  const { db, newId, clock } = world.ctx
  const [id, now] = [newId(), clock.now()]
  const times = { posted_at: now, created_at: now, updated_at: now }
  await db
    .insertInto('job')
    .values({ id, slug: id, company_id: companyId, title: 'Engineer', description: '', department, skills, ...times })
    .execute()
  // Sets what the job search would derive.
  await sql`
    insert into job_search (job_id, posted_at, company_id, work_type, department, application_type, areas, terms)
    values (${id}, ${now}, ${companyId}, 'Unknown', ${department}, 'Apply Directly', '{}', '')`.execute(db)
}

test('a company is suggested if it hires in the same department as a followed company', async () => {
  const ada = await professional('Ada')
  const [acme, like, unlike] = [await employer('Acme'), await employer('Like Acme'), await employer('Unlike Acme')]
  await postJob(acme, 'engineering')
  await postJob(like, 'engineering')
  await postJob(unlike, 'design')
  await follow(ada, acme)
  expect(await suggestedTo(ada)).toEqual([
    [like.id, 'hires in Engineering, like Acme'],
    [unlike.id, 'a new job'],
  ])
})

test('companies are suggested with their strongest reason, until they are followed, hidden or dismissed', async () => {
  const ada = await professional('Ada')
  const names = ['Skilled', 'Near', 'Alike', 'Valued', 'Liked', 'Workplace', 'Peer', 'Stranger']
  const companies = new Map<string, SignedInClient>()
  for (const name of names) companies.set(name, await employer(name))
  const companyNamed = (name: string) => companies.get(name) as SignedInClient
  const updateCompany = (name: string, change: object) =>
    world.ctx.db.updateTable('company').set(change).where('actor_id', '=', companyNamed(name).id).execute()
  await writeStory(ada, {
    resume: {
      basics: { location: { city: 'Lisbon', countryCode: 'PT' } },
      skills: [{ name: 'Kubernetes' }, { name: 'Go' }],
      work: [{ name: 'Workplace', position: 'Engineer', startDate: '2019' }],
    },
    soughtValues: ['trust', 'patience'],
  })
  await postJob(companyNamed('Skilled'), 'legal', ['Go', 'Kubernetes', 'Knitting'])
  await updateCompany('Near', { place_keys: ['lisbon', 'portugal'] })
  await updateCompany('Workplace', { industry: 'cybersecurity' })
  await updateCompany('Peer', { industry: 'cybersecurity' })
  await updateCompany('Valued', { value_keys: ['patience', 'trust', 'lift-together'] })
  const bob = await professional('Bob')
  await follow(ada, bob)
  await follow(bob, companyNamed('Liked'))
  await follow(ada, companyNamed('Alike'))
  const suggestedCompanies = async () => {
    const suggestions = (await suggestionsFor(ada)).filter((suggestion) => suggestion.tied)
    return Object.fromEntries(suggestions.map(({ member, reason }) => [member.companyName, reason]))
  }
  const before = await suggestedCompanies()
  expect(before).toEqual({
    Skilled: 'hires for Go and Kubernetes',
    Near: 'in Lisbon, like you',
    Valued: 'values Patience and Trust, like you',
    Liked: 'followed by Bob',
    Workplace: 'you work there',
    Peer: 'in Cybersecurity, like Workplace',
  })

  await follow(ada, companyNamed('Skilled'))
  await ada.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: companyNamed('Near').id } })
  await companyNamed('Valued').api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
  for (const _time of [1, 2]) expect((await ada.call('PUT', dismissUrl(companyNamed('Liked')))).statusCode).toBe(200)
  await world.ctx.db
    .updateTable('actor')
    .set({ listed: false })
    .where('id', '=', companyNamed('Workplace').id)
    .execute()
  expect(Object.keys(await suggestedCompanies())).toEqual(['Peer'])
  const { connections } = (await ada.api('GET /api/v1/account/data')).result
  expect(connections).toMatchObject({ dismissed: [{ kind: 'company' }] })
  await ada.call('DELETE', dismissUrl(companyNamed('Liked')))
  expect(Object.keys(await suggestedCompanies()).toSorted()).toEqual(['Liked', 'Peer'])
})

test('a member’s employer is recognised in another spelling', async () => {
  const ada = await professional('Ada')
  const [mill, peer] = [await employer('Müller & Söhne'), await employer('Peer of theirs')]
  for (const { id } of [mill, peer]) {
    await world.ctx.db.updateTable('company').set({ industry: 'fashion' }).where('actor_id', '=', id).execute()
  }
  await writeStory(ada, { resume: { work: [{ name: 'Muller and Sohne GmbH', position: 'Miller' }] } })
  expect(await suggestedTo(ada)).toContainEqual([peer.id, 'in Fashion & Beauty, like Müller & Söhne'])
})

test('a company gets suggestions of its industry and place', async () => {
  const [acme, alike] = [await employer('Acme'), await employer('Alike')]
  const page = { industry: 'publishing', headquarters: 'Porto, Portugal', place_keys: ['porto'] }
  for (const { id } of [acme, alike]) {
    await world.ctx.db.updateTable('company').set(page).where('actor_id', '=', id).execute()
  }
  const [first] = await suggestionsFor(acme)
  expect(first).toMatchObject({ member: { _id: alike.id }, tied: true })
  expect(first?.reason).toMatch(/^in .+, like you$/)
})

test('hidden members, the member themselves and invalid ids can’t be dismissed', async () => {
  const [ada, bob, acme] = [await professional('Ada'), await professional('Bob'), await employer('Acme')]
  await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
  for (const other of [bob, { id: world.ctx.newId() }]) {
    const reply = await ada.call('PUT', dismissUrl(other))
    expect([reply.statusCode, reply.json().result.code]).toEqual([404, 'member-not-found'])
  }
  expect((await ada.call('PUT', dismissUrl(ada))).json().result.code).toBe('not-oneself')
  expect(Object.keys((await ada.call('PUT', dismissUrl({ id: 'x' }))).json().result.fields)).toEqual(['params.userId'])
  expect((await send(app, 'PUT', dismissUrl(acme))).statusCode).toBe(401)
  const admin = await joinAsAdmin(world, app)
  expect((await admin.call('PUT', dismissUrl(acme))).statusCode).toBe(403)
  const replies = await Promise.all(Array.from({ length: 50 }, () => ada.call('PUT', dismissUrl(acme))))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

test('the newest members are listed with the dates when they joined, without the viewer, hidden members and pages without a team', async () => {
  const ada = await professional('Ada')
  world.clock.advance(1_000)
  const acme = await employer('Newest Inc')
  await joinAsProfessional(world, app, { confirmed: false })
  const { db, newId, clock } = world.ctx
  const importedId = newId()
  await db
    .insertInto('actor')
    .values({ id: importedId, kind: 'company', slug: importedId, plan: 'free', created_at: clock.now() })
    .execute()
  const { result } = (await ada.api('GET /api/v1/connections/newest')).reply
  expect(result[0]).toMatchObject({
    member: { _id: acme.id, role: 'employer', companyName: 'Newest Inc', isFollowing: false },
    joinedAt: world.clock.now().toISOString(),
  })
  const ids = result.map(({ member }: { member: { _id: string } }) => member._id)
  expect(ids).not.toContain(ada.id)
  expect(ids).not.toContain(importedId)
})

test('a member’s follows form one entry of recent activity, which names the last three members, each once', async () => {
  const [ada, bob] = [await professional('Ada'), await professional('Bob')]
  const [carla, dora] = [await professional('Carla'), await professional('Dora')]
  const [emil, fay] = [await professional('Emil'), await professional('Fay')]
  await follow(ada, bob)
  for (const other of [carla, dora, emil, fay]) {
    await follow(bob, other)
    world.clock.advance(1_000)
  }
  await bob.call('DELETE', followUrl(bob, dora.id))
  world.clock.advance(DAY_MS)
  await follow(await logInAs(app, bob.email), dora)
  const { result } = (await (await logInAs(app, ada.email)).api('GET /api/v1/connections/lately')).reply
  expect(result).toMatchObject([
    {
      did: 'followed',
      member: { _id: bob.id },
      followed: [{ _id: dora.id }, { _id: fay.id }, { _id: emil.id }],
      times: 4,
    },
  ])
})

test('a member’s other activities have one entry per day', async () => {
  const [ada, bob] = [await professional('Ada'), await professional('Bob')]
  await follow(ada, bob)
  const carla = await joinAsCreator(world, app)
  const [first, second, third] = [await ask(carla), await ask(carla), await ask(carla)]
  await answer(bob, first.slug)
  await answer(bob, second.slug)
  world.clock.advance(DAY_MS)
  await answer(await logInAs(app, bob.email), third.slug)
  const { result } = (await (await logInAs(app, ada.email)).api('GET /api/v1/connections/lately')).reply
  expect(result).toMatchObject([
    { did: 'answered', times: 1 },
    { did: 'answered', times: 2 },
  ])
})

test('an entry of recent activity names the member’s post, question, answer or badge until it is deleted', async () => {
  const [ada, bob, carla] = [
    await professional('Ada'),
    await joinAsCreator(world, app),
    await joinAsCreator(world, app),
  ]
  await follow(ada, bob)
  const question = await ask(bob)
  const foreignQuestion = await ask(carla, 'What keeps you awake at night?')
  await answer(bob, foreignQuestion.slug)
  const headline = await publishArticle(bob)
  const poll = await publishPoll(world, bob)
  const { db, activity, clock } = world.ctx
  await db.insertInto('badge').values({ actor_id: bob.id, slug: 'storyteller', earned_at: clock.now() }).execute()
  const data = { badge: 'storyteller', together: ['storyteller'], mailed: false }
  await db.transaction().execute((tx) => activity.record(tx, { kind: 'badge.earned', actorId: bob.id, data }))
  const recentActivity = async () =>
    (await ada.api('GET /api/v1/connections/lately')).result.map(({ did, thing }) => [did, thing?.title, thing?.path])

  expect((await recentActivity()).sort()).toEqual([
    ['answered', foreignQuestion.text, `/real-talk/${foreignQuestion.slug}`],
    ['asked', question.text, `/real-talk/${question.slug}`],
    ['earned-badge', 'Storyteller', expect.stringMatching(/^\/professional\/.+\/badges$/)],
    ['opened-poll', poll.question, `/polls/${poll._id}`],
    ['published-headline', headline.title, `/headlines/${headline.slug}`],
  ])
  expect((await bob.call('DELETE', `${QUESTIONS}/${question.slug}`)).statusCode).toBe(200)
  expect((await bob.call('DELETE', `/api/v1/polls/${poll._id}`)).statusCode).toBe(200)
  expect((await carla.call('PUT', `/api/v1/connections/blocked/${ada.id}`)).statusCode).toBe(200)
  expect((await recentActivity()).map(([did]) => did).sort()).toEqual(['earned-badge', 'published-headline'])
})
