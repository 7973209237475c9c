import { beforeAll, expect, test } from 'vitest'
import { joinAsAdmin } from '../../src/features/session/accounts.factory.ts'
import { testings } from '../feature-testing.ts'
import { useWorld } from '../use-world.ts'
import { type AdminCall, adminCalls, RecordedActs } from './recorded-acts.ts'

const { world, app } = useWorld()
let acts: RecordedActs

const unrecordedCalls: Partial<Record<AdminCall, string>> = Object.assign(
  {},
  ...[...testings.values()].map((testing) => testing.unrecorded),
)

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  acts = new RecordedActs(world, await joinAsAdmin(world, app))
})

test.for([...testings].flatMap(([name, { adminActs }]) => (adminActs ? [[name, adminActs] as const] : [])))(
  'the admin calls that change something in %s are in the timeline',
  async ([, adminActs]) => {
    await adminActs(acts, app)
  },
)

test('every admin call is recorded or listed as an exception', () => {
  const missingCalls = adminCalls.filter((key) => !acts.made.has(key) && unrecordedCalls[key] === undefined)
  expect(missingCalls).toEqual([])
  expect(Object.keys(unrecordedCalls).filter((key) => acts.made.has(key))).toEqual([])
})
