import type { Page } from '@playwright/test'
import { password } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

const journey =
  'a missing skill of a job leads to a course, and a finished course can be added to the story and shared as a win'

test(journey, { tag: '@any-width' }, async ({ page }) => {
  test.slow()
  const ada = await joinConfirmed(page, 'professionals')
  await writeSkill(page, ada.email, 'Sourdough')
  await openAs(page, await jobThatAsksFor(page, 'Kubernetes'), ada.email)
  const match = page.getByRole('region', { name: /match$|overlap$/ })
  await match.getByText('Why this match?').click()
  await match.getByRole('link', { name: /^Kubernetes \(\d+ courses?\)$/ }).click()
  await expect(page).toHaveURL('/courses?skill=kubernetes')
  await expect(page.getByRole('status').filter({ hasText: /course/ })).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'Learn Kubernetes Basics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Kubernetes Basics')

  await page.getByRole('radio', { name: 'Finished' }).check()
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByLabel('What should others know?').fill(`Says ${ada.name}: do it twice.`)
  await page.getByRole('button', { name: 'Rate course' }).click()
  await expect(page.getByRole('region', { name: /^Ratings/ })).toContainText(`Says ${ada.name}: do it twice.`)
  await page.getByRole('button', { name: 'Add to your story' }).click()
  await expect(page.getByText('Added to your story')).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'your story' }).click()
  await expect(page).toHaveURL(`/professional/${ada.slug}`)
  await expect(page.getByRole('main')).toContainText('The Kubernetes project')
  await expect(page.getByRole('main')).toContainText('Learn Kubernetes Basics')

  await page.goBack()
  await page.getByRole('link', { name: 'Share as a win' }).click()
  await expect(page.getByRole('radio', { name: 'Win' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('I finished “Learn Kubernetes Basics”')
})

async function writeSkill(page: Page, email: string, name: string): Promise<void> {
  const loginResponse = await page.request.post('/api/v1/professionals/login', { data: { user: { email, password } } })
  const headers = { authorization: `Bearer ${(await loginResponse.json()).token}` }
  const { version } = (await (await page.request.get('/api/v1/story', { headers })).json()).result
  const data = { version, resume: { skills: [{ name }] } }
  expect((await page.request.patch('/api/v1/story', { headers, data })).ok()).toBe(true)
}

/** Returns the page of an open demo job that requires the skill. */
async function jobThatAsksFor(page: Page, skill: string): Promise<string> {
  const { items } = (await (await page.request.get(`/api/v1/jobs?q=${skill}`)).json()).result
  for (const { slug } of items) {
    const { job } = (await (await page.request.get(`/api/v1/jobs/${slug}`)).json()).result
    if (job.skills.includes(skill)) return `/jobs/${slug}`
  }
  throw new Error(`No job asks for ${skill}.`)
}
