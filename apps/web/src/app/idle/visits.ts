import type { createBrowserRouter } from 'react-router'
import type { Api } from '../base/api.ts'
import { ADMIN } from '../session/addresses.ts'
import { tabStore } from '../session/safe-storage.ts'
import type { SessionStore } from '../session/session-store.ts'
import { campaignNames } from '../session/storage-names.ts'
import { trackUserConversions } from '../track-user-conversions.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Starts tracking visits: this tab remembers campaign parameters, a referral is reported once, and each opened page
 * counts as a view (section 7).
 */
export async function watchVisits(router: Router, api: Api, session: SessionStore, apiUrl = ''): Promise<void> {
  rememberCampaign(new URLSearchParams(router.state.location.search))
  let lastViewedPath: string | undefined
  const view = () => {
    const { pathname } = router.state.location
    if (router.state.navigation.state !== 'idle' || pathname === lastViewedPath) return
    lastViewedPath = pathname
    void sendPageView(pathname, session, apiUrl)
  }
  router.subscribe(view)
  view()
  await reportReferrer(router, api)
}

/** Section 7: `utm_campaign`, `utm_source` and `utm_medium` are saved in session storage. */
export function rememberCampaign(query: URLSearchParams): void {
  for (const name of Object.values(campaignNames)) {
    const value = query.get(name)?.trim().slice(0, 100)
    if (value) tabStore.set(name, value)
  }
}

/** Section 7: reports the query's `rise_source` and `source`, and removes both from the address. */
export async function reportReferrer(router: Pick<Router, 'state' | 'navigate'>, api: Api): Promise<void> {
  const { location } = router.state
  const query = new URLSearchParams(location.search)
  // The admin area's lists have a filter of this name, and no external link leads there.
  const names = location.pathname.startsWith(ADMIN) ? ['rise_source'] : ['rise_source', 'source']
  if (!names.some((name) => query.has(name))) return
  const [referral, source] = names.map((name) => query.get(name)?.trim().slice(0, 200))
  for (const name of names) query.delete(name)
  const search = query.size > 0 ? `?${query}` : ''
  await router.navigate(location.pathname + search + location.hash, {
    replace: true,
    preventScrollReset: true,
    state: location.state,
  })
  if (referral || source) await trackUserConversions(api, { ...(referral && { referral }), ...(source && { source }) })
}

/**
 * Sends the path, without its query, and the tab's campaign parameters; a member's view carries their token. Does
 * nothing for visitors who ask not to be tracked. Ignores failures.
 */
async function sendPageView(path: string, session: SessionStore, apiUrl: string): Promise<void> {
  if (hasOptedOut()) return
  const token = session.get().status === 'member' ? await session.freshToken().catch(() => undefined) : undefined
  const { campaign, source, medium } = campaignNames
  const view = {
    event: 'page_viewed',
    path: path.slice(0, 500),
    utmCampaign: tabStore.get(campaign),
    utmSource: tabStore.get(source),
    utmMedium: tabStore.get(medium),
  }
  const response = await fetch(`${apiUrl}/api/v1/page-views`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(view),
  }).catch(() => undefined)
  // An unread response keeps its request open, and the page busy.
  await response?.text()
}

/** Whether the browser asks not to be tracked: by Do Not Track, or by Global Privacy Control. */
function hasOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}
