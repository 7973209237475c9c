import { randomInt } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import { expect } from './journey.ts'

export const password = 'a long enough password'
/** Of every demo account. */
export const demoPassword = 'demo-demo-demo'
let people = 0

/** An address that no one has: the journeys run beside each other. */
export function newEmail(): string {
  people += 1
  return `ada.${process.pid}.${Date.now()}.${people}@example.org`
}

/** Fills in the join form as a professional called Ada, sends it, and lands where `next` says. */
export async function join(page: Page, email: string, path = '/login?mode=signup&next=/jobs'): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').getByLabel('First name').fill('Ada')
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Join' }).click()
}

/** As a proxy tells that someone comes from a network of their own (of those that RFC 2544 keeps for tests). */
export function fromElsewhere(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` }
}

/** Posts to the API. A server that is overloaded, as when it has just started, is asked again. */
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

/** Someone who has joined, not confirmed the address, and is signed in nowhere. Returns the address. */
export async function register(page: Page): Promise<string> {
  const user = { email: newEmail(), password, firstName: 'Ada' }
  const headers = fromElsewhere()
  const response = await post(page, '/api/v1/professionals/register', { headers, data: { user } })
  expect(response.ok()).toBe(true)
  return user.email
}

/** Someone who has joined and confirmed the address, and is signed in nowhere. Returns the address. */
export async function registerConfirmed(page: Page): Promise<string> {
  const email = await register(page)
  const link = await mailedLink(page, email, '/confirm')
  const token = new URL(link, process.env.RISE_ORIGIN).searchParams.get('token')
  const response = await post(page, '/api/v1/confirm', { headers: fromElsewhere(), data: { token, password } })
  expect(response.ok()).toBe(true)
  return email
}

/** Takes the session from this browser, on a page without the app: that would ask on without it meanwhile. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
}

/** Fills in the log-in form that the page shows, and sends it. */
export async function logIn(page: Page, email: string, given = password): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(given)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

/** The first address in the newest mail to someone that leads to `path`. */
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

/** Refusals that the journey provoked stand in the console; they are taken out of the complaints. */
export function expectRefusals(complaints: string[], ...statuses: number[]): void {
  const found = complaints.splice(0)
  expect(found).toEqual(statuses.map((status) => expect.stringContaining(`status of ${status}`)))
}
