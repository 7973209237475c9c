import type { Page } from '@playwright/test'
import { expectRefusals, logIn, register } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'

/** Delays the page's scripts, like a slow connection, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a button clicked before the scripts have loaded acts once they have loaded', async ({ page, complaints }) => {
  const release = await holdScripts(page)
  await page.goto('/risa/unsubscribe?token=this-is-not-a-token-of-ours', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  release()
  await expect(page.getByRole('alert')).toContainText('This unsubscribe link is not complete.')
  expectRefusals(complaints, 400)
})

test('a login submitted before the scripts have loaded is sent exactly once', async ({ page }) => {
  const email = await register(page)
  const sentRequests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/login'))
      sentRequests.push(new URL(request.url()).pathname)
  })
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await logIn(page, email)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email)
  release()
  await expect(page).toHaveURL('/feed')
  expect(sentRequests).toEqual(['/api/v1/professionals/login'])
})

test('Enter pressed in a form before the scripts have loaded submits it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/reset', { waitUntil: 'commit' })
  await page.getByRole('main').getByLabel('Email').fill('nobody@example.org')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByText('Check your inbox')).toBeVisible()
})

test('answers submitted before the scripts have loaded are added to the story of the member who logs in', async ({
  page,
}) => {
  const email = await register(page)
  const main = page.getByRole('main')
  const release = await holdScripts(page)
  await page.goto('/professional/layoff-onboarding?step=role', { waitUntil: 'commit' })
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Your role').fill('Lamp keeper')
  await main.getByLabel('Company').fill('Coast Guard of Faro')
  await main.getByRole('button', { name: 'Continue' }).click()
  release()
  await expect(page).toHaveURL(/step=start/)
  await page.goto('/login?next=/professional/layoff-onboarding')
  await logIn(page, email)
  const saveResponse = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await main.getByRole('button', { name: 'Add them to my page' }).click()
  const { result } = await (await saveResponse).json()
  expect(result.resume.work).toEqual([{ position: 'Lamp keeper', name: 'Coast Guard of Faro' }])
})

test('text typed before the scripts have loaded stays', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login?mode=signup&email=proposed%40example.org', { waitUntil: 'commit' })
  const form = page.getByRole('main')
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Email').fill('grace@example.org')
  await form.getByLabel('Password', { exact: true }).fill('typed early')
  await form.getByRole('button', { name: 'Show password' }).click()
  release()
  // The page listens: the press was repeated.
  await expect(form.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true')
  await expect(form.getByLabel('First name')).toHaveValue('Grace')
  await expect(form.getByLabel('Email')).toHaveValue('grace@example.org')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('typed early')
})

test('a link followed during hydration navigates without an error', async ({ page }) => {
  await page.addInitScript(() => {
    let followedAt: number | undefined
    // React hydrates in its own time: here later than the next page loads.
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(
        () => postMessage.call(this, message),
        followedAt === undefined ? 0 : followedAt + 1_500 - performance.now(),
      )
    }
    const { addEventListener } = document
    document.addEventListener = (kind: string, listener: EventListener) => {
      addEventListener.call(document, kind, listener)
      const link = document.querySelector<HTMLAnchorElement>('main article a')
      if (kind !== 'click' || followedAt !== undefined || !link) return
      followedAt = performance.now()
      link.click()
    }
  })
  await page.goto('/jobs')
  await expect(page).toHaveURL(/\/jobs\/[^/]+$/)
  await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
})

test.describe('Back to the list from a reloaded job', () => {
  let title = ''

  test.beforeEach(async ({ page }) => {
    await page.goto('/jobs')
    title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
  })

  /** Expects the list, and that it works. */
  async function expectList(page: Page) {
    await expect(page).toHaveURL(/\/jobs$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
  }

  test('works before the scripts have loaded', async ({ page }) => {
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
    await page.evaluate(() => history.back())
    release()
    await expectList(page)
  })

  test('works during hydration', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname === '/jobs') return
      // React hydrates in its own time: here later than the previous page loads.
      const { postMessage } = MessagePort.prototype
      let wentBackAt: number | undefined
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        if (wentBackAt === undefined) history.back()
        wentBackAt ??= performance.now()
        setTimeout(() => postMessage.call(this, message), wentBackAt + 1_500 - performance.now())
      }
    })
    await page.reload({ waitUntil: 'commit' })
    await expectList(page)
  })
})
