import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const PATIENCE_MS = 15_000

/**
 * Returns a function that resolves once the page has no request under way and has rendered the replies, or after
 * fifteen seconds without a reply.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pendingRequests = new Set<Request>()
  let wake: (isReply: boolean) => void = () => undefined
  const end = (request: Request) => {
    pendingRequests.delete(request)
    wake(true)
  }
  page.on('request', (request) => {
    if (!request.url().includes('/socket.io/')) pendingRequests.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    await renderFrames(page)
    while (pendingRequests.size > 0) {
      const reply = new Promise<boolean>((resolve) => {
        wake = resolve
      })
      if (!(await Promise.race([reply, sleep(PATIENCE_MS, false)]))) pendingRequests.clear()
      // A rendered reply may cause the next request.
      await renderFrames(page)
    }
  }
}

async function renderFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
  })
}

/**
 * Keeps the page from changing anything on the server, so that every button can be pressed: only reads are sent, and
 * everything else gets the reply of a busy server.
 */
export async function refuseChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const isRead = ['GET', 'HEAD'].includes(init?.method ?? 'GET')
      return isRead ? send(input, init) : Promise.resolve(new Response('', { status: 503 }))
    }
    XMLHttpRequest.prototype.send = function refuse() {
      this.dispatchEvent(new Event('error'))
    }
  })
}
