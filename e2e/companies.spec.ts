import type { Page } from '@playwright/test'
import { demoPassword, mailedLink, newEmail, password } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'

const main = (page: Page) => page.getByRole('main')

/** Returns the address with this parameter in an email. */
async function companyLink(page: Page, email: string, parameter: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
      link = (await mails.text()).match(new RegExp(`https?://[\\w.:/-]+\\?${parameter}=[\\w-]+`))?.[0]
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** Signs up as a company with a unique name, and confirms the address. Returns name and address. */
async function joinAsCompany(page: Page): Promise<{ name: string; email: string }> {
  const email = newEmail()
  const name = `Harbour Works ${email.split('.').slice(2, 4).join(' ').split('@')[0]}`
  await page.goto('/company/onboarding')
  await main(page).getByLabel('Company name').fill(name)
  await main(page).getByLabel('Your first name').fill('Ada')
  await main(page).getByLabel('Work email').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Join as a company' }).click()
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  return { name, email }
}

test('a company signs up and fills its page step by step, and a guest sees the page', async ({ page, browser }) => {
  const { name, email } = await joinAsCompany(page)
  await expectSound(page)
  await main(page).getByLabel('Tagline').fill('Cranes that lift themselves')
  await main(page).getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await main(page).getByRole('link', { name: 'Continue' }).click()
  await main(page).getByRole('button', { name: 'Add value Trust' }).click()
  const values = main(page).getByRole('combobox', { name: /^Values/ })
  await values.fill('Lift together')
  // Text that was typed and not added yet survives a reload.
  await page.reload()
  await expect(values).toHaveValue('Lift together')
  await values.press('Enter')
  await main(page)
    .getByRole('combobox', { name: /^Benefits/ })
    .fill('four-day')
  await page.getByRole('option', { name: 'Four-day week' }).click()
  await main(page).getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Step 4 of 6')).toBeVisible()
  await main(page).getByLabel('Industries').selectOption('hardware')
  await main(page).getByLabel('Team size').selectOption('50')
  await main(page).getByLabel('Places').fill('Lisbon, Portugal')
  // On a phone, the links Back and Skip are on one line.
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const boxes = ['Back', 'Skip'].map((name) => main(page).getByRole('link', { name }).boundingBox())
  const [back, skip] = await Promise.all(boxes)
  expect(skip?.y).toBe(back?.y)
  if (wide) await page.setViewportSize(wide)
  await main(page).getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Step 5 of 6')).toBeVisible()
  // Back shows the saved values.
  await main(page).getByRole('link', { name: 'Back' }).click()
  await expect(main(page).getByLabel('Team size')).toHaveValue('50')
  await main(page).getByRole('link', { name: 'Skip' }).click()
  await main(page).getByRole('link', { name: 'Continue' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your jobs on Rise')
  await expectSound(page)
  await page.goto('/company/edit/preview')
  await expect(main(page).getByRole('heading', { name, level: 2 })).toBeVisible()
  await expectSound(page)
  await page.goto(await mailedLink(page, email, '/confirm'))
  await expect(page.getByText('Thanks, you’re confirmed')).toBeVisible()

  await page.goto('/company/edit')
  await main(page).getByRole('button', { name: 'Write news' }).click()
  await main(page).getByRole('textbox', { name: 'News' }).fill('We won a prize.')
  await main(page).getByRole('button', { name: 'Add note' }).click()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'We won a prize.' })).toBeVisible()
  await expectSound(page)
  await page.goto('/company/edit/edit-overview')
  await main(page).getByRole('button', { name: 'Write the story' }).click()
  await main(page)
    .getByRole('textbox', { name: 'Story' })
    .pressSequentially('We began in 1911.\n## Today\nWe still do.')
  await expectSound(page)
  await main(page).getByRole('button', { name: 'Save page' }).click()
  await expect(page.getByText('Page saved.')).toBeVisible()

  await main(page).getByRole('link', { name: 'Preview' }).first().click()
  // The form has a preview next to it, too.
  await expect(main(page).getByRole('textbox', { name: 'Story' })).toHaveCount(0)
  await expect(main(page).getByText('We began in 1911.')).toBeVisible()
  const slug = new URL(page.url()).pathname.split('/')[2] ?? ''
  const address = slug === 'edit' ? undefined : `/company/${slug}`
  const guest = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '' })
  await guest.goto(address ?? `/companies?q=${encodeURIComponent(name)}`)
  if (address === undefined) await guest.getByRole('link', { name, exact: true }).click()
  await expect(guest.getByRole('heading', { name, level: 1 })).toBeVisible()
  for (const text of [
    'Cranes that lift themselves',
    'Lisbon, Portugal',
    'We won a prize.',
    'Trust',
    'Lift together',
    'Four-day week',
  ]) {
    await expect(guest.getByText(text).first()).toBeVisible()
  }
  await guest.close()
})

test('a guest on a phone filters companies in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/companies?q=e')
  await expect(page.getByLabel('Industry')).toBeHidden()
  await main(page).getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Sort by').selectOption('name')
  const [last, show] = [
    sheet.getByRole('checkbox', { name: 'Hiring now' }),
    sheet.getByRole('button', { name: /^Show .*compan(y|ies)$/ }),
  ]
  await last.focus()
  // The focused field is not behind the bar.
  const [field, bar] = await Promise.all([last.boundingBox(), show.boundingBox()])
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await last.check()
  // Options show how many companies they have, and the button shows how many match.
  await expect(
    sheet
      .getByLabel('Industry')
      .getByRole('option', { name: /\(\d+\)$/ })
      .first(),
  ).toBeAttached()
  await expect(show).toHaveText(/^Show \d+ compan(y|ies)$/)
  await expectSound(page)
  await show.click()
  await expect(page).toHaveURL('/companies?q=e&hiring=true&sort=name')
  await expect(main(page).getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Filters' })).toContainText('Hiring now')
  await expectSound(page)
})

test('a company adds pictures, moves, describes and removes them, and a picture opens enlarged', async ({ page }) => {
  await joinAsCompany(page)
  // Any picture works: a corner of this page.
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 240, height: 160 } })
  await page.goto('/company/edit/edit-overview')
  const section = page.getByRole('region', { name: /^Pictures/ })
  for (const alt of ['Our hall', 'Our crane']) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      section.getByRole('button', { name: 'Add picture' }).click(),
    ])
    await chooser.setFiles({ name: 'hall.png', mimeType: 'image/png', buffer })
    await page.getByRole('dialog').getByLabel('Description').fill(alt)
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(section.getByRole('img', { name: alt })).toBeVisible()
  }
  await expectSound(page)
  await section.getByRole('button', { name: 'Move picture 2 up' }).click()
  await section.getByLabel('Description of picture 1').fill('Our crane at dusk')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByRole('button', { name: 'Save' })).toBeHidden()

  await main(page).getByRole('link', { name: 'Preview' }).first().click()
  const first = page.getByRole('button', { name: 'Enlarge picture 1 of 2: Our crane at dusk' })
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Picture 1 of 2' })
  await expect(dialog.getByRole('img', { name: 'Our crane at dusk' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(
    page.getByRole('dialog', { name: 'Picture 2 of 2' }).getByRole('img', { name: 'Our hall' }),
  ).toBeVisible()
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()

  await page.goto('/company/edit/edit-overview')
  await section.getByRole('button', { name: 'Remove picture 1' }).click()
  await expect(section.getByRole('img', { name: 'Our crane at dusk' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(section.getByRole('img')).toHaveCount(2)
  await expect(section.getByRole('img').first()).toHaveAccessibleName('Our crane at dusk')
})

test('a company claims an imported page with the emailed link', async ({ page }) => {
  await page.goto('/company/bellwether-people')
  await expect(page.getByText('We made this page from public postings')).toBeVisible()
  await expectSound(page)
  await main(page).getByRole('link', { name: 'Claim this page' }).click()
  const email = `ann.${Date.now()}@bellwether-people.example`
  await main(page).getByLabel('Your address at bellwether-people.example').fill(email)
  await expectSound(page)
  await main(page).getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await page.goto(await companyLink(page, email, 'claim'))
  await main(page).getByLabel('Your first name').fill('Ann')
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Claim the page' }).click()
  await expect(main(page).getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await expect(main(page).getByText('Verified: bellwether-people.example')).toBeVisible()
})

test('a company’s desk opens with new applicants, interviews, its reply rate and ending jobs', async ({ page }) => {
  await openAs(page, '/company/edit', 'priya@demo.example', demoPassword)
  await expect(main(page).getByRole('region', { name: /^\d+ new applicants?\b/ })).toBeVisible()
  await expect(main(page).getByRole('region', { name: /^Interviews? this week$/ })).toBeVisible()
  await expect(main(page).getByText(/^“Answers \d+ of \d+ applicants, usually within/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Extend Grants Writer by 30 days' })).toBeVisible()
  await expectSound(page)
})

test('a colleague accepts an invitation, signs up, and is named on the company’s page', async ({ page, browser }) => {
  const { name, email } = await joinAsCompany(page)
  await page.goto(await mailedLink(page, email, '/confirm'))
  await expect(page.getByText('Thanks, you’re confirmed')).toBeVisible()
  await page.goto('/company/edit/team')
  const colleague = newEmail()
  await main(page).getByLabel('Email address').fill(colleague)
  await main(page).getByRole('button', { name: 'Send invitation' }).click()
  await expect(main(page).getByText('Open invitations')).toBeVisible()
  await expectSound(page)

  const context = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await context.newPage()
  await otherPage.goto(await companyLink(otherPage, colleague, 'invitation'))
  await main(otherPage).getByLabel('Your first name').fill('Grace')
  await main(otherPage).getByLabel('Your last name').fill('Hopper')
  await main(otherPage).getByLabel('Password', { exact: true }).fill(password)
  await expectSound(otherPage)
  await main(otherPage).getByRole('button', { name: 'Join the team' }).click()
  await expect(main(otherPage).getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  await main(otherPage).getByRole('link', { name: 'Team', exact: true }).click()
  await main(otherPage).getByLabel('Show me on the company’s page').check()
  await expect(main(otherPage).getByLabel('Show me on the company’s page')).toBeChecked()
  await main(otherPage).getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(main(otherPage).getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(main(otherPage).getByText('Grace Hopper')).toBeVisible()
  await context.close()
})

test('the filters in the address apply to the list of companies, and each can be removed', async ({ page }) => {
  await page.goto('/companies?industry=artificial-intelligence')
  await expect(main(page).getByRole('link', { name: 'Babelfin' })).toBeVisible()
  await expectSound(page)
  await main(page).getByLabel('Company', { exact: true }).fill('babel')
  await main(page).getByRole('button', { name: 'Search companies' }).click()
  await expect(page).toHaveURL(/q=babel/)
  await expect(main(page).getByRole('status')).toHaveText('1 company matches')
  await main(page).getByRole('link', { name: 'Remove filter “babel”' }).click()
  await expect(page).toHaveURL('/companies?industry=artificial-intelligence')
})

test('a company drafts, previews, publishes, edits, pauses, resumes and closes a job', async ({ page }) => {
  const { email } = await joinAsCompany(page)
  await page.goto(await mailedLink(page, email, '/confirm'))
  await expect(page.getByText('Thanks, you’re confirmed')).toBeVisible()
  await page.goto('/company/onboarding/job-posting')
  await main(page).getByRole('link', { name: 'Write one' }).click()
  await expect(page).toHaveURL('/company/jobs/create')
  await expectSound(page)
  await main(page).getByLabel('Apply Directly').check()
  await main(page).getByRole('button', { name: 'Preview' }).click()
  const errorLinks = main(page).getByRole('alert').getByRole('link')
  await expect(errorLinks).toHaveText([/title/, /what it’s about/, /location/, /link/])
  await errorLinks.last().click()
  await expect(main(page).getByLabel('How to apply')).toBeFocused()
  await main(page).getByLabel('Title').fill('Crane operator')
  await main(page).getByLabel('How to apply').fill('jobs@crane.example')
  await main(page).getByLabel('Locations').fill('Lisbon, Portugal')
  await main(page).getByLabel('From').fill('50000')
  await main(page).getByLabel('To', { exact: true }).fill('40000')
  await main(page).getByLabel('Currency').fill('EUR')
  await main(page).getByRole('button', { name: 'Write the description' }).click()
  // The editor, once it has loaded: the field for a pasted text has the same name.
  const description = main(page).locator('[contenteditable="true"]')
  await description.pressSequentially('You move **containers** from ship to shore, day and night.')
  await main(page).getByRole('button', { name: 'Preview' }).click()
  await expect(main(page).getByText('This is less than the lower end.').first()).toBeVisible()
  await main(page).getByLabel('To', { exact: true }).fill('60000')
  // It is saved automatically, and still there after a reload.
  await expect(main(page).getByText('Draft saved')).toBeVisible()
  await expect(page).toHaveURL(/draft=/)
  await page.reload()
  await expect(main(page).getByRole('combobox', { name: 'Title' })).toHaveValue('Crane operator')
  await main(page).getByRole('button', { name: 'Preview' }).click()
  // The form has a preview next to it, too, so only the address shows that this is the preview's page.
  await expect(page).toHaveURL(/\/company\/jobs\/preview/)
  await expect(main(page).getByRole('heading', { name: 'Crane operator', level: 2 })).toBeVisible()
  await expect(main(page).getByText('containers', { exact: true })).toBeVisible()
  // The company has no open jobs yet, so the preview shows no count of them.
  await expect(main(page).getByText(/\d open job/)).toHaveCount(0)
  await expectSound(page)
  await main(page).getByRole('button', { name: 'Publish job' }).click()
  // The first one is shown on the company's page.
  await expect(main(page).getByRole('link', { name: 'Crane operator', exact: true })).toBeVisible()
  await page.goto('/company/jobs')
  await expectSound(page)

  await main(page).getByRole('link', { name: 'Edit Crane operator' }).click()
  await main(page).getByLabel('Title').fill('Crane driver')
  await main(page).getByRole('button', { name: 'Save job' }).click()
  await expect(main(page).getByText('All changes saved')).toBeVisible()
  await page.goto('/company/jobs?show=open')
  await main(page).getByRole('link', { name: 'Crane driver', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crane driver')
  await expect(main(page).getByRole('link', { name: 'Edit job' })).toHaveAttribute('href', /\/company\/jobs\/edit\//)

  // The former address of the list redirects to it.
  await page.goto('/company/edit/jobs')
  await expect(page).toHaveURL('/company/jobs')
  await main(page).getByRole('button', { name: 'Select jobs' }).click()
  await main(page).getByLabel('Choose Crane driver').check()
  await main(page).getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(main(page).getByRole('link', { name: 'Paused (1)' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Resume Crane driver' }).click()
  await expect(main(page).getByRole('link', { name: 'Open (1)' })).toBeVisible()
  await main(page).getByRole('button', { name: 'More for Crane driver' }).click()
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click()
  await page.getByRole('dialog').getByLabel('We hired someone elsewhere').check()
  await expectSound(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click()
  await expect(main(page).getByText('We hired someone elsewhere').first()).toBeAttached()
  await expect(main(page).getByRole('button', { name: 'Reopen Crane driver' })).toBeVisible()
})

test('a pasted description fills the form, and each field is marked until confirmed', async ({ page }) => {
  const { email } = await joinConfirmed(page, 'employers')
  await openAs(page, '/company/jobs/create', email)
  const pasteForm = main(page).getByRole('form', { name: 'Read a job' })
  await pasteForm.getByLabel('Description').fill(
    `Position: Crane operator

You move containers in Hamburg, Germany, onsite and full-time, by day and by night.
The pay is €42,000 to €48,000 a year. Send your application to jobs@crane.example.`,
  )
  await pasteForm.getByRole('button', { name: 'Fill in form' }).click()
  await expect(main(page).getByRole('combobox', { name: 'Title' })).toHaveValue('Crane operator')
  await expect(main(page).getByLabel('From', { exact: true })).toHaveValue('42000')
  await expect(main(page).getByLabel('How to apply', { exact: true })).toHaveValue('jobs@crane.example')
  await expectSound(page)
  await main(page).getByRole('button', { name: 'Confirm the pay' }).click()
  await expect(main(page).getByRole('button', { name: 'Confirm the pay' })).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Confirm the title' })).toBeVisible()
})
