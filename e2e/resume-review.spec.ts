import { registerConfirmed } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { openAs } from './support/members.ts'

const file = new URL('support/files/two-columns.pdf', import.meta.url).pathname

test('uploading a two-column résumé creates a correct story without typing', async ({ page }) => {
  test.slow()
  await openAs(page, '/professional/edit', await registerConfirmed(page))
  await page.getByLabel('Résumé file').setInputFiles(file)
  const section = page.getByRole('region', { name: 'Start from a résumé' })
  // Each file is read in a separate process.
  await expect(section.getByRole('heading', { name: 'Review your résumé' })).toBeFocused()
  const role = section.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /Senior Lighthouse/ }) })
  await expect(role.getByText('May 2019 – Present', { exact: true })).toBeVisible()
  await expectSound(page)

  // Removed ticks and edits survive a reload.
  await section.getByRole('checkbox', { name: 'Headline' }).uncheck()
  await page.reload()
  await expect(section.getByRole('checkbox', { name: 'Headline' })).not.toBeChecked()
  await section.getByRole('checkbox', { name: 'Headline' }).check()
  await section.getByRole('button', { name: 'Add to my story' }).click()
  await page.getByRole('link', { name: 'View your page' }).click()

  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Coast Guard Ltd')
  const link = page.getByRole('link', { name: 'JSON Resume' })
  const story = await (await page.request.get((await link.getAttribute('href')) ?? '')).json()
  expect(story.basics.label).toBe('Lighthouse Engineer')
  expect(
    story.work.map(({ name, position, startDate, endDate }: Record<string, string>) => [
      name,
      position,
      startDate,
      endDate,
    ]),
  ).toEqual([
    ['Coast Guard Ltd', 'Senior Lighthouse Engineer', '2019-05', undefined],
    ['Harbour Works GmbH', 'Marine Electrician', '2014-09', '2019-04'],
  ])
  expect(story.education).toMatchObject([
    { institution: 'University of Porto', studyType: 'BSc, Electrical Engineering' },
  ])
  expect(story.skills.map(({ name }: { name: string }) => name)).toEqual([
    'Lamp repair',
    'Rope work',
    'Weather watching',
    'Marine radio',
  ])
  expect(story.languages).toMatchObject([{ language: 'Portuguese' }, { language: 'English' }])
})
