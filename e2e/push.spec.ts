import { demoPassword } from './support/accounts.ts'
import { expect, expectSound, test } from './support/journey.ts'
import { joinConfirmed, openAs } from './support/members.ts'
import { subscribeAtDesk } from './support/push-desk.ts'

test('a member chooses push notifications, sets quiet hours, and is notified of a member’s posts', {
  tag: '@any-width',
}, async ({ page }) => {
  const ada = await joinConfirmed(page, 'professionals')
  await openAs(page, '/notification-settings', ada.email)
  const badges = page.getByRole('group', { name: 'New badges' })
  const fineTune = page.getByRole('button', { name: 'Fine-tune Rise' })
  const times = page.locator('summary', { hasText: 'Quiet hours and summary' })
  await fineTune.click()
  await expect(badges.getByLabel('Push')).not.toBeChecked()
  await badges.getByLabel('Push').check()
  await times.click()
  await page.getByLabel('Quiet hours', { exact: true }).check()
  await page.getByLabel('From', { exact: true }).fill('21:30')
  await page.getByLabel('Until').fill('21:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Choose a time other than the start.')).toBeVisible()
  await page.getByLabel('Until').fill('06:45')
  await page.getByLabel('Daily summary by email').check()
  await page.getByLabel('Time zone').selectOption('Europe/Berlin')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectSound(page)
  await page.reload()
  await fineTune.click()
  await expect(badges.getByLabel('Push')).toBeChecked()
  await expect(times).toContainText('Quiet from 21:30 to 06:45')
  await times.click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30')
  await expect(page.getByLabel('Until')).toHaveValue('06:45')
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin')

  await page.goto('/professional/carla-mendes')
  await page.getByRole('button', { name: 'More about Carla Mendes' }).click()
  await page.getByRole('menuitem', { name: 'Notify me of posts' }).click()
  await expect(page.getByText('You’ll hear about Carla Mendes’s posts.')).toBeVisible()
  await page.getByRole('button', { name: 'More about Carla Mendes' }).click()
  await expect(page.getByRole('menuitem', { name: 'Stop notifying me of posts' })).toBeVisible()
})

test('a member enables push notifications once, and is notified of a new follower while away', {
  tag: '@any-width',
}, async ({ page, context, browser }) => {
  test.slow()
  const origin = process.env.RISE_ORIGIN ?? ''
  const [ada, bob] = [await joinConfirmed(page, 'professionals'), await joinConfirmed(page, 'professionals')]
  await context.grantPermissions(['notifications'], { origin })
  // The state before the first offer.
  await page.addInitScript(() => {
    let permission: NotificationPermission = localStorage.getItem('asked') === null ? 'default' : 'granted'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      localStorage.setItem('asked', 'yes')
      permission = 'granted'
      return permission
    }
  })
  const subscriber = await subscribeAtDesk(page)
  const subscribeBodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/notifications/subscribe')) subscribeBodies.push(request.postData() ?? '')
  })
  await openAs(page, '/notifications', ada.email)
  await expect(page.getByText('Know when someone replies.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Know when someone replies.')).toBeHidden()
  await expect.poll(() => subscribeBodies.length).toBe(1)
  expect(JSON.parse(subscribeBodies[0] ?? '')).toEqual({
    endpoint: subscriber.endpoint,
    keys: { p256dh: expect.any(String), auth: expect.any(String) },
    userId: expect.any(String),
  })
  // A reloaded page remembers the subscription, and doesn't offer it again.
  await page.goto('/notification-settings#push')
  await expect(page.getByText('On: this browser shows')).toBeVisible()
  await page.goto('/robots.txt')

  const otherContext = await browser.newContext({ baseURL: origin })
  const otherPage = await otherContext.newPage()
  await openAs(otherPage, `/professional/${ada.slug}`, bob.email)
  await otherPage.getByRole('button', { name: `Follow ${ada.name}` }).click()
  await expect
    .poll(async () => (await subscriber.received()).map(({ title }) => title))
    .toEqual([`${bob.name} follows you`])
  const [message] = await subscriber.received()
  expect(message?.to).toBe('/professional/community?list=followers')

  // The received message is passed to the worker, as the browser would.
  await page.goto('/settings')
  expect(subscribeBodies).toHaveLength(1)
  const devtools = await context.newCDPSession(page)
  const worker = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const delivery = { origin, registrationId: await worker, data: JSON.stringify(message) }
  await devtools.send('ServiceWorker.deliverPushMessage', delivery)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title }) => title)
      }),
    )
    .toEqual([`${bob.name} follows you`])
  await context.serviceWorkers()[0]?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await expect(page).toHaveURL(/\/professional\/community\?list=followers$/)
  await otherContext.close()
})

test('the service worker shows a push message, and opens its page when pressed', { tag: '@any-width' }, async ({
  page,
  context,
}) => {
  const origin = process.env.RISE_ORIGIN ?? ''
  await context.grantPermissions(['notifications'], { origin })
  await openAs(page, '/notifications', 'ada@demo.example', demoPassword)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  // No push service can reach a browser under test: the message is passed to its worker directly.
  const devtools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const message = { title: 'Bob follows you', text: 'Hello', to: '/settings', icon: '/icon-512.png', tag: 'one' }
  const delivery = { origin, registrationId: await registrationId, data: JSON.stringify(message) }
  for (const _time of [1, 2]) await devtools.send('ServiceWorker.deliverPushMessage', delivery)
  const shownNotifications = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag])
    })
  await expect.poll(shownNotifications).toEqual([['Bob follows you', 'Hello', 'one']])

  const [worker] = context.serviceWorkers()
  await worker?.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  })()`)
  await expect(page).toHaveURL(/\/settings$/)
})
