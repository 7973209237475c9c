import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

test('the badge for a first case is announced immediately, and guests see it on the member’s page', async ({
  page,
  browser,
}) => {
  // axe checks three pages in both themes.
  test.slow()
  const { email, name, slug } = await joinConfirmed(page, 'professionals')
  // Live events reach a page once its socket is connected, when it is idle.
  const socketOpened = page.waitForEvent('websocket')
  await openAs(page, `/professional/${slug}/badges`, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your badges')
  const remainingBadges = page.getByRole('region', { name: 'Still to earn' })
  await expect(remainingBadges.getByRole('progressbar', { name: 'Progress towards Gallery' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 5',
  )
  await expectSound(page)

  await remainingBadges.getByRole('link', { name: 'Write a case' }).first().click()
  await page.getByLabel('Title of your first case').fill(`A lamp of ${slug}`)
  await page.getByRole('button', { name: 'Create case' }).click()
  await page.getByRole('button', { name: 'Write the text' }).click()
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused()
  await page.keyboard.type('Ships could not see the lamp.')
  await socketOpened
  await page.getByRole('button', { name: 'Publish case' }).click()
  // The case completes a mission too, whose badge may be announced instead.
  const toast = page.getByRole('listitem').filter({ hasText: 'You earned' })
  await toast.getByRole('link', { name: 'Have a look' }).click()

  await expect(page).toHaveURL(`/professional/${slug}/badges`)
  await expect(page.getByRole('region', { name: 'Earned' })).toContainText('Published a first portfolio case.')
  await expect(remainingBadges).not.toContainText('Show, don’t tell')
  await expect(remainingBadges).not.toContainText('Mission accomplished')

  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  await guest.goto(`/professional/${slug}`)
  const badges = guest.getByRole('region', { name: 'Badges' })
  await expect(badges).toContainText('Show, don’t tell')
  await expectSound(guest)
  await badges.getByRole('link', { name: 'All 3 badges' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${name}’s badges`)
  await expect(guest.getByRole('region', { name: 'Still to earn' })).toHaveCount(0)
  await expectSound(guest)
  await guests.close()
})

test('the badges page of a company without badges shows an empty state to guests and to the team', async ({
  page,
  browser,
}) => {
  const { email, name, slug } = await joinConfirmed(page, 'employers')
  const guests = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const guest = await guests.newPage()
  await guest.goto(`/company/${slug}/badges`)
  await expect(guest.getByRole('heading', { name: 'No badges yet' })).toBeVisible()
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await guest.getByRole('link', { name: 'View page' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(name)
  await guests.close()

  await openAs(page, `/company/${slug}/badges`, email)
  await expect(page.getByRole('heading', { name: 'Your first badge is close' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Still to earn' })).toContainText('First hundred')
  await expectSound(page)
})
