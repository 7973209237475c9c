import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { reactionUrl } from '../discussion/discussion.factory.ts'
import { drawPicture, upload } from '../pictures/pictures.factory.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { POSTS, postOf, publishPost } from './feed.factory.ts'
import { purgePosts } from './purge-posts.task.ts'

const { world, app, api } = useWorld()

const professional = () => joinAsProfessional(world, app)
const codeOf = (reply: { json(): { result: { code: string } } }) => reply.json().result.code
const fifty = <T>(act: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => act(n)))

async function viewPost(viewer: SignedInClient | undefined, id: string) {
  return (viewer?.api ?? api)('GET /api/v1/posts/{id}', { params: { id } })
}

async function listedIds(viewer: SignedInClient) {
  return (await viewer.api('GET /api/v1/posts', { query: { tab: 'newest' } })).result.items.map(({ _id }) => _id)
}

function countRecords(kind: string, { id }: SignedInClient) {
  const rows = world.ctx.db.selectFrom('activity').select('data').where('kind', '=', kind).where('actor_id', '=', id)
  return rows.execute()
}

describe('a post', () => {
  test('is public immediately, sanitised, with its hashtags', async () => {
    const ada = await professional()
    const body =
      '<p onclick="x()">Look <script>alert(1)</script>at #Job-Search, #Lampenfieber and #1, not a#b &amp; #lampenfieber</p>'
    const { _id } = await publishPost(ada, { body })
    const { status, result } = await viewPost(undefined, _id)
    expect(status).toBe(200)
    expect(result).toMatchObject({ kind: 'post', audience: 'everyone', editedAt: null, noindex: false, version: 1 })
    expect(result.author).toMatchObject({ _id: ada.id, role: 'professional' })
    expect(result.body).not.toMatch(/onclick|script|alert/)
    expect(result.tags).toEqual([
      { slug: 'job-search', name: 'Job search' },
      { slug: 'lampenfieber', name: 'lampenfieber' },
    ])
    expect(await countRecords('post.published', ada)).toEqual([{ data: { postId: _id, kind: 'post' } }])
    expect((await app.inject('/sitemaps/feed-1.xml')).body).toContain(`/feed/${_id}<`)
  })

  test('for members requires guests to log in, everywhere', async () => {
    const ada = await professional()
    const { _id } = await publishPost(ada, { audience: 'members' })
    expect((await viewPost(undefined, _id)).status).toBe(401)
    for (const member of [ada, await professional(), await joinAsEmployer(world, app), await joinAsAdmin(world, app)]) {
      expect((await viewPost(member, _id)).result).toMatchObject({ audience: 'members', noindex: true })
    }
    expect((await app.inject('/sitemaps/feed-1.xml')).body).not.toContain(_id)
    expect((await send(app, 'GET', POSTS)).statusCode).toBe(401)
  })

  test('by an employer is published as the company', async () => {
    const rita = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
    const { author } = await publishPost(rita, { kind: 'win' })
    expect(author).toMatchObject({ _id: rita.id, role: 'employer', companyName: 'Harbour Works' })
  })

  test('by an unlisted author is hidden from others', async () => {
    const ada = await professional()
    const { _id } = await publishPost(ada)
    await setListed(world, ada, false)
    expect((await viewPost(undefined, _id)).status).toBe(404)
    expect(await listedIds(await professional())).not.toContain(_id)
  })

  test('is refused if it has no text, is too long, is of an unknown kind, or has too many pictures', async () => {
    const ada = await professional()
    const publish = (change: object) => ada.call('POST', POSTS, postOf(change))
    expect(codeOf(await publish({ body: '<p> </p>' }))).toBe('post-empty')
    expect(codeOf(await publish({ body: `<p>${'x'.repeat(20_000)}</p>` }))).toBe('post-too-long')
    expect((await publish({ body: `<p><strong>${'x'.repeat(5_000)}</strong></p>` })).statusCode).toBe(200)
    expect((await publish({ kind: 'rant' })).statusCode).toBe(400)
    expect((await publish({ audience: 'creator' })).statusCode).toBe(400)
    const pictures = Array.from({ length: 5 }, () => `<img src="/pictures/${world.ctx.newId()}/480.webp">`)
    expect(codeOf(await publish({ body: pictures.join('') }))).toBe('post-pictures')
    expect(codeOf(await publish({ body: pictures[0] ?? '' }))).toBe('picture-not-found')
  })

  test('keeps its pictures, at most 300 pixels high, until it is purged', async () => {
    const ada = await professional()
    const uploadedPicture = await upload(app, await drawPicture(800, 600), { token: ada.token, purpose: 'content' })
    const pictureId = uploadedPicture.json().result._id
    const uses = async () => {
      const row = world.ctx.db.selectFrom('picture').select('uses').where('id', '=', pictureId)
      return (await row.executeTakeFirstOrThrow()).uses
    }
    const { _id, body } = await publishPost(ada, {
      body: `<p>See</p><img src="/pictures/${pictureId}/480.webp" alt="a">`,
    })
    expect(body).toContain('height="300"')
    expect(await uses()).toBe(1)
    await ada.call('DELETE', `${POSTS}/${_id}`)
    expect([(await viewPost(ada, _id)).status, await uses()]).toEqual([404, 1])
    world.clock.advance(11 * 60_000)
    await purgePosts.handle(world.ctx, {})
    expect(await uses()).toBe(0)
  })
})

describe('publishing', () => {
  test('requires a confirmed member; pending members and admins can only read', async () => {
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    const admin = await joinAsAdmin(world, app)
    for (const refusedMember of [pendingMember, admin]) {
      expect((await refusedMember.call('POST', POSTS, postOf())).statusCode).toBe(403)
      expect((await refusedMember.call('GET', POSTS)).statusCode).toBe(200)
    }
    expect((await send(app, 'POST', POSTS, { body: postOf() })).statusCode).toBe(401)
  })

  test('the same text again, or fifty times at the same time, creates one post', async () => {
    const ada = await professional()
    const post = postOf({ body: '<p>Only once.</p>' })
    const replies = await fifty(() => ada.call('POST', POSTS, post))
    const statusAndId = (reply: (typeof replies)[number]) => [reply.statusCode, reply.json().result._id].join()
    expect(new Set(replies.map(statusAndId))).toEqual(new Set([`200,${post.id}`]))
    const repeatedReplies = await fifty(() => ada.call('POST', POSTS, postOf({ body: '<p>Only once.</p>' })))
    expect(new Set(repeatedReplies.map(statusAndId))).toEqual(new Set([`200,${post.id}`]))
    expect(await countRecords('post.published', ada)).toHaveLength(1)
    const eve = await professional()
    expect((await eve.call('POST', POSTS, post)).statusCode).toBe(404)
  })

  test('is rate-limited for new accounts', async () => {
    const ada = await professional()
    const statuses = async (count: number) => {
      const replies = Array.from({ length: count }, (_, n) =>
        ada.call('POST', POSTS, postOf({ body: `<p>No. ${n}</p>` })),
      )
      return (await Promise.all(replies)).map(({ statusCode }) => statusCode).sort()
    }
    expect(await statuses(7)).toEqual([200, 200, 200, 200, 200, 429, 429])
    const twoDaysAgo = new Date(world.ctx.clock.now().getTime() - 49 * 3_600_000)
    await world.ctx.db.updateTable('actor').set({ created_at: twoDaysAgo }).where('id', '=', ada.id).execute()
    expect(new Set(await statuses(12))).toEqual(new Set([200]))
  })
})

describe('editing', () => {
  test('marks the post as edited; of concurrent edits to one version, only one succeeds', async () => {
    const ada = await professional()
    const { _id, body } = await publishPost(ada)
    const change = (version: number, text: string, more: object = {}) =>
      ada.call('PUT', `${POSTS}/${_id}`, { version, body: text, ...more })
    expect((await change(1, body)).json().result).toMatchObject({ version: 1, editedAt: null })
    expect((await change(1, body, { audience: 'members' })).json().result).toMatchObject({ version: 2, editedAt: null })
    const replies = await fifty((n) => change(2, `<p>Now number ${n} #edited</p>`))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(codeOf(replies.find(({ statusCode }) => statusCode !== 200) ?? (await change(2, body)))).toBe('post-changed')
    expect((await viewPost(ada, _id)).result).toMatchObject({
      ...{ version: 3, audience: 'members', tags: [{ slug: 'edited' }] },
      editedAt: expect.any(String),
    })
    expect(codeOf(await change(3, '<p></p>'))).toBe('post-empty')
  })

  test('and deleting are allowed only to the author and content admins', async () => {
    const ada = await professional()
    const { _id } = await publishPost(ada)
    const change = { version: 1, body: '<p>Mine now.</p>' }
    for (const stranger of [
      await professional(),
      await joinAsEmployer(world, app),
      await joinAsAdmin(world, app, 'admin-support'),
    ]) {
      expect((await stranger.call('PUT', `${POSTS}/${_id}`, change)).statusCode).toBe(403)
      expect((await stranger.call('DELETE', `${POSTS}/${_id}`)).statusCode).toBe(403)
    }
    expect((await send(app, 'DELETE', `${POSTS}/${_id}`)).statusCode).toBe(401)
    const admin = await joinAsAdmin(world, app, 'admin-content')
    const deletions = await fifty(() => admin.call('DELETE', `${POSTS}/${_id}`))
    expect(deletions.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await ada.call('PUT', `${POSTS}/${_id}`, change)).statusCode).toBe(404)
    const react = async ({ call }: SignedInClient) => call('PUT', reactionUrl(_id), { reaction: 'love' })
    expect((await react(await professional())).statusCode).toBe(404)
    world.clock.advance(11 * 60_000)
    await purgePosts.handle(world.ctx, {})
    const { token } = await logInAs(app, ada.email)
    expect((await send(app, 'PUT', reactionUrl(_id), { token, body: { reaction: 'love' } })).statusCode).toBe(404)
  })
})

test('the member’s data download contains the posts', async () => {
  const ada = await professional()
  await publishPost(ada, { kind: 'hello', body: '<p>Hello from me.</p>' })
  const data = (await ada.api('GET /api/v1/account/data')).result
  expect(data.posts).toMatchObject([{ kind: 'hello', body: '<p>Hello from me.</p>' }])
})
