import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { signIn } from '../support/members.ts'

test('a professional answers the intro, asks for jobs, and downloads a PDF résumé tailored to one of them', {
  tag: '@any-width',
}, async ({ page }) => {
  await signIn(page, 'paul@demo.example', demoPassword)
  await page.goto('/copilot')
  // The questions are part of the page; nothing covers it.
  await expect(page.getByLabel('Message to the copilot')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const intro = page.getByRole('region', { name: /^(\d\/4|Thank you!)$/ })
  await expect(intro.getByRole('heading', { name: '1/4' })).toBeVisible()
  await intro.getByLabel('What are you looking for?').fill('Carpenter')
  await expectSound(page)
  for (const step of ['2/4', '3/4', '4/4']) {
    await intro.getByRole('button', { name: 'Continue' }).click()
    await expect(intro.getByRole('heading', { name: step })).toBeVisible()
  }
  await intro.getByLabel('What would you like to avoid?').fill('Gambling')
  await intro.getByRole('button', { name: 'Continue' }).click()
  await expect(intro.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await intro.getByRole('button', { name: 'Start' }).click()

  await page.getByLabel('Message to the copilot').fill('Find field engineer jobs')
  await page.getByRole('button', { name: 'Send' }).click()
  const messages = page.getByRole('list', { name: 'Messages' })
  await expect(messages.getByRole('list', { name: 'Jobs' }).getByRole('link').first()).toBeVisible()
  await expectSound(page)
  await messages.getByRole('button', { name: 'Tailor résumé' }).click()
  await messages.getByRole('link', { name: 'Review lines' }).click()
  await expect(page.getByRole('heading', { name: /^Résumé for/ })).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Save résumé' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Open PDF/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expectSound(page)

  await page.reload()
  await expect(page.getByRole('button', { name: /^Open PDF/ })).toBeVisible()
  await expect(intro).toBeHidden()

  // The search of any page can ask it, too.
  await page.goto('/headlines')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('What should I do next?')
  await page.getByRole('option', { name: /^Ask the copilot/ }).click()
  await expect(page).toHaveURL(/\/copilot\?chat=/)
  await expect(messages.getByText('What should I do next?')).toBeVisible()
})
