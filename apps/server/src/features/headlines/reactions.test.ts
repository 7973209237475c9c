import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { beginDraft, HEADLINES, LINKS, linkOf, publishArticle } from './headlines.factory.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const creator = () => joinAsProfessional(world, app, { plan: 'Creator' })
const react = ({ call }: SignedInClient, id: string) => call('PUT', reactionUrl(id), { reaction: 'fire' })

/** Returns a member's notifications, without the ones about badges. */
async function notificationsFor({ call }: SignedInClient) {
  await settled(world)
  const { items } = (await call('GET', '/api/v1/notifications')).json().result
  return items.filter(({ name }: { name: string }) => name !== 'new-badge')
}

test('a reaction to a published headline is shown and notified to its author, until the headline is deleted', async () => {
  const [ada, bob] = [await creator(), await joinAsProfessional(world, app, { firstName: 'Bob' })]
  const article = await publishArticle(ada, { title: 'To be reacted to now' })
  const link = (await ada.call('POST', LINKS, linkOf())).json().result
  for (const { _id } of [article, link]) expect((await react(bob, _id)).statusCode).toBe(200)
  const ownReactions = { counts: { fire: 1 }, own: 'fire' }
  expect((await bob.call('GET', `${HEADLINES}/${link.slug}`)).json().result).toMatchObject({
    reactions: ownReactions,
    more: [{ _id: article._id, reactions: ownReactions }],
  })
  const { items } = (await ada.call('GET', HEADLINES)).json().result
  expect(items).toMatchObject([{ reactions: { counts: { fire: 1 }, own: null } }, { reactions: { own: null } }])

  const { version, title, body } = (await ada.call('GET', `${HEADLINES}/${article.slug}/own`)).json().result
  await ada.call('PUT', `${HEADLINES}/${article.slug}`, { version, title: `${title} again`, body, coverId: null })
  expect(await notificationsFor(ada)).toHaveLength(2)
  expect(
    (await notificationsFor(ada)).find(({ to }: { to: string }) => to === `/headlines/${article.slug}`),
  ).toMatchObject({
    name: 'headline:addReaction',
    reaction: 'fire',
  })
  await ada.call('DELETE', `${HEADLINES}/${article.slug}`)
  expect(await notificationsFor(ada)).toHaveLength(1)
  expect((await react(bob, article._id)).statusCode).toBe(404)
})

test('a reaction to a draft is refused', async () => {
  const ada = await creator()
  expect((await react(ada, (await beginDraft(ada))._id)).statusCode).toBe(404)
})
