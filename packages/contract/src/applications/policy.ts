import type { Gates } from '../policy.ts'
import type { Resume } from '../resumes/shapes.ts'

/**
 * The permissions for an application: the gate of each verb. A comment next to a gate names the function that then
 * checks the loaded row, or states another condition.
 */
export const applicationGates = {
  readForm: { access: 'professional' },
  create: { access: 'professional', confirmed: true },
  listOwn: { access: 'professional' },
  readOwn: { access: 'professional' },
  // The candidate: withdraws, writes, answers a proposal, opens files.
  changeOwn: { access: 'professional', confirmed: true },
  manageFiles: { access: 'professional' }, // Only their own files for applications.
  manageRecords: { access: 'professional' }, // Only their own: applications made elsewhere, and notes.
  read: { access: 'employer' }, // Then `mayForCompany`, `hire`.
  // Then `mayForCompany`, `hire`: moves, declines, answers, notes, rates, opens files.
  change: { access: 'employer', confirmed: true },
  readSetup: { access: 'employer' }, // Then `mayForCompany`, `hire`.
  changeSetup: { access: 'employer', confirmed: true }, // Then `mayForCompany`, `hire`.
} as const satisfies Gates

const parts = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'projects',
] as const

/**
 * Whether a résumé has too little for an application: no headline, no summary, and no entries but interests and
 * references.
 */
export function isEmptyResume(resume: Resume): boolean {
  const { label, summary } = resume.basics ?? {}
  if ((label ?? '').trim() !== '' || (summary ?? '').trim() !== '') return false
  return parts.every((part) => (resume[part] ?? []).length === 0)
}

/** Returns the résumé with this email address if it has none of its own. */
export function withContactEmail(resume: Resume, email: string): Resume {
  const { basics = {} } = resume
  return (basics.email ?? '') === '' ? { ...resume, basics: { ...basics, email } } : resume
}
