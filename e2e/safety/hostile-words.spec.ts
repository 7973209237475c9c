import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { asMember, joinConfirmed, openAs } from '../support/members.ts'

const evil = (where: string) => `${where}</script><script>alert(1)</script><img src=x onerror=alert(1)>"'`
const main = (page: Page) => page.getByRole('main')

test('no page of either side executes scripts from the fields of a job or an application', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  test.slow()
  const executed: string[] = []
  const watch = (watched: Page) =>
    watched.on('dialog', (dialog) => {
      executed.push(watched.url())
      void dialog.dismiss()
    })
  watch(page)
  const [company, ada] = [await joinConfirmed(page, 'employers'), await joinConfirmed(page, 'professionals')]
  const [employer, member] = [await asMember(page.request, company.email), await asMember(page.request, ada.email)]
  const { version } = await member('GET', '/api/v1/story')
  const resume = {
    basics: { label: evil('label'), summary: evil('summary') },
    work: [{ name: evil('employer'), position: evil('position'), highlights: [evil('line')] }],
    skills: [{ name: evil('skill').slice(0, 80) }],
  }
  await member('PATCH', '/api/v1/story', { version, resume })
  const question = { id: crypto.randomUUID(), kind: 'text', text: evil('question'), options: [], required: true }
  const jobId = crypto.randomUUID()
  const job = `/api/v1/companies/${company.slug}/written-jobs/${jobId}`
  const fields = {
    ...{ title: evil('title'), places: [evil('place').slice(0, 100)], workType: 'Onsite', employmentType: 'Full-time' },
    ...{ payFrom: null, payTo: null, payCurrency: '', payPeriod: 'YEAR', apply: '', applicationType: 'Smart Apply' },
    ...{ skills: [evil('skill').slice(0, 80)], benefits: [evil('benefit').slice(0, 80)] },
    ...{
      description: `${evil('description')} You move containers, day and night.`,
      questions: [{ ...question, wanted: [] }],
    },
  }
  await employer('PUT', job, { version: 0, fields })
  const { slug } = await employer('PUT', `${job}/state`, { state: 'open' })
  const id = crypto.randomUUID()
  const answers = [{ questionId: question.id, question: question.text, answer: evil('answer') }]
  const sent = { resume: { kind: 'story' }, note: evil('note'), answers }
  await member('PUT', `/api/v1/jobs/${slug}/applications/${id}`, sent)
  const message = { id: crypto.randomUUID(), text: evil('message') }
  await employer('POST', `/api/v1/companies/${company.slug}/applications/${id}/messages`, message)

  // The page as rendered by the server for a guest, and after its scripts have run.
  await page.goto(`/jobs/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>')
  await page.goto('/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await openAs(page, `/professional/jobs?application=${id}`, ada.email)
  await expect(main(page).getByText(evil('note'))).toBeVisible()
  await expect(main(page).getByText(evil('message'))).toBeVisible()
  await page.goto(`/smart-apply`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const context = await browser.newContext()
  const team = await context.newPage()
  watch(team)
  await openAs(team, `/company/jobs/${jobId}/applicants`, company.email)
  await expect(main(team).getByRole('link', { name: ada.name })).toBeVisible()
  await main(team).getByRole('link', { name: 'Board' }).click()
  await expect(main(team).getByLabel(`Stage of ${ada.name}`)).toBeVisible()
  await team.goto(`/company/jobs/${jobId}/applicants?applicant=${id}`)
  await expect(main(team).getByText(evil('answer'))).toBeVisible()
  await expect(main(team).getByText(evil('line'))).toBeVisible()
  await team.goto(`/company/jobs/edit/${jobId}`)
  await expect(main(team).getByLabel('Title')).toHaveValue(evil('title'))
  await context.close()
  expect(executed).toEqual([])
})
