import { demoPassword, mailedLink, newEmail, password } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

// The tests run serially, because the color and the logo of the only installation share one version.
test.describe.configure({ mode: 'default' })

test('an admin invites another admin, who joins by the link and is later removed', async ({ page, browser }) => {
  const email = newEmail()
  await openAs(page, '/admin/settings', 'admin@demo.example', demoPassword)
  await page.getByRole('button', { name: 'Invite an admin' }).click()
  const form = page.getByRole('form', { name: 'Invite an admin' })
  await form.getByLabel('Email address').fill(email)
  await form.getByLabel('Support').check()
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invited', { exact: true })).toBeVisible()

  const otherPage = await (await browser.newContext()).newPage()
  await otherPage.goto(await mailedLink(page, email, '/reset'))
  await otherPage.getByRole('textbox', { name: 'New password' }).fill(password)
  await otherPage.getByRole('button', { name: 'Save new password' }).click()
  await expect(otherPage).toHaveURL('/admin')
  await otherPage.context().close()

  await page.reload()
  await expect(page.getByText('AUTH_SECRET')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove admin' }).click()
  await expect(page.getByText(`${email} was removed.`)).toBeVisible()
})

test('an admin previews the brand color, saves it, and resets it', async ({ page }) => {
  const brand = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  await openAs(page, '/admin/settings', 'admin@demo.example', demoPassword)
  const form = page.getByRole('form', { name: 'Colour' })
  await form.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#ffd400')
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText('Darkened to #')
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText('As you chose it.')
  const reload = page.waitForEvent('load')
  await form.getByRole('button', { name: 'Save colour' }).click()
  await reload
  await form.getByRole('button', { name: 'Use built-in colour' }).waitFor()
  expect(await brand()).toContain('#816a00')
  await expectSound(page)

  await form.getByRole('button', { name: 'Use built-in colour' }).click()
  await expect(form.getByText('Now the built-in colour.')).toBeVisible()
  // In the light theme, or in the dark theme that was previewed last.
  expect(await brand()).toMatch(/#0f6b62|#3fc9b5/)
})

test('a logo replaces the mark in the header until it is removed', async ({ page }) => {
  await openAs(page, '/admin/settings', 'admin@demo.example', demoPassword)
  const drawnLogo = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 400, height: 100 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#b0532a'
    context?.fillRect(0, 0, 400, 100)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const markBackground = () =>
    page.locator('header [data-brand] svg').evaluate((mark) => {
      const { backgroundImage, width } = getComputedStyle(mark)
      return [backgroundImage, width]
    })
  const logo = page.getByRole('region', { name: 'Logo' })
  await logo.locator('input[type=file]').setInputFiles({
    ...{ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(drawnLogo, 'base64') },
  })
  const reload = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
  await reload
  await expect.poll(markBackground).toEqual([expect.stringMatching(/\/brand\/[0-9a-f]{16}\.png/), '112px'])
  await expectSound(page)
  const reloadedWithout = page.waitForEvent('load')
  await logo.getByRole('button', { name: /Remove/ }).click()
  await reloadedWithout
  await expect.poll(markBackground).toEqual(['none', '24px'])
})
