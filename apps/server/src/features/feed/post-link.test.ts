import { expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { drawPicture, upload } from '../pictures/pictures.factory.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { POSTS, postOf, publishPost } from './feed.factory.ts'

const { world, app, api } = useWorld()

const body = '<p>Read <a href="https://lamps.example/read">this</a>.</p>'
const page = { url: 'https://lamps.example/read', title: 'Lamps', description: 'On lamps.', siteName: 'Lamp news' }

async function joinAsOldMember(): Promise<SignedInClient> {
  const member = await joinAsProfessional(world, app)
  await world.ctx.db
    .updateTable('actor')
    .set({ created_at: new Date(0) })
    .where('id', '=', member.id)
    .execute()
  return member
}

const linkOf = async (id: string) => (await api('GET /api/v1/posts/{id}', { params: { id } })).result.link

test('a post shows a preview of the linked page, with a picture, while its text has a link', async () => {
  const ada = await joinAsOldMember()
  const uploadedPicture = await upload(app, await drawPicture(640, 360), { token: ada.token, purpose: 'content' })
  const pictureId = uploadedPicture.json().result._id
  const uses = async () => {
    const row = world.ctx.db.selectFrom('picture').select('uses').where('id', '=', pictureId)
    return (await row.executeTakeFirstOrThrow()).uses
  }
  const { _id, link } = await publishPost(ada, { body, link: { ...page, pictureId } })
  expect(link).toMatchObject({ ...page, picture: { _id: pictureId } })
  expect([await linkOf(_id), await uses()]).toEqual([link, 1])
  const change = (version: number, more: object) => ada.call('PUT', `${POSTS}/${_id}`, { version, body, ...more })
  expect((await change(1, {})).json().result).toMatchObject({ version: 1, link: page })
  expect((await change(1, { link: null })).json().result).toMatchObject({ version: 2, link: null, editedAt: null })
  expect(await uses()).toBe(0)
  await change(2, { link: { ...page, pictureId: null } })
  expect(await linkOf(_id)).toEqual({ ...page, picture: null })
  await change(3, { body: '<p>Never mind.</p>' })
  expect(await linkOf(_id)).toBeNull()
})

test('a new member’s post with a link waits for review, has no preview for others, and its link is nofollow', async () => {
  const ada = await joinAsProfessional(world, app)
  const { _id } = await publishPost(ada, { body, link: { ...page, pictureId: null } })
  expect((await api('GET /api/v1/posts/{id}', { params: { id: _id } })).status).toBe(404)
  await world.ctx.db
    .updateTable('discussion_subject')
    .set({ hidden_at: null, unseen: false })
    .where('id', '=', _id)
    .execute()
  expect(await linkOf(_id)).toBeNull()
  const ownView = (await ada.api('GET /api/v1/posts/{id}', { params: { id: _id } })).result
  expect(ownView).toMatchObject({ link: page, body: expect.stringContaining('rel="nofollow noopener ugc"') })
  const bob = await joinAsOldMember()
  const listedPosts = async () => (await bob.api('GET /api/v1/posts', { query: { tab: 'newest' } })).result.items
  const findListed = async () => (await listedPosts()).find((entry) => entry._id === _id)
  expect(await findListed()).toMatchObject({ link: null })
  await world.ctx.db
    .updateTable('actor')
    .set({ created_at: new Date(0) })
    .where('id', '=', ada.id)
    .execute()
  expect(await findListed()).toMatchObject({ link: page })
})

test('a link that is not a web address, or with another member’s picture, is refused with an error at its field', async () => {
  const [ada, bob] = [await joinAsOldMember(), await joinAsOldMember()]
  const publish = (link: object) =>
    ada.call('POST', POSTS, postOf({ body, link: { ...page, pictureId: null, ...link } }))
  for (const url of ['javascript:alert(1)', 'http://localhost/', '', `https://a.example/${'x'.repeat(1_000)}`]) {
    const reply = await publish({ url })
    expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([400, ['body.link.url']])
  }
  const uploadedPicture = await upload(app, await drawPicture(640, 360), { token: bob.token, purpose: 'content' })
  expect((await publish({ pictureId: uploadedPicture.json().result._id })).json().result.code).toBe('picture-not-found')
})
