import type { Page } from '@playwright/test'
import { register } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { openAs, signIn } from './support/members.ts'

test('a member chooses a photo, crops it by keyboard, saves it, sees it in the header, and removes it', async ({
  page,
  complaints,
}) => {
  await openAs(page, '/professional/edit', await register(page))
  // Any picture works: a screenshot of this page.
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  const add = page.getByRole('button', { name: 'Add photo' })

  await test.step('a file that isn’t a picture is refused with a hint', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.click()])
    await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') })
    await expect(page.getByText('This picture cannot be shown.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save picture' })).toBeDisabled()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(add).toBeFocused()
  })

  await test.step('the keyboard crops the picture', async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.press('Enter')])
    await chooser.setFiles(picture)
    const area = page.getByRole('application', { name: 'Part to show' })
    await expect(area).toBeFocused()
    for (const key of ['+', '+', '+', '-', 'ArrowLeft', 'ArrowUp']) await area.press(key)
    await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '120 %')
    await expectSound(page)
  })

  await test.step('a failure keeps the chosen picture', async () => {
    await page.route('/api/v1/pictures', (route) => route.abort())
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByText('The server did not answer.')).toBeVisible()
    await page.unroute('/api/v1/pictures')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
  })

  await test.step('the header shows the photo', async () => {
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    const headerPhoto = page.locator('header img:visible')
    await expect(headerPhoto).toHaveAttribute('src', /^\/pictures\/[0-9a-f-]+\/128\.webp$/)
    await expect(headerPhoto).toHaveJSProperty('naturalWidth', 128)
  })

  await test.step('the header no longer shows the photo once it is removed', async () => {
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await expect(add).toBeVisible()
    await expect(page.locator('header img:visible')).toHaveCount(0)
  })
})

test('content below the pictures doesn’t move when they load', async ({ page }) => {
  await signIn(page, await register(page))
  const release = await holdResponse(page, '/api/v1/account/pictures')
  await page.goto('/professional/edit')
  const fieldBelow = page.getByRole('textbox', { name: 'Headline' })
  await expect(fieldBelow).toBeVisible()
  const boxBefore = await fieldBelow.boundingBox()
  release()
  // The placeholder of a missing cover.
  await expect(page.getByRole('region', { name: 'Cover' }).locator('.lucide-image')).toBeVisible()
  expect(await fieldBelow.boundingBox()).toEqual(boxBefore)
})

test('the settings appear only once all of them have loaded', async ({ page }) => {
  await signIn(page, await register(page))
  const release = await holdResponse(page, '/api/v1/account/sessions')
  const accountResponse = page.waitForResponse('/api/v1/account')
  await page.goto('/settings')
  await accountResponse
  await expect(page.getByText('Loading your settings')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Change email address' })).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: 'Change email address' })).toBeVisible()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
})

/** Holds back the responses of `path` until the returned function is called. */
async function holdResponse(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const releaseCall = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await releaseCall
    await route.continue()
  })
  return release
}
