import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { joinConfirmed, openAs } from '../support/members.ts'

const journey = 'an admin writes a mission; a member finishes it and claims rewards, one of which the admin fulfills'

test(journey, { tag: '@any-width' }, async ({ page, browser }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  const mark = ada.name.replaceAll(/\D/g, '')
  const title = `Hello ${mark}`
  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const admin = await otherContext.newPage()
  await openAs(admin, '/admin/missions', 'admin@demo.example', demoPassword)
  await admin.getByRole('button', { name: 'New mission' }).click()
  const form = admin.getByRole('form', { name: 'New mission' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Key').fill(`Hello ${mark}`)
  await form.getByLabel('What members are to do').fill('Say hello to everyone.')
  await form.getByLabel('What counts').selectOption('Hello post')
  await form.getByLabel('Points').fill('100')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByText('Enter a key of lowercase letters')).toBeVisible()
  await expectSound(admin)
  await form.getByLabel('Key').fill(`hello-${mark}`)
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form).toHaveCount(0)

  const socketOpened = page.waitForEvent('websocket')
  await openAs(page, '/missions', ada.email)
  await expect(page.getByRole('region', { name: 'Next' }).getByRole('heading', { name: title })).toBeVisible()
  await expectSound(page)
  await socketOpened
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    const post = { id: crypto.randomUUID(), kind: 'hello', audience: 'members', body: '<p>I keep lighthouses.</p>' }
    await fetch('/api/v1/posts', { method: 'POST', headers, body: JSON.stringify(post) })
  })
  await expect(page.getByRole('listitem').filter({ hasText: 'You finished' }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Done' }).getByRole('heading', { name: title })).toBeVisible()
  await page.getByLabel('Show on my story').click()
  await expect(page.getByLabel('Show on my story')).toBeChecked()
  await page.getByRole('link', { name: 'See your rewards' }).click()

  await expect(page).toHaveURL(`/professional/${ada.slug}?reward=true`)
  await page.getByRole('button', { name: 'Claim Custom cartoon illustration' }).click()
  const illustrationForm = page.getByRole('form', { name: 'Your illustration' })
  await illustrationForm.getByLabel('Glasses').selectOption('Sunglasses')
  await expect(illustrationForm.getByRole('img')).toHaveAttribute('alt', /sunglasses/)
  await expectSound(page)
  await illustrationForm.getByRole('button', { name: 'Claim reward' }).click()
  await expect(page.getByRole('img', { name: 'A cartoon illustration' })).toBeVisible()
  await expect(page.getByText('Not available: you’ve claimed another reward.')).toBeVisible()

  await page.getByRole('button', { name: 'Claim Resume boost 1-on-1 coaching' }).click()
  const coaching = page.getByRole('form', { name: 'Resume coaching' })
  await coaching.getByLabel('First time').fill('2030-01-07T10:00')
  await coaching.getByRole('button', { name: 'Claim reward' }).click()
  await expect(coaching.getByText('Enter a date and a time.')).toBeVisible()
  await coaching.getByLabel('Second time').fill('2030-01-08T16:30')
  await coaching.getByRole('button', { name: 'Claim reward' }).click()
  await expect(page.getByText('We’ll email you when it’s ready.')).toBeVisible()

  await admin.reload()
  await admin.getByRole('searchbox', { name: 'Member’s name' }).fill(ada.name)
  await admin.getByRole('search', { name: 'Claims' }).getByRole('button', { name: 'Search' }).click()
  await expect(admin.getByRole('heading', { name: 'Waiting (1)' })).toBeVisible()
  await expect(admin.getByText('2030-01-07 10:00, 2030-01-08 16:30')).toBeVisible()
  await admin.getByRole('button', { name: `Fulfill Resume boost 1-on-1 coaching for ${ada.name}` }).click()
  await admin.getByLabel('Words to the member').fill('See you on the 8th.')
  await expectSound(admin)
  await admin.getByRole('button', { name: 'Send' }).click()
  await expect(admin.getByText('No claims waiting.')).toBeVisible()
  await admin.getByRole('searchbox', { name: 'Title or key' }).fill(title)
  await admin.getByRole('search', { name: 'Missions' }).getByRole('button', { name: 'Search' }).click()
  await admin.getByRole('button', { name: `End ${title}` }).click()
  await expect(admin.getByRole('button', { name: `End ${title}` })).toHaveCount(0)
  await otherContext.close()

  await page.reload()
  const rewards = page.getByRole('region', { name: 'Rewards for your missions' })
  await expect(rewards.getByText('See you on the 8th.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Missions', exact: true })).toContainText(title)
  await expectSound(page)
})
