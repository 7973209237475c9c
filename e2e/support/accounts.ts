import { randomInt } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import { expect } from './journey.ts'

export const password = 'a long enough password'
/** The password of every demo account. */
export const demoPassword = 'demo-demo-demo'
let people = 0

/** Returns a unique address: the journeys run in parallel. */
export function newEmail(): string {
  people += 1
  return `ada.${process.pid}.${Date.now()}.${people}@example.org`
}

/** Opens the sign-up form at `path`, fills it in as a professional called Ada, and sends it. */
export async function join(page: Page, email: string, path = '/login?mode=signup&next=/jobs'): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').getByLabel('First name').fill('Ada')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Join' }).click()
}

/** Returns the headers that a proxy sends for a client from another network (one that RFC 2544 reserves for tests). */
export function fromNewNetwork(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` }
}

/** Posts to the API. Retries while the server is overloaded, such as when it has just started. */
export async function post(
  page: Page,
  path: string,
  options: { headers?: Record<string, string>; data: object },
): Promise<APIResponse> {
  let response: APIResponse | undefined
  await expect(async () => {
    response = await page.request.post(path, options)
    expect(response.status()).not.toBe(503)
  }).toPass()
  if (!response) throw new Error('Nothing was sent.')
  return response
}

/** Signs up a person without confirming the address or logging in. Returns the address. */
export async function register(page: Page): Promise<string> {
  const user = { email: newEmail(), password, firstName: 'Ada' }
  const headers = fromNewNetwork()
  const response = await post(page, '/api/v1/professionals/register', { headers, data: { user } })
  expect(response.ok()).toBe(true)
  return user.email
}

/** Signs up a person and confirms the address, without logging in. Returns the address. */
export async function registerConfirmed(page: Page): Promise<string> {
  const email = await register(page)
  const link = await mailedLink(page, email, '/confirm')
  const token = new URL(link, process.env.RISE_ORIGIN).searchParams.get('token')
  const response = await post(page, '/api/v1/confirm', { headers: fromNewNetwork(), data: { token, password } })
  expect(response.ok()).toBe(true)
  return email
}

/** Removes the session from this browser, on a page without the app, which would still send requests. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
}

/** Fills in the login form of the page, and sends it. */
export async function logIn(page: Page, email: string, accountPassword = password): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(accountPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** Returns the first address in the newest email to this person that leads to `path`. */
export async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const response = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
      const text = JSON.stringify(await response.json())
      link = text.match(new RegExp(`https?://[^"\\\\\\s<>]*(${path}\\?token=[^"\\\\\\s<>&]+)`))?.[1]
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/**
 * Expects that the console has exactly these refusals, which the journey provoked, and removes them from the
 * complaints.
 */
export function expectRefusals(complaints: string[], ...statuses: number[]): void {
  const messages = complaints.splice(0)
  expect(messages).toEqual(statuses.map((status) => expect.stringContaining(`status of ${status}`)))
}
