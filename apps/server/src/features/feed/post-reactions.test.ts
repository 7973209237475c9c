import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { POSTS, publishPost } from './feed.factory.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const react = ({ call }: SignedInClient, id: string) => call('PUT', reactionUrl(id), { reaction: 'fire' })

async function notificationsFor({ call }: SignedInClient) {
  await settled(world)
  const { items } = (await call('GET', '/api/v1/notifications')).json().result
  // Leaves out the badge for a first hello.
  return items.filter(({ name }: { name: string }) => name.endsWith(':addReaction'))
}

test('authors are notified of reactions to their hellos, wins and posts until the posts are deleted', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const hello = await publishPost(ada, { kind: 'hello', body: '<p>Hello, I am new.</p>' })
  const win = await publishPost(ada, { kind: 'win' })
  const post = await publishPost(ada)
  for (const { _id } of [hello, win, post]) expect((await react(bob, _id)).statusCode).toBe(200)
  await react(ada, hello._id)
  const items = await notificationsFor(ada)
  expect(items).toHaveLength(3)
  const notificationNamed = (name: string) => items.find((item: { name: string }) => item.name === name)
  expect(notificationNamed('hello:addReaction')).toMatchObject({
    ...{ postType: 'helloPosts', title: 'Hello, I am new.', reaction: 'fire', to: `/feed/${hello._id}` },
    text: 'reacted with 🔥 to your hello',
  })
  expect(notificationNamed('win:addReaction')).toMatchObject({
    to: `/feed/${win._id}`,
    text: 'reacted with 🔥 to your win',
  })
  expect(notificationNamed('win:addReaction')).not.toHaveProperty('postType')
  expect(notificationNamed('post:addReaction')).not.toHaveProperty('contentType')
  await ada.call('DELETE', `${POSTS}/${win._id}`)
  expect(await notificationsFor(ada)).toHaveLength(2)
})
