import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsEmployer, joinAsProfessional, logInAs, newEmail, PASSWORD, send } from './accounts.factory.ts'

const { world, app, api } = useWorld()

const check = (token: string) => send(app, 'GET', '/api/v1/check', { token })
const refresh = (token: string, headers = {}) => send(app, 'GET', '/api/v1/refresh', { token, headers })

describe('signing up and logging in', () => {
  test('a professional signs up and is logged in, pending until the mailbox is confirmed', async () => {
    const email = newEmail('ada')
    const registerReply = await api('POST /api/v1/professionals/register', {
      body: { user: { email: ` ${email.toUpperCase()} `, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' } },
    })
    const { token } = await logInAs(app, email)

    const expectedUser = { email, role: 'professional', standing: 'pending', firstName: 'Ada', paidPlan: null }
    expect(registerReply.reply).toMatchObject({ success: true, result: expectedUser })
    expect((await check(token)).json()).toMatchObject({
      success: true,
      result: { ...expectedUser, slug: /^ada-lovelace/ },
    })
  })

  test('an employer signs up with a new company', async () => {
    const { token } = await joinAsEmployer(world, app, { companyName: 'Analytical Engines' })
    expect((await check(token)).json().result).toMatchObject({
      role: 'employer',
      companyName: 'Analytical Engines',
      firstName: 'Grace',
      slug: 'analytical-engines',
    })
  })

  test('a wrong password and an unknown address get the same message', async () => {
    const { email } = await joinAsProfessional(world, app)
    const attempt = (user: object) => send(app, 'POST', '/api/v1/professionals/login', { body: { user } })

    const wrongReply = await attempt({ email, password: 'not that one' })
    const unknownReply = await attempt({ email: newEmail('nobody'), password: 'not that one' })

    expect(wrongReply.statusCode).toBe(401)
    expect(unknownReply.statusCode).toBe(401)
    expect(wrongReply.body).toBe(unknownReply.body)
  })

  test('a confirmed address cannot be signed up again', async () => {
    const { email } = await joinAsProfessional(world, app)
    const secondSignUp = await api('POST /api/v1/professionals/register', {
      body: { user: { email, password: PASSWORD } },
    })
    expect(secondSignUp.status).toBe(409)
    expect(secondSignUp.error).toMatchObject({ code: 'email-taken', message: /Log in, or reset/ })
  })

  test('a later sign-up of an unconfirmed address replaces the earlier one and ends its sessions', async () => {
    const earlierMember = await joinAsProfessional(world, app, { confirmed: false })
    await api('POST /api/v1/professionals/register', {
      body: { user: { email: earlierMember.email, password: 'another password' } },
    })

    expect((await earlierMember.api('GET /api/v1/check')).status).toBe(401)
    await expect(logInAs(app, earlierMember.email)).rejects.toThrow('wrong-credentials')
    await logInAs(app, earlierMember.email, 'another password')
  })

  test('a later sign-up of an employer also removes the earlier one’s unlisted company', async () => {
    const earlierEmployer = await joinAsEmployer(world, app, { companyName: 'Short Lived', confirmed: false })
    const user = {
      email: earlierEmployer.email,
      password: PASSWORD,
      firstName: 'G',
      lastName: 'H',
      companyName: 'Second Thought',
    }
    expect(
      (await api('POST /api/v1/{employers}/register', { params: { employers: 'employers' }, body: { user } })).status,
    ).toBe(200)

    expect((await earlierEmployer.api('GET /api/v1/check')).status).toBe(401)
    expect((await api('GET /api/v1/companies/{slug}', { params: { slug: 'short-lived' } })).status).toBe(404)
    expect((await api('GET /api/v1/companies/{slug}', { params: { slug: 'second-thought' } })).status).toBe(404)
    const pages = await world.ctx.db
      .selectFrom('company')
      .select('name')
      .where('name', 'in', ['Short Lived', 'Second Thought'])
      .execute()
    expect(pages).toEqual([{ name: 'Second Thought' }])
  })
})

describe('tokens', () => {
  test('an access token expires after ten minutes, and refreshing continues the session', async () => {
    const { token, refreshToken } = await joinAsProfessional(world, app)
    world.clock.advance(599_000)
    // The token expires even if it has just been verified.
    expect((await check(token)).statusCode).toBe(200)
    world.clock.advance(2_000)
    expect((await check(token)).statusCode).toBe(401)

    const pair = (await refresh(refreshToken)).json().result
    expect((await check(pair.token)).statusCode).toBe(200)
  })

  test('fifty simultaneous refreshes of one token all return the same successor', async () => {
    const { refreshToken } = await joinAsProfessional(world, app)
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)))

    const successors = new Set(replies.map((reply) => reply.json().result.refreshToken))
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(50).fill(200))
    expect(successors.size).toBe(1)
    expect((await refresh([...successors][0])).statusCode).toBe(200)
  })

  test('a used refresh token returns the same successor for ten seconds, and afterwards ends its session', async () => {
    const { refreshToken } = await joinAsProfessional(world, app)
    const next = (await refresh(refreshToken)).json().result.refreshToken
    world.clock.advance(10_000)
    expect((await refresh(refreshToken)).json().result.refreshToken).toBe(next)

    world.clock.advance(1)
    expect((await refresh(refreshToken)).statusCode).toBe(401)
    expect((await refresh(next)).statusCode).toBe(401)
  })

  test('a refresh token two generations old ends its session immediately', async () => {
    const { refreshToken: first } = await joinAsProfessional(world, app)
    const second = (await refresh(first)).json().result
    const third = (await refresh(second.refreshToken)).json().result

    expect((await refresh(first)).statusCode).toBe(401)
    expect((await check(third.token)).statusCode).toBe(401)
    expect((await refresh(third.refreshToken)).statusCode).toBe(401)
  })

  test('a forged token for another member’s session is refused, and the session continues', async () => {
    const { token, refreshToken } = await joinAsProfessional(world, app)
    const [id] = refreshToken.split('.')
    expect((await refresh(`${id}.0.${'A'.repeat(43)}`)).statusCode).toBe(401)
    expect((await check(token)).statusCode).toBe(200)
  })

  test('page loads, prefetches and other sites get no tokens', async () => {
    const { refreshToken } = await joinAsProfessional(world, app)
    for (const headers of [
      { 'sec-fetch-mode': 'navigate' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await refresh(refreshToken, headers)).statusCode).toBe(400)
    }
    expect((await refresh(refreshToken)).headers['cache-control']).toBe('no-store')
    const unsignedReply = await send(app, 'GET', '/api/v1/refresh')
    expect([unsignedReply.statusCode, unsignedReply.headers['cache-control']]).toEqual([401, 'no-store'])
  })

  test('logging out ends the session immediately, and repeating it is harmless', async () => {
    const { token, refreshToken } = await joinAsProfessional(world, app)
    for (const _time of [1, 2]) {
      expect((await send(app, 'POST', '/api/v1/logout', { token: refreshToken })).statusCode).toBe(200)
    }
    expect((await check(token)).statusCode).toBe(401)
  })

  test('no token is stored with its session', async () => {
    const { token, refreshToken } = await joinAsProfessional(world, app)
    const rows = await world.ctx.db.selectFrom('session').selectAll().execute()
    const text = rows.map((row) => JSON.stringify({ ...row, salt: row.salt.toString('base64url') })).join()
    expect(text).not.toContain(token)
    expect(text).not.toContain(refreshToken.split('.')[2])
  })
})

describe('names', () => {
  test('a professional can change their own first name, but no one else’s', async () => {
    const [one, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const saveReply = await one.api('PUT /api/v1/professionals/{id}', {
      params: { id: one.id },
      body: { user: { firstName: ' Ada  B. ' } },
    })
    const foreignChange = await one.api('PUT /api/v1/professionals/{id}', {
      params: { id: other.id },
      body: { user: { firstName: 'Mallory' } },
    })

    expect(saveReply.result).toMatchObject({ firstName: 'Ada B.', lastName: 'Lovelace' })
    expect(foreignChange.status).toBe(403)
    expect((await check(other.token)).json().result.firstName).toBe('Ada')
  })

  test('a newsletter account’s slug is derived from the first saved name and does not change afterwards', async () => {
    const first = await joinAsProfessional(world, app, { firstName: 'Rise User', lastName: '', confirmed: false })
    const second = await joinAsProfessional(world, app, { firstName: 'Rise User', lastName: '' })
    const rename = async (member: typeof first, firstName: string) => {
      const saveReply = await member.api('PUT /api/v1/professionals/{id}', {
        params: { id: member.id },
        body: { user: { firstName } },
      })
      return saveReply.result.slug
    }
    expect((await check(second.token)).json().result.slug).toMatch(/^rise-user(-\d+)?$/)
    expect(await rename(first, 'Hedy')).toBe('hedy')
    expect(await rename(second, 'Hedy')).toBe('hedy-2')
    expect(await rename(second, 'Hedwig')).toBe('hedy-2')
    const third = await joinAsProfessional(world, app, { firstName: 'Rise User', lastName: '' })
    expect(await rename(third, 'Onboarding')).toBe('onboarding-2')
  })

  test('an employer can change the company’s name and their own name', async () => {
    const { id, call } = await joinAsEmployer(world, app)
    const saveReply = await call('PUT', `/api/v1/companies/${id}`, {
      user: { companyName: 'New Name', firstName: 'G' },
    })
    expect(saveReply.json().result).toMatchObject({ companyName: 'New Name', firstName: 'G', lastName: 'Hopper' })
  })
})
