import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin adds, renames and merges a catalog entry, and its first name finds the remaining entry', async ({
  page,
  complaints,
}) => {
  await openAs(page, '/admin/cms', 'content@demo.example', demoPassword)
  await page.getByRole('link', { name: 'Catalogs' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Skills')
  await expect(page.getByRole('button', { name: 'Edit 3D animation' })).toBeVisible()
  await expectSound(page)

  await page.getByLabel('Catalog').selectOption('Tags')
  await expect(page).toHaveURL(/catalog=tags/)
  const unique = `${process.pid}x${Date.now()}`
  const [first, second] = [`Sabbaticals ${unique}`, `Long leave ${unique}`]
  await page.getByRole('button', { name: 'Add entry' }).click()
  const adding = page.getByRole('form', { name: 'New entry' })
  await adding.getByLabel('Name', { exact: true }).fill('Job search')
  await adding.getByLabel('Group').fill('Career')
  await adding.getByRole('button', { name: 'Add entry' }).click()
  await expect(adding.getByText('There is already an entry called “Job search”.').first()).toBeVisible()
  // The browser logs the refusal.
  complaints.splice(0)
  await adding.getByLabel('Name', { exact: true }).fill(first)
  await adding.getByRole('button', { name: 'Add entry' }).click()
  await expect(page.getByText(`${first} is added`)).toBeVisible()

  await page.getByLabel('Name or group').fill(unique)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('button', { name: `Edit ${first}` }).click()
  const editing = page.getByRole('form', { name: `Edit ${first}` })
  await editing.getByLabel('Name', { exact: true }).fill(second)
  await expectSound(page)
  await editing.getByRole('button', { name: 'Save entry' }).click()
  await expect(page.getByRole('button', { name: `Edit ${second}` })).toBeVisible()
  await expect(page.getByText(first, { exact: true })).toBeVisible()
  const suggestedTags = async () => {
    const { result } = await (await page.request.get(`/api/v1/catalogs/tags?q=sabbaticals-${unique}`)).json()
    return result.map(({ name }: { name: string }) => name)
  }
  expect(await suggestedTags()).toEqual([second])

  await page.getByRole('button', { name: `Merge ${second}` }).click()
  const mergeForm = page.getByRole('form', { name: `Merge ${second}` })
  await mergeForm.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(mergeForm.getByText('Choose an entry from the list.')).toBeVisible()
  await mergeForm.getByRole('combobox').fill('Leadership')
  await page.getByRole('option', { name: 'Leadership' }).click()
  await expectSound(page)
  await mergeForm.getByRole('button', { name: 'Merge', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`${second} isn’t used yet.`)
  await question.getByRole('button', { name: 'Merge entries' }).click()
  await expect(page.getByText(`${second} is part of Leadership`)).toBeVisible()
  expect(await suggestedTags()).toEqual(['Leadership'])
})
