import type { Page } from '@playwright/test'
import { expectRefusals, logIn, register } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'

/** Keeps the page's scripts back, as a slow line does, until the result is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a button that was pressed before the scripts had come does its work once they have', async ({
  page,
  complaints,
}) => {
  const release = await holdScripts(page)
  await page.goto('/risa/unsubscribe?token=this-is-not-a-token-of-ours', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  release()
  await expect(page.getByRole('alert')).toContainText('This unsubscribe link is not complete.')
  expectRefusals(complaints, 400)
})

test('a log-in that was sent before the scripts had come signs in once they have, and is sent once', async ({
  page,
}) => {
  const email = await register(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/login')) sent.push(new URL(request.url()).pathname)
  })
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await logIn(page, email)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email)
  release()
  await expect(page).toHaveURL('/feed')
  expect(sent).toEqual(['/api/v1/professionals/login'])
})

test('Enter in a form of one line counts too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/reset', { waitUntil: 'commit' })
  await page.getByRole('main').getByLabel('Email').fill('nobody@example.org')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByText('Check your inbox')).toBeVisible()
})

test('answers that were typed and sent before the scripts had come are told to the page of who logs in', async ({
  page,
}) => {
  const email = await register(page)
  const main = page.getByRole('main')
  const release = await holdScripts(page)
  await page.goto('/professional/layoff-onboarding?step=role', { waitUntil: 'commit' })
  await main.getByLabel('Your role').fill('Lamp keeper')
  await main.getByLabel('Company').fill('Coast Guard of Faro')
  await main.getByRole('button', { name: 'Continue' }).click()
  release()
  await expect(page).toHaveURL(/step=account/)
  await page.goto('/login?next=/professional/layoff-onboarding')
  await logIn(page, email)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await main.getByRole('button', { name: 'Add them to my page' }).click()
  const { result } = await (await saved).json()
  expect(result.resume.work).toEqual([{ position: 'Lamp keeper', name: 'Coast Guard of Faro' }])
})

test('what was typed before the scripts had come stays typed', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login?mode=signup&email=proposed%40example.org', { waitUntil: 'commit' })
  const form = page.getByRole('main')
  await form.getByLabel('First name').fill('Grace')
  await form.getByLabel('Email').fill('grace@example.org')
  await form.getByLabel('Password', { exact: true }).fill('typed early')
  await form.getByRole('button', { name: 'Show password' }).click()
  release()
  // The page listens: the press was made again.
  await expect(form.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true')
  await expect(form.getByLabel('First name')).toHaveValue('Grace')
  await expect(form.getByLabel('Email')).toHaveValue('grace@example.org')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('typed early')
})

test('a link that is followed while the page is still being taken over leads on, without a complaint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let followed: number | undefined
    // React takes the page over in its own time: here later than it takes to load the next page.
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(
        () => postMessage.call(this, message),
        followed === undefined ? 0 : followed + 1_500 - performance.now(),
      )
    }
    const { addEventListener } = document
    document.addEventListener = (kind: string, listener: EventListener) => {
      addEventListener.call(document, kind, listener)
      const link = document.querySelector<HTMLAnchorElement>('main article a')
      if (kind !== 'click' || followed !== undefined || !link) return
      followed = performance.now()
      link.click()
    }
  })
  await page.goto('/jobs')
  await expect(page).toHaveURL(/\/jobs\/[^/]+$/)
  await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
})

test.describe('Back to the list from a job that was loaded again', () => {
  let title = ''

  test.beforeEach(async ({ page }) => {
    await page.goto('/jobs')
    title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
  })

  /** The list is there, and works. */
  async function expectList(page: Page) {
    await expect(page).toHaveURL(/\/jobs$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
  }

  test('works before the scripts have come', async ({ page }) => {
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'About the company' })).toBeVisible()
    await page.evaluate(() => history.back())
    release()
    await expectList(page)
  })

  test('works while the page is still being taken over', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname === '/jobs') return
      // React takes the page over in its own time: here later than it takes to load the page before.
      const { postMessage } = MessagePort.prototype
      let back: number | undefined
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        if (back === undefined) history.back()
        back ??= performance.now()
        setTimeout(() => postMessage.call(this, message), back + 1_500 - performance.now())
      }
    })
    await page.reload({ waitUntil: 'commit' })
    await expectList(page)
  })
})
