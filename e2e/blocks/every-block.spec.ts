import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fromNewNetwork, password, post } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { type Joined, joinConfirmed, openAs } from '../support/members.ts'

const tabs = ['about', 'life', 'people', 'news'] as const

interface Block {
  readonly id: string
  readonly kind: string
}

/** Returns the headers of a member's API calls. */
async function headersOf(page: Page, { email }: Joined): Promise<Record<string, string>> {
  const data = { user: { email, password } }
  const { token } = await (await post(page, '/api/v1/professionals/login', { headers: fromNewNetwork(), data })).json()
  return { authorization: `Bearer ${token}` }
}

/** Records a member's consent to be named by a company, for both kinds of block with people. Returns their id. */
async function consentToBeNamed(
  page: Page,
  company: Joined,
  ada: Joined,
  headers: Record<string, string>,
): Promise<string> {
  let id = ''
  const ownHeaders = await headersOf(page, ada)
  for (const kind of ['gettoknow', 'risingwomen']) {
    const data = { kind, person: ada.slug }
    const response = await post(page, `/api/v1/companies/${company.slug}/block-people`, { headers, data })
    id = (await response.json()).result._id
    expect(response.ok()).toBe(true)
  }
  const { result } = await (await page.request.get('/api/v1/page-consents', { headers: ownHeaders })).json()
  for (const { _id } of result) {
    const answer = { headers: ownHeaders, data: { agree: true } }
    expect((await page.request.put(`/api/v1/page-consents/${_id}`, answer)).ok()).toBe(true)
  }
  return id
}

/** Uploads a picture drawn by the page, for a text. */
async function uploadPicture(page: Page, headers: Record<string, string>): Promise<string> {
  await page.goto('/robots.txt')
  const pngBase64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 960, height: 640 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#7a9b8e'
    context?.fillRect(0, 0, 960, 640)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(pngBase64, 'base64') }
  const multipart = { purpose: 'content', picture }
  const uploadResponse = await page.request.post('/api/v1/pictures', { headers, multipart })
  expect(uploadResponse.ok()).toBe(true)
  return (await uploadResponse.json()).result._id
}

/** One block of each kind, with content. */
function contentsOf(person: string, pictureId: string): [kind: string, tab: (typeof tabs)[number], content: object][] {
  const picture = { pictureId, alt: 'A crane at work' }
  return [
    ['corevalues', 'about', { title: 'Values', values: [{ name: 'Plain words', text: 'We say what we mean.' }] }],
    ['culturestats', 'about', { title: 'Numbers', stats: [{ value: '42%', label: 'work from home' }] }],
    [
      'funding',
      'about',
      {
        ...{ title: 'Money', total: '€ 12 million' },
        rounds: [{ name: 'Series A', date: '2026-03', amount: '€ 9 million', investors: 'Pier Capital' }],
      },
    ],
    ['universal', 'about', { title: 'In two columns', columns: [{ text: '<p>Left.</p>' }, { text: '<p>Right.</p>' }] }],
    [
      'imageslider',
      'life',
      { title: 'Around', pictures: [1, 2, 3].map((at) => ({ ...picture, caption: `View ${at}` })) },
    ],
    ['imagetext', 'life', { title: 'The yard', text: '<p>It is by the sea.</p>', picture: picture, side: 'right' }],
    ['video', 'life', { title: 'Our week', caption: '', embed: { provider: 'youtube', id: 'dQw4w9WgXcQ' } }],
    ['instagram', 'life', { title: 'Posts', posts: [{ provider: 'instagram', id: 'p/Cabcdefghij' }] }],
    ['iframe', 'life', { title: 'Map', caption: 'The pier', embed: { provider: 'openstreetmap', id: '38.7,-9.1' } }],
    ['gettoknow', 'people', { title: 'Questions', people: [{ person, question: 'Why here?', answer: 'The people.' }] }],
    ['risingwomen', 'people', { title: 'Women', text: '', people: [{ person, role: 'Smith', quote: 'I like it.' }] }],
    ['shortquote', 'people', { quote: 'We lift.', name: 'Ada', role: 'Smith', picture: picture }],
    ['recentnews', 'news', { title: 'News', most: 3 }],
    ['jointeam', 'news', { title: 'Jobs', text: 'Come along.', list: 'all', category: '', most: 5 }],
    ['skills', 'news', { title: 'Tools', text: '', skills: ['Welding', 'Python'], most: 0 }],
  ]
}

/** Publishes a page with a block of every kind. */
async function publishAll(page: Page, company: Joined): Promise<readonly Block[]> {
  const ada = await joinConfirmed(page, 'professionals')
  const headers = await headersOf(page, company)
  const person = await consentToBeNamed(page, company, ada, headers)
  const pictureId = await uploadPicture(page, headers)
  const note = { headers, data: { text: 'The pier is open again.' } }
  expect((await post(page, `/api/v1/companies/${company.slug}/news`, note)).ok()).toBe(true)
  const blocks = contentsOf(person, pictureId).map(([kind, tab, content]) => {
    return { id: randomUUID(), version: 1, tab, wide: true, hidden: false, kind, content }
  })
  const draft = `/api/v1/companies/${company.slug}/block-draft`
  const theme = { accent: '#5b3fb5', cover: 'accent', tabs }
  const response = await page.request.put(draft, { headers, data: { revision: 0, layout: { theme, blocks } } })
  expect(await response.text()).toContain('"success":true')
  expect((await post(page, `${draft}/publish`, { headers, data: { revision: 1 } })).ok()).toBe(true)
  return blocks
}

/** Expects a picture next to its text, not above or below it. */
async function expectSideBySide(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'The yard' })
  const picture = page.getByRole('img', { name: 'A crane at work' }).last()
  const [text, shown] = [await heading.boundingBox(), await picture.boundingBox()]
  expect(shown?.x).toBeGreaterThan(text?.x ?? 0)
  expect(shown?.y).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0))
}

test('every kind of block and its form are accessible and fit the window', { tag: '@any-width' }, async ({ page }) => {
  // axe checks nineteen screens in both themes.
  test.setTimeout(300_000)
  const company = await joinConfirmed(page, 'employers')
  const blocks = await publishAll(page, company)
  const titles = {
    about: ['Values', 'Numbers', 'Money', 'In two columns'],
    life: ['Around', 'The yard', 'Our week', 'Posts', 'Map'],
    people: ['Questions', 'Women'],
    news: ['News', 'Tools'],
  }
  for (const tab of tabs) {
    await page.goto(tab === 'about' ? `/company/${company.slug}` : `/company/${company.slug}?tab=${tab}`)
    for (const name of titles[tab]) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expectSound(page)
    if (tab === 'life') await expectSideBySide(page)
  }

  await openAs(page, '/company/edit/blocks', company.email)
  for (const { id, kind } of blocks) {
    await page.goto(`/custom/${kind}/${id}`)
    await expect(page.getByRole('button', { name: 'Save block' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Preview', exact: true })).toBeVisible()
    await expectSound(page)
  }
})
