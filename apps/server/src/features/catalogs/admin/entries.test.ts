import type { InputOf } from '@rise/contract/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { entriesOf, findEntry, hasEntry } from '../present-catalogs.ts'
import { refreshCatalogs } from '../refresh-catalogs.ts'
import { findSkill, suggestSkills } from '../skill-catalog.ts'

const { world, app, api } = useWorld()
let admin: SignedInClient

beforeAll(async () => {
  admin = await joinAsAdmin(world, app, 'admin-content')
})

beforeEach(async () => {
  await world.ctx.db.deleteFrom('catalog_entry').execute()
  await world.ctx.db.deleteFrom('admin_act').execute()
  await world.ctx.db
    .updateTable('catalog_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', '1') }))
    .execute()
  await refreshCatalogs(world.ctx)
})

type EntryInput = InputOf<'POST /api/v1/admin/catalogs/{name}'>['body']
type Catalog = InputOf<'POST /api/v1/admin/catalogs/{name}'>['params']['name']

const add = (written: Partial<EntryInput> = {}, name: Catalog = 'tags') =>
  admin.api('POST /api/v1/admin/catalogs/{name}', {
    params: { name },
    body: { name: 'Sabbaticals', group: 'Career', aliases: [], ...written },
  })
const change = (
  slug: string,
  body: Partial<InputOf<'PUT /api/v1/admin/catalogs/{name}/{slug}'>['body']>,
  name: Catalog = 'tags',
) =>
  admin.api('PUT /api/v1/admin/catalogs/{name}/{slug}', {
    params: { name, slug },
    body: { name: 'Job hunt', group: 'Career', aliases: [], retired: false, version: 0, ...body },
  })
const list = (query: InputOf<'GET /api/v1/admin/catalogs/{name}'>['query'], name: Catalog = 'tags') =>
  admin.api('GET /api/v1/admin/catalogs/{name}', { params: { name }, query: { ...query } })
const search = async (q: string, name: 'tags' | 'skills' = 'tags') =>
  (await api('GET /api/v1/catalogs/{name}', { params: { name }, query: { q } })).result?.map((entry) => entry.name)

test('a renamed entry is still found by its former name, even if it has the maximum of other names', async () => {
  const aliases = Array.from({ length: 100 }, (_, index) => `Long leave ${index}`)
  await add({ aliases })
  expect((await change('sabbaticals', { name: 'Career breaks', aliases, version: 1 })).status).toBe(200)
  expect(findEntry('tags', 'Sabbaticals')?.name).toBe('Career breaks')
  expect(findEntry('tags', 'Long leave 99')?.name).toBe('Career breaks')
})

describe('adding an entry', () => {
  test('makes forms offer it, also by its other names', async () => {
    const { result } = await add({ aliases: ['Time off', 'time  off', 'Sabbaticals'] })
    expect(result).toEqual({
      ...{ slug: 'sabbaticals', name: 'Sabbaticals', group: 'Career', aliases: ['Time off'] },
      ...{ retired: false, uses: 0, version: 1 },
    })
    expect(await search('sabb')).toEqual(['Sabbaticals'])
    expect(await search('time off')).toEqual(['Sabbaticals'])
    expect(hasEntry('tags', 'sabbaticals')).toBe(true)
    const { rows: [act] = [] } = { rows: await world.ctx.db.selectFrom('admin_act').selectAll().execute() }
    expect(act).toMatchObject({ act: 'catalog.added', subject_name: 'Sabbaticals (Tags)', before: null })
  })

  test('refuses another entry’s name, and the error names that entry', async () => {
    expect((await add({ name: 'job  SEARCH' })).error).toMatchObject({
      ...{ code: 'catalog-name-taken', message: 'There is already an entry called “Job search”.' },
    })
    await add({ aliases: ['Time off'] })
    const alias = await add({ name: 'Time off' })
    expect([alias.status, alias.error?.message]).toEqual([409, '“Time off” is another name of “Sabbaticals”.'])
    const other = await add({ name: 'Leave', aliases: ['Sabbaticals'] })
    expect(other.error?.fields).toEqual({ 'body.aliases': 'There is already an entry called “Sabbaticals”.' })
  })

  test('creates one entry in fifty simultaneous requests', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => add()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.code === 'catalog-name-taken')).toHaveLength(49)
    expect((await list({ q: 'sabbaticals' })).result?.total).toBe(1)
  })

  test('accepts names in other scripts', async () => {
    const first = await add({ name: 'Διακοπές' })
    const second = await add({ name: '休暇' })
    expect([first.result?.slug, second.result?.slug]).toEqual(['tags', 'tags-2'])
    expect(await search('Διακ')).toEqual(['Διακοπές'])
  })

  test.for([
    { name: '' },
    { name: '!!!' },
    { name: 'x'.repeat(61) },
    { name: 'Sab\u202ebaticals' },
    { group: ' ' },
    { aliases: ['', 'Leave'] },
    { aliases: Array.from({ length: 101 }, (_, index) => `Leave ${index}`) },
  ])('refuses %j', async (written) => {
    expect((await add(written)).status).toBe(400)
  })
})

describe('changing an entry', () => {
  test('renames it for earlier choices and in searches, and its former name still finds it', async () => {
    const { result } = await change('job-search', {})
    expect(result).toMatchObject({ slug: 'job-search', name: 'Job hunt', aliases: ['Job search'], version: 1 })
    expect(entriesOf('tags', ['job-search'])).toEqual([{ slug: 'job-search', name: 'Job hunt' }])
    expect(await search('job sea')).toEqual(['Job hunt'])
    const [act] = await world.ctx.db.selectFrom('admin_act').selectAll().execute()
    expect(act).toMatchObject({
      act: 'catalog.changed',
      subject_name: 'Job search (Tags)',
      before: { name: 'Job search', aliases: [] },
      after: { name: 'Job hunt', aliases: ['Job search'] },
    })
  })

  test('can add another name, by which the entry is found', async () => {
    const skill = findSkill('Kubernetes')
    await change(
      'kubernetes',
      { name: 'Kubernetes', group: skill?.group ?? '', aliases: [...(skill?.aliases ?? []), 'Kubes'] },
      'skills',
    )
    expect(findSkill('kubes')?.slug).toBe('kubernetes')
    expect(await search('kube', 'skills')).toContain('Kubernetes')
  })

  test('can retire it: forms no longer offer it, and earlier choices still show it', async () => {
    await change('job-search', { name: 'Job search', retired: true })
    expect(await search('job search')).toEqual([])
    expect(entriesOf('tags', ['job-search'])).toHaveLength(1)
    await change('javascript', { name: 'JavaScript', group: 'Software', retired: true }, 'skills')
    expect(suggestSkills('javascript').map(({ slug }) => slug)).not.toContain('javascript')
    expect(findEntry('skills', 'JavaScript')?.slug).toBe('javascript')
  })

  test('refuses the second of two simultaneous changes', async () => {
    const replies = await Promise.all([change('job-search', {}), change('job-search', { name: 'Job quest' })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.error?.code).toBe('catalog-entry-changed')
  })

  test('refuses names of other entries, and unknown entries', async () => {
    await add()
    expect((await change('job-search', { name: 'Sabbaticals' })).error?.code).toBe('catalog-name-taken')
    expect((await change('job-search', { aliases: ['sabbaticals'] })).error?.code).toBe('catalog-name-taken')
    expect((await change('unheard-of', {})).error?.code).toBe('catalog-entry-not-found')
  })
})

test('the list finds entries by any of their names, returns the names of the groups, and has pages', async () => {
  await add({ aliases: ['Time off'] })
  const searchResult = await list({ q: 'time OFF' })
  expect(searchResult.result).toMatchObject({ items: [{ slug: 'sabbaticals' }], total: 1, pages: 1 })
  expect(searchResult.result?.groups).toContain('Career')
  expect((await list({ q: '!' })).result?.total).toBe(0)
  expect((await list({}, 'skills')).result?.items).toHaveLength(20)
  expect((await list({ page: 2 }, 'skills')).result?.items[0]?.name).not.toBe(
    (await list({}, 'skills')).result?.items[0]?.name,
  )
})

test('changes by another process are visible once the catalogs are refreshed', async () => {
  await world.ctx.db
    .insertInto('catalog_entry')
    .values({
      ...{ catalog: 'tags', slug: 'job-search', name: 'Job quest', group_name: 'Career', aliases: [], version: 1 },
      ...{ merged_into: null, added_at: null, changed_at: world.clock.now() },
    })
    .execute()
  await world.ctx.db
    .updateTable('catalog_revision')
    .set(({ eb }) => ({ revision: eb('revision', '+', '1') }))
    .execute()
  expect(entriesOf('tags', ['job-search'])[0]?.name).toBe('Job search')
  await refreshCatalogs(world.ctx)
  expect(entriesOf('tags', ['job-search'])[0]?.name).toBe('Job quest')
})

test('the admin endpoints are closed to members, guests, and admins without the permission', async () => {
  const member = await joinAsProfessional(world, app)
  const support = await joinAsAdmin(world, app, 'admin-support')
  for (const other of [member, support]) {
    expect((await other.api('GET /api/v1/admin/catalogs/{name}', { params: { name: 'tags' }, query: {} })).status).toBe(
      404,
    )
    const body = { name: 'Sabbaticals', group: 'Career', aliases: [] }
    expect((await other.api('POST /api/v1/admin/catalogs/{name}', { params: { name: 'tags' }, body })).status).toBe(404)
    const params = { name: 'tags', slug: 'job-search' } as const
    const entryChange = { ...body, retired: false, version: 0 }
    expect((await other.api('PUT /api/v1/admin/catalogs/{name}/{slug}', { params, body: entryChange })).status).toBe(
      404,
    )
  }
  const guest = await api('GET /api/v1/admin/catalogs/{name}', { params: { name: 'tags' }, query: {} })
  expect(guest.status).toBe(401)
})
