import { beforeEach, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, logInAs, type SignedInClient } from '../../session/accounts.factory.ts'
import { openFitting, saveDetails, saveRules, writeFittingStory } from '../smart-apply.factory.ts'
import { runAutoApply } from './run-auto-apply.task.ts'

const { world, app } = useWorld()
const MINUTE_MS = 60_000
let owner: SignedInClient
let ada: SignedInClient

beforeEach(async () => {
  // Otherwise, the jobs of other tests would match, too.
  await world.ctx.db.deleteFrom('job').execute()
  await world.ctx.db.deleteFrom('auto_apply').execute()
  await world.ctx.db.deleteFrom('auto_beat').execute()
  owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  ada = await joinAsProfessional(world, app, { plan: 'Creator' })
  await writeFittingStory(ada)
})

const notice = () => ({
  ...{ id: world.ctx.newId(), kind: 'text', text: 'What is your notice period?', options: [], required: true },
  wanted: [],
})
const auto = async () => (await ada.api('GET /api/v1/auto-apply', {})).result
const start = async () => (await ada.api('PUT /api/v1/auto-apply/start', {})).result
const pause = () => ada.api('PUT /api/v1/auto-apply/pause', {})
const sendIt = (id: string, client = ada) => client.api('PUT /api/v1/auto-apply/queue/{id}/sending', { params: { id } })
const run = () => runAutoApply.handle(world.ctx, {})
const sentBy = ({ id }: SignedInClient) =>
  world.ctx.db.selectFrom('application').select('id').where('actor_id', '=', id).execute()
/** Simulates some hours of a running server, with the task every 15 minutes. */
async function live(hours: number): Promise<void> {
  for (let quarter = 0; quarter < hours * 4; quarter += 1) {
    world.clock.advance(15 * MINUTE_MS)
    await run()
  }
  await returnLater()
}
/** Logs in again, because the token has expired by now. */
async function returnLater(): Promise<void> {
  ada = await logInAs(app, ada.email)
}

/** Creates a queue with one application; returns its id. */
async function queueOne(rules: object = {}, job: object = {}): Promise<string> {
  await openFitting(world, owner, job)
  await saveRules(ada, rules)
  const { waiting } = await start()
  expect(waiting).toHaveLength(1)
  return waiting[0]?._id ?? ''
}

describe('auto-apply by default', () => {
  test('sends nothing without an approval, and leaves a receipt for each sent application', async () => {
    const id = await queueOne()
    await live(26)
    expect(await sentBy(ada)).toEqual([])
    const { result } = await sendIt(id)
    expect(result).toMatchObject({ state: 'sent', applicationId: id })
    const receipt = await ada.api('GET /api/v1/applications/{id}', { params: { id } })
    expect(receipt.result.job).toMatchObject({ title: 'Backend engineer' })
    expect((await auto()).past).toMatchObject([{ _id: id, state: 'sent' }])
  })

  test('sends one application for fifty simultaneous approvals', async () => {
    const id = await queueOne()
    const replies = await Promise.all(Array.from({ length: 50 }, () => sendIt(id)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await sentBy(ada)).toEqual([{ id }])
  })

  test('removes a rejected application permanently', async () => {
    const id = await queueOne()
    const { result } = await ada.api('DELETE /api/v1/auto-apply/queue/{id}', { params: { id } })
    expect(result).toMatchObject({ waiting: [], past: [{ _id: id, reason: 'objected' }] })
    await live(2)
    expect((await auto()).waiting).toEqual([])
    expect((await sendIt(id)).error?.code).toBe('auto-item-over')
  })

  test('keeps an application with an unanswered question until it is answered', async () => {
    const id = await queueOne({}, { questions: [notice()] })
    expect((await auto()).waiting).toMatchObject([{ missing: 1 }])
    expect((await sendIt(id)).error?.code).toBe('answers-missing')
    await saveDetails(ada, { notice: 'One month' })
    expect((await auto()).waiting).toMatchObject([{ missing: 0 }])
    expect((await sendIt(id)).status).toBe(200)
  })

  test('doesn’t give access to another member’s queue', async () => {
    const id = await queueOne()
    const bob = await joinAsProfessional(world, app, { plan: 'Creator' })
    expect((await sendIt(id, bob)).error?.code).toBe('auto-item-not-found')
    const { error } = await bob.api('DELETE /api/v1/auto-apply/queue/{id}', { params: { id } })
    expect(error?.code).toBe('auto-item-not-found')
  })
})

describe('auto-apply after 24 hours without an objection', () => {
  const rules = { consent: 'after-24h' }

  test('sends an application once, and not earlier', async () => {
    const id = await queueOne(rules)
    expect((await auto()).waiting).toMatchObject([{ hoursLeft: 24 }])
    await live(23)
    expect(await sentBy(ada)).toEqual([])
    await live(2)
    expect(await sentBy(ada)).toEqual([{ id }])
    await live(2)
    expect(await sentBy(ada)).toEqual([{ id }])
  })

  test('doesn’t delay applications because another one has a missing answer', async () => {
    await openFitting(world, owner, { questions: [notice()] })
    const other = await joinAsEmployer(world, app, { companyName: 'Mill Works' })
    await openFitting(world, other, { title: 'Software engineer', skills: ['Node.js'] })
    await saveRules(ada, { ...rules, perDay: 2 })
    const { waiting } = await start()
    expect(waiting.map(({ missing }) => missing).toSorted()).toEqual([0, 1])
    await saveRules(ada, { ...rules, perDay: 1 })
    await live(25)
    expect(await sentBy(ada)).toEqual([{ id: waiting.find(({ missing }) => missing === 0)?._id }])
  })

  test('gives members the full time to object, even after a clock jump or while the server is stopped', async () => {
    await queueOne(rules)
    await run()
    world.clock.advance(5 * 24 * 60 * MINUTE_MS)
    await run()
    expect(await sentBy(ada)).toEqual([])
    world.clock.advance(-4 * 24 * 60 * MINUTE_MS)
    await run()
    expect(await sentBy(ada)).toEqual([])
    await live(25)
    expect(await sentBy(ada)).toHaveLength(1)
  })

  test('holds applications that were due as soon as it is paused', async () => {
    await queueOne(rules)
    await live(23)
    await pause()
    await live(4)
    expect(await sentBy(ada)).toEqual([])
    expect((await auto()).waiting).toMatchObject([{ hoursLeft: null }])
  })

  test('sends nothing once a pause is confirmed, not even an application about to be sent', async () => {
    const id = await queueOne(rules)
    // Applying waits for this lock, which is taken after the decision to send the application.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
    const lock = world.ctx.db.transaction().execute(async (tx) => {
      await tx.selectFrom('actor').select('id').where('id', '=', ada.id).forUpdate().execute()
      locked()
      await released
    })
    await isLocked
    const sendPromise = sendIt(id)
    const state = async () => (await auto()).waiting[0]?.state
    await expect.poll(state).toBe('sending')
    await pause()
    release()
    await lock
    expect((await sendPromise).error?.code).toBe('auto-apply-paused')
    expect([await state(), await sentBy(ada)]).toEqual(['waiting', []])
  })

  test('sends the application only once, even if the server is killed while sending it', async () => {
    const id = await queueOne(rules)
    await sendIt(id)
    // Creates the state between sending the application and recording that in the queue.
    await world.ctx.db.updateTable('auto_item').set({ state: 'sending' }).where('id', '=', id).execute()
    await run()
    expect((await auto()).past).toMatchObject([{ _id: id, state: 'sent' }])
    // Restores the state before the application was sent.
    const other = await joinAsEmployer(world, app, { companyName: 'Mill Works' })
    await openFitting(world, other)
    world.clock.advance(10 * MINUTE_MS)
    await returnLater()
    const [next] = (await start()).waiting
    await world.ctx.db.updateTable('auto_item').set({ state: 'sending' }).where('state', '=', 'waiting').execute()
    await run()
    expect((await sentBy(ada)).map((application) => application.id)).toContain(next?._id)
  })

  test('skips a job that has closed, and states the reason', async () => {
    const id = await queueOne(rules)
    await world.ctx.db.updateTable('written_job').set({ state: 'closed', open: false }).execute()
    await live(25)
    expect((await auto()).past).toMatchObject([{ _id: id, state: 'skipped', reason: 'closed' }])
  })

  test('also removes a closed job on another site from the queue', async () => {
    const { jobId } = await openFitting(world, owner)
    await saveRules(ada, rules)
    const { waiting } = await start()
    await world.ctx.db.updateTable('auto_item').set({ here: false }).execute()
    await world.ctx.db.updateTable('job').set({ closed_at: world.clock.now() }).where('id', '=', jobId).execute()
    await run()
    expect((await auto()).past).toMatchObject([{ _id: waiting[0]?._id, reason: 'closed' }])
  })

  test('sends nothing once the plan has ended', async () => {
    await queueOne(rules)
    await world.ctx.db.updateTable('actor').set({ plan: 'free' }).where('id', '=', ada.id).execute()
    await live(26)
    expect(await sentBy(ada)).toEqual([])
  })
})

describe('the rules of auto-apply', () => {
  test('send only one application to a company in 30 days, unless the member allows more', async () => {
    await sendIt(await queueOne())
    await openFitting(world, owner, { title: 'Node engineer' })
    world.clock.advance(10 * MINUTE_MS)
    await returnLater()
    const reasons = async () =>
      (await ada.api('GET /api/v1/auto-apply/preview', {})).result.jobs.map(({ reason }) => reason)
    expect(await reasons()).toEqual(['recent-company'])
    await saveRules(ada, { sameCompany: true })
    expect(await reasons()).toEqual([null])
  })

  test('can be previewed on the free plan, but turned on only with the Creator plan', async () => {
    await openFitting(world, owner)
    const freeMember = await joinAsProfessional(world, app)
    await writeFittingStory(freeMember)
    await saveRules(freeMember)
    expect((await freeMember.api('GET /api/v1/auto-apply/preview', {})).result.jobs).toMatchObject([{ reason: null }])
    expect((await freeMember.api('PUT /api/v1/auto-apply/start', {})).status).toBe(402)
    expect((await freeMember.api('GET /api/v1/auto-apply', {})).result.waiting).toEqual([])
  })

  test('accept one of two concurrent changes to the same version', async () => {
    const { rules } = await auto()
    const save = (perDay: number) => ada.api('PUT /api/v1/auto-apply/rules', { body: { ...rules, perDay, version: 0 } })
    expect((await Promise.all([1, 2].map(save))).map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('are in the account’s data download, with the queue', async () => {
    const id = await queueOne()
    await sendIt(id)
    const { result } = await ada.api('GET /api/v1/account/data', {})
    expect(result).toMatchObject({ smartApply: { auto: { active: true }, queue: [{ state: 'sent' }] } })
  })
})
