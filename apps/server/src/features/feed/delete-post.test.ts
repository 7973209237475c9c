import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { POSTS, publishPost } from './feed.factory.ts'
import { purgePosts } from './purge-posts.task.ts'

const { world, app, api } = useWorld()

const professional = () => joinAsProfessional(world, app)
const remove = ({ call }: SignedInClient, id: string) => call('DELETE', `${POSTS}/${id}`)
const restore = ({ call }: SignedInClient, id: string) => call('POST', `${POSTS}/${id}/restore`)
const statusOf = async (id: string) => (await api('GET /api/v1/posts/{id}', { params: { id } })).status

test('a deleted post disappears immediately, and comes back with its reactions when restored', async () => {
  const [ada, bob] = [await professional(), await professional()]
  const { _id } = await publishPost(ada)
  await bob.call('PUT', reactionUrl(_id), { reaction: 'love' })
  await bob.call('PUT', `${POSTS}/${_id}/saved`)
  expect((await remove(ada, _id)).statusCode).toBe(200)
  expect(await statusOf(_id)).toBe(404)
  for (const tab of ['newest', 'for-you', 'following', 'saved'] as const) {
    for (const { api: call } of [ada, bob]) {
      const { items } = (await call('GET /api/v1/posts', { query: { tab } })).result
      expect(items.map((entry) => entry._id)).not.toContain(_id)
    }
  }
  expect((await bob.call('PUT', reactionUrl(_id), { reaction: 'fire' })).statusCode).toBe(404)
  expect((await bob.call('GET', `/api/v1/discussions/${_id}/comments`)).statusCode).toBe(404)
  expect((await app.inject('/sitemaps/feed-1.xml')).body).not.toContain(_id)
  expect((await remove(ada, _id)).statusCode).toBe(404)
  const replies = await Promise.all(Array.from({ length: 50 }, () => restore(ada, _id)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const back = (await api('GET /api/v1/posts/{id}', { params: { id: _id } })).result
  expect(back.reactions.counts).toEqual({ love: 1 })
  const restoreRecords = world.ctx.db.selectFrom('activity').select('id').where('kind', '=', 'post.restored')
  expect(await restoreRecords.where('actor_id', '=', ada.id).execute()).toHaveLength(1)
})

test('anyone who may delete a post can restore it for a limited time, but authors can’t restore a post deleted by an admin', async () => {
  const [ada, bob, admin] = [await professional(), await professional(), await joinAsAdmin(world, app)]
  const [one, two] = [await publishPost(ada), await publishPost(ada)]
  await remove(ada, one._id)
  expect([(await restore(bob, one._id)).statusCode, (await restore(ada, world.ctx.newId())).statusCode]).toEqual([
    403, 404,
  ])
  expect((await restore(admin, one._id)).statusCode).toBe(200)
  await remove(admin, two._id)
  expect((await restore(ada, two._id)).statusCode).toBe(404)
  const timeTooLate = new Date(world.clock.now().getTime() - 11 * 60_000)
  await world.ctx.db.updateTable('post').set({ deleted_at: timeTooLate }).where('id', '=', two._id).execute()
  expect((await restore(admin, two._id)).json().result.code).toBe('post-not-restored')
})

test('a deleted post is purged with its discussion once it can no longer be restored', async () => {
  const [ada, bob] = [await professional(), await professional()]
  const { _id } = await publishPost(ada)
  await bob.call('PUT', reactionUrl(_id), { reaction: 'love' })
  await remove(ada, _id)
  const countRows = async () => {
    const [post, subject] = await Promise.all(
      (['post', 'discussion_subject'] as const).map((table) =>
        world.ctx.db.selectFrom(table).select('id').where('id', '=', _id).execute(),
      ),
    )
    return [post?.length, subject?.length]
  }
  await purgePosts.handle(world.ctx, {})
  expect(await countRows()).toEqual([1, 1])
  world.clock.advance(11 * 60_000)
  await purgePosts.handle(world.ctx, {})
  expect(await countRows()).toEqual([0, 0])
})
