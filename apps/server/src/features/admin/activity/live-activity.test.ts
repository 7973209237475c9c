import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { publishPost } from '../../feed/feed.factory.ts'
import { publishPoll, voteFor } from '../../polls/polls.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'

const { world, app } = useWorld()
const URL = '/api/v1/admin/activity'
let admin: SignedInClient
beforeAll(async () => {
  admin = await joinAsAdmin(world, app, 'admin-content')
})

const listActivity = async (query = '') => (await admin.call('GET', `${URL}?${query}`)).json().result

test('the list shows publications and sign-ups, newest first, without private data', async () => {
  const ada = await joinAsProfessional(world, app, { firstName: 'Zuleika' })
  world.clock.advance(1_000)
  const post = await publishPost(ada, { text: 'The lamp is lit tonight.' })
  world.clock.advance(1_000)
  const comment = { text: 'So bright, so early.' }
  await ada.call('POST', `/api/v1/discussions/${post._id}/comments`, comment)
  world.clock.advance(1_000)
  const poll = await publishPoll(world, ada)
  await voteFor(ada, poll)
  const { items } = await listActivity()
  expect(items.slice(0, 3)).toMatchObject([
    { kind: 'poll.published', text: poll.question, to: `/polls/${poll._id}` },
    { kind: 'comment.written', text: comment.text, by: { name: expect.stringContaining('Zuleika') } },
    { kind: 'post.published', text: expect.stringContaining('lamp') },
  ])
  expect(items.map(({ kind }: { kind: string }) => kind)).not.toContain('vote.cast')
  expect((await listActivity('kind=account.signed-up')).items[0]).toMatchObject({ text: null })
  expect((await listActivity('q=so+BRIGHT')).items).toHaveLength(1)
  expect((await listActivity('q=zuleika&kind=post.published')).items).toHaveLength(1)
  expect((await listActivity('q=%25')).items).toHaveLength(0)
  const last = items[1]
  const newer = await admin.call('GET', `${URL}/newer?after=${last.at}_${last._id}`)
  expect(newer.json().result).toEqual({ count: 1 })
  await ada.call('DELETE', `/api/v1/polls/${poll._id}`)
  expect((await listActivity()).items[0]).toMatchObject({ kind: 'poll.published', text: null, to: null })
})

test('a second page continues after the first and repeats nothing', async () => {
  const bob = await joinAsProfessional(world, app)
  for (let n = 0; n < 22; n += 1) {
    world.clock.advance(1_000)
    await world.ctx.db
      .transaction()
      .execute((tx) =>
        world.ctx.activity.record(tx, { kind: 'account.signed-up', actorId: bob.id, data: { source: null } }),
      )
  }
  const first = await listActivity('kind=account.signed-up')
  const nextPage = await listActivity(`kind=account.signed-up&before=${first.next}`)
  const ids = [...first.items, ...nextPage.items].map(({ _id }: { _id: string }) => _id)
  expect(first.items).toHaveLength(20)
  expect(new Set(ids).size).toBe(ids.length)
})

test('only content admins can read the live activity', async () => {
  const support = await joinAsAdmin(world, app, 'admin-support')
  const member = await joinAsProfessional(world, app)
  for (const { call } of [support, member]) expect((await call('GET', URL)).statusCode).toBe(404)
  expect((await send(app, 'GET', URL)).statusCode).toBe(401)
  expect((await admin.call('GET', `${URL}?kind=message.sent`)).statusCode).toBe(400)
  expect((await admin.call('GET', `${URL}?before=now`)).statusCode).toBe(400)
})
