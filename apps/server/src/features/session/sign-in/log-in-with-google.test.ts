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
/** The people whose mailboxes the provider has not verified. */
const unverifiedAddresses = new Set<string>()

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

/** Starts an OpenID provider built with the certified library, where anyone can log in under any name. */
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
      claims: () => ({ sub: id, email: id.split('#')[0], email_verified: !unverifiedAddresses.has(id) }),
    }),
  })
  return provider.callback()
}

/** Runs the implicit flow as a browser does, and returns the ID token. The account is `email#anything`. */
// A page sends a different nonce each time, so two replies within one second are different tokens.
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

/** Returns the claims of a valid token, which tests then change. */
function goodClaims(email: string): JWTPayload {
  const now = Math.floor(world.clock.now().getTime() / 1000)
  return { iss: issuer, aud: clientId, sub: email, email, email_verified: true, iat: now, exp: now + 3600 }
}
const signToken = (claims: JWTPayload, key = keys.privateKey, header = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test', ...header }).sign(key)

describe('logging in with Google', () => {
  test('is offered with the provider’s address', async () => {
    const options = await send(app, 'GET', '/api/v1/sign-in-options')
    expect(options.json().result.google).toEqual({ clientId, authorizationEndpoint: `${issuer}/auth` })
  })

  test('links a confirmed account with the same address, notifies its owner, and identifies it by the token’s subject from then on', async () => {
    const { email, id } = await joinAsProfessional(world, app)
    const first = await logIn(email, await signInAtProvider(email))
    expect(first.json()).toMatchObject({ success: true, result: { _id: id, standing: 'active' } })
    expect((await world.mailbox.latest(email, 'google-linked')).text).toContain('Ada')

    const newAddress = newEmail('moved')
    await world.ctx.db.updateTable('login').set({ email: newAddress }).where('email', '=', email).execute()
    expect((await logIn(email, await signInAtProvider(email))).json().result).toMatchObject({
      _id: id,
      email: newAddress,
    })
    await logInAs(app, newAddress)
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

  test('sends people without an account to sign-up', async () => {
    const email = newEmail('stranger')
    const reply = await logIn(email, await signInAtProvider(email))
    expect([reply.statusCode, reply.json().result.code]).toEqual([403, 'google-unknown'])
  })

  test('treats deleted and suspended accounts like a password login does', async () => {
    const [deletedMember, suspendedMember] = [
      await joinAsProfessional(world, app),
      await joinAsProfessional(world, app),
    ]
    const now = world.clock.now()
    const { db } = world.ctx
    await db.updateTable('login').set({ deleted_at: now }).where('email', '=', deletedMember.email).execute()
    const set = { suspended_at: now, suspension_reason: 'Spam' }
    await db.updateTable('login').set(set).where('email', '=', suspendedMember.email).execute()

    const refusal = await logIn(deletedMember.email, await signInAtProvider(deletedMember.email))
    expect([refusal.statusCode, refusal.json().result.code]).toEqual([403, 'account-deleted'])
    const reply = await logIn(suspendedMember.email, await signInAtProvider(suspendedMember.email))
    expect(reply.json().result.standing).toBe('suspended')
  })

  test('refuses another Google account that has taken over the address', async () => {
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
    unverifiedAddresses.add(one.email)
    expect((await logIn(one.email, await signInAtProvider(one.email))).statusCode).toBe(400)
    expect((await logIn(one.email, await signInAtProvider(other.email))).statusCode).toBe(400)
  })
})

describe('an ID token', () => {
  test('logs in if it has the provider’s signature and the right claims, with or without a nonce', async () => {
    const { email } = await joinAsProfessional(world, app)
    expect((await logIn(email, await signToken(goodClaims(email)))).statusCode).toBe(200)
    expect((await logIn(email, await signToken({ ...goodClaims(email), nonce: 'n' }))).statusCode).toBe(200)
  })

  const attacks: Record<string, (claims: JWTPayload) => Promise<string> | string> = {
    'without a signature (alg none)': (claims) => new UnsecuredJWT(claims).encode(),
    'signed with HS256 and the public key as secret': async (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'test' })
        .sign(new TextEncoder().encode(await exportSPKI(keys.publicKey))),
    'signed with another key of the same name': async (claims) =>
      signToken(claims, (await generateKeyPair('RS256')).privateKey),
    'signed with a key that the provider does not know': async (claims) =>
      signToken(claims, (await generateKeyPair('RS256')).privateKey, { kid: 'unknown' }),
    'that brings its own key': async (claims) => {
      const foreignKeys = await generateKeyPair('RS256')
      return signToken(claims, foreignKeys.privateKey, { jwk: await exportJWK(foreignKeys.publicKey) })
    },
    'for another audience': (claims) => signToken({ ...claims, aud: 'another-client' }),
    'for several audiences': (claims) => signToken({ ...claims, aud: [clientId, 'another-client'] }),
    'requested by another party': (claims) => signToken({ ...claims, azp: 'another-client' }),
    'of another issuer': (claims) => signToken({ ...claims, iss: 'https://evil.example' }),
    'from Google when another provider is configured': (claims) =>
      signToken({ ...claims, iss: 'https://accounts.google.com' }),
    'that has expired': (claims) =>
      signToken({ ...claims, iat: Number(claims.iat) - 4000, exp: Number(claims.iat) - 400 }),
    'from the future': (claims) => signToken({ ...claims, iat: Number(claims.iat) + 600 }),
    'that is valid for years': (claims) =>
      signToken({ ...claims, iat: Number(claims.iat) - 86_400, exp: Number(claims.exp) + 10 ** 9 }),
    'without an expiry': ({ exp: _exp, ...claims }) => signToken(claims),
    'with a number for a subject': ({ sub: _sub, ...claims }) => signToken({ ...claims, sub: 1234567890 as never }),
    'without a subject': ({ sub: _sub, ...claims }) => signToken(claims),
    'without an address': ({ email: _email, ...claims }) => signToken(claims),
    'with an unverified address': (claims) => signToken({ ...claims, email_verified: false }),
    'with an address whose verification is the text "true"': (claims) =>
      signToken({ ...claims, email_verified: 'true' }),
    'that is an access token': (claims) => signToken(claims, keys.privateKey, { typ: 'at+jwt' }),
    'that is garbage': () => 'garbage',
    'that is garbage in three parts': () => 'a.b.c',
    'of 8,000 characters': () => 'x'.repeat(8_000),
  }

  test.for(Object.entries(attacks))('%s is refused', async ([, forge]) => {
    const { email } = await joinAsProfessional(world, app)
    const reply = await logIn(email, await forge(goodClaims(email)))
    expect([reply.statusCode, reply.json().result.code]).toEqual([400, 'google-not-proven'])
  })

  test('is refused before it is parsed if it is longer than 8,000 characters', async () => {
    expect((await logIn(newEmail(), 'x'.repeat(8_001))).json().result.code).toBe('invalid-input')
  })
})

describe('login with Google', () => {
  test('is not offered if no provider is configured', async () => {
    const appWithoutProvider = await world.app()
    expect((await send(appWithoutProvider, 'GET', '/api/v1/sign-in-options')).json().result).toEqual({ google: null })
    const body = { user: { email: newEmail(), googleId: 'x' } }
    const reply = await send(appWithoutProvider, 'POST', '/api/v1/professionals/login', { body })
    expect([reply.statusCode, reply.json().result.code]).toEqual([404, 'google-not-offered'])
  })

  test.for([
    ['is unreachable', () => new Promise<Server>((resolve) => resolve(createServer()))],
    ['sends an invalid description', () => startAnswering('{"issuer":"https://evil.example"}')],
    ['sends too long a description', () => startAnswering(`"${'x'.repeat(1_000_000)}"`)],
    ['redirects', () => startAnswering('', 302)],
  ] as const)('gets a 503 and is not offered if the provider %s', async ([, start]) => {
    const other = await start()
    const port = (other.address() as AddressInfo | null)?.port ?? 9
    const google = { clientId, issuer: `http://127.0.0.1:${port}` }
    const config = { ...world.ctx.config, google }
    const away = await world.app({ ctx: { ...world.ctx, config }, config })
    const body = { user: { email: newEmail(), googleId: await signToken(goodClaims('a@example.com')) } }
    const reply = await send(away, 'POST', '/api/v1/professionals/login', { body })

    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '60'])
    expect((await send(away, 'GET', '/api/v1/sign-in-options')).json().result).toEqual({ google: null })
    other.close()
  })

  async function startAnswering(text: string, status = 200): Promise<Server> {
    const other = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', location: `${issuer}/elsewhere` }).end(text)
    }).listen(0, '127.0.0.1')
    await once(other, 'listening')
    return other
  }
})
