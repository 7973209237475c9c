/** Standings of an account by which admins narrow a list; a deleted one waits for its erasure. */
export const memberStandings = ['active', 'pending', 'suspended', 'deleted'] as const
export type MemberStanding = (typeof memberStandings)[number]

export const memberRoles = ['professional', 'employer', 'admin'] as const

/** When an account was last used: within 7 or 30 days, or not for 90. */
export const activePeriods = ['week', 'month', 'away'] as const

/** The requests of members to admins. */
export const memberRequests = ['plan', 'appeal'] as const

/** The lists of the admin area of which an admin can save views. */
export const adminLists = ['members', 'companies', 'jobs'] as const
export type AdminList = (typeof adminLists)[number]

/** Why a member can't log in, in order of precedence. */
export const obstacles = [
  'deleted',
  'suspended',
  'email-suppressed',
  'email-not-delivered',
  'pending',
  'no-password',
] as const
export type Obstacle = (typeof obstacles)[number]

/** The states of an email; `kept`: in the outbox of an installation without a mail server. */
export const mailStates = ['waiting', 'sent', 'kept', 'delivered', 'failed', 'bounced', 'complained'] as const
export type MailState = (typeof mailStates)[number]

/** States of a company's page by which admins narrow a list. */
export const companyStates = ['claimed', 'unclaimed', 'claims', 'verified', 'hidden'] as const

/** States of a job by which admins narrow a list. */
export const jobStates = ['open', 'closed', 'removed'] as const

/** States of a board; the first lists all. */
export const boardStates = ['all', 'trouble', 'paused'] as const
export type BoardState = (typeof boardStates)[number]

/** The weekly counts of the overview. */
export const weekFigures = ['members', 'jobs', 'applications', 'posts', 'messages', 'reports', 'failedMails'] as const
export type WeekFigure = (typeof weekFigures)[number]
