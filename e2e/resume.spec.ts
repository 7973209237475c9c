import { registerConfirmed } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { openAs } from './support/members.ts'

const resume = {
  basics: { name: 'Ada Ferreira', label: 'Keeper of lighthouses', email: 'ada@mail.example' },
  work: [
    { name: 'Coast Guard', position: 'Keeper', startDate: '2019-05' },
    { name: 'A harbour without a role', startDate: '2015' },
  ],
  skills: [{ name: 'Lamp repair' }],
}

test('a member drops a résumé on an empty story and adds its parts, and the page shows them', async ({ page }) => {
  test.slow()
  await openAs(page, '/professional/edit', await registerConfirmed(page))
  const section = page.getByRole('region', { name: 'Start from a résumé' })
  const droppedFiles = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'resume.json', { type: 'application/json' }))
    return data
  }, JSON.stringify(resume))
  await section.getByRole('group', { name: 'Résumé' }).dispatchEvent('drop', { dataTransfer: droppedFiles })
  // Each file is read in a separate process.
  await expect(section.getByRole('heading', { name: 'Review your résumé' })).toBeFocused()
  await expect(section.getByRole('checkbox', { name: 'Keeper, Coast Guard · May 2019 – Present' })).toBeChecked()
  await expect(section.getByText('To add this role, enter: role.')).toBeVisible()
  await expect(section.getByRole('checkbox', { name: 'A harbour without a role' })).not.toBeChecked()
  await section.getByRole('checkbox', { name: 'Email to show' }).uncheck()
  await expectSound(page)
  await section.getByRole('button', { name: 'Add to my story' }).click()
  await page.getByRole('link', { name: 'View your page' }).click()

  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Coast Guard')
  await expect(page.getByText('Lamp repair')).toBeVisible()
  const link = page.getByRole('link', { name: 'JSON Resume' })
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect((await response.json()).basics).toMatchObject({ label: 'Keeper of lighthouses' })
})
