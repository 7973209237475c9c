import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin finds a headline by its title, hides it, and shows it again', async ({ page, browser }) => {
  await openAs(page, '/admin/headlines', 'content@demo.example', demoPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Headlines')
  await expectSound(page)
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Hide/ }) })
  const link = first.last().getByRole('link').first()
  await expect(link).toBeVisible()
  const [title, path] = [(await link.textContent()) ?? '', (await link.getAttribute('href')) ?? '']
  await page.getByLabel('Title').fill(title)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Hide ${title}` }).click()
  await expect(page.getByRole('button', { name: `Hide ${title}` })).toBeHidden()
  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  expect((await guest.goto(path))?.status()).toBe(404)
  await page.getByLabel('Status').selectOption('hidden')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: `Show ${title}` }).click()
  await expect(page.getByRole('button', { name: `Show ${title}` })).toBeHidden()
  expect((await guest.goto(`${path}?again`))?.status()).toBe(200)
  await guests.close()
})
