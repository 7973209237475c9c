import type { Browser, Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from './support/members.ts'

async function inAnotherBrowser(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '' })
  await visit(page)
  await page.close()
}

test('a company on Pro is notified of a follower immediately, clears its bell, follows back, and blocks the follower', async ({
  page,
  browser,
  complaints,
}) => {
  const [ada, acme] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'employers')]
  await grantPlan(page, acme, 'Pro')
  const socket = page.waitForEvent('websocket')
  await openAs(page, '/company/community', acme.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your community')
  await expectSound(page)
  await socket

  await inAnotherBrowser(browser, async (hers) => {
    const herSocket = hers.waitForEvent('websocket')
    await openAs(hers, `/company/${acme.slug}`, ada.email)
    await hers.getByRole('button', { name: `Follow ${acme.name}` }).click()
    await expect(hers.getByRole('button', { name: `Following ${acme.name}` })).toBeVisible()
    await expect(hers.getByText('1 follower', { exact: true })).toBeVisible()
    await herSocket

    await expect(page.getByText(`${ada.name} follows you`)).toBeVisible()
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(`${ada.name} follows you`)
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto('/company/community?list=followers')
    const item = page.getByRole('listitem').filter({ hasText: ada.name })
    await item.getByRole('button', { name: `Follow ${ada.name}` }).click()
    await expect(item.getByRole('button', { name: `Following ${ada.name}` })).toBeVisible()
    await expect(hers.getByText(`${acme.name} follows you`)).toBeVisible()

    await item.getByRole('button', { name: `More about ${ada.name}` }).click()
    await page.getByRole('menuitem', { name: 'Block' }).click()
    await page.getByRole('button', { name: `Block ${ada.name}` }).click()
    await expect(item).toHaveCount(0)
    await hers.goto('/professional/community?list=following')
    await expect(hers.getByText('You’re not following anyone yet')).toBeVisible()
    // The server renders everyone's view; her browser finds out that the page doesn't exist for her.
    await hers.goto(`/company/${acme.slug}`)
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  })

  await page.goto(`/professional/${ada.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  // The browser itself logs the refusal.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'))).toEqual([])

  await page.goto('/settings#privacy')
  await page.getByRole('button', { name: `Unblock ${ada.name}` }).click()
  await expect(page.getByText('No blocked members.')).toBeVisible()
})

test('following asks a guest to sign up, and an employer without Pro to upgrade', async ({ page }) => {
  await page.goto('/company/babelfin')
  await page.getByRole('button', { name: 'Follow Babelfin' }).click()
  await expect(page.getByText('Create an account to follow Babelfin')).toBeVisible()
  await openAs(page, '/company/lumenfield', 'erin@demo.example', demoPassword)
  await page.getByRole('button', { name: 'Follow Lumenfield' }).click()
  await page.getByRole('link', { name: 'To access this content, please upgrade your plan!' }).click()
  await expect(page).toHaveURL('/purchase')
})

test('the notifications page and its settings are accessible and fit the window', async ({ page }) => {
  await openAs(page, '/notifications', 'ada@demo.example', demoPassword)
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /follows? you/ })
      .first(),
  ).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Notification settings' }).click()
  await page.getByRole('button', { name: 'Fine-tune People' }).click()
  const mailOf = (name: string) => page.getByRole('group', { name }).getByRole('checkbox', { name: 'Email' })
  await expect(mailOf('New followers')).toBeChecked()
  // Views of a story are emailed only to members who enable that.
  await expect(mailOf('Views of your story')).not.toBeChecked()
  await expectSound(page)
})

test('a professional sees suggested people and companies to follow, with reasons', async ({ page }) => {
  await openAs(page, '/professional/community', 'ada@demo.example', demoPassword)
  const people = page.getByRole('list', { name: 'People you may know' }).getByRole('listitem')
  // A shared fact is a stronger reason than being new.
  await expect(
    people.filter({ hasText: /You both know|Also in|Worked at|Also works in|Followed by/ }).first(),
  ).toBeVisible()
  await expectSound(page)
  await openAs(page, '/professional/companies', 'ada@demo.example', demoPassword)
  await expect(page.getByRole('list', { name: 'Suggested companies' }).getByRole('listitem').first()).toContainText(
    /Followed by|Hires (for|in)|(In|Values) .+, like|You work there|new jobs?/,
  )
  await expectSound(page)
})

test('a professional gets company suggestions above the list, dismisses one, and blocks another', async ({
  page,
  complaints,
}) => {
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/company/lumenfield', ada.email)
  // The button changes immediately; the next suggestions depend on the response.
  const followResponse = page.waitForResponse((response) => response.url().includes('/follow/'))
  await page.getByRole('button', { name: 'Follow Lumenfield' }).click()
  await expect(page.getByRole('button', { name: 'Following Lumenfield' })).toBeVisible()
  expect((await followResponse).status()).toBe(200)
  await page.goto('/companies')
  const forYou = page.getByRole('region', { name: 'For you' })
  await expect(forYou.getByText(/, like Lumenfield$/).first()).toBeVisible()
  await expectSound(page)
  const unwantedName = (await forYou.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  await forYou.getByRole('button', { name: `Not for me: ${unwantedName}` }).click()
  await expect(forYou.getByRole('heading', { name: unwantedName })).toBeHidden()
  await expect(page.getByText(`We won’t suggest ${unwantedName} again`)).toBeVisible()

  const nextHeading = forYou.getByRole('heading', { level: 3 }).first()
  const name = (await nextHeading.textContent()) ?? ''
  await nextHeading.getByRole('link').click()
  await page.getByRole('button', { name: `More about ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  await page.getByRole('button', { name: `Block ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.goto('/settings#privacy')
  // The page and its jobs were requested together, so one or both are refused, the second possibly later.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
  await page.getByRole('button', { name: `Unblock ${name}` }).click()
  await expect(page.getByText('No blocked members.')).toBeVisible()
})
