/** The daily counts, in the order of the tables. */
import { msg } from '@rise/texts'

export const figures = {
  visitors: msg('Visitors'),
  views: msg('Page views'),
  members: msg('Active members'),
  signUps: msg('Sign-ups'),
  confirmed: msg('Emails confirmed'),
  stories: msg('Stories begun'),
  applications: msg('Applications'),
  hires: msg('Hires'),
  jobViews: msg('Job views'),
  mails: msg('Emails sent'),
  mailsDelivered: msg('Emails delivered'),
  mailsClicked: msg('Emails with a link opened'),
  mailsBounced: msg('Emails bounced'),
  mailsComplained: msg('Emails marked as spam'),
  mailsFailed: msg('Emails not sent'),
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
  views: msg('Most viewed'),
  applications: msg('Most applications'),
  best: msg('Highest share'),
  worst: msg('Lowest share'),
} as const
export type JobOrder = keyof typeof jobOrders

/** The tables of the analytics page that can be downloaded. */
export const analyticsTables = ['periods', ...parts, 'cohorts', 'searches'] as const
export type AnalyticsTable = (typeof analyticsTables)[number]
