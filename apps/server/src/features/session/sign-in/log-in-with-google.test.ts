import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import Provider from 'oidc-provider'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, logInAs, newEmail, send } from '../accounts.factory.ts'

const clientId = 'rise-web'
const redirectUri = 'https://rise.example/login'

const { world } = useWorld()
let app: FastifyInstance
let server: Server
let issuer: string
let keys: Awaited<ReturnType<typeof generateKeyPair>>
/** A person whose mailbox the provider has not verified. */
const unverified = new Set<string>()

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('request', await startProvider())
  world.clock.set(new Date())
  const ctx = { ...world.ctx, config: { ...world.ctx.config, google: { clientId, issuer } } }
  app = await world.app({ ctx, config: ctx.config })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** An OpenID provider built with the certified library, on which anyone may log in under any name. */
async function startProvider() {
  const key = { ...(await exportJWK(keys.privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    responseTypes: ['id_token'],
    claims: { email: ['email', 'email_verified'] },
    jwks: { keys: [key] },
    cookies: { keys: ['of this test alone'] },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id.split('#')[0], email_verified: !unverified.has(id) }),
    }),
  })
  return provider.callback()
}

/** Runs the implicit flow as a browser does, and returns the ID token. The account is `email#anything`. */
// A page sends a different nonce each time, so two answers within one second are different tokens.
async function signInAtProvider(account: string): Promise<string> {
  const { authorization_endpoint } = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as {
    authorization_endpoint: string
  }
  const cookies = new Map<string, string>()
  const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'id_token', scope: 'openid email' }
  let url = `${authorization_endpoint}?${new URLSearchParams({ ...query, nonce: randomUUID() })}`
  let form: Record<string, string> | undefined
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    form = undefined
    const location = response.headers.get('location')
    if (location?.startsWith(redirectUri)) {
      return new URLSearchParams(new URL(location).hash.slice(1)).get('id_token') ?? ''
    }
    if (location !== null) url = new URL(location, issuer).href
    else {
      const page = await response.text()
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
      if (prompt === undefined) throw new Error(`The provider shows no form: ${response.status} ${page}`)
      form = prompt === 'login' ? { prompt, login: account, password: 'any' } : { prompt }
    }
  }
  throw new Error('The provider gave no ID token.')
}

const logIn = (email: string, googleId: string) =>
  send(app, 'POST', '/api/v1/professionals/login', { body: { user: { email, googleId } } })

/** The claims of a valid token; tests corrupt them. */
function goodClaims(email: string): JWTPayload {
  const now = Math.floor(world.clock.now().getTime() / 1000)
  return { iss: issuer, aud: clientId, sub: email, email, email_verified: true, iat: now, exp: now + 3600 }
}
const signed = (claims: JWTPayload, key = keys.privateKey, header = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test', ...header }).sign(key)

describe('logging in with Google', () => {
  test('is offered with the provider’s address', async () => {
    const options = await send(app, 'GET', '/api/v1/sign-in-options')
    expect(options.json().result.google).toEqual({ clientId, authorizationEndpoint: `${issuer}/auth` })
  })

  test('links a confirmed account with the same address, notifies its owner, and then uses the token’s subject', async () => {
    const { email, id } = await joinAsProfessional(world, app)
    const first = await logIn(email, await signInAtProvider(email))
    expect(first.json()).toMatchObject({ success: true, result: { _id: id, standing: 'active' } })
    expect((await world.mailbox.latest(email, 'google-linked')).text).toContain('Ada')

    const moved = newEmail('moved')
    await world.ctx.db.updateTable('login').set({ email: moved }).where('email', '=', email).execute()
    expect((await logIn(email, await signInAtProvider(email))).json().result).toMatchObject({ _id: id, email: moved })
    await logInAs(app, moved)
  })

  test('confirms a pending sign-up, and removes its password and sessions', async () => {
    const squatter = await joinAsProfessional(world, app, { confirmed: false })
    const reply = await logIn(squatter.email, await signInAtProvider(squatter.email))

    expect(reply.json().result).toMatchObject({ _id: squatter.id, standing: 'active' })
    expect((await squatter.api('GET /api/v1/check')).status).toBe(401)
    await expect(logInAs(app, squatter.email)).rejects.toThrow('wrong-credentials')
    const settings = await send(app, 'GET', '/api/v1/account', { token: reply.json().token })
    expect(settings.json().result).toMatchObject({ hasPassword: false, google: true, emailConfirmed: true })
  })

  test('sends unknown people to sign-up', async () => {
    const email = newEmail('stranger')
    const reply = await logIn(email, await signInAtProvider(email))
    expect([reply.statusCode, reply.json().result.code]).toEqual([403, 'google-unknown'])
  })

  test('treats deleted and suspended accounts like a password login does', async () => {
    const [deleted, suspended] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    const now = world.clock.now()
    const { db } = world.ctx
    await db.updateTable('login').set({ deleted_at: now }).where('email', '=', deleted.email).execute()
    const set = { suspended_at: now, suspension_reason: 'Spam' }
    await db.updateTable('login').set(set).where('email', '=', suspended.email).execute()

    const refused = await logIn(deleted.email, await signInAtProvider(deleted.email))
    expect([refused.statusCode, refused.json().result.code]).toEqual([403, 'account-deleted'])
    const reply = await logIn(suspended.email, await signInAtProvider(suspended.email))
    expect(reply.json().result.standing).toBe('suspended')
  })

  test('refuses another Google account that took over the address', async () => {
    const { email } = await joinAsProfessional(world, app)
    await logIn(email, await signInAtProvider(email))
    const reply = await logIn(email, await signInAtProvider(`${email}#another`))
    expect([reply.statusCode, reply.json().result.code]).toEqual([400, 'google-not-proven'])
  })

  test('accepts a token once, even with five simultaneous requests', async () => {
    const { email } = await joinAsProfessional(world, app)
    const token = await signInAtProvider(email)
    const replies = await Promise.all(Array.from({ length: 5 }, () => logIn(email, token)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
    expect((await logIn(email, token)).json().result.code).toBe('google-not-proven')
  })

  test('refuses a mailbox that the provider has not verified, or that differs from the token’s', async () => {
    const [one, other] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    unverified.add(one.email)
    expect((await logIn(one.email, await signInAtProvider(one.email))).statusCode).toBe(400)
    expect((await logIn(one.email, await signInAtProvider(other.email))).statusCode).toBe(400)
  })
})

describe('an ID token', () => {
  test('logs in if it has the provider’s signature and the right claims, with or without a nonce', async () => {
    const { email } = await joinAsProfessional(world, app)
    expect((await logIn(email, await signed(goodClaims(email)))).statusCode).toBe(200)
    expect((await logIn(email, await signed({ ...goodClaims(email), nonce: 'n' }))).statusCode).toBe(200)
  })

  const attacks: Record<string, (claims: JWTPayload) => Promise<string> | string> = {
    'without a signature (alg none)': (claims) => new UnsecuredJWT(claims).encode(),
    'signed with HS256 and the public key as secret': async (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'test' })
        .sign(new TextEncoder().encode(await exportSPKI(keys.publicKey))),
    'signed with another key of the same name': async (claims) =>
      signed(claims, (await generateKeyPair('RS256')).privateKey),
    'signed with a key that the provider does not know': async (claims) =>
      signed(claims, (await generateKeyPair('RS256')).privateKey, { kid: 'unknown' }),
    'that brings its own key': async (claims) => {
      const foreignKeys = await generateKeyPair('RS256')
      return signed(claims, foreignKeys.privateKey, { jwk: await exportJWK(foreignKeys.publicKey) })
    },
    'for another audience': (claims) => signed({ ...claims, aud: 'another-client' }),
    'for several audiences': (claims) => signed({ ...claims, aud: [clientId, 'another-client'] }),
    'asked for by another party': (claims) => signed({ ...claims, azp: 'another-client' }),
    'of another issuer': (claims) => signed({ ...claims, iss: 'https://evil.example' }),
    'of Google, when another provider is configured': (claims) =>
      signed({ ...claims, iss: 'https://accounts.google.com' }),
    'that has expired': (claims) =>
      signed({ ...claims, iat: Number(claims.iat) - 4000, exp: Number(claims.iat) - 400 }),
    'from the future': (claims) => signed({ ...claims, iat: Number(claims.iat) + 600 }),
    'that is good for years': (claims) =>
      signed({ ...claims, iat: Number(claims.iat) - 86_400, exp: Number(claims.exp) + 10 ** 9 }),
    'without an end': ({ exp: _exp, ...claims }) => signed(claims),
    'with a number for a subject': ({ sub: _sub, ...claims }) => signed({ ...claims, sub: 1234567890 as never }),
    'without a subject': ({ sub: _sub, ...claims }) => signed(claims),
    'without an address': ({ email: _email, ...claims }) => signed(claims),
    'with an unverified address': (claims) => signed({ ...claims, email_verified: false }),
    'with an address that is "true" in text alone': (claims) => signed({ ...claims, email_verified: 'true' }),
    'that is an access token': (claims) => signed(claims, keys.privateKey, { typ: 'at+jwt' }),
    'that is garbage': () => 'garbage',
    'that is garbage in three parts': () => 'a.b.c',
    'of 8,000 characters': () => 'x'.repeat(8_000),
  }

  test.for(Object.entries(attacks))('%s is refused', async ([, forge]) => {
    const { email } = await joinAsProfessional(world, app)
    const reply = await logIn(email, await forge(goodClaims(email)))
    expect([reply.statusCode, reply.json().result.code]).toEqual([400, 'google-not-proven'])
  })

  test('is refused without parsing if longer than 8,000 characters', async () => {
    expect((await logIn(newEmail(), 'x'.repeat(8_001))).json().result.code).toBe('invalid-input')
  })
})

describe('without the provider', () => {
  test('login is not offered if none is configured', async () => {
    const plain = await world.app()
    expect((await send(plain, 'GET', '/api/v1/sign-in-options')).json().result).toEqual({ google: null })
    const body = { user: { email: newEmail(), googleId: 'x' } }
    const reply = await send(plain, 'POST', '/api/v1/professionals/login', { body })
    expect([reply.statusCode, reply.json().result.code]).toEqual([404, 'google-not-offered'])
  })

  test.for([
    ['is unreachable', () => new Promise<Server>((resolve) => resolve(createServer()))],
    ['sends an invalid description', () => answering('{"issuer":"https://evil.example"}')],
    ['sends too long a description', () => answering(`"${'x'.repeat(1_000_000)}"`)],
    ['redirects', () => answering('', 302)],
  ] as const)('login gets a 503 and is not offered if the provider %s', async ([, start]) => {
    const other = await start()
    const port = (other.address() as AddressInfo | null)?.port ?? 9
    const google = { clientId, issuer: `http://127.0.0.1:${port}` }
    const config = { ...world.ctx.config, google }
    const away = await world.app({ ctx: { ...world.ctx, config }, config })
    const body = { user: { email: newEmail(), googleId: await signed(goodClaims('a@example.com')) } }
    const reply = await send(away, 'POST', '/api/v1/professionals/login', { body })

    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60'])
    expect((await send(away, 'GET', '/api/v1/sign-in-options')).json().result).toEqual({ google: null })
    other.close()
  })

  async function answering(text: string, status = 200): Promise<Server> {
    const other = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', location: `${issuer}/elsewhere` }).end(text)
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    return other
  }
})
