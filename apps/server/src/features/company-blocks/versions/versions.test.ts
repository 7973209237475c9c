import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { drawPicture, upload } from '../../pictures/pictures.factory.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'
import { draftPath, layoutOf, publishLayout, saveLayout, sliderBlock, textBlock } from '../company-blocks.factory.ts'

const { world, app } = useWorld()
let owner: SignedInClient
let draft: string
let versions: string

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  draft = await draftPath(owner)
  versions = draft.replace('block-draft', 'block-versions')
})

const restore = (version: number, revision: number) =>
  owner.call('POST', `${versions}/${version}/restore`, { revision })
const publish = (revision: number) => owner.call('POST', `${draft}/publish`, { revision })

test('a version is kept, looked at and made the draft again, which people see once it is published', async () => {
  await publishLayout(owner, layoutOf(textBlock('<p>One</p>')))
  const { revision } = await publishLayout(owner, layoutOf(textBlock('<p>Two</p>')))
  const list = (await owner.call('GET', versions)).json().result
  expect(list).toMatchObject([
    { version: 2, blocks: 1, by: 'Grace Hopper' },
    { version: 1, blocks: 1 },
  ])
  const first = (await owner.call('GET', `${versions}/1`)).json().result
  expect(first.layout.blocks).toMatchObject([{ content: { columns: [{ text: '<p>One</p>' }] } }])
  const restored = (await restore(1, revision)).json().result
  expect(restored).toMatchObject({ published: 2, changed: true, revision: revision + 1 })
  expect((await publish(revision + 1)).json().result).toMatchObject({ published: 3, changed: false })
  const page = (await app.inject(draft.replace('block-draft', 'blocks'))).json().result
  expect(page.layout.blocks).toMatchObject([{ content: { columns: [{ text: '<p>One</p>' }] } }])
  expect((await restore(99, revision + 1)).statusCode).toBe(404)
})

test('publishing what is published makes no further version, also ten times at once', async () => {
  const { revision } = await saveLayout(owner, layoutOf(textBlock()))
  const replies = await Promise.all(Array.from({ length: 10 }, () => publish(revision)))
  expect(replies.map((reply) => reply.json().result.published)).toEqual(Array(10).fill(1))
  expect((await owner.call('GET', versions)).json().result).toHaveLength(1)
})

test('while one restores, another who publishes the draft from before is refused or comes first, and nothing is lost', async () => {
  await publishLayout(owner, layoutOf(textBlock('<p>One</p>')))
  const { revision } = await saveLayout(owner, layoutOf(textBlock('<p>Two</p>')))
  const [restored, published] = await Promise.all([restore(1, revision), publish(revision)])
  expect(restored.statusCode).toBe(200)
  expect([200, 409]).toContain(published.statusCode)
  const now = (await owner.call('GET', draft)).json().result
  expect(now.layout.blocks).toMatchObject([{ content: { columns: [{ text: '<p>One</p>' }] } }])
  const kept = (await owner.call('GET', versions)).json().result
  expect(kept).toHaveLength(published.statusCode === 200 ? 2 : 1)
})

test('pictures stay as long as the draft or a version shows them', async () => {
  const reply = await upload(app, await drawPicture(60, 40), { purpose: 'content', token: owner.token })
  const id = reply.json().result._id
  const published = await publishLayout(owner, layoutOf(sliderBlock([id])))
  expect(published.material.pictures).toMatchObject([{ _id: id, width: 60, height: 40 }])
  await saveLayout(owner, layoutOf())
  const uses = () => world.ctx.db.selectFrom('picture').select('uses').where('id', '=', id).executeTakeFirstOrThrow()
  expect(await uses()).toEqual({ uses: 1 })
})

test('pictures of others are refused', async () => {
  const other = await joinAsEmployer(world, app, { companyName: 'Elsewhere' })
  const reply = await upload(app, await drawPicture(60, 40), { purpose: 'content', token: other.token })
  const layout = layoutOf(sliderBlock([reply.json().result._id]))
  const refused = await owner.call('PUT', draft, { revision: 0, layout })
  expect([refused.statusCode, refused.json().result.code]).toEqual([404, 'picture-not-found'])
})
