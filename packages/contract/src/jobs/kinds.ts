/**
 * The kinds of employment. This list and the next three are those of section 3 of the specification, in its order and
 * spelling.
 */
export const employmentTypes = [
  'Full-time',
  'Part-time',
  'Freelance',
  'Contract',
  'Internship',
  'Volunteer',
  'Temporary',
  'Per-Diem',
  'Other',
] as const
export const workTypes = ['Remote', 'Hybrid', 'Onsite', 'Unknown'] as const
export const applicationTypes = ['Smart Apply', 'Apply Directly'] as const
export const seniorities = [
  'No Experience',
  'Internship',
  'Entry Level',
  'Mid-Level',
  'Senior Level',
  'Director / Expert',
  'Executive / C-Suite',
] as const
/** The periods for which pay is stated: the values of schema.org's `QuantitativeValue.unitText`. */
export const payPeriods = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const

export type EmploymentType = (typeof employmentTypes)[number]
export type WorkType = (typeof workTypes)[number]
export type ApplicationType = (typeof applicationTypes)[number]
export type Seniority = (typeof seniorities)[number]
export type PayPeriod = (typeof payPeriods)[number]

/** The lists of `/jobs/{list}`: all jobs, or those of one work type. `undisclosed` stands for the work type Unknown. */
export const jobLists = ['all', 'remote', 'hybrid', 'onsite', 'undisclosed'] as const
export type JobList = (typeof jobLists)[number]
export const workTypeOfList: Readonly<Record<JobList, WorkType | undefined>> = {
  all: undefined,
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'Onsite',
  undisclosed: 'Unknown',
}

/**
 * What fake jobs typically ask for: a payment before work starts, a conversation on another messenger, unpaid trial
 * work, or a reply to an email address that isn't the company's.
 */
export const fakeJobSignKinds = ['payment', 'messenger', 'unpaid-trial', 'other-mail'] as const
export type FakeJobSignKind = (typeof fakeJobSignKinds)[number]

/** The maximum number of featured jobs at the top of a list, and of days that a job is featured. */
export const MOST_FEATURED = 3
export const MOST_DAYS_FEATURED = 90
