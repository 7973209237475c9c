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

test('a guest uploads a résumé, types a password, and gets a page', async ({ page }) => {
  test.slow()
  const email = newEmail()
  await page.goto('/professional/onboarding')
  await expect(page).toHaveURL('/professional/onboarding?step=role')
  await expectSound(page)
  await page.getByRole('button', { name: 'Start with a résumé' }).click()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  await expectSound(page)
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: resume(email) }
  await page.getByLabel('Résumé file').setInputFiles(file)
  // Each file is read in a separate process.
  await expect(page.getByRole('heading', { name: 'Review your résumé' })).toBeFocused()
  const role = page.getByRole('checkbox', { name: 'Marine Engineer, Coast Guard Ltd · May 2019 – Present' })
  await expect(role).toBeChecked()
  await page.getByRole('button', { name: 'Add to my story' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Step 3 of 3')).toBeVisible()
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
  // Actions that would lead other people to a missing page are not offered.
  await expect(page.getByText('Confirm your email address')).toBeVisible()
  await expect(page.getByRole('link', { name: 'JSON Resume' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
})

test('a person without a résumé answers questions, goes back, reloads, and continues in another browser', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail()
  const main = page.getByRole('main')
  await page.goto('/professional/onboarding')
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await main.getByLabel('Company').fill('Coast Guard')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByText('Enter your first name.')).toBeVisible()
  await main.getByLabel('First name').fill('Ada')
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByText('Enter your role.')).toBeVisible()
  await main.getByLabel('Your role').fill('Keeper')
  await expectSound(page)
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/professional/onboarding?step=start')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await main.getByRole('button', { name: 'Continue without a résumé' }).click()
  await expect(main.getByLabel('First name')).toHaveValue('Ada')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Join and continue' }).click()

  await expect(page).toHaveURL('/professional/onboarding?step=skills')
  await expect(page.getByText('Step 4 of 5')).toBeVisible()
  await main.getByRole('combobox', { name: 'Skills' }).fill('Lamp repair')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Remove skill Lamp repair' })).toBeVisible()

  await main.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/professional/onboarding?step=start')
  await main.getByRole('link', { name: 'Back' }).click()
  await expect(main.getByLabel('Company')).toHaveValue('Coast Guard')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/professional/onboarding?step=skills')
  await expect(main.getByRole('button', { name: 'Remove skill Lamp repair' })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Remove skill Lamp repair' })).toBeVisible()
  await expect(page.getByText('Step 4 of 5')).toBeVisible()

  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await context.newPage()
  await otherPage.goto('/login?next=/professional/edit')
  await logIn(otherPage, email)
  await otherPage.getByRole('link', { name: 'Continue where you left' }).click()
  await expect(otherPage).toHaveURL('/professional/onboarding?step=skills')
  const otherMain = otherPage.getByRole('main')
  await expect(otherMain.getByRole('button', { name: 'Remove skill Lamp repair' })).toBeVisible()
  // Text that is still in the field is saved, too.
  await otherMain.getByRole('combobox', { name: 'Skills' }).fill('Rope work')
  await otherMain.getByRole('button', { name: 'Continue' }).click()
  await otherMain.getByLabel('Country').selectOption({ label: 'Portugal' })
  await otherMain.getByRole('button', { name: 'Continue' }).click()
  await expect(otherMain.getByText('It has 1 role and 2 skills so far.')).toBeVisible()
  await otherMain.getByRole('link', { name: 'View your page' }).click()
  // The page before shows a preview with the same words.
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Ada')
  await expect(otherPage.getByText('Keeper at Coast Guard')).toBeVisible()
  await expect(otherPage.getByText('Rope work')).toBeVisible()
  await context.close()
})

test('the sign-up page names the inviter, the browser remembers them, and an unknown inviter causes no error', async ({
  page,
}) => {
  await page.goto('/professional/layoff-onboarding/nobody-of-this-name')
  await expect(page.getByText('The person who invited you has left.')).toBeVisible()
  await page.goto('/professional/layoff-onboarding/carla-mendes')
  await expect(page.getByRole('main').getByText('invited you to Rise.')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectSound(page)
  expect(await page.evaluate(() => sessionStorage.getItem('invitedBy'))).toBe('carla-mendes')
})

test('a role without a company is enough to sign up, and becomes the headline', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/professional/signup')
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Your role').fill('Lorry driver')
  await main.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Continue without a résumé' }).click()
  await main.getByLabel('Email').fill(newEmail())
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Join and continue' }).click()
  await expect(page).toHaveURL('/professional/signup?step=skills')
  await page.goto('/professional/edit')
  await expect(main.getByLabel('Headline')).toHaveValue('Lorry driver')
})

test('the form on one page signs up a professional and creates their page', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/professional/signup-form')
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Email').fill(newEmail())
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Your role').fill('Baker')
  await main.getByLabel('Country').selectOption({ label: 'Austria' })
  await expectSound(page)
  await main.getByLabel('Company').fill('Crumb')
  await main.getByRole('button', { name: 'Join and create my page' }).click()
  await expect(page.getByText('It has 1 role so far.')).toBeVisible()
})

test('questions answered in one sign-up flow are not asked again in another', async ({ page }) => {
  test.slow()
  const main = page.getByRole('main')
  const goOn = () => main.getByRole('button', { name: 'Continue' }).click()
  await page.goto('/professional/signup')
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Your role').fill('Keeper')
  await main.getByLabel('Company').fill('Coast Guard')
  await goOn()
  await page.getByRole('button', { name: 'Continue without a résumé' }).click()
  await main.getByLabel('Email').fill(newEmail())
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Join and continue' }).click()
  await expect(page).toHaveURL('/professional/signup?step=skills')
  // Another flow continues where this one was left.
  await page.goto('/professional/onboarding')
  await expect(page).toHaveURL('/professional/onboarding?step=skills')
  await page.goto('/professional/signup')
  await main.getByRole('combobox', { name: 'Skills' }).fill('Lamp repair')
  await goOn()
  await main.getByLabel('Country').selectOption({ label: 'Portugal' })
  await goOn()
  await expect(page.getByText('It has 1 role and 1 skill so far.')).toBeVisible()

  await page.goto('/professional/onboarding')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re all set')
  await page.goto('/professional/full-onboarding')
  await expect(page).toHaveURL('/professional/full-onboarding?step=headline')
  await expectSound(page)
})

test('a guest’s answers are added to the story of the account they log in to, without overwriting anything', async ({
  page,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const email = await register(page)
  const login = await page.request.post('/api/v1/professionals/login', { data: { user: { email, password } } })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  const existingResume = { basics: { label: 'Cook' }, work: [{ name: 'Galley', position: 'Cook' }] }
  const response = await page.request.patch('/api/v1/story', { headers, data: { version: 0, resume: existingResume } })
  expect(response.ok()).toBe(true)

  await page.goto('/professional/layoff-onboarding')
  await main.getByLabel('First name').fill('Ada')
  await main.getByLabel('Your role').fill('Lamp keeper')
  await main.getByLabel('Company').fill('Coast Guard of Faro')
  await main.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue without a résumé' }).click()
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
