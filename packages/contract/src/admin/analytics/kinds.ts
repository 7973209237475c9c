/** The daily counts, in the order of the tables. */
export const figures = {
  visitors: 'Visitors',
  views: 'Page views',
  members: 'Active members',
  signUps: 'Sign-ups',
  confirmed: 'Emails confirmed',
  stories: 'Stories begun',
  applications: 'Applications',
  hires: 'Hires',
  jobViews: 'Job views',
  mails: 'Emails sent',
  mailsDelivered: 'Emails delivered',
  mailsClicked: 'Emails with a link opened',
  mailsBounced: 'Emails bounced',
  mailsComplained: 'Emails marked as spam',
  mailsFailed: 'Emails not sent',
} as const
export type Figure = keyof typeof figures
export const figureNames = Object.keys(figures) as Figure[]

/** The dimensions that figures can be split by. */
export const parts = ['source', 'campaign', 'medium', 'page', 'signUp', 'arrival'] as const
export type Part = (typeof parts)[number]

/** The periods that figures can be added up by. */
export const steps = ['day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

/** The orders of jobs in the table of views and what followed them. */
export const jobOrders = {
  views: 'Most viewed',
  applications: 'Most applications',
  best: 'Highest share',
  worst: 'Lowest share',
} as const
export type JobOrder = keyof typeof jobOrders

/** The tables of the analytics page that can be downloaded. */
export const analyticsTables = ['periods', ...parts, 'cohorts', 'searches'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]
