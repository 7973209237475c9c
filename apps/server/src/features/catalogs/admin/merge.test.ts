import type { InputOf } from '@rise/contract/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { publishPost } from '../../feed/feed.factory.ts'
import { writeStory } from '../../professionals/story/stories.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { entriesOf, findEntry, hasEntry } from '../present-catalogs.ts'
import { refreshCatalogs } from '../refresh-catalogs.ts'

const { world, app, api } = useWorld()
let admin: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app, 'admin-content')
  await world.backend.queue.work(world.ctx)
})

beforeEach(async () => {
  const { db } = world.ctx
  await db.deleteFrom('catalog_entry').execute()
  await db.deleteFrom('admin_act').execute()
  await db
    .updateTable('catalog_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', '1') }))
    .execute()
  await refreshCatalogs(world.ctx)
})

type Catalog = InputOf<'POST /api/v1/admin/catalogs/{name}/{slug}/merge'>['params']['name']

const merge = (name: Catalog, slug: string, into: string, version = 0) =>
  admin.api('POST /api/v1/admin/catalogs/{name}/{slug}/merge', { params: { name, slug }, body: { into, version } })

describe('merging an entry into another', () => {
  test('adds its names to the other, and earlier choices show the other immediately', async () => {
    const { result } = await merge('tags', 'job-search', 'career-change')
    expect(result).toMatchObject({ slug: 'career-change', aliases: ['Job search'], version: 1 })
    expect(entriesOf('tags', ['job-search', 'career-change'])).toEqual([
      { slug: 'career-change', name: 'Career change' },
    ])
    expect(hasEntry('tags', 'job-search')).toBe(true)
    const entries = await api('GET /api/v1/catalogs/{name}', { params: { name: 'tags' }, query: { q: 'job search' } })
    expect(entries.result.map(({ slug }) => slug)).toEqual(['career-change'])
    const listReply = await admin.api('GET /api/v1/admin/catalogs/{name}', {
      params: { name: 'tags' },
      query: { q: 'job search' },
    })
    expect(listReply.result.items.map(({ slug }) => slug)).toEqual(['career-change'])
    expect(await world.ctx.db.selectFrom('admin_act').select(['act', 'subject_name']).execute()).toEqual([
      { act: 'catalog.merged', subject_name: 'Job search (Tags)' },
    ])
  })

  test('rewrites the stored choices of professionals, companies and posts, each once', async () => {
    const ada = await joinAsProfessional(world, app)
    const emil = await joinAsEmployer(world, app)
    await writeStory(ada, { soughtValues: ['trust', 'fairness', 'respect'] })
    const { db } = world.ctx
    const values = { values: ['Fairness', 'Trust', 'Own words'], value_keys: ['fairness', 'trust', 'own-words'] }
    await db.updateTable('company').set(values).where('actor_id', '=', emil.id).execute()
    await publishPost(ada, { body: '<p>Looking around.</p>' })
    await db
      .updateTable('post')
      .set({ tags: ['job-search', 'career-change'] })
      .where('actor_id', '=', ada.id)
      .execute()

    await merge('values', 'fairness', 'trust')
    await merge('tags', 'job-search', 'career-change')
    const usesNow = async () => [
      await db.selectFrom('story').select('sought_values').where('actor_id', '=', ada.id).executeTakeFirst(),
      await db
        .selectFrom('company')
        .select(['values', 'value_keys'])
        .where('actor_id', '=', emil.id)
        .executeTakeFirst(),
      await db.selectFrom('post').select('tags').where('actor_id', '=', ada.id).executeTakeFirst(),
    ]
    await eventually(async () =>
      expect(await usesNow()).toEqual([
        { sought_values: ['trust', 'respect'] },
        { values: ['Trust', 'Own words'], value_keys: ['trust', 'own-words'] },
        { tags: ['career-change'] },
      ]),
    )
  })

  test('also moves entries that had been merged into the first entry', async () => {
    await merge('tags', 'job-search', 'career-change')
    await merge('tags', 'career-change', 'leadership', 1)
    expect(entriesOf('tags', ['job-search', 'career-change'])).toEqual([{ slug: 'leadership', name: 'Leadership' }])
    expect(findEntry('tags', 'Job search')?.slug).toBe('leadership')
  })

  test('is refused for the entry itself, for an unknown or merged entry, and for the second of two simultaneous requests', async () => {
    expect((await merge('tags', 'job-search', 'job-search')).error?.code).toBe('catalog-merge-into-itself')
    expect((await merge('tags', 'job-search', 'unheard-of')).error?.code).toBe('catalog-merge-into-nothing')
    expect((await merge('tags', 'unheard-of', 'job-search')).error?.code).toBe('catalog-entry-not-found')
    expect((await merge('tags', 'job-search', 'leadership', 7)).error?.code).toBe('catalog-entry-changed')
    const replies = await Promise.all([
      merge('tags', 'job-search', 'career-change'),
      merge('tags', 'career-change', 'job-search'),
    ])
    expect(replies.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await merge('tags', 'leadership', 'job-search')).status === 200).toBe(
      (await merge('tags', 'leadership', 'career-change')).status !== 200,
    )
  })
})

test('members can’t merge entries', async () => {
  const member = await joinAsProfessional(world, app)
  const call = {
    params: { name: 'tags', slug: 'job-search' },
    body: { into: 'career-change', version: 0 },
  } as const
  expect((await member.api('POST /api/v1/admin/catalogs/{name}/{slug}/merge', call)).status).toBe(404)
  expect((await api('POST /api/v1/admin/catalogs/{name}/{slug}/merge', call)).status).toBe(401)
})
