import type { TestApp } from '../../../../test/client.ts'
import { eventually } from '../../../../test/eventually.ts'
import type { World } from '../../../../test/world.ts'
import { createLimits } from '../../../platform/limits.ts'
import { loginIdOf, type SignedInClient } from '../accounts.factory.ts'
import { logIn } from './log-in.ts'

const PAIR_POINTS = 10

/** Tries to log in from a network. */
export function tryPassword(app: TestApp, email: string, password: string, remoteAddress: string) {
  const payload = { user: { email, password } }
  return app.inject({ method: 'POST', url: '/api/v1/professionals/login', remoteAddress, payload })
}

/** Sends a wrong password, and waits until it is recorded. The queue must be running. */
export async function failToLogIn(world: World, app: TestApp, email: string, remoteAddress: string): Promise<void> {
  const count = async () => (await world.ctx.db.selectFrom('failed_log_in').select('id').execute()).length
  const before = await count()
  const { statusCode } = await tryPassword(app, email, 'not that one', remoteAddress)
  if (statusCode !== 401) throw new Error(`A wrong password was answered with ${statusCode}.`)
  await eventually(async () => {
    if ((await count()) === before) throw new Error('The wrong password is not kept yet.')
  })
}

/** Sends wrong passwords until the network is locked, and waits until they are recorded. */
export async function lockOut(
  world: World,
  app: TestApp,
  member: SignedInClient,
  remoteAddress = '203.0.113.80',
): Promise<void> {
  const loginId = await loginIdOf(world, member)
  for (let time = 0; time < PAIR_POINTS; time += 1) await failToLogIn(world, app, member.email, remoteAddress)
  const last = world.ctx.db.selectFrom('failed_log_in').select('refused_until').where('login_id', '=', loginId)
  const locks = (await last.execute()).filter(({ refused_until }) => refused_until !== null)
  if (locks.length === 0) throw new Error('No attempt led to a lock.')
}

/** Returns a function that logs a member in at another process, which counts attempts in its own memory. */
export function logInOnOtherProcess(world: World, { email }: SignedInClient, network: string) {
  const ctx = { ...world.ctx, limits: createLimits(undefined, world.ctx.log) }
  const client = { network, userAgent: '', bearer: undefined, navigation: false }
  return (password: string) => logIn(ctx, client, { email, password })
}
