import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from '../support/members.ts'

const journey =
  'a creator hosts an event with one place; a member moves up from the waiting list, is notified of a change, and attends'

test(journey, { tag: '@any-width' }, async ({ page, browser }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await grantPlan(page, ada, 'Creator')
  const title = `Bridges with ${ada.name}`
  await openAs(page, '/events/create', ada.email)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByLabel('Start').fill(inZurich(20))
  await page.getByLabel('End').fill(inZurich(22))
  await page.getByLabel('Time zone').selectOption('Europe/Zurich')
  await page.getByLabel('Where').selectOption('online')
  await page.getByRole('textbox', { name: 'Link' }).fill('https://meet.example.org/bridges')
  await page.getByRole('textbox', { name: 'Places' }).fill('1')
  await page.getByRole('button', { name: 'Write the text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('We look at bridges.')
  await expectSound(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page).toHaveURL(/\/events\/create\/preview\?draft=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectSound(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('You host this event.')).toBeVisible()
  const path = new URL(page.url()).pathname

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const paul = await otherContext.newPage()
  await openAs(paul, path, 'paul@demo.example', demoPassword)
  await paul.getByRole('button', { name: 'Take part' }).click()
  await expect(paul.getByRole('heading', { name: 'You’re going' })).toBeVisible()
  await expect(paul.getByRole('link', { name: 'https://meet.example.org/bridges' })).toBeVisible()

  const thirdContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const carla = await thirdContext.newPage()
  await openAs(carla, path, 'carla@demo.example', demoPassword)
  await carla.getByRole('button', { name: 'Join waiting list' }).click()
  await expect(carla.getByRole('heading', { name: 'You’re number 1 on the waiting list' })).toBeVisible()
  await expectSound(carla)
  await paul.getByRole('button', { name: 'Give up place' }).click()
  await expect(paul.getByRole('heading', { name: 'Take part' })).toBeVisible()
  // The open page is notified live.
  await expect(carla.getByRole('heading', { name: 'You’re going' })).toBeVisible()
  await otherContext.close()

  await page.goto(`${path}/edit`)
  await page.getByRole('textbox', { name: 'Link' }).fill('https://meet.example.org/elsewhere')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expect(carla.getByRole('link', { name: 'https://meet.example.org/elsewhere' })).toBeVisible()
  // Reminders are sent once a minute.
  for (const news of [`changed the time or place of “${title}”`, `hosts “${title}”, which starts in a day`]) {
    await expect(async () => {
      await carla.goto('/notifications')
      await expect(carla.getByText(news)).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 100_000 })
  }
  await expectSound(carla)
  await thirdContext.close()

  await page.goto('/events?topic=career')
  await page.getByRole('searchbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Search events' }).click()
  await expect(page.getByText('1 event, soonest first')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await page.getByRole('link', { name: 'Participants' }).click()
  await expect(page.getByText('1 person, 0 checked in')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Checked in\s+Carla/ }).check()
  await expect(page.getByText('1 person, 1 checked in')).toBeVisible()
  await expectSound(page)
})

/** Formats a time some hours from now in Zurich's time zone. */
function inZurich(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000)
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' }).slice(0, 16).replace(' ', 'T')
}
