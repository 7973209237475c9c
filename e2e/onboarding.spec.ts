import { logIn, newEmail, password, register } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { smallPdf } from './support/small-pdf.ts'

const resume = (email: string) =>
  smallPdf([
    'Ada Ferreira',
    'Keeper of lighthouses',
    email,
    'Porto, Portugal',
    '',
    'EXPERIENCE',
    'Marine Engineer, Coast Guard Ltd',
    'May 2019 - Present',
    'Kept nine lamps burning through every storm of the winter.',
    '',
    'SKILLS',
    'Lamp repair, Rope work, Weather watching, Radio, First aid',
  ])

test('a guest drops a résumé, types a password, and has a page', async ({ page }) => {
  test.slow()
  const email = newEmail()
  await page.goto('/professional/onboarding')
  await expect(page).toHaveURL('/professional/onboarding?step=start')
  await expectSound(page)
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: resume(email) }
  await page.getByLabel('Résumé file').setInputFiles(file)
  // Each file is read in a separate process.
  await expect(page.getByRole('heading', { name: 'Review your résumé' })).toBeFocused({ timeout: 25_000 })
  const role = page.getByRole('checkbox', { name: 'Marine Engineer, Coast Guard Ltd · May 2019 – Present' })
  await expect(role).toBeChecked()
  await page.getByRole('button', { name: 'Add to my story' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByLabel('First name')).toHaveValue('Ada')
  await expect(main.getByLabel('Email')).toHaveValue(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Join and continue' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re all set')
  await expect(
    page.getByText('Only you can see your page until you confirm your email. It has 1 role and 5 skills so far.'),
  ).toBeVisible()
  await expectSound(page)
  await page.getByRole('link', { name: 'View your page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Ferreira')
  await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Coast Guard Ltd')
  await expect(page.getByRole('link', { name: 'Continue where you left' })).toHaveCount(0)

  // The address is not confirmed yet: only the owner can see the page, even by its address.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Ferreira')
  await expect(page.getByRole('link', { name: 'Edit story' })).toBeVisible()
  // Actions that would lead others nowhere are not offered.
  await expect(page.getByText('Confirm your email address')).toBeVisible()
  await expect(page.getByRole('link', { name: 'JSON Resume' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
})

test('a person without a résumé answers, goes back, reloads, and continues in another browser', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail()
  const main = page.getByRole('main')
  await page.goto('/professional/onboarding')
  await page.getByRole('button', { name: 'Start without a résumé' }).click()
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Join and continue' }).click()

  await expect(page).toHaveURL('/professional/onboarding?step=role')
  await expect(page.getByText('Step 3 of 5')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await main.getByLabel('Your role').fill('Keeper')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByText('Enter the company.')).toBeVisible()
  await main.getByLabel('Company').fill('Coast Guard')
  await expectSound(page)
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/professional/onboarding?step=skills')
  await main.getByRole('combobox', { name: 'Skills' }).fill('Lamp repair')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Remove skill Lamp repair' })).toBeVisible()

  await main.getByRole('link', { name: 'Back' }).click()
  await expect(main.getByLabel('Company')).toHaveValue('Coast Guard')
  await page.goBack()
  await expect(page).toHaveURL('/professional/onboarding?step=skills')
  await expect(main.getByRole('button', { name: 'Remove skill Lamp repair' })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Remove skill Lamp repair' })).toBeVisible()
  await expect(page.getByText('Step 4 of 5')).toBeVisible()

  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const other = await context.newPage()
  await other.goto('/login?next=/professional/edit')
  await logIn(other, email)
  await other.getByRole('link', { name: 'Continue where you left' }).click()
  await expect(other).toHaveURL('/professional/onboarding?step=skills')
  const otherMain = other.getByRole('main')
  await expect(otherMain.getByRole('button', { name: 'Remove skill Lamp repair' })).toBeVisible()
  // Text in the field is saved, too.
  await otherMain.getByRole('combobox', { name: 'Skills' }).fill('Rope work')
  await otherMain.getByRole('button', { name: 'Continue' }).click()
  await otherMain.getByLabel('Country').selectOption({ label: 'Portugal' })
  await otherMain.getByRole('button', { name: 'Continue' }).click()
  await expect(otherMain.getByText('It has 1 role and 2 skills so far.')).toBeVisible()
  await otherMain.getByRole('link', { name: 'View your page' }).click()
  await expect(other.getByText('Keeper at Coast Guard')).toBeVisible()
  await expect(other.getByText('Rope work')).toBeVisible()
  await context.close()
})

test('the page names and remembers the inviter, and an unknown inviter causes no error', async ({ page }) => {
  await page.goto('/professional/layoff-onboarding/nobody-of-this-name')
  await expect(page.getByText('The person who invited you has left.')).toBeVisible()
  await page.goto('/professional/layoff-onboarding/carla-mendes')
  await expect(page.getByRole('main').getByText('invited you to Rise.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectSound(page)
  expect(await page.evaluate(() => sessionStorage.getItem('invitedBy'))).toBe('carla-mendes')
})

test('one form contains all questions', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/professional/signup-form')
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Email').fill(newEmail())
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Your role').fill('Baker')
  await main.getByLabel('Country').selectOption({ label: 'Austria' })
  await main.getByRole('button', { name: 'Join and create my page' }).click()
  await expect(main.getByText('Enter the company.')).toBeVisible()
  await expectSound(page)
  await main.getByLabel('Company').fill('Crumb')
  await main.getByRole('button', { name: 'Join and create my page' }).click()
  await expect(page.getByText('It has 1 role so far.')).toBeVisible()
})

test('questions answered at one entry are not asked again at another', async ({ page }) => {
  test.slow()
  const main = page.getByRole('main')
  const next = () => main.getByRole('button', { name: 'Continue' }).click()
  await page.goto('/professional/signup')
  await page.getByRole('button', { name: 'Start without a résumé' }).click()
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Email').fill(newEmail())
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Join and continue' }).click()
  await main.getByLabel('Your role').fill('Keeper')
  await main.getByLabel('Company').fill('Coast Guard')
  await next()
  await expect(page).toHaveURL('/professional/signup?step=skills')
  // Halfway, the other entry continues where this one was left.
  await page.goto('/professional/onboarding')
  await expect(page).toHaveURL('/professional/onboarding?step=skills')
  await page.goto('/professional/signup')
  await main.getByRole('combobox', { name: 'Skills' }).fill('Lamp repair')
  await next()
  await main.getByLabel('Country').selectOption({ label: 'Portugal' })
  await next()
  await expect(page.getByText('It has 1 role and 1 skill so far.')).toBeVisible()

  await page.goto('/professional/onboarding')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re all set')
  await page.goto('/professional/full-onboarding')
  await expect(page).toHaveURL('/professional/full-onboarding?step=headline')
  await expectSound(page)
})

test('a guest’s answers are added to the page of the account that logs in, without overwriting it', async ({
  page,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const email = await register(page)
  const login = await page.request.post('/api/v1/professionals/login', { data: { user: { email, password } } })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  const existingResume = { basics: { label: 'Cook' }, work: [{ name: 'Galley', position: 'Cook' }] }
  const saved = await page.request.patch('/api/v1/story', { headers, data: { version: 0, resume: existingResume } })
  expect(saved.ok()).toBe(true)

  await page.goto('/professional/layoff-onboarding')
  await page.getByRole('button', { name: 'Start without a résumé' }).click()
  await main.getByLabel('Your role').fill('Lamp keeper')
  await main.getByLabel('Company').fill('Coast Guard of Faro')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/step=account/)
  await page.goto('/login?next=/professional/layoff-onboarding')
  await logIn(page, email)
  await main.getByRole('button', { name: 'Add them to my page' }).click()
  await expect(main.getByText('so we left this out: Headline: Lamp keeper')).toBeVisible()
  await expectSound(page)
  const { result } = await (await page.request.get('/api/v1/story', { headers })).json()
  expect(result.resume).toMatchObject({
    basics: { label: 'Cook' },
    work: [existingResume.work[0], { name: 'Coast Guard of Faro', position: 'Lamp keeper' }],
  })
  await page.reload()
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Add them to my page' })).toHaveCount(0)
})
