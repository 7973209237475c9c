import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { drawPicture, upload } from '../../pictures/pictures.factory.ts'
import { joinAsEmployer, type SignedInClient } from '../../session/accounts.factory.ts'
import { layoutOf, publishLayout, saveLayout, sliderBlock, textBlock } from '../company-blocks.factory.ts'

const { world, app, api } = useWorld()
let owner: SignedInClient
let params: { slug: string }

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  params = { slug: await slugOf(owner) }
})

const listVersions = async () => (await owner.api('GET /api/v1/companies/{slug}/block-versions', { params })).result
const restore = (version: number, revision: number) =>
  owner.api('POST /api/v1/companies/{slug}/block-versions/{version}/restore', {
    params: { ...params, version },
    body: { revision },
  })
const publish = (revision: number) =>
  owner.api('POST /api/v1/companies/{slug}/block-draft/publish', { params, body: { revision } })

test('a page can’t be published with a template’s own sentences, except in a hidden block', async () => {
  const prompt = '<h3>What works</h3>\n<p>What you have built, and who uses it&nbsp;today.</p>'
  const firstSave = await saveLayout(owner, layoutOf(textBlock(prompt)))
  expect((await publish(firstSave.revision)).error?.code).toBe('page-unfinished')
  const secondSave = await saveLayout(owner, layoutOf(textBlock('<p>A lock that opens for ships.</p>')))
  expect((await publish(secondSave.revision)).status).toBe(200)
  const layout = layoutOf(textBlock(prompt))
  const hiddenDraft = await saveLayout(owner, {
    ...layout,
    blocks: layout.blocks.map((block) => ({ ...block, hidden: true })),
  })
  expect((await publish(hiddenDraft.revision)).status).toBe(200)
})

test('a version is stored, previewed and restored as the draft, which is visible once it is published', async () => {
  await publishLayout(owner, layoutOf(textBlock('<p>One</p>')))
  const { revision } = await publishLayout(owner, layoutOf(textBlock('<p>Two</p>')))
  expect(await listVersions()).toMatchObject([
    { version: 2, blocks: 1, by: 'Grace Hopper' },
    { version: 1, blocks: 1 },
  ])
  const first = { params: { ...params, version: 1 } }
  const { result } = await owner.api('GET /api/v1/companies/{slug}/block-versions/{version}', first)
  expect(result.layout.blocks).toMatchObject([{ content: { columns: [{ text: '<p>One</p>' }] } }])
  const restoredDraft = (await restore(1, revision)).result
  expect(restoredDraft).toMatchObject({ published: 2, changed: true, revision: revision + 1 })
  expect((await publish(revision + 1)).result).toMatchObject({ published: 3, changed: false })
  const page = (await api('GET /api/v1/companies/{slug}/blocks', { params })).result
  expect(page.layout.blocks).toMatchObject([{ content: { columns: [{ text: '<p>One</p>' }] } }])
  expect((await restore(99, revision + 1)).status).toBe(404)
})

test('publishing an unchanged draft creates no further version, even in ten simultaneous requests', async () => {
  const { revision } = await saveLayout(owner, layoutOf(textBlock()))
  const replies = await Promise.all(Array.from({ length: 10 }, () => publish(revision)))
  expect(replies.map(({ result }) => result.published)).toEqual(Array(10).fill(1))
  expect(await listVersions()).toHaveLength(1)
})

test('when a restore and a publication happen at the same time, the publication is first or refused, and nothing is lost', async () => {
  await publishLayout(owner, layoutOf(textBlock('<p>One</p>')))
  const { revision } = await saveLayout(owner, layoutOf(textBlock('<p>Two</p>')))
  const [restoreReply, publishReply] = await Promise.all([restore(1, revision), publish(revision)])
  expect(restoreReply.status).toBe(200)
  expect([200, 409]).toContain(publishReply.status)
  const now = (await owner.api('GET /api/v1/companies/{slug}/block-draft', { params })).result
  expect(now.layout.blocks).toMatchObject([{ content: { columns: [{ text: '<p>One</p>' }] } }])
  expect(await listVersions()).toHaveLength(publishReply.status === 200 ? 2 : 1)
})

test('pictures stay while the draft or a version shows them', async () => {
  const reply = await upload(app, await drawPicture(60, 40), { purpose: 'content', token: owner.token })
  const id = reply.json().result._id
  const publishedPage = await publishLayout(owner, layoutOf(sliderBlock([id])))
  expect(publishedPage.material.pictures).toMatchObject([{ _id: id, width: 60, height: 40 }])
  await saveLayout(owner, layoutOf())
  const uses = () => world.ctx.db.selectFrom('picture').select('uses').where('id', '=', id).executeTakeFirstOrThrow()
  expect(await uses()).toEqual({ uses: 1 })
})

test('other owners’ pictures are refused', async () => {
  const otherEmployer = await joinAsEmployer(world, app, { companyName: 'Elsewhere' })
  const reply = await upload(app, await drawPicture(60, 40), { purpose: 'content', token: otherEmployer.token })
  const layout = layoutOf(sliderBlock([reply.json().result._id]))
  const body = { revision: 0, layout }
  const refusal = await owner.api('PUT /api/v1/companies/{slug}/block-draft', { params, body })
  expect([refusal.status, refusal.error?.code]).toEqual([404, 'picture-not-found'])
})
