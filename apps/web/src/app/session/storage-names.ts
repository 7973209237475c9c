/**
 * Names of the session's values in local storage. Logging out deletes all of them (section 4). Section 3 defines the
 * first two; the others belong to the feed, the list of viewers, the header's search, notifications and applications,
 * whose values must not outlive the session, and to announcements, which paint by the member's role before the session is checked.
 */
export const sessionNames = {
  token: 'token',
  refreshToken: 'refreshToken',
  lastEventDate: 'lastEventDate',
  viewersHidden: 'viewersHidden',
  recentFinds: 'recentFinds',
  pushedTo: 'pushedTo',
  askedJobs: 'askedJobs',
  viewer: 'viewer',
} as const

/** In local storage: which tab is refreshing, in browsers without Web Locks. */
export const REFRESH_LOCK_NAME = 'refreshLock'

/**
 * In session storage: the prefix of form drafts (in local storage for drafts that the device keeps), who invited this
 * visitor, the address that Google confirmed for a visitor without an account, and whether the member has just signed up
 * and not yet been sent on.
 */
export const DRAFT_PREFIX = 'draft:'
export const INVITED_BY_NAME = 'invitedBy'
export const PROVEN_ADDRESS_NAME = 'provenAddress'
export const NEWCOMER_NAME = 'newcomer'

/** Section 7: campaign parameters, in session storage under the names of their query parameters. */
export const campaignNames = { campaign: 'utm_campaign', source: 'utm_source', medium: 'utm_medium' } as const
