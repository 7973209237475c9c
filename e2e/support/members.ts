import type { APIRequestContext, Page } from '@playwright/test'
import { demoPassword, fromNewNetwork, mailedLink, password, post } from './accounts.ts'
import { expect } from './journey.ts'

let people = 0

/** A person who has signed up. */
export interface Joined {
  readonly email: string
  readonly name: string
  readonly slug: string
}

/** Signs up a new person and confirms the address. The name is unique, because journeys run in parallel. */
export async function joinConfirmed(page: Page, role: 'professionals' | 'employers'): Promise<Joined> {
  people += 1
  const mark = `${process.pid}${Date.now()}${people}`
  const company = role === 'employers' ? `Acme ${mark}` : undefined
  const user = { email: `ada.${mark}@example.org`, password, firstName: 'Ada', lastName: `Lane ${mark}` }
  const data = { user: { ...user, ...(company !== undefined && { companyName: company }) } }
  const headers = fromNewNetwork()
  expect((await post(page, `/api/v1/${role}/register`, { headers, data })).ok()).toBe(true)
  const link = await mailedLink(page, user.email, '/confirm')
  const token = new URL(link, process.env.RISE_ORIGIN).searchParams.get('token')
  const confirmResponse = await post(page, '/api/v1/confirm', { headers: fromNewNetwork(), data: { token, password } })
  expect(confirmResponse.ok()).toBe(true)
  const { slug } = (await confirmResponse.json()).result
  return { email: user.email, name: company ?? `${user.firstName} ${user.lastName}`, slug }
}

/** Calls the API as a member; throws on refusal. */
export async function asMember(request: APIRequestContext, email: string) {
  const data = { user: { email, password } }
  const { token } = await (
    await request.post('/api/v1/professionals/login', { headers: fromNewNetwork(), data })
  ).json()
  return async (method: string, url: string, body?: object) => {
    const reply = await request.fetch(url, { method, data: body, headers: { authorization: `Bearer ${token}` } })
    expect(reply.ok(), await reply.text()).toBe(true)
    return (await reply.json()).result
  }
}

/** Adds a skill to a member's story, which an application requires. */
export async function writeSkill(page: Page, { email }: Pick<Joined, 'email'>, skill = 'Rigging'): Promise<void> {
  const call = await asMember(page.request, email)
  const { version } = await call('GET', '/api/v1/story')
  await call('PATCH', '/api/v1/story', { version, resume: { skills: [{ name: skill }] } })
}

/** Sets a member's plan, as an admin. */
export async function grantPlan(page: Page, { email }: Pick<Joined, 'email'>, plan: 'Creator' | 'Pro'): Promise<void> {
  const admin = { user: { email: 'admin@demo.example', password: demoPassword } }
  const { token } = await (
    await post(page, '/api/v1/professionals/login', { headers: fromNewNetwork(), data: admin })
  ).json()
  const headers = { authorization: `Bearer ${token}` }
  const members = await page.request.get(`/api/v1/admin/members?q=${encodeURIComponent(email)}`, { headers })
  const { _id } = (await members.json()).result.items[0]
  const grantResponse = await page.request.put(`/api/v1/admin/members/${_id}/plan`, { headers, data: { plan } })
  expect(grantResponse.ok()).toBe(true)
}

/** Logs in and opens `path`. */
export async function openAs(page: Page, path: string, email: string, accountPassword = password): Promise<void> {
  await signIn(page, email, accountPassword)
  await page.goto(path)
}

/**
 * Stores a session in this browser, like the login page, but on a page without the app, which is faster. The login comes
 * from a new network, because all journeys together exceed the hourly limit of one.
 */
export async function signIn(page: Page, email: string, accountPassword = password): Promise<void> {
  const response = await post(page, '/api/v1/professionals/login', {
    headers: fromNewNetwork(),
    data: { user: { email, password: accountPassword } },
  })
  expect(response.ok()).toBe(true)
  const { token, refreshToken } = await response.json()
  await page.goto('/robots.txt')
  await page.evaluate(
    ([one, other]) => {
      localStorage.setItem('token', one ?? '')
      localStorage.setItem('refreshToken', other ?? '')
    },
    [token, refreshToken],
  )
}
