import { randomUUID } from 'node:crypto'
import { blockKinds } from '@rise/contract/company-blocks/kinds'
import { MOST_BLOCKS, MOST_PAGE_PICTURES } from '@rise/contract/company-blocks/limits'
import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { everyPrincipal, joinTeam, slugOf } from '../companies/companies.factory.ts'
import { joinAsEmployer, type SignedInClient, send } from '../session/accounts.factory.ts'
import { draftPath, layoutOf, publishLayout, saveLayout, sliderBlock, textBlock } from './company-blocks.factory.ts'

const { world, app } = useWorld()
let owner: SignedInClient
let draft: string

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  draft = await draftPath(owner)
})

const save = (revision: number, layout: object, who = owner) => who.call('PUT', draft, { revision, layout })
async function publishedNow() {
  return (await app.inject(draft.replace('block-draft', 'blocks'))).json().result.layout.blocks
}

test('the draft of a page starts empty, is saved, and is visible once it is published', async () => {
  expect((await owner.call('GET', draft)).json().result).toMatchObject({ revision: 0, published: null, changed: false })
  const savedDraft = (await save(0, layoutOf(textBlock(), textBlock('<p>Two</p>', { hidden: true })))).json().result
  expect(savedDraft).toMatchObject({ revision: 1, published: null, changed: true })
  expect(await publishedNow()).toEqual([])
  const publishedPage = (await owner.call('POST', `${draft}/publish`, { revision: 1 })).json().result
  expect(publishedPage).toMatchObject({ published: 1, changed: false })
  expect(await publishedNow()).toMatchObject([
    { kind: 'universal', content: { columns: [{ text: '<p>We lift.</p>' }] } },
  ])
  const page = (await app.inject(`/api/v1/companies/${await slugOf(owner)}`)).json().result
  expect(page.builtPage).toBe(1)
})

test('of two changes to one revision, the second is refused and overwrites nothing', async () => {
  const editor = await joinTeam(world, app, owner, 'editor')
  await save(0, layoutOf(textBlock('<p>First</p>')))
  const lateReply = await save(0, layoutOf(textBlock('<p>Second</p>')), editor)
  expect([lateReply.statusCode, lateReply.json().result.code]).toEqual([409, 'draft-changed'])
  const now = (await editor.call('GET', draft)).json().result
  expect(now.layout.blocks).toMatchObject([{ content: { columns: [{ text: '<p>First</p>' }] } }])
})

test('of twenty simultaneous changes to one revision, one is saved', async () => {
  const layouts = Array.from({ length: 20 }, (_, index) => layoutOf(textBlock(`<p>${index}</p>`)))
  const replies = await Promise.all(layouts.map((layout) => save(0, layout)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
})

test('two people can edit different blocks at the same time, but not the same block', async () => {
  const [one, two] = [textBlock(), textBlock()]
  await saveLayout(owner, layoutOf(one, two))
  const change = (id: string, version: number, text: string) =>
    owner.call('PUT', `${draft}/${id}`, { version, kind: 'universal', content: { title: '', columns: [{ text }] } })
  const replies = await Promise.all([change(one.id, 1, '<p>A</p>'), change(two.id, 1, '<p>B</p>')])
  expect(replies.map((reply) => reply.json().result.version)).toEqual([2, 2])
  const lateReply = await change(one.id, 1, '<p>C</p>')
  expect([lateReply.statusCode, lateReply.json().result.code]).toEqual([409, 'block-changed'])
  const { layout } = (await owner.call('GET', draft)).json().result
  expect(layout.blocks).toMatchObject([
    { content: { columns: [{ text: '<p>A</p>' }] } },
    { content: { columns: [{ text: '<p>B</p>' }] } },
  ])
  expect((await change(randomUUID(), 1, '')).statusCode).toBe(404)
})

test('scripts in a text are removed', async () => {
  const hostileHtml = '<script>alert(1)</script><img src=x onerror=alert(1)><p onclick="alert(1)">Hi</p>'
  await publishLayout(
    owner,
    layoutOf(
      textBlock(hostileHtml, { content: { title: hostileHtml.slice(0, 60), columns: [{ text: hostileHtml }] } }),
    ),
  )
  const [block] = await publishedNow()
  expect(block.content.columns[0].text).toBe('<p>Hi</p>')
  const page = await app.inject(draft.replace('block-draft', 'blocks'))
  expect(page.headers['content-type']).toContain('application/json')
})

test.for([
  ['200 blocks', () => layoutOf(...Array.from({ length: 200 }, () => textBlock())), `at most ${MOST_BLOCKS} blocks`],
  [
    '60 pictures',
    () => layoutOf(...Array.from({ length: 6 }, () => sliderBlock(Array.from({ length: 10 }, () => randomUUID())))),
    `at most ${MOST_PAGE_PICTURES} pictures`,
  ],
  [
    'an accent without contrast',
    () => ({ ...layoutOf(), theme: { ...layoutOf().theme, accent: '#ffee00' } }),
    'Choose a darker one',
  ],
  [
    'a tab twice',
    () => ({ ...layoutOf(), theme: { ...layoutOf().theme, tabs: ['about', 'life', 'life', 'news'] } }),
    'each tab once',
  ],
  [
    'a provider that only looks like one',
    () =>
      layoutOf(
        textBlock('', {
          kind: 'video',
          content: { title: '', caption: '', embed: { provider: 'youtube.com.evil.example', id: 'x' } },
        }),
      ),
    'a video on YouTube or Vimeo',
  ],
  [
    'an id that breaks out of its address',
    () =>
      layoutOf(
        textBlock('', {
          kind: 'video',
          content: { title: '', caption: '', embed: { provider: 'youtube', id: '../../evil?x="><b' } },
        }),
      ),
    'a video on YouTube or Vimeo',
  ],
  ['a text that is too long', () => layoutOf(textBlock(`<p>${'x'.repeat(3_001)}</p>`)), 'at most 3,000 characters'],
  ['an unknown kind', () => layoutOf(textBlock('', { kind: 'marquee' })), 'kind of block'],
  ['an invalid id', () => layoutOf(textBlock('', { id: 'a' })), ''],
] as const)('%s is refused with an explanation', async ([, layout, words]) => {
  const reply = await save(0, layout())
  expect(reply.statusCode, reply.body).toBe(400)
  expect(JSON.stringify(reply.json().result)).toContain(words)
  expect((await owner.call('GET', draft)).json().result.revision).toBe(0)
})

test('a text of ten megabytes is refused as too large', async () => {
  expect((await save(0, layoutOf(textBlock('x'.repeat(10_000_000))))).statusCode).toBe(413)
})

test('strangers, guests, recruiters and other companies can neither read nor change a draft', async () => {
  const people = await everyPrincipal(world, app)
  const path = await draftPath(people.owner)
  const statuses = await Promise.all(
    Object.entries(people).map(async ([who, client]) => {
      const read = await client.call('GET', path)
      const writeReply = await client.call('PUT', path, { revision: 0, layout: layoutOf() })
      return [who, read.statusCode, writeReply.statusCode === 409 ? 200 : writeReply.statusCode]
    }),
  )
  const allowedStatuses = statuses.filter(([, read]) => read === 200).map(([who, , wrote]) => [who, wrote])
  expect(allowedStatuses).toEqual([
    ['owner', 200],
    ['editor', 200],
  ])
  expect(statuses.filter(([, , wrote]) => wrote === 200)).toHaveLength(2)
  expect((await send(app, 'GET', path)).statusCode).toBe(401)
})

test('there are fifteen kinds of blocks', () => {
  expect(blockKinds).toHaveLength(15)
})
