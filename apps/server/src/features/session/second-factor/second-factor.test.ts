import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { loadConfig } from '../../../load-config.ts'
import {
  joinAsAdmin,
  joinAsProfessional,
  logInAs,
  loginIdOf,
  mailPasswordReset,
  newEmail,
  PASSWORD,
  send,
  tokenOf,
} from '../accounts.factory.ts'
import { removeSecondFactorCommand } from './remove-second-factor.command.ts'
import { secure } from './second-factor.factory.ts'

const { world, app, api } = useWorld()

const logIn = (email: string, password = PASSWORD) =>
  send(app, 'POST', '/api/v1/professionals/login', { body: { user: { email, password } } })
const finish = (ticket: string, code: string, remoteAddress = '198.51.100.1') =>
  app.inject({ method: 'POST', url: '/api/v1/second-factor', remoteAddress, payload: { ticket, code } })
const refusedTicket = async (email: string) => (await logIn(email)).json().result.ticket as string
const wrongCode = '000000'

async function removeByCommand(email: string) {
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const preparedWork = await removeSecondFactorCommand.prepare([email], { print: write, printError: write })
  const status = typeof preparedWork === 'number' ? preparedWork : await preparedWork(world.ctx)
  return { status, said: lines.join('\n') }
}

describe('setting up two-step verification', () => {
  test('needs the password, takes effect with the first code, and then shows ten recovery codes once', async () => {
    const member = await joinAsProfessional(world, app)
    const url = '/api/v1/account/second-factor'
    expect((await send(app, 'POST', url, { body: {} })).statusCode).toBe(401)
    expect((await member.call('POST', url, { currentPassword: 'not that one' })).json().result.code).toBe(
      'wrong-password',
    )
    expect((await member.call('POST', `${url}/confirm`, { code: wrongCode })).json().result.code).toBe(
      'second-factor-off',
    )
    const setUp = await member.api('POST /api/v1/account/second-factor', { body: { currentPassword: PASSWORD } })
    expect(setUp.result.uri).toContain(`otpauth://totp/Rise:${encodeURIComponent(member.email)}?secret=`)
    expect((await member.call('POST', `${url}/confirm`, { code: wrongCode })).json().result).toMatchObject({
      code: 'wrong-code',
      fields: { 'body.code': expect.any(String) },
    })
    await logInAs(app, member.email)

    const { recoveryCodes } = await secure(world, member)

    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await member.api('GET /api/v1/account/second-factor')).result).toMatchObject({
      since: expect.any(String),
      recoveryCodesLeft: 10,
      required: false,
    })
    await world.mailbox.latest(member.email, 'second-factor')
    const storedSecrets = await world.ctx.db.selectFrom('second_factor').select('secret').execute()
    expect(JSON.stringify(storedSecrets)).not.toContain(setUp.result.secret)
    expect((await member.call('POST', url, { currentPassword: PASSWORD })).json().result.code).toBe('second-factor-on')
  })

  test('logs out all other devices', async () => {
    const member = await joinAsProfessional(world, app)
    const otherDevice = await logInAs(app, member.email)
    await secure(world, member)
    expect((await otherDevice.api('GET /api/v1/check')).status).toBe(401)
    expect((await member.api('GET /api/v1/check')).status).toBe(200)
  })
})

describe('logging in with two-step verification', () => {
  test('first returns a ticket instead of a token; the code then returns the usual reply', async () => {
    const member = await joinAsProfessional(world, app)
    const { showCode } = await secure(world, member)
    const refusal = await logIn(member.email)
    expect(refusal.statusCode).toBe(401)
    expect(refusal.json()).toEqual({
      success: false,
      result: { code: 'second-factor-required', message: expect.any(String), ticket: expect.any(String) },
    })

    const reply = await finish(refusal.json().result.ticket, showCode())

    expect(Object.keys(reply.json()).toSorted()).toEqual(['refreshToken', 'result', 'success', 'token'])
    expect(reply.json().result).toMatchObject({ email: member.email, notifications: [] })
    expect((await logIn(member.email, 'not that one')).json().result.code).toBe('wrong-credentials')
  })

  test('needs no code for accounts that haven’t set it up', async () => {
    const { email } = await joinAsProfessional(world, app)
    expect(Object.keys((await logIn(email)).json()).toSorted()).toEqual(['refreshToken', 'result', 'success', 'token'])
  })

  test('accepts a code only once, and a ticket only once within five minutes', async () => {
    const member = await joinAsProfessional(world, app)
    const { showCode } = await secure(world, member)
    const [firstTicket, lateTicket] = [await refusedTicket(member.email), await refusedTicket(member.email)]
    expect((await finish(firstTicket, showCode())).statusCode).toBe(200)
    const secondTicket = await refusedTicket(member.email)
    expect((await finish(secondTicket, showCode())).json().result.code).toBe('code-used')
    world.clock.advance(60_000)
    expect((await finish(firstTicket, showCode())).statusCode).toBe(410)
    expect((await finish(lateTicket, showCode())).statusCode).toBe(410)
    world.clock.advance(250_000)
    expect((await finish(secondTicket, showCode())).statusCode).toBe(410)
  })

  test('succeeds for only one of fifty simultaneous correct codes', async () => {
    const member = await joinAsProfessional(world, app)
    const { showCode } = await secure(world, member)
    const ticket = await refusedTicket(member.email)
    const replies = await Promise.all(Array.from({ length: 50 }, () => finish(ticket, showCode(), '198.51.100.2')))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('checks ten of fifty simultaneous wrong codes, and then refuses even the correct one for an hour', async () => {
    const member = await joinAsProfessional(world, app)
    const { showCode, recoveryCodes } = await secure(world, member)
    const ticket = await refusedTicket(member.email)
    const replies = await Promise.all(Array.from({ length: 50 }, () => finish(ticket, wrongCode, '198.51.100.3')))
    expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(10)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40)
    expect((await finish(ticket, showCode())).statusCode).toBe(429)
    expect((await finish(ticket, recoveryCodes[0] ?? '')).statusCode).toBe(429)
    await mailPasswordReset(world, member.email)
    const token = tokenOf((await world.mailbox.latest(member.email, 'reset-password')).link)

    const reset = await api('POST /api/v1/reset', { body: { token, password: 'a new password' } })

    expect([reset.status, reset.error?.code]).toEqual([401, 'second-factor-required'])
    const next = (await logIn(member.email, 'a new password')).json().result.ticket
    expect((await finish(next, showCode())).statusCode).toBe(429)
    world.clock.advance(3_600_000)
    const laterTicket = (await logIn(member.email, 'a new password')).json().result.ticket
    expect((await finish(laterTicket, showCode())).statusCode).toBe(200)
  })

  test('accepts a recovery code once, however it is typed, and notifies the owner', async () => {
    const member = await joinAsProfessional(world, app)
    const { recoveryCodes } = await secure(world, member)
    const code = (recoveryCodes[3] ?? '').replace('-', ' ').toUpperCase()
    expect((await finish(await refusedTicket(member.email), code)).statusCode).toBe(200)
    expect((await finish(await refusedTicket(member.email), code)).json().result.code).toBe('wrong-code')
    expect((await world.mailbox.latest(member.email, 'second-factor')).subject).toContain('recovery code')
  })

  test('also requires the code after a password reset by an emailed link', async () => {
    const member = await joinAsProfessional(world, app)
    const { showCode } = await secure(world, member)
    await mailPasswordReset(world, member.email)
    const token = tokenOf((await world.mailbox.latest(member.email, 'reset-password')).link)
    const reset = await send(app, 'POST', '/api/v1/reset', { body: { token, password: 'a new password' } })
    expect(reset.statusCode).toBe(401)
    expect((await finish(reset.json().result.ticket, showCode())).statusCode).toBe(200)
    expect((await logIn(member.email)).json().result.code).toBe('wrong-credentials')
  })
})

describe('turning two-step verification off', () => {
  test('requires a code in addition to a valid token', async () => {
    const member = await joinAsProfessional(world, app)
    const { showCode } = await secure(world, member)
    const url = '/api/v1/account/second-factor'
    expect((await member.call('DELETE', url, { code: wrongCode })).statusCode).toBe(403)
    expect((await send(app, 'DELETE', url, { body: { code: showCode() } })).statusCode).toBe(401)
    expect((await member.api('DELETE /api/v1/account/second-factor', { body: { code: showCode() } })).status).toBe(200)
    await logInAs(app, member.email)
  })

  test('is possible from the command line for a member without phone and codes, and is recorded', async () => {
    const member = await joinAsProfessional(world, app)
    await secure(world, member)
    expect((await removeByCommand(newEmail('nobody'))).status).toBe(1)
    expect(await removeByCommand(member.email)).toEqual({ status: 0, said: expect.stringContaining('without a code') })
    await logInAs(app, member.email)
    const acts = world.ctx.db
      .selectFrom('admin_act')
      .select('act')
      .where('subject_id', '=', await loginIdOf(world, member))
    expect(await acts.execute()).toEqual([{ act: 'second-factor.removed' }])
  })

  test('new recovery codes replace the earlier ones', async () => {
    const member = await joinAsProfessional(world, app)
    const { showCode, recoveryCodes } = await secure(world, member)
    const renewReply = await member.api('POST /api/v1/account/second-factor/recovery-codes', {
      body: { code: showCode() },
    })
    expect(renewReply.result.recoveryCodes).toHaveLength(10)
    expect((await finish(await refusedTicket(member.email), recoveryCodes[0] ?? '')).statusCode).toBe(403)
  })
})

describe('sensitive actions', () => {
  test('require a code entered in the last ten minutes; a new code renews that time', async () => {
    const admin = await joinAsAdmin(world, app)
    const { showCode } = await secure(world, admin)
    const suspend = async () => {
      const id = await loginIdOf(world, await joinAsProfessional(world, app))
      return send(app, 'POST', `/api/v1/admin/members/${id}/suspend`, { token: admin.token, body: { reason: 'Spam.' } })
    }
    expect((await suspend()).statusCode).toBe(200)
    world.clock.advance(560_000)
    const lateSuspension = await suspend()
    expect([lateSuspension.statusCode, lateSuspension.json().result.code]).toEqual([401, 'sign-in-required'])
    const refreshReply = await send(app, 'GET', '/api/v1/refresh', { token: admin.refreshToken })
    admin.token = refreshReply.json().result.token
    expect((await suspend()).json().result.code).toBe('second-factor-not-fresh')
    expect((await admin.call('POST', '/api/v1/account/second-factor/proof', { code: wrongCode })).statusCode).toBe(403)
    expect((await suspend()).json().result.code).toBe('second-factor-not-fresh')
    const proof = await admin.api('POST /api/v1/account/second-factor/proof', { body: { code: showCode() } })
    expect(proof.status).toBe(200)
    expect((await suspend()).statusCode).toBe(200)
  })

  test('include a suspension from the moderation queue, but not a dismissal', async () => {
    const [author, stranger] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const admin = await joinAsAdmin(world, app, 'admin-support')
    await secure(world, admin)
    world.clock.advance(560_000)
    const { token } = (await send(app, 'GET', '/api/v1/refresh', { token: admin.refreshToken })).json().result
    await (await logInAs(app, stranger.email)).api('POST /api/v1/reports', {
      body: { kind: 'professional', id: author.id, reason: 'spam' },
    })
    const { items } = (await send(app, 'GET', '/api/v1/admin/reviews', { token })).json().result
    const decide = async (decision: string) => {
      const body = { decision, words: 'Spam.' }
      return send(app, 'POST', `/api/v1/admin/reviews/${items[0]._id}/decisions`, { token, body })
    }
    expect((await decide('suspend')).json().result.code).toBe('second-factor-not-fresh')
    expect((await decide('dismiss')).statusCode).toBe(200)
  })
})

describe('two-step verification on a live site', () => {
  const live = useWorld({ config: { ...loadConfig({}), rateLimit: 0, mode: 'live' } })

  test('is required for the admin area, and admins can’t turn it off', async () => {
    const admin = await joinAsAdmin(live.world, live.app)
    const refusal = await admin.api('GET /api/v1/admin/overview')
    expect([refusal.status, refusal.error?.code]).toEqual([403, 'second-factor-missing'])
    expect((await admin.api('GET /api/v1/account/second-factor')).result?.required).toBe(true)
    const { showCode } = await secure(live.world, admin)
    expect((await admin.api('GET /api/v1/admin/overview')).status).toBe(200)
    const reply = await admin.api('DELETE /api/v1/account/second-factor', { body: { code: showCode() } })
    expect(reply.error?.code).toBe('second-factor-needed')
    const member = await joinAsProfessional(live.world, live.app)
    expect((await member.api('GET /api/v1/admin/overview')).status).toBe(404)
  })
})
