import type { Browser } from '@playwright/test'
import { hashPassword, isPasswordOf } from '../apps/server/src/features/session/passwords/hash-password.ts'
import { newAddress } from './accounts.ts'
import { startChromium } from './chromium.ts'
import type { RunningRise } from './rise.ts'
import { median, rounds } from './statistics.ts'
import type { Row } from './table.ts'

const TRIES = 5
const PASSWORD = 'correct horse battery'

/** Measures a sign-up in a browser, without the time that this machine needs to hash the password. */
export async function measureSignUp(rise: RunningRise): Promise<Row[]> {
  const { browser } = await startChromium()
  try {
    // The first sign-up warms up the server and this process.
    const [, ...times] = await rounds(TRIES + 1, async () => ({
      whole: await timeSignUp(browser, rise.origin),
      hashing: await timeHashing(),
    }))
    const measured = median(times.map(({ whole, hashing }) => whole - hashing)) / 1000
    const hashing = Math.round(median(times.map((time) => time.hashing)))
    return [
      {
        metric: 'Sign-up, to a usable page, besides hashing',
        unit: 's',
        measured,
        limit: { atMost: 1 },
        note: `from the press of "Join" until the account's menu is open over the first step of the onboarding, less ${hashing} ms of hashing`,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** The time from the press of the button until the next page is shown and reacts to a press, in ms. */
async function timeSignUp(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto('/login?mode=signup', { waitUntil: 'networkidle' })
    const form = page.getByRole('main')
    await form.getByLabel('First name').fill('Ada')
    await form.getByLabel('E-mail').fill(newAddress())
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
    const begin = performance.now()
    await form.getByRole('button', { name: 'Join' }).click()
    await page.waitForURL(/\/professional\/onboarding/)
    await form.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menu').waitFor()
    return performance.now() - begin
  } finally {
    await context.close()
  }
}

/** The time of a sign-up's hashing, in ms: the new password, and the same one again for the login. */
async function timeHashing(): Promise<number> {
  const begin = performance.now()
  if (!(await isPasswordOf(await hashPassword(PASSWORD), PASSWORD))) throw new Error('The hash is not of its password.')
  return performance.now() - begin
}
