import type { Page } from '@playwright/test'
import { password } from './support/accounts.ts'
import { expect, findSidewaysOverflow, test } from './support/journey.ts'
import { grantPlan, type Joined, joinConfirmed, openAs, signIn } from './support/members.ts'

/** No language has such a word, but people type them. */
const LONG_WORD = 'Wolkenkuckucksheim'.repeat(6).slice(0, 100)

async function callsOf(page: Page, { email }: Joined) {
  const login = await page.request.post('/api/v1/professionals/login', { data: { user: { email, password } } })
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  return async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, data?: object) => {
    const reply = await page.request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) })
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
    return (await reply.json()).result
  }
}

/** Writes content with long words everywhere, as a professional. Returns the paths of their pages. */
async function writeLongContent(page: Page, author: Joined): Promise<string[]> {
  const call = await callsOf(page, author)
  const { version } = await call('GET', 'story')
  const school = { institution: LONG_WORD, studyType: LONG_WORD, area: LONG_WORD }
  const resume = {
    basics: { label: LONG_WORD, summary: LONG_WORD, location: { city: LONG_WORD.slice(0, 60) } },
    work: [{ name: LONG_WORD, position: LONG_WORD, summary: LONG_WORD, startDate: '2020', highlights: [LONG_WORD] }],
    education: [school],
    skills: [{ name: LONG_WORD.slice(0, 80) }],
    languages: [{ language: LONG_WORD.slice(0, 60), fluency: LONG_WORD.slice(0, 60) }],
    projects: [{ name: LONG_WORD, description: LONG_WORD }],
  }
  const names = { firstName: LONG_WORD.slice(0, 50), lastName: LONG_WORD.slice(0, 50) }
  await call('PATCH', 'story', { version, ...names, resume })
  const { slug } = await call('GET', 'story')
  const draftCase = await call('POST', 'portfolio', { title: LONG_WORD })
  const facts = {
    summary: LONG_WORD,
    role: LONG_WORD.slice(0, 80),
    startDate: null,
    endDate: null,
    url: '',
    skills: [],
    links: [],
  }
  const caseBody = {
    version: draftCase.version,
    title: LONG_WORD,
    ...facts,
    coverId: null,
    body: `<p>${LONG_WORD}</p>`,
  }
  await call('PUT', `portfolio/${draftCase.slug}`, caseBody)
  await call('PUT', `portfolio/${draftCase.slug}/publication`)
  const id = crypto.randomUUID()
  const article = await call('POST', 'headlines', { id, title: LONG_WORD, coverId: null, body: `<p>${LONG_WORD}</p>` })
  const headline = await call('PUT', `headlines/${article.slug}/publication`)
  const question = await call('POST', 'questions', { text: `${LONG_WORD} ${Date.now()}?`, background: LONG_WORD })
  await call('PUT', `questions/${question.slug}/answer`, { text: LONG_WORD })
  return [
    ...[`/professional/${slug}`, `/professional/${slug}/badges`, `/professional/${slug}/portfolio`],
    ...[`/professional/portfolio/${draftCase.slug}`, `/headlines/${headline.slug}`, `/real-talk/${question.slug}`],
    ...['/professionals', '/headlines', '/real-talk', '/'],
  ]
}

/** Posts a job with long words everywhere, as a company with such a name. Returns the paths of its pages. */
async function createHiringContent(page: Page, employer: Joined): Promise<string[]> {
  const call = await callsOf(page, employer)
  const { _id } = await call('GET', 'check')
  const { slug } = await call('PUT', `companies/${_id}`, { user: { companyName: LONG_WORD } })
  const { version } = await call('GET', `companies/${slug}/desk`)
  await call('PATCH', `companies/${slug}/page`, { version, page: { story: LONG_WORD, tagline: LONG_WORD } })
  await call('POST', `companies/${slug}/news`, { text: LONG_WORD })
  const pay = { payFrom: null, payTo: null, payCurrency: '', payPeriod: 'YEAR' }
  const workplace = { places: [LONG_WORD.slice(0, 60)], workType: 'Onsite', employmentType: 'Full-time' }
  const fields = {
    title: LONG_WORD,
    ...workplace,
    ...pay,
    description: `${LONG_WORD}\n\n- ${LONG_WORD}`,
    apply: 'jobs.example/apply',
  }
  const path = `companies/${slug}/written-jobs/${crypto.randomUUID()}`
  const draft = await call('PUT', path, { version: 0, fields })
  const job = await call('PUT', `${path}/state`, { version: draft.version, state: 'open' })
  return [`/company/${slug}`, `/jobs/${job.slug}`, '/jobs', '/companies']
}

async function expectToFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await findSidewaysOverflow(page), path).toBe(0)
  }
}

test('no page is wider than the window, even with very long words', async ({ page }) => {
  test.slow()
  const [author, employer, reader] = [
    await joinConfirmed(page, 'professionals'),
    await joinConfirmed(page, 'employers'),
    await joinConfirmed(page, 'professionals'),
  ]
  await grantPlan(page, author, 'Creator')
  const authorPaths = await writeLongContent(page, author)
  const jobs = await createHiringContent(page, employer)
  await expectToFit(page, [...authorPaths, ...jobs])

  await signIn(page, author.email)
  await expectToFit(page, ['/settings', '/professional/edit', '/professional/portfolio', '/notifications'])
  await openAs(page, '/professional/community', reader.email)
  await expectToFit(page, ['/professional/community', '/professional/companies', ...authorPaths.slice(0, 1)])
  await signIn(page, employer.email)
  await expectToFit(page, ['/company/edit', '/company/jobs', '/company/edit/team'])
})
