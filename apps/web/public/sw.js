// The service worker: shows pushed notifications, and opens the page of a pressed one. It stores nothing and handles no
// requests, so pages always come from the server.

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

/**
 * Focuses the tab that shows this address. If there is none, navigates another of our tabs to it, or opens a new tab.
 */
async function show(href) {
  const tabs = await self.clients.matchAll({ type: 'window' })
  const matchingTab = tabs.find(({ url }) => url === href)
  if (matchingTab) return matchingTab.focus()
  const [tab] = tabs
  if (!tab) return self.clients.openWindow(href)
  const navigatedTab = await tab.navigate(href).catch(() => null)
  return navigatedTab ? navigatedTab.focus() : self.clients.openWindow(href)
}
