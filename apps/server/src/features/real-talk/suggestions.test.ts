import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { ask, joinAsCreator } from './real-talk.factory.ts'

const { world, app, api } = useWorld()
let admin: SignedInClient

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  admin = await joinAsAdmin(world, app, 'admin-content')
})

const suggest = ({ api: call }: Pick<SignedInClient, 'api'>, text: string) =>
  call('POST /api/v1/question-suggestions', { body: { text } })
const list = async () => (await admin.api('GET /api/v1/question-suggestions', { query: {} })).result.items
const publish = (client: SignedInClient, id: string) =>
  client.api('POST /api/v1/question-suggestions/{id}/publish', { params: { id } })

test('a suggestion is published under its author’s name, and the author is notified', async () => {
  const ada = await joinAsProfessional(world, app)
  expect((await suggest(ada, 'Which meeting would you never give up?')).status).toBe(200)
  const [waitingSuggestion] = await list()
  expect(waitingSuggestion).toMatchObject({ text: 'Which meeting would you never give up?', by: { _id: ada.id } })
  const { result } = await publish(admin, waitingSuggestion?._id ?? '')
  const question = await api('GET /api/v1/questions/{slug}', { params: result })
  expect(question.result.author._id).toBe(ada.id)
  expect(await list()).toEqual([])
  await settled(world)
  const { items } = (await ada.api('GET /api/v1/notifications', {})).result
  expect(items.filter(({ name }) => name === 'suggestion-published')).toMatchObject([
    { text: 'The question you suggested is live', to: `/real-talk/${result.slug}` },
  ])
  // The author has asked the question since.
  const secondSuggestion = await suggest(ada, 'Which meeting would you never give up?')
  expect([secondSuggestion.status, secondSuggestion.error?.code]).toEqual([409, 'question-asked-already'])
  expect((await publish(admin, waitingSuggestion?._id ?? '')).error?.code).toBe('suggestion-not-found')
})

test('a declined suggestion is deleted, and ten simultaneous suggestions are stored once', async () => {
  const ada = await joinAsProfessional(world, app)
  const replies = await Promise.all(Array.from({ length: 10 }, () => suggest(ada, 'What do you do on Mondays?')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  const [waitingSuggestion, ...others] = await list()
  expect(others).toEqual([])
  const params = { id: waitingSuggestion?._id ?? '' }
  const publications = await Promise.all(
    [1, 2, 3].map(() => admin.api('DELETE /api/v1/question-suggestions/{id}', { params })),
  )
  expect(publications.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  expect(await list()).toEqual([])
})

test('a company can suggest a question, and is shown as its author', async () => {
  const employer = await joinAsEmployer(world, app)
  expect((await suggest(employer, 'What made you leave an interview early?')).status).toBe(200)
  const [waitingSuggestion] = await list()
  const { result } = await publish(admin, waitingSuggestion?._id ?? '')
  const question = await api('GET /api/v1/questions/{slug}', { params: result })
  expect(question.result.author).toMatchObject({ _id: employer.id, role: 'employer' })
})

test('guests, pending members and admins can’t suggest; admins without the permission can’t decide', async () => {
  const [pendingMember, support] = [
    await joinAsProfessional(world, app, { confirmed: false }),
    await joinAsAdmin(world, app, 'admin-support'),
  ]
  const codes = await Promise.all(
    [{ api }, pendingMember, admin].map((client) => suggest(client, 'What is work to you?')),
  )
  expect(codes.map(({ status }) => status)).toEqual([401, 403, 403])
  const ada = await joinAsProfessional(world, app)
  expect((await suggest(ada, 'Short')).error?.fields?.['body.text']).toMatch(/at least 10/)
  for (const client of [support, ada]) {
    // For members, the endpoints of admins don't exist.
    expect((await client.api('GET /api/v1/question-suggestions', { query: {} })).error?.code).toBe('not-found')
    expect((await publish(client, world.ctx.newId())).error?.code).toBe('not-found')
  }
})

test('related questions share words', async () => {
  const creator = await joinAsCreator(world, app)
  const [one, other] = [
    await ask(creator, 'How do you prepare salary negotiations?'),
    await ask(creator, 'Which salary negotiations went wrong?'),
  ]
  await ask(creator, 'What do you eat at noon?')
  const { result } = await api('GET /api/v1/questions/{slug}', { params: { slug: one.slug } })
  expect(result.related.map(({ slug }) => slug)).toEqual([other.slug])
})

test('the questions related to a field of work share its words, and exclude authors separated by a block', async () => {
  const [creator, ada] = [await joinAsCreator(world, app), await joinAsProfessional(world, app)]
  const { slug } = await ask(creator, 'What do beekeepers earn in winter?')
  const relatedSlugs = async (words: string, client: { api: typeof api } = { api }) => {
    const reply = await client.api('GET /api/v1/related-questions', { query: { words } })
    return reply.result.map((question) => question.slug)
  }
  expect(await relatedSlugs('Senior beekeepers, Agriculture')).toEqual([slug])
  expect(await relatedSlugs('Violin maker')).toEqual([])
  expect(await relatedSlugs('a & b | !c:*')).toEqual([])
  await creator.call('PUT', `/api/v1/connections/blocked/${ada.id}`)
  expect(await relatedSlugs('beekeepers', ada)).toEqual([])
  expect((await api('GET /api/v1/related-questions', { query: { words: 'x'.repeat(201) } })).status).toBe(400)
})
