import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { openSmartApply } from '../../applications/applications.factory.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { decide, report, undoDecision } from '../../moderation/moderation.factory.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../../session/accounts.factory.ts'
import { importRows } from '../layoffs.factory.ts'

const { world, app, api } = useWorld()
const params = { slug: 'godwit-2026-01-05' }
const ANSWER = 'The people we let go were lazy.'
const OFFER = 'Come over, we pay in lamps.'

let owner: SignedInClient
let rival: SignedInClient
let admin: SignedInClient
let layoffId = ''

beforeAll(async () => {
  await importRows(world, 'Godwit,Oslo,70,2026-01-05')
  owner = await joinAsEmployer(world, app, { companyName: 'Godwit' })
  rival = await joinAsEmployer(world, app, { companyName: 'Redshank', plan: 'Pro' })
  admin = await joinAsAdmin(world, app)
  const query = { q: 'godwit', state: 'public' } as const
  const [row] = (await admin.api('GET /api/v1/admin/layoffs', { query })).result.items
  layoffId = row?._id ?? ''
  const link = { params: { id: layoffId }, body: { company: await slugOf(owner) } }
  await admin.api('PUT /api/v1/admin/layoffs/{id}/company', link)
  await owner.api('PUT /api/v1/layoffs/{slug}/answer', { params, body: { text: ANSWER } })
  await openSmartApply(world, rival)
  const [job] = (await api('GET /api/v1/jobs', { query: { company: await slugOf(rival) } })).result.items
  await rival.api('PUT /api/v1/layoffs/{slug}/hiring', { params, body: { words: OFFER, jobs: [job?._id ?? ''] } })
})

/** Returns the texts of both companies as a viewer sees them. */
async function read(as: SignedInClient['api'] = api) {
  const { answer, hiring } = (await as('GET /api/v1/layoffs/{slug}', { params })).result
  const [offer] = hiring
  return { answer: answer?.text, offer: offer?.words, jobs: offer?.jobs.length, ids: [answer?._id, offer?._id] }
}

/** Hides a company's reported text. Returns a function that undoes this. */
async function hide(author: SignedInClient): Promise<() => Promise<unknown>> {
  const { items } = (await admin.api('GET /api/v1/admin/reviews', { query: {} })).result
  const id = items.find((one) => one.author._id === author.id)?._id ?? ''
  const openedReview = (await admin.api('GET /api/v1/admin/reviews/{id}', { params: { id } })).result
  expect(openedReview).toMatchObject({ kind: 'statement', path: `/layoff-tracker/${params.slug}` })
  expect(openedReview.possible).toContain('hide')
  const { result } = await decide(admin, id, { decision: 'hide', words: 'That is unfair.' })
  return () => undoDecision(admin, result)
}

test('a company’s statement on a layoff can be reported, hidden from everyone but the company, and shown again', async () => {
  const ada = await joinAsProfessional(world, app)
  const [id = ''] = (await read()).ids
  expect((await report(owner, { kind: 'statement', id })).error?.code).toBe('own-thing')
  expect((await report(ada, { kind: 'statement', id })).status).toBe(200)
  const undo = await hide(owner)
  for (const viewer of [api, ada.api, rival.api, admin.api]) expect((await read(viewer)).answer).toBeUndefined()
  const own = (await owner.api('GET /api/v1/layoffs/{slug}', { params })).result.answer
  expect(own).toMatchObject({ text: ANSWER, hidden: true })
  expect((await report(ada, { kind: 'statement', id })).error?.code).toBe('thing-not-found')
  await undo()
  expect((await read()).answer).toBe(ANSWER)
})

test('the text of a company’s offer can be reported and hidden, and its jobs stay', async () => {
  const ada = await joinAsProfessional(world, app)
  const [, id = ''] = (await read()).ids
  expect((await report(ada, { kind: 'statement', id })).status).toBe(200)
  const undo = await hide(rival)
  for (const viewer of [api, ada.api, owner.api]) expect(await read(viewer)).toMatchObject({ offer: '', jobs: 1 })
  const own = (await rival.api('GET /api/v1/layoffs/{slug}', { params })).result.hiring
  expect(own).toMatchObject([{ words: OFFER, hidden: true }])
  expect((await rival.api('GET /api/v1/layoffs/{slug}/hiring', { params })).result).toMatchObject({ words: OFFER })
  await undo()
  expect((await read()).offer).toBe(OFFER)
})

test('a text that the reporter cannot see can’t be reported', async () => {
  const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
  const [id = ''] = (await read()).ids
  const refusalOf = async (member: SignedInClient, of = id) =>
    (await report(member, { kind: 'statement', id: of })).error?.code
  await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: owner.id } })
  expect(await refusalOf(ada), 'of a company that they blocked').toBe('thing-not-found')
  expect(await refusalOf(bob, world.ctx.newId())).toBe('thing-not-found')
  await admin.api('PUT /api/v1/admin/layoffs/{id}/state', { params: { id: layoffId }, body: { state: 'hidden' } })
  expect(await refusalOf(bob), 'at a layoff that left the tracker').toBe('thing-not-found')
})
