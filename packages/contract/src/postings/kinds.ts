/** The state of a job that a team writes here. */
export const writtenJobStates = ['draft', 'scheduled', 'open', 'paused', 'closed', 'expired'] as const
export type WrittenJobState = (typeof writtenJobStates)[number]

/** Why a team closed a job. */
export const closeReasons = ['hired-here', 'hired-elsewhere', 'cancelled'] as const
export type CloseReason = (typeof closeReasons)[number]

/** The lists of a company's jobs. `drafts` includes the scheduled ones. */
export const companyJobLists = ['all', 'drafts', 'open', 'paused', 'closed', 'expired'] as const
export type CompanyJobList = (typeof companyJobLists)[number]

/** Fields that can be filled from a text, by their names in the form. */
export const readableFields = [
  'title',
  'places',
  'workType',
  'employmentType',
  'seniority',
  'department',
  'pay',
  'skills',
  'benefits',
  'language',
  'closesOn',
  'description',
  'apply',
] as const
export type ReadableField = (typeof readableFields)[number]

/** The kinds of answers to a screening question. */
export const questionKinds = ['text', 'choice', 'number', 'yes-no', 'file'] as const
export type QuestionKind = (typeof questionKinds)[number]
