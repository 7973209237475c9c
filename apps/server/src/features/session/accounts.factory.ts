import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../../../test/client.ts'
import { type Api, createClient } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import { passwordResetTask } from './account/password-reset.task.ts'

export const PASSWORD = 'correct horse battery'

let addressCount = 0

/** Returns an address that no other test uses. */
export function newEmail(name = 'member'): string {
  addressCount += 1
  return `${name}-${addressCount}@example.com`
}

export interface SignedInClient {
  readonly email: string
  readonly id: string
  token: string
  refreshToken: string
  /** Calls the API with the access token, typed by the contract. */
  readonly api: Api
  /** Calls the API with the access token: for bytes, headers, and input that the contract forbids. */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object): Promise<LightMyRequestResponse>
}

/** Sends JSON as our own scripts do. */
export function send(
  app: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { body, token, headers = {} }: { body?: object | undefined; token?: string | undefined; headers?: object } = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method,
    url,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body }),
  })
}

/** Logs in to an existing account. */
export async function logInAs(app: TestApp, email: string, password = PASSWORD): Promise<SignedInClient> {
  const response = await send(app, 'POST', '/api/v1/professionals/login', { body: { user: { email, password } } })
  if (response.statusCode !== 200) throw new Error(`${email} cannot log in: ${response.body}`)
  const { token, refreshToken, result } = response.json()
  const client: SignedInClient = {
    email,
    id: result._id,
    token,
    refreshToken,
    api: createClient(app, () => client.token),
    call: (method, url, body) => send(app, method, url, { body, token: client.token }),
  }
  return client
}

export interface AccountOptions {
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly confirmed?: boolean
  readonly plan?: 'free' | 'Creator' | 'Pro'
}

/** Creates a logged-in professional, confirmed by default. */
export async function joinAsProfessional(
  world: World,
  app: TestApp,
  {
    email = newEmail(),
    firstName = 'Ada',
    lastName = 'Lovelace',
    invitedBy,
    ...rest
  }: AccountOptions & { /** The address of the inviter's page. */ readonly invitedBy?: string } = {},
): Promise<SignedInClient> {
  const user = { email, password: PASSWORD, firstName, lastName, ...(invitedBy !== undefined && { invitedBy }) }
  await register(app, '/api/v1/professionals/register', user)
  return finish(world, app, email, rest)
}

/** Creates a logged-in employer with a new company, confirmed by default. */
export async function joinAsEmployer(
  world: World,
  app: TestApp,
  {
    email = newEmail('employer'),
    firstName = 'Grace',
    lastName = 'Hopper',
    companyName = 'Compilers & Co',
    ...rest
  }: AccountOptions & { companyName?: string } = {},
): Promise<SignedInClient> {
  const user = { email, password: PASSWORD, firstName, lastName, companyName }
  await register(app, '/api/v1/employers/register', user)
  return finish(world, app, email, rest)
}

/** Creates a logged-in admin of this role. */
export async function joinAsAdmin(world: World, app: TestApp, role = 'admin'): Promise<SignedInClient> {
  const client = await joinAsProfessional(world, app, { email: newEmail(role) })
  const { db } = world.ctx
  await db.deleteFrom('actor').where('id', '=', client.id).execute()
  await db.updateTable('login').set({ admin_role: role }).where('email', '=', client.email).execute()
  return logInAs(app, client.email)
}

async function register(app: TestApp, url: string, user: object): Promise<void> {
  const response = await send(app, 'POST', url, { body: { user } })
  if (response.statusCode !== 200) throw new Error(`Nobody could join: ${response.body}`)
}

async function finish(
  { ctx }: World,
  app: TestApp,
  email: string,
  { confirmed = true, plan = 'free' }: AccountOptions,
): Promise<SignedInClient> {
  const { id } = await ctx.db.selectFrom('login').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const actors = ctx.db.selectFrom('membership').select('actor_id').where('login_id', '=', id)
  await ctx.db.updateTable('actor').set({ plan, listed: confirmed }).where('id', 'in', actors).execute()
  if (confirmed) {
    await ctx.db.updateTable('login').set({ email_confirmed_at: ctx.clock.now() }).where('id', '=', id).execute()
  }
  return logInAs(app, email)
}

/** Returns the id of a member's login. */
export async function loginIdOf({ ctx }: World, { email }: Pick<SignedInClient, 'email'>): Promise<string> {
  const login = ctx.db.selectFrom('login').select('id').where('email', '=', email)
  return (await login.executeTakeFirstOrThrow()).id
}

/** Returns the token in an emailed link. */
export function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? ''
}

/** Emails the link that sets a new password, as its task does after the request. */
export function mailPasswordReset({ ctx }: World, email: string): Promise<void> {
  return passwordResetTask.handle(ctx, { email })
}
