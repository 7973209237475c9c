import { demoPassword, password, post } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'
import { grantPlan, joinConfirmed, openAs } from './support/members.ts'

const HOSTILE = '<script>boom()</script><img src=x onerror=boom()>'

test('scripts in members’ texts are plain text on pages and in the toast of a notification', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  test.slow()
  const [eve, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  await grantPlan(page, eve, 'Creator')
  const user = { user: { email: eve.email, password } }
  const { token, result } = await (await post(page, '/api/v1/professionals/login', { data: user })).json()
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const reply = await page.request[method](`/api/v1${path}`, { data, headers: { authorization: `Bearer ${token}` } })
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true)
    return (await reply.json()).result
  }
  await send('put', `/professionals/${result._id}`, { user: { firstName: HOSTILE } })
  const id = () => crypto.randomUUID()
  const closesAt = new Date(Date.now() + 86_400_000).toISOString()
  const hostilePost = await send('post', '/posts', {
    id: id(),
    kind: 'post',
    audience: 'everyone',
    body: `<p>${HOSTILE}Lamps.</p>`,
  })
  const poll = await send('post', '/polls', {
    ...{ id: id(), audience: 'everyone', question: `Which ${HOSTILE}?`, options: [HOSTILE, 'Oil'] },
    ...{ multiple: false, anonymous: false, closesAt },
  })
  const question = await send('post', '/questions', {
    id: id(),
    text: `Who reads ${HOSTILE} at work?`,
    background: HOSTILE,
  })

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const bobsPage = await otherContext.newPage()
  for (const one of [page, bobsPage]) {
    await one.addInitScript(() => {
      Object.assign(window, { boom: () => document.documentElement.setAttribute('data-boom', '') })
    })
  }
  await openAs(page, '/feed?tab=newest', 'ada@demo.example', demoPassword)
  for (const path of [
    '/feed?tab=newest',
    `/feed/${hostilePost._id}`,
    `/polls/${poll._id}`,
    `/real-talk/${question.slug}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText('<script>', { exact: false }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('html[data-boom], main script:not([type]), img[src="x"]').count(), path).toBe(0)
    const html = await (await page.request.get(path)).text()
    expect(html, path).not.toMatch(/<script>boom|<img src=x/)
  }

  const socketOpened = bobsPage.waitForEvent('websocket')
  await openAs(bobsPage, '/jobs', bob.email)
  await socketOpened
  const bobsId = await bobsPage.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    const reply = await fetch('/api/v1/check', { headers })
    return (await reply.json()).result._id as string
  })
  await send('post', `/professionals/${result._id}/follow/${bobsId}`, {})
  await expect(bobsPage.getByText('follows you')).toBeVisible()
  expect(await bobsPage.locator('html[data-boom], img[src="x"]').count()).toBe(0)
  await otherContext.close()
})
