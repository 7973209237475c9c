import { demoPassword, post } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from '../support/members.ts'

test('only the author can see content under review', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await grantPlan(page, ada, 'Creator')
  const heldWord = `quartz${Date.now()}`
  const admin = { user: { email: 'content@demo.example', password: demoPassword } }
  const { token } = await (await post(page, '/api/v1/professionals/login', { data: admin })).json()
  const rule = { data: { words: heldWord, act: 'hold', reason: '' }, headers: { authorization: `Bearer ${token}` } }
  expect((await page.request.post('/api/v1/admin/word-rules', rule)).ok()).toBe(true)

  await openAs(page, '/feed', ada.email)
  await page.getByRole('button', { name: 'Write a post' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill(`Much ${heldWord} here.`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('link', { name: 'View post' }).click()
  await expect(page).toHaveURL(/\/feed\/[0-9a-f-]{36}$/)
  const paths = [new URL(page.url()).pathname]

  await page.goto('/polls/edit')
  await page.getByRole('textbox', { name: 'Question' }).fill(`How much ${heldWord} is enough?`)
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Some')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('More')
  await page.getByRole('button', { name: 'Publish poll' }).click()
  await expect(page).toHaveURL(/\/polls\/[0-9a-f-]{36}$/)
  paths.push(new URL(page.url()).pathname)

  await page.goto('/real-talk/create')
  await page.getByRole('textbox', { name: 'Your question' }).fill(`Who has seen ${heldWord} at work?`)
  await page.getByRole('button', { name: 'Ask question' }).click()
  await expect(page).toHaveURL(/\/real-talk\/who-has-seen/)
  paths.push(new URL(page.url()).pathname)

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await otherContext.newPage()
  for (const path of paths) {
    // The server renders everyone's view; the author's page then requests the content.
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByText('Only you can see this')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(heldWord)
    expect((await guest.goto(path))?.status(), path).toBe(404)
    await expect(guest.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await expectSound(page)
  await otherContext.close()
})
