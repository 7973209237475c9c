// The service worker: shows what the server pushes, and opens its page when it is pressed. It stores nothing and answers no
// request, so that pages always come from the server.

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, text, to, icon, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  event.waitUntil(self.registration.showNotification(title, { body: text, icon, tag, data: { to } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.to ?? '/', self.location.origin)
  if (address.origin === self.location.origin) event.waitUntil(show(address.href))
})

/** Focuses the tab that shows an address, or else leads any of our tabs there; without one, opens a new one. */
async function show(href) {
  const tabs = await self.clients.matchAll({ type: 'window' })
  const there = tabs.find(({ url }) => url === href)
  if (there) return there.focus()
  const [tab] = tabs
  if (!tab) return self.clients.openWindow(href)
  const led = await tab.navigate(href).catch(() => null)
  return led ? led.focus() : self.clients.openWindow(href)
}
