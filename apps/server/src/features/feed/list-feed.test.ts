import type { FeedEntry } from '@rise/contract/feed/shapes'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { publishArticle } from '../headlines/headlines.factory.ts'
import { writeStory } from '../professionals/story/stories.factory.ts'
import { joinAsCreator } from '../real-talk/real-talk.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { POSTS, publishPost } from './feed.factory.ts'

const { world, app } = useWorld()

const professional = (names: object = {}) => joinAsProfessional(world, app, names)
const creator = () => joinAsCreator(world, app)
const postsOf = ({ items }: { items: readonly FeedEntry[] }) => items.filter((entry) => entry.type === 'post')
const deedsOf = ({ items }: { items: readonly FeedEntry[] }) => items.filter((entry) => entry.type === 'deed')
const ids = (page: { items: readonly FeedEntry[] }) => postsOf(page).map(({ _id }) => _id)

async function listPosts(viewer: SignedInClient, query: object = {}) {
  return (await viewer.api('GET /api/v1/posts', { query })).result
}

async function viewPost(viewer: SignedInClient, id: string) {
  return viewer.api('GET /api/v1/posts/{id}', { params: { id } })
}

async function newer(viewer: SignedInClient, query: { since: string; tab?: 'following' | 'newest' }) {
  return (await viewer.api('GET /api/v1/posts/newer', { query })).result.count
}

function follow(client: SignedInClient, other: SignedInClient) {
  return client.call('POST', `/api/v1/professionals/${client.id}/follow/${other.id}`)
}

describe('the feed', () => {
  test('continues page by page, newest first, without duplicates', async () => {
    const [ada, bob] = [await professional(), await joinAsEmployer(world, app)]
    const oldDate = { created_at: new Date(0) }
    await world.ctx.db.updateTable('actor').set(oldDate).where('id', 'in', [ada.id, bob.id]).execute()
    const tag = 'stretches'
    const publishedIds: string[] = []
    for (let n = 0; n < 25; n += 1) {
      publishedIds.unshift((await publishPost(n % 2 ? ada : bob, { body: `<p>${n} #${tag}</p>` }))._id)
      world.clock.advance(1_000)
    }
    const first = await listPosts(ada, { tag })
    expect(first.items).toHaveLength(20)
    const secondPage = await listPosts(ada, { tag, before: first.next ?? '' })
    expect(secondPage.next).toBeNull()
    expect([...ids(first), ...ids(secondPage)]).toEqual(publishedIds)
    expect((await ada.call('GET', `${POSTS}?before=yesterday`)).statusCode).toBe(400)
    expect((await ada.call('GET', `${POSTS}?tab=loudest`)).statusCode).toBe(400)
  })

  test('of followed members has their posts and the viewer’s own, without muted members', async () => {
    const [ada, bob, eve] = [await professional(), await professional(), await professional()]
    await follow(ada, bob)
    const [own, his, hers] = [await publishPost(ada), await publishPost(bob), await publishPost(eve)]
    const followingIds = async () => ids(await listPosts(ada, { tab: 'following' }))
    expect((await followingIds()).sort()).toEqual([own._id, his._id].sort())
    expect(ids(await listPosts(ada))).toEqual(expect.arrayContaining([own._id, his._id, hers._id]))
    await ada.call('PUT', `/api/v1/connections/muted/${bob.id}`)
    expect(await followingIds()).toEqual([own._id])
    expect(ids(await listPosts(ada))).not.toContain(his._id)
    expect((await listPosts(await joinAsAdmin(world, app), { tab: 'following' })).items).toEqual([])
  })

  test('hides members on either side of a block from each other', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const { _id } = await publishPost(bob)
    const { _id: own } = await publishPost(ada)
    await ada.call('PUT', `/api/v1/connections/blocked/${bob.id}`)
    expect(ids(await listPosts(ada))).not.toContain(_id)
    expect(ids(await listPosts(bob))).not.toContain(own)
    expect([(await viewPost(ada, _id)).status, (await viewPost(bob, own)).status]).toEqual([404, 404])
    expect((await ada.call('PUT', reactionUrl(_id), { reaction: 'love' })).statusCode).toBe(404)
  })

  test('shows a short post in full and a long one by its first lines', async () => {
    const ada = await professional()
    const [shortPost, longPost] = [
      await publishPost(ada),
      await publishPost(ada, { body: `<p>${'So on. '.repeat(150)}</p>` }),
    ]
    const posts = postsOf(await listPosts(ada))
    const postOf = (id: string) => posts.find(({ _id }) => _id === id)
    expect(postOf(shortPost._id)?.body).toBe(shortPost.body)
    expect(postOf(longPost._id)).toMatchObject({ body: null, excerpt: expect.stringMatching(/^So on\. .*…$/) })
  })
})

describe('activities between posts', () => {
  test('come from followed members, one entry per person and day', async () => {
    const [ada, bob, eve] = [await professional(), await creator(), await creator()]
    await follow(ada, bob)
    const [before] = [await publishPost(bob)]
    world.clock.advance(1_000)
    const first = await publishArticle(bob, { title: 'How a lamp is read' })
    world.clock.advance(1_000)
    await publishArticle(bob, { title: 'How a lamp is lit' })
    await publishArticle(eve, { title: 'What no one hears' })
    world.clock.advance(1_000)
    const after = await publishPost(bob)
    for (const tab of ['following', 'for-you'] as const) {
      const { items } = await listPosts(ada, { tab })
      expect(deedsOf({ items })).toMatchObject([
        { did: 'published-headline', times: 2, member: { _id: bob.id }, thing: { title: 'How a lamp is lit' } },
      ])
    }
    const { items } = await listPosts(ada, { tab: 'following' })
    const order = items.map((entry) => (entry.type === 'post' ? entry._id : entry.did))
    expect(order).toEqual([after._id, 'published-headline', before._id])
    await bob.call('DELETE', `/api/v1/headlines/${first.slug}`)
    expect(deedsOf(await listPosts(ada, { tab: 'following' }))).toMatchObject([{ times: 1 }])
    await ada.call('PUT', `/api/v1/connections/muted/${bob.id}`)
    expect((await listPosts(ada, { tab: 'following' })).items).toEqual([])
  })

  test('are left out under a hashtag, and for a member who follows no one', async () => {
    const [ada, bob] = [await professional(), await creator()]
    await publishArticle(bob)
    expect(deedsOf(await listPosts(ada, { tab: 'newest' }))).toEqual([])
    await follow(ada, bob)
    expect(deedsOf(await listPosts(ada, { tab: 'newest' }))).toHaveLength(1)
    expect(deedsOf(await listPosts(ada, { tab: 'newest', tag: 'lamps' }))).toEqual([])
  })
})

describe('For you', () => {
  test('is the default tab, and states the reason for each post by a member whom the viewer doesn’t follow', async () => {
    const [ada, bob, eve, tom] = [
      await professional(),
      await professional({ firstName: 'Bob' }),
      await professional(),
      await professional(),
    ]
    await writeStory(ada, { resume: { skills: [{ name: 'TypeScript' }] } })
    await writeStory(eve, { resume: { skills: [{ name: 'TypeScript' }] } })
    await follow(ada, bob)
    const [own, his, hers, other] = [
      await publishPost(ada),
      await publishPost(bob),
      await publishPost(eve),
      await publishPost(tom),
    ]
    const page = await listPosts(ada)
    expect(page).toMatchObject({ tab: 'for-you', forYou: true })
    const whyOf = (id: string) => postsOf(page).find(({ _id }) => _id === id)?.why
    expect([own, his, hers, other].map(({ _id }) => whyOf(_id))).toEqual([
      null,
      null,
      'You both work with TypeScript',
      'New in the community',
    ])
    const place = (id: string) => ids(page).indexOf(id)
    expect(place(his._id)).toBeLessThan(place(hers._id))
    expect(place(hers._id)).toBeLessThan(place(other._id))
  })

  test('shows the posts from the last day before older ones, even if older posts rank higher', async () => {
    const [ada, bob, eve] = [await professional(), await professional(), await professional()]
    await follow(ada, bob)
    const body = (text: string) => ({ body: `<p>${text} #dayends</p>` })
    const earlierPost = await publishPost(bob, body('Earlier'))
    await ada.call('PUT', reactionUrl(earlierPost._id), { reaction: 'love' })
    const yesterday = new Date(world.clock.now().getTime() - 25 * 3_600_000)
    await world.ctx.db.updateTable('post').set({ created_at: yesterday }).where('id', '=', earlierPost._id).execute()
    const latestPost = await publishPost(eve, body('Latest'))
    const page = await listPosts(ada, { tab: 'for-you', tag: 'dayends' })
    expect(page.newFrom).toBe(new Date(world.clock.now().getTime() - 24 * 3_600_000).toISOString())
    expect(ids(page)).toEqual([latestPost._id, earlierPost._id])
  })

  test('has pages that later posts and reactions don’t change, and shows newer posts only on request', async () => {
    const ada = await professional()
    const authors = await Promise.all(Array.from({ length: 5 }, () => professional()))
    const oldDate = { created_at: new Date(0) }
    await world.ctx.db
      .updateTable('actor')
      .set(oldDate)
      .where(
        'id',
        'in',
        authors.map(({ id }) => id),
      )
      .execute()
    const tag = 'ranked'
    for (let n = 0; n < 45; n += 1) {
      await publishPost(authors[n % 5] ?? ada, { body: `<p>${n} #${tag}</p>` })
      world.clock.advance(1_000)
    }
    const query = { tab: 'for-you', tag }
    const first = await listPosts(ada, query)
    const allIds = [...ids(first)]
    const authorsInTurn = postsOf(first).map(({ author }) => author._id)
    expect(authorsInTurn.some((id, place) => id === authorsInTurn[place + 1])).toBe(false)
    world.clock.advance(1_000)
    const last = (await listPosts(ada, { tab: 'newest', tag })).items.at(-1)?._id ?? ''
    for (const { call } of authors) await call('PUT', reactionUrl(last), { reaction: 'love' })
    const latePost = await publishPost(ada, { body: `<p>Late #${tag}</p>` })
    for (let { next } = first; next !== null; ) {
      const page = await listPosts(ada, { ...query, before: next })
      allIds.push(...ids(page))
      next = page.next
    }
    expect(allIds).toHaveLength(45)
    expect(new Set(allIds).size).toBe(45)
    expect(allIds).not.toContain(latePost._id)
    expect(await newer(authors[0] ?? ada, { since: first.readAt })).toBe(1)
    expect(ids(await listPosts(ada, { ...query, since: first.readAt }))[0]).toBe(latePost._id)
  })

  test('stays off once a member turns it off', async () => {
    const ada = await professional()
    const choose = (on: boolean) => ada.api('PUT /api/v1/feed/for-you', { body: { on } })
    const fifty = await Promise.all(Array.from({ length: 50 }, () => choose(false)))
    expect(new Set(fifty.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await listPosts(ada)).toMatchObject({ tab: 'newest', forYou: false })
    await choose(true)
    expect(await listPosts(ada)).toMatchObject({ tab: 'for-you', forYou: true })
    expect(await listPosts(ada, { tag: 'lamps' })).toMatchObject({ tab: 'newest' })
    const admin = await joinAsAdmin(world, app)
    expect((await admin.api('PUT /api/v1/feed/for-you', { body: { on: false } })).status).toBe(403)
    expect(await listPosts(admin)).toMatchObject({ tab: 'for-you' })
  })
})

describe('newer posts', () => {
  test('are counted per tab, up to a maximum, without the viewer’s own and hidden members’ posts', async () => {
    const [ada, bob, eve] = [await professional(), await professional(), await professional()]
    await follow(ada, bob)
    const since = world.clock.now().toISOString()
    world.clock.advance(1_000)
    await publishPost(ada)
    await publishPost(bob)
    await publishPost(eve)
    expect([await newer(ada, { since, tab: 'newest' }), await newer(ada, { since, tab: 'following' })]).toEqual([2, 1])
    await ada.call('PUT', `/api/v1/connections/blocked/${eve.id}`)
    expect(await newer(ada, { since })).toBe(1)
    expect(await newer(ada, { since: world.clock.now().toISOString() })).toBe(0)
    expect((await ada.call('GET', `${POSTS}/newer?since=yesterday`)).statusCode).toBe(400)
  })
})

describe('saved posts', () => {
  test('are a private list, last saved first, without posts that the member may no longer see', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const [first, second] = [await publishPost(bob), await publishPost(bob)]
    const save = (id: string, method: 'PUT' | 'DELETE' = 'PUT') => ada.call(method, `${POSTS}/${id}/saved`)
    for (const { _id } of [second, first]) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => save(_id)))
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      world.clock.advance(1_000)
    }
    const savedIds = async (viewer = ada) => ids(await listPosts(viewer, { tab: 'saved' }))
    expect(await savedIds()).toEqual([first._id, second._id])
    expect(await savedIds(bob)).toEqual([])
    expect(postsOf(await listPosts(ada, { tab: 'saved' }))[0]?.saved).toBe(true)
    await save(first._id, 'DELETE')
    expect(await savedIds()).toEqual([second._id])
    const data = (await ada.api('GET /api/v1/account/data')).result
    expect(data.feed).toMatchObject({ saved: [{ post_id: second._id }] })
    await bob.call('PUT', `/api/v1/connections/blocked/${ada.id}`)
    expect(await savedIds()).toEqual([])
    expect([(await save(first._id)).statusCode, (await save(world.ctx.newId())).statusCode]).toEqual([404, 404])
    const admin = await joinAsAdmin(world, app)
    expect((await admin.call('PUT', `${POSTS}/${second._id}/saved`)).statusCode).toBe(403)
  })
})
