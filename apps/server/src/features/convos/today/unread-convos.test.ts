import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinTeam, slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { convoOf, missedOf, write } from '../convos.factory.ts'

const { world, app } = useWorld()

async function unreadOf(owner: SignedInClient, client = owner) {
  const params = { slug: await slugOf(owner) }
  return (await client.api('GET /api/v1/companies/{slug}/today', { params })).result.convos
}

test('a team sees its unread conversations with their last messages, and editors don’t', async () => {
  const owner = await joinAsEmployer(world, app, { plan: 'Pro' })
  const ada = await joinAsProfessional(world, app)
  await write(owner, ada, 'About your application')
  await write(ada, owner, 'Thank you, Tuesday works')
  const { _id } = await convoOf(owner, ada)
  expect(await missedOf(owner)).toBe(1)
  expect(await unreadOf(owner)).toMatchObject({
    total: 1,
    items: [{ _id, support: false, with: { _id: ada.id }, excerpt: 'Thank you, Tuesday works' }],
    requests: 0,
  })
  expect(await unreadOf(owner, await joinTeam(world, app, owner, 'editor'))).toBeNull()
  await owner.api('PUT /api/v1/convos/{id}/read', { params: { id: _id }, body: { seq: 2 } })
  expect(await unreadOf(owner)).toMatchObject({ total: 0, items: [] })
})

test('muted conversations and members don’t count, and a deleted message has no excerpt', async () => {
  const owner = await joinAsEmployer(world, app, { plan: 'Pro' })
  const [ada, ben] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  for (const member of [ada, ben]) {
    await write(owner, member, 'Hello')
    await write(member, owner, 'Hello back')
    await write(member, owner, 'And good morning')
  }
  await owner.call('PUT', `/api/v1/connections/muted/${ben.id}`)
  const { _id: id } = await convoOf(owner, ada)
  await ada.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params: { id, seq: 3 } })
  expect(await unreadOf(owner)).toMatchObject({ total: 1, items: [{ _id: id, excerpt: null }] })
  await owner.api('PATCH /api/v1/convos/{id}', { params: { id }, body: { muted: true } })
  expect(await unreadOf(owner)).toMatchObject({ total: 0, items: [] })
})
