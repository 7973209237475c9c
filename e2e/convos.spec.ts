import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { asMember, grantPlan, joinConfirmed, openAs } from './support/members.ts'

/** The list of conversations. Next to it, wide screens show the newest conversation. */
const inList = (page: Page) => page.getByRole('region', { name: 'Conversations' })

test('a member accepts a request; messages arrive live and are marked as seen, and messages written offline arrive once', async ({
  page,
  browser,
  complaints,
}) => {
  const [ada, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  await openAs(page, `/professional/${bob.slug}`, ada.email)
  await page.getByRole('link', { name: `Message ${bob.name}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bob.name)
  const field = page.getByRole('textbox', { name: `Message ${bob.name}` })
  await field.fill('Good morning,')
  await field.press('Shift+Enter')
  await field.pressSequentially('do you know what Rise is about?')
  await field.press('Enter')
  const log = page.getByRole('log')
  await expect(log).toContainText('Good morning,')
  await expect(field).toHaveValue('')

  const phone = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '', viewport: { width: 360, height: 720 } })
  const phoneSocketOpened = phone.waitForEvent('websocket')
  await openAs(phone, '/convos?folder=requests', bob.email)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Convos')
  await expectSound(phone)
  await phone.getByRole('link', { name: new RegExp(ada.name) }).click()
  await expect(phone.getByRole('log')).toContainText('Good morning,')
  await phone.getByRole('button', { name: 'Accept' }).click()
  await expectSound(phone)
  await expect(log.getByText('Seen')).toBeVisible()
  // On a phone, the reactions are a row of the message's menu.
  await phone.getByRole('button', { name: /^More about “Good morning,/ }).click()
  const reactions = phone.getByRole('group', { name: 'Reactions' })
  await expect(reactions.getByRole('menuitem')).toHaveCount(6)
  expect((await reactions.boundingBox())?.height).toBeLessThan(60)
  await reactions.getByRole('menuitem', { name: 'Fire' }).click()
  await expect(log).toContainText('Reactions: Fire')

  await phoneSocketOpened
  const phoneField = phone.getByRole('textbox', { name: `Message ${ada.name}` })
  await phoneField.fill('Good morning, Ada!')
  await expect(page.getByText(`${bob.name} is writing`).locator('..')).toBeInViewport()
  await phoneField.press('Enter')
  await expect(log).toContainText('Good morning, Ada!')
  await expect(phone.getByRole('log').getByText('Seen')).toBeVisible()
  await expectSound(page)

  await page.context().setOffline(true)
  for (const words of ['First of the tunnel', 'Second of the tunnel']) {
    await field.fill(words)
    await field.press('Enter')
  }
  await expect(log.getByText('Sending…')).toHaveCount(2)
  // The offline bar covers neither the name above the conversation nor the field below it.
  const offlineBar = await page.getByText('You’re offline.').boundingBox()
  for (const part of [page.getByRole('heading', { level: 1 }), field]) {
    const box = await part.boundingBox()
    const isBelow = (offlineBar?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0)
    expect(isBelow || (offlineBar?.y ?? 0) + (offlineBar?.height ?? 0) <= (box?.y ?? 0)).toBe(true)
  }
  await page.context().setOffline(false)
  await expect(phone.getByRole('log')).toContainText('Second of the tunnel')
  await expect(log.getByText('Sending…')).toHaveCount(0)
  for (const messageLog of [log, phone.getByRole('log')]) {
    await expect(messageLog.getByText('First of the tunnel')).toHaveCount(1)
    await expect(messageLog.getByText('Second of the tunnel')).toHaveCount(1)
  }
  // The socket logs an error while offline.
  expect(complaints.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await phone.close()
})

test('a sent message can be edited, reacted to and deleted @any-width', async ({ page }) => {
  await openAs(page, '/convos', 'carla@demo.example', demoPassword)
  await inList(page)
    .getByRole('link', { name: /Leila Karimi/ })
    .click()
  const field = page.getByRole('textbox', { name: 'Message Leila Karimi' })
  await field.fill('A fresh line')
  await field.press('Enter')
  const line = page.getByRole('log').getByRole('listitem').filter({ hasText: 'A fresh line' })
  await line.hover()
  await line.getByRole('button', { name: 'More about “A fresh line”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('textbox', { name: 'Edit your message' })
  await edit.fill('A fresher line')
  await edit.press('Enter')
  const editedLine = page.getByRole('log').getByRole('listitem').filter({ hasText: 'A fresher line' })
  await expect(editedLine).toContainText('Edited')
  await editedLine.hover()
  await editedLine.getByRole('button', { name: /^React to/ }).click()
  await page.getByRole('button', { name: 'Fire' }).click()
  await expect(editedLine).toContainText('Reactions: Fire')
  await page.keyboard.press('Escape')
  await editedLine.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete message' }).click()
  await expect(page.getByRole('log').getByText('A fresher line')).toHaveCount(0)
  await expect(page.getByRole('log')).toContainText('Message deleted')
})

test('a conversation scrolls within the page, and an arrow in its corner scrolls to the end @any-width', async ({
  page,
}) => {
  const { width } = page.viewportSize() ?? { width: 1280 }
  await page.setViewportSize({ width, height: 480 })
  await openAs(page, '/convos', 'carla@demo.example', demoPassword)
  await inList(page)
    .getByRole('link', { name: /Leila Karimi/ })
    .click()
  const log = page.getByRole('log')
  await expect(log.getByRole('listitem').last()).toBeInViewport()
  await log.evaluate((element) => element.scrollTo({ top: 0 }))
  const arrow = page.getByRole('button', { name: 'Go to the latest messages' })
  await expect(arrow).toBeInViewport()
  const [logBox, arrowBox] = [await log.boundingBox(), await arrow.boundingBox()]
  if (!logBox || !arrowBox) throw new Error('They are not shown.')
  const [right, below] = [
    logBox.x + logBox.width - arrowBox.x - arrowBox.width,
    logBox.y + logBox.height - arrowBox.y - arrowBox.height,
  ]
  expect([right > 0 && right < 40, below > 0 && below < 40]).toEqual([true, true])
  // The page itself doesn't scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  await arrow.click()
  await expect(arrow).toBeHidden()
  // The skip link leads past the actions of every message.
  await page.getByRole('button', { name: /^More about the conversation/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Message Leila Karimi' })).toBeFocused()
})

test('a company without Pro sees which plan conversations require, and can still write to support @any-width', async ({
  page,
}) => {
  const acme = await joinConfirmed(page, 'employers')
  await openAs(page, '/convos', acme.email)
  await expect(page.getByText('Account upgrade required')).toBeVisible()
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Convos/ })
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' })).toBeVisible()
  await expect(link).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'To access this content, please upgrade your plan!' })).toBeVisible()
  await page.goto('/convos?id=support&role=company')
  const field = page.getByRole('textbox', { name: 'Describe what happened' })
  await field.fill('The lamp is broken')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('The lamp is broken')
  // Its conversation with support stays reachable.
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Convos' })).toBeVisible()
  await page.reload()
  await expect(link).toBeVisible()
  await grantPlan(page, acme, 'Pro')
  await page.goto('/convos')
  await expect(page.getByRole('heading', { name: 'Convos' })).toBeVisible()
})

test('a conversation opened by its id can be answered @any-width', async ({ page }) => {
  const [ada, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  const [asAda, asBob] = [await asMember(page.request, ada.email), await asMember(page.request, bob.email)]
  const { _id: other } = await asBob('GET', '/api/v1/check')
  const message = { clientId: randomUUID(), text: 'Good morning', replyTo: null, fileId: null }
  await asAda('POST', `/api/v1/convos/with/${other}/messages`, message)
  const { _id: id } = await asAda('GET', `/api/v1/convos/with/${other}`)
  await openAs(page, `/convos?convo=${id}`, ada.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bob.name)
  const log = page.getByRole('log')
  await expect(log).toContainText('Good morning')
  const field = page.getByRole('textbox', { name: `Message ${bob.name}` })
  await field.fill('And good evening')
  await field.press('Enter')
  await expect(log).toContainText('And good evening')
  await expect(log.getByText('Sending…')).toHaveCount(0)
  const { messages } = await asBob('GET', `/api/v1/convos/${id}/messages`)
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Good morning', 'And good evening'])
  // After a reload, the conversation is shown again, and the sent text is not kept as a draft.
  await page.reload()
  await expect(log).toContainText('And good evening')
  await expect(field).toHaveValue('')
})

test('the address of an unknown conversation shows that it wasn’t found @any-width', async ({ page, complaints }) => {
  await openAs(page, '/convos?convo=00000000-0000-7000-8000-000000000000', 'carla@demo.example', demoPassword)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conversation not found')
  await expectSound(page)
  expect(complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([])
})

test('a declined request disappears for the recipient and still looks open to the sender', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  const [ada, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  await openAs(page, `/professional/${bob.slug}`, ada.email)
  await page.getByRole('link', { name: `Message ${bob.name}` }).click()
  const field = page.getByRole('textbox', { name: `Message ${bob.name}` })
  await field.fill('Would you buy a lamp?')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('Would you buy a lamp?')
  await expect(page.getByText(`${bob.name} got this as a request.`)).toBeVisible()

  const otherContext = await browser.newContext({ baseURL: process.env.RISE_ORIGIN ?? '' })
  const otherPage = await otherContext.newPage()
  await openAs(otherPage, '/convos?folder=requests', bob.email)
  await otherPage.getByRole('link', { name: new RegExp(ada.name) }).click()
  await otherPage.getByRole('button', { name: 'Decline' }).click()
  await expect(otherPage).toHaveURL(/folder=requests/)
  await expect(otherPage.getByRole('link', { name: new RegExp(ada.name) })).toHaveCount(0)
  await expectSound(otherPage)
  await otherContext.close()

  await page.reload()
  await expect(page.getByRole('log')).toContainText('Would you buy a lamp?')
  await expect(page.getByRole('log').getByText('Seen')).toHaveCount(0)
  await field.fill('Or two?')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('Or two?')
  await expect(page.getByText(/declined/i)).toHaveCount(0)
  await expect(page.getByText(`${bob.name} got this as a request.`)).toBeVisible()
})

test('a message written offline is sent, only once, by the page opened next', { tag: '@any-width' }, async ({
  page,
  context,
  browser,
  complaints,
}) => {
  test.slow()
  await openAs(page, '/convos', 'carla@demo.example', demoPassword)
  await inList(page)
    .getByRole('link', { name: /Paul Iversen/ })
    .click()
  const field = page.getByRole('textbox', { name: 'Message Paul Iversen' })
  await expect(field).toBeVisible()
  const text = `From the tunnel, ${Date.now()}`
  await context.setOffline(true)
  await field.fill(text)
  await field.press('Enter')
  await expect(page.getByRole('log').getByText('Sending…')).toBeVisible()
  await page.close()
  await context.setOffline(false)

  // A page other than the one on which the message was written.
  const laterPage = await context.newPage()
  const sendResponse = laterPage.waitForResponse(
    (reply) => reply.url().endsWith('/messages') && reply.request().method() === 'POST',
  )
  await laterPage.goto('/feed')
  expect((await sendResponse).ok()).toBe(true)
  await laterPage.goto('/convos')
  await inList(laterPage)
    .getByRole('link', { name: /Paul Iversen/ })
    .click()
  await expect(laterPage.getByRole('log').getByText(text)).toHaveCount(1)
  await expect(laterPage.getByText('Sending…')).toHaveCount(0)

  const phone = await browser.newPage({ baseURL: process.env.RISE_ORIGIN ?? '', viewport: { width: 360, height: 720 } })
  await openAs(phone, '/convos', 'paul@demo.example', demoPassword)
  await inList(phone)
    .getByRole('link', { name: /Carla Mendes/ })
    .click()
  await expect(phone.getByRole('log').getByText(text)).toHaveCount(1)
  await phone.close()
  expect(complaints.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
