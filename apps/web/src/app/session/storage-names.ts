/**
 * What the session keeps in local storage. All of it goes at log-out (section 4); section 3 names the first two, the
 * others belong to the feed, the list of viewers and the header's search, whose values must not outlive the member.
 */
export const sessionNames = {
  token: 'token',
  refreshToken: 'refreshToken',
  lastEventDate: 'lastEventDate',
  viewersHidden: 'viewersHidden',
  recentFinds: 'recentFinds',
} as const

/** In local storage: which tab refreshes, where the browser has no Web Locks. */
export const REFRESH_LOCK_NAME = 'refreshLock'

/**
 * In session storage: how drafts of forms begin, who invited this visitor, which address Google proved of one without an
 * account, and that the member has just joined and has not been led on yet.
 */
export const DRAFT_PREFIX = 'draft:'
export const INVITED_BY_NAME = 'invitedBy'
export const PROVEN_ADDRESS_NAME = 'provenAddress'
export const NEWCOMER_NAME = 'newcomer'

/** Section 7: campaign parameters, kept in session storage under the names of their query parameters. */
export const campaignNames = { campaign: 'utm_campaign', source: 'utm_source', medium: 'utm_medium' } as const
