/** The standings by which admins filter accounts. A deleted account waits for its erasure. */
export const memberStandings = ['active', 'pending', 'suspended', 'deleted'] as const
export type MemberStanding = (typeof memberStandings)[number]

export const memberRoles = ['professional', 'employer', 'admin'] as const

/** How long ago an account was last used: within 7 or 30 days, or more than 90 days ago. */
export const activePeriods = ['week', 'month', 'away'] as const

/** The requests of members to admins. */
export const memberRequests = ['plan', 'appeal'] as const

/** The lists of the admin area whose views an admin can save. */
export const adminLists = ['members', 'companies', 'jobs'] as const
export type AdminList = (typeof adminLists)[number]

/** Why a member can't log in or can do little, in order of precedence. */
export const obstacles = [
  'deleted',
  'suspended',
  'email-suppressed',
  'email-not-delivered',
  'pending',
  'no-password',
] as const
export type Obstacle = (typeof obstacles)[number]

/** The states of an email. `kept`: it is in the outbox of an installation without a mail server. */
export const mailStates = ['waiting', 'sent', 'kept', 'delivered', 'failed', 'bounced', 'complained'] as const
export type MailState = (typeof mailStates)[number]

/** The states by which admins filter companies' pages. */
export const companyStates = ['claimed', 'unclaimed', 'claims', 'verified', 'hidden'] as const

/** The states by which admins filter jobs. */
export const jobStates = ['open', 'closed', 'removed'] as const

/** States of a board; `all` doesn't filter. */
export const boardStates = ['all', 'trouble', 'paused'] as const
export type BoardState = (typeof boardStates)[number]

/** The weekly counts of the overview. */
export const weekFigures = ['members', 'jobs', 'applications', 'posts', 'messages', 'reports', 'failedMails'] as const
export type WeekFigure = (typeof weekFigures)[number]
