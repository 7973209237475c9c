/**
 * Names of the session's values in local storage. The end of a session deletes all of them (section 4 of the
 * specification). Section 3 defines the first two. `lastEventDate`, `viewersHidden`, `recentFinds`, `pushedTo` and
 * `askedJobs` belong to features whose values must not outlive the session. Announcements need `viewer`, and the
 * frame's bars need `lastUser`, to be painted for the member before the session is checked.
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
  lastUser: 'lastUser',
} as const

/** The name of the language that a visitor chose, in local storage. The page's head reads it before the first paint. */
export const LANGUAGE_NAME = 'language'

/**
 * The name of the lock that lets one tab at a time refresh the tokens. Browsers without Web Locks store it in local
 * storage.
 */
export const REFRESH_LOCK_NAME = 'refreshLock'

/**
 * Names in session storage. `DRAFT_PREFIX` begins the names of form drafts, which are in local storage if the device
 * keeps them. The others store who invited this visitor, the email address that Google confirmed for a visitor without
 * an account, and whether a professional has just signed up and has not been sent to create their page yet.
 */
export const DRAFT_PREFIX = 'draft:'
export const INVITED_BY_NAME = 'invitedBy'
export const PROVEN_ADDRESS_NAME = 'provenAddress'
export const NEWCOMER_NAME = 'newcomer'

/**
 * Section 7 of the specification: campaign parameters, in session storage under the names of their query parameters.
 */
export const campaignNames = { campaign: 'utm_campaign', source: 'utm_source', medium: 'utm_medium' } as const
