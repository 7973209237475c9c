import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import {
  answerFirst,
  ask,
  draftPath,
  layoutOf,
  peopleBlock,
  publishLayout,
  saveLayout,
  textBlock,
} from '../company-blocks.factory.ts'

const { world, app } = useWorld()
let owner: SignedInClient
let ada: SignedInClient
let address: string
let draft: string

beforeEach(async () => {
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  ada = await joinAsProfessional(world, app)
  address = (await ada.call('GET', '/api/v1/check')).json().result.slug
  draft = await draftPath(owner)
})

const publishedNow = async () => (await app.inject(draft.replace('block-draft', 'blocks'))).json().result
const names = async () => (await publishedNow()).material.people.map(({ name }: { name: string }) => name)

test('a person is named on the page only after agreeing, and can first read the text about them', async () => {
  await ask(owner, address)
  await publishLayout(owner, layoutOf(peopleBlock(ada.id)))
  expect(await names()).toEqual([])
  expect(JSON.stringify(await publishedNow())).not.toContain(ada.id)
  const [consent] = (await ada.call('GET', '/api/v1/page-consents')).json().result
  expect(consent).toMatchObject({ company: { companyName: 'Harbour Works' }, state: 'asked', words: ['Smith'] })
  await answerFirst(ada, true)
  expect(await names()).toEqual(['Ada Lovelace'])
})

test('a person who withdraws is removed immediately from the page, the draft and every version', async () => {
  await ask(owner, address)
  await answerFirst(ada, true)
  await publishLayout(owner, layoutOf(peopleBlock(ada.id), textBlock()))
  const { revision } = await publishLayout(owner, layoutOf(peopleBlock(ada.id)))
  await answerFirst(ada, false)
  expect(await names()).toEqual([])
  const rows = await world.ctx.db
    .selectFrom('company_layout_version')
    .select('body')
    .where('company_id', '=', owner.id)
    .execute()
  const page = await world.ctx.db
    .selectFrom('company_layout')
    .select(['draft', 'revision'])
    .where('company_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify([rows, page.draft])).not.toContain(ada.id)
  expect(page.revision).toBe(revision + 1)
  expect((await publishedNow()).layout.blocks).toMatchObject([{ kind: 'risingwomen', content: { people: [] } }])
  const lateReply = await owner.call('PUT', draft, { revision: page.revision, layout: layoutOf(peopleBlock(ada.id)) })
  expect([lateReply.statusCode, lateReply.json().result.code]).toEqual([409, 'person-not-asked'])
  const path = `/api/v1/companies/${await slugOf(owner)}/block-people`
  const repeatedReply = await owner.call('POST', path, { kind: 'risingwomen', person: address })
  expect([repeatedReply.statusCode, repeatedReply.json().result.code]).toEqual([409, 'person-declined'])
})

test('a person who declined is not asked again, even after two hundred others were asked', async () => {
  await ask(owner, address)
  await answerFirst(ada, false)
  await sql`
    with made as (select n, gen_random_uuid() as id from generate_series(1, 200) as n),
    named as (insert into actor (id, kind, slug, plan, created_at) select id, 'professional', 'asked-' || n, 'free', now() from made returning id)
    insert into company_consent (id, company_id, person_id, kind, state, asked_at)
    select gen_random_uuid(), ${owner.id}, id, 'risingwomen', 'agreed', now() + interval '1 day' from named`.execute(
    world.ctx.db,
  )
  const path = `/api/v1/companies/${await slugOf(owner)}/block-people`
  const repeatedReply = await owner.call('POST', path, { kind: 'risingwomen', person: address })
  expect([repeatedReply.statusCode, repeatedReply.json().result.code]).toEqual([409, 'person-declined'])
})

test('no one is named without being asked, and ten simultaneous requests ask once', async () => {
  const earlyReply = await owner.call('PUT', draft, { revision: 0, layout: layoutOf(peopleBlock(ada.id)) })
  expect([earlyReply.statusCode, earlyReply.json().result.code]).toEqual([409, 'person-not-asked'])
  await Promise.all(Array.from({ length: 10 }, () => ask(owner, address)))
  expect((await ada.call('GET', '/api/v1/page-consents')).json().result).toHaveLength(1)
})

test('a person who blocked the company can’t be asked, and no one can answer for another person', async () => {
  await ask(owner, address)
  const [consent] = (await ada.call('GET', '/api/v1/page-consents')).json().result
  const bob = await joinAsProfessional(world, app, { firstName: 'Bob' })
  expect((await bob.call('PUT', `/api/v1/page-consents/${consent._id}`, { agree: true })).statusCode).toBe(404)
  const bobsSlug = (await bob.call('GET', '/api/v1/check')).json().result.slug
  await bob.call('PUT', `/api/v1/connections/blocked/${owner.id}`)
  const path = `/api/v1/companies/${await slugOf(owner)}/block-people`
  expect((await owner.call('POST', path, { kind: 'gettoknow', person: bobsSlug })).statusCode).toBe(404)
  expect((await owner.call('POST', path, { kind: 'gettoknow', person: 'no-one-at-all' })).statusCode).toBe(404)
})

test('an erased account leaves nothing on pages that named it', async () => {
  await ask(owner, address)
  await answerFirst(ada, true)
  await saveLayout(owner, layoutOf(peopleBlock(ada.id)))
  await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
  const { layout } = (await owner.call('GET', draft)).json().result
  expect(layout.blocks).toMatchObject([{ content: { people: [] } }])
})
