import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, logInAs, send } from '../session/accounts.factory.ts'
import { forgetOnboarding } from './forget-onboarding.task.ts'

const { world, app } = useWorld()

const URL = '/api/v1/onboarding'
const firstProgress = {
  version: 0,
  entry: 'layoff-onboarding',
  done: ['start', 'account'],
  skipped: ['about'],
  answers: { position: 'Keeper of the light', hats: [{ slug: 'fixer', name: 'Fixer' }] },
}

describe('saved progress', () => {
  test('can be continued on another device, even before the address is confirmed', async () => {
    const ada = await joinAsProfessional(world, app, { confirmed: false })
    expect((await ada.api('GET /api/v1/onboarding')).result).toBeNull()
    expect((await ada.call('PUT', URL, firstProgress)).json().result).toEqual({ ...firstProgress, version: 1 })
    const otherDevice = await logInAs(app, ada.email)
    expect((await otherDevice.api('GET /api/v1/onboarding')).result).toEqual({ ...firstProgress, version: 1 })
    const nextProgress = { ...firstProgress, version: 1, done: [...firstProgress.done, 'role'], answers: {} }
    expect((await otherDevice.call('PUT', URL, nextProgress)).json().result).toEqual({ ...nextProgress, version: 2 })
  })

  test('stores only one of fifty simultaneous changes to the same version, and refuses the others', async () => {
    const ada = await joinAsProfessional(world, app)
    const beginnings = await Promise.all(Array.from({ length: 50 }, () => ada.call('PUT', URL, firstProgress)))
    expect(beginnings.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const changes = await Promise.all(
      Array.from({ length: 50 }, () => ada.call('PUT', URL, { ...firstProgress, version: 1 })),
    )
    expect(changes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const [lateReply] = changes.filter(({ statusCode }) => statusCode !== 200)
    expect([lateReply?.statusCode, lateReply?.json().result.code]).toEqual([409, 'onboarding-changed'])
    expect((await ada.call('GET', URL)).json().result.version).toBe(2)
  })

  test('is visible only to the member', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await ada.call('PUT', URL, firstProgress)
    expect((await bob.api('GET /api/v1/onboarding')).result).toBeNull()
    await bob.api('DELETE /api/v1/onboarding')
    expect((await ada.api('GET /api/v1/onboarding')).result).not.toBeNull()
  })

  test('is available only to professionals', async () => {
    const otherRoles = [await joinAsEmployer(world, app), await joinAsAdmin(world, app)]
    for (const [method, body] of [['GET'], ['PUT', firstProgress], ['DELETE']] as const) {
      expect((await send(app, method, URL, { body })).statusCode).toBe(401)
      for (const { call } of otherRoles) expect((await call(method, URL, body)).statusCode).toBe(403)
    }
  })

  test.for([
    ['body.entry', { entry: 'backdoor' }],
    ['body.done[0]', { done: ['dance'] }],
    ['body.skipped', { skipped: ['role', 'role'] }],
    ['body.answers.position', { answers: { position: 'x'.repeat(301) } }],
    ['body.answers.about', { answers: { about: 'a\0b' } }],
    ['body.answers.skills', { answers: { skills: Array.from({ length: 51 }, String) } }],
    ['body.answers.openToWork', { answers: { openToWork: 'perhaps' } }],
  ] as const)('is refused with the field’s name for an invalid %s', async ([field, change]) => {
    const { call } = await joinAsProfessional(world, app)
    const refusal = await call('PUT', URL, { ...firstProgress, ...change })
    expect([refusal.statusCode, Object.keys(refusal.json().result.fields)]).toEqual([400, [field]])
    expect((await call('GET', URL)).json().result).toBeNull()
  })

  test('is limited to 64 kB and to the fields of the steps', async () => {
    const { call } = await joinAsProfessional(world, app)
    const wide = (length: number) => '漢'.repeat(length)
    const texts = { about: wide(10_000), skills: Array.from({ length: 50 }, () => wide(300)) }
    const refusal = await call('PUT', URL, { ...firstProgress, answers: texts })
    expect([refusal.statusCode, refusal.json().result.code]).toEqual([413, 'too-large'])
    const reply = await call('PUT', URL, { ...firstProgress, answers: { headline: 'Keeper', password: 'hush' } })
    expect(reply.json().result.answers).toEqual({ headline: 'Keeper' })
  })
})

describe('finishing the onboarding', () => {
  test('is recorded once, even if repeated, and doesn’t need saved progress', async () => {
    const ada = await joinAsProfessional(world, app)
    expect((await ada.api('DELETE /api/v1/onboarding')).status).toBe(200)
    await ada.call('PUT', URL, firstProgress)
    const ends = await Promise.all(Array.from({ length: 10 }, () => ada.call('DELETE', URL)))
    expect(new Set(ends.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await ada.api('GET /api/v1/onboarding')).result).toBeNull()
    const activities = await world.ctx.db
      .selectFrom('activity')
      .select('data')
      .where('kind', '=', 'onboarding.ended')
      .where('actor_id', '=', ada.id)
      .execute()
    const { entry, done, skipped } = firstProgress
    expect(activities).toEqual([{ data: { entry, done, skipped } }])
  })

  test('isn’t required: saved progress is deleted after 90 days without a change', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await ada.call('PUT', URL, firstProgress)
    const start = world.clock.now()
    world.clock.set('2026-09-12T09:00:00.000Z')
    await (await logInAs(app, bob.email)).call('PUT', URL, firstProgress)
    world.clock.set('2026-09-14T09:00:00.000Z')
    await forgetOnboarding.handle(world.ctx, {})
    world.clock.set(start)
    const remainingRows = await world.ctx.db.selectFrom('onboarding').select('actor_id').execute()
    expect(remainingRows.map(({ actor_id }) => actor_id)).toContain(bob.id)
    expect(remainingRows.map(({ actor_id }) => actor_id)).not.toContain(ada.id)
  })
})

test('progress is included in the member’s data download and deleted with the account', async () => {
  const ada = await joinAsProfessional(world, app)
  await ada.call('PUT', URL, firstProgress)
  const data = (await ada.api('GET /api/v1/account/data')).result
  expect(data.onboarding).toMatchObject({ entry: 'layoff-onboarding', answers: firstProgress.answers })
  await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
  const row = world.ctx.db.selectFrom('onboarding').select('version').where('actor_id', '=', ada.id)
  expect(await row.executeTakeFirst()).toBeUndefined()
})

test('the sitemap lists the sign-up pages', async () => {
  const { statusCode, body } = await app.inject('/sitemaps/joining-1.xml')
  expect(statusCode).toBe(200)
  const paths = [...body.matchAll(/<loc>[^<]*?(\/professional\/[^<]+)<\/loc>/g)].map(([, path]) => path)
  expect(paths).toHaveLength(7)
  expect(paths).toEqual(expect.arrayContaining(['/professional/onboarding', '/professional/layoff-onboarding']))
})
