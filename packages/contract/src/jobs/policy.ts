import type { Gates } from '../policy.ts'

/**
 * The permissions of job seekers for jobs: the gate of each verb. A comment next to a gate says which rows the verb is
 * limited to. The policy of postings covers the jobs that companies publish.
 */
export const jobGates = {
  list: { access: 'guest' },
  read: { access: 'guest' }, // Open or closed; not of a company that is hidden from the viewer.
  readMarks: { access: 'professional' }, // Only their own.
  save: { access: 'professional' }, // Only their own.
  hide: { access: 'professional' }, // Only their own.
  markSeen: { access: 'professional' }, // Only their own.
  saveSearch: { access: 'professional' }, // Only their own.
} as const satisfies Gates
