import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { addSubject, age, reactionUrl } from './discussion.factory.ts'

const { world, app, api } = useWorld()

const people = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => joinAsProfessional(world, app)))) as [
    ...[SignedInClient, SignedInClient, SignedInClient, SignedInClient, SignedInClient],
  ]
const list = async (member: Pick<SignedInClient, 'api'>, id: string, query = {}) => {
  const { result } = await member.api('GET /api/v1/reactions/{id}', { params: { id }, query })
  return result.items.map(({ member: { _id }, reaction }) => [_id, reaction])
}

test('members see who reacted, newest first, for all reactions together and for each', async () => {
  const [author, ada, bob] = await people(3)
  const id = await addSubject(world, author)
  await ada.call('PUT', reactionUrl(id), { reaction: 'love' })
  world.clock.advance(1_000)
  await bob.call('PUT', reactionUrl(id), { reaction: 'fire' })
  expect(await list(author, id)).toEqual([
    [bob.id, 'fire'],
    [ada.id, 'love'],
  ])
  expect(await list(author, id, { reaction: 'love' })).toEqual([[ada.id, 'love']])
  const query = { reaction: 'none' }
  expect((await app.inject({ url: reactionUrl(id), query })).statusCode).toBe(401)
  expect((await author.call('GET', `${reactionUrl(id)}?reaction=none`)).statusCode).toBe(400)
})

test('the list omits blocked and unlisted members, and is refused to members who may not read the subject', async () => {
  const [author, ada, bob, eve, una] = await people(5)
  const id = await addSubject(world, author)
  for (const member of [ada, bob, una]) await member.call('PUT', reactionUrl(id), { reaction: 'up' })
  await eve.call('PUT', `/api/v1/connections/blocked/${bob.id}`)
  await setListed(world, una, false)
  expect(await list(eve, id)).toEqual([[ada.id, 'up']])
  await eve.call('PUT', `/api/v1/connections/blocked/${author.id}`)
  const refusal = await eve.api('GET /api/v1/reactions/{id}', { params: { id }, query: {} })
  expect(refusal.error?.code).toBe('subject-not-found')
  const guest = await api('GET /api/v1/reactions/{id}', { params: { id }, query: {} })
  expect(guest.error?.code).toBe('sign-in-required')
})

test('three hundred simultaneous comments, reactions and changes are counted exactly', async () => {
  const members = await people(10)
  const [author] = members
  const id = await addSubject(world, author)
  await age(world)
  const titles = ['love', 'up', 'fire', 'sad', 'thinking'] as const
  const acts = members.flatMap((member, place) =>
    Array.from({ length: 15 }, (_, turn) => [
      member.api('POST /api/v1/discussions/{id}/comments', {
        params: { id },
        body: { text: `The ${turn} of ${place}.` },
      }),
      member.call('PUT', reactionUrl(id), { reaction: titles[(place + turn) % titles.length] }),
    ]).flat(),
  )
  const replies = await Promise.all(acts)
  const statuses = new Set(replies.map((reply) => ('statusCode' in reply ? reply.statusCode : reply.status)))
  expect(statuses).toEqual(new Set([200]))
  const { result } = await author.api('GET /api/v1/discussions/{id}/comments', { params: { id }, query: {} })
  expect(result.count).toBe(150)
  const reactionRows = world.ctx.db.selectFrom('reaction').select('actor_id').where('subject_id', '=', id)
  const reactors = (await reactionRows.execute()).length
  const rows = world.ctx.db.selectFrom('reaction_count').select('members').where('subject_id', '=', id)
  expect((await rows.execute()).reduce((sum, { members: count }) => sum + count, 0)).toBe(reactors)
  expect(await list(author, id)).toHaveLength(reactors)
})
