// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createApi } from '../base/api.ts'
import { unknownSession } from '../session/use-session.tsx'
import { reportReferrer, watchVisits } from './visits.ts'

/** Opens an address; returns the resulting address and what was reported. */
async function open(path: string) {
  const url = new URL(path, 'http://rise')
  const location = { pathname: url.pathname, search: url.search, hash: url.hash, state: null }
  let address = path
  const reports: unknown[] = []
  const api = createApi(async (_key, input) => {
    reports.push((input as { body: unknown }).body)
    return { status: 200, body: { success: true, result: {} } }
  })
  const navigate = async (to: string) => {
    address = to
  }
  const router = { state: { location }, navigate }
  await reportReferrer(router as unknown as Parameters<typeof reportReferrer>[0], api)
  return { at: address, reported: reports }
}

test.each([
  ['/jobs?rise_source=ada&q=go#top', '/jobs?q=go#top', [{ referral: 'ada' }]],
  ['/jobs?source=linkedin', '/jobs', [{ source: 'linkedin' }]],
  ['/?source=linkedin&rise_source=ada', '/', [{ referral: 'ada', source: 'linkedin' }]],
  ['/admin/jobs?source=upload&rise_source=ada', '/admin/jobs?source=upload', [{ referral: 'ada' }]],
  ['/jobs?source=&q=go', '/jobs?q=go', []],
  ['/jobs?utm_source=mail', '/jobs?utm_source=mail', []],
])('opening %s removes the sources from the address and reports them', async (path, at, reported) => {
  expect(await open(path)).toEqual({ at, reported })
})

test('each opened page sends one page_viewed event', async () => {
  const beacons: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    beacons.push([url, JSON.parse(String(body))])
    return new Response('{}')
  })
  const listeners: (() => void)[] = []
  const router = {
    state: { location: { pathname: '/jobs', search: '', hash: '', state: null }, navigation: { state: 'idle' } },
    subscribe: (listener: () => void) => listeners.push(listener),
  }
  const api = createApi(async () => ({ status: 200, body: { success: true, result: {} } }))
  await watchVisits(router as unknown as Parameters<typeof watchVisits>[0], api, unknownSession)
  router.state.location.pathname = '/events'
  for (const listener of [...listeners, ...listeners]) listener()
  await expect.poll(() => beacons).toHaveLength(2)
  vi.unstubAllGlobals()
  expect(beacons).toEqual([
    ['/api/v1/page-views', { event: 'page_viewed', path: '/jobs' }],
    ['/api/v1/page-views', { event: 'page_viewed', path: '/events' }],
  ])
})
