import type { Gates } from '../policy.ts'
import type { Resume } from '../resumes/shapes.ts'

/**
 * The permissions for an application: the gate of each verb, with a comment that names the function that then judges
 * the loaded row.
 */
export const applicationGates = {
  readForm: { access: 'professional' },
  create: { access: 'professional', confirmed: true },
  listOwn: { access: 'professional' },
  readOwn: { access: 'professional' },
  // The candidate: withdraws, writes, answers a proposal, opens files.
  changeOwn: { access: 'professional', confirmed: true },
  keepFiles: { access: 'professional' }, // Files for applications, their own.
  noteElsewhere: { access: 'professional' }, // Applications sent elsewhere, and notes to their own.
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

/** Whether a résumé contains only a name and contact details: it is not enough for an application. */
export function isEmptyResume(resume: Resume): boolean {
  const { label, summary } = resume.basics ?? {}
  if ((label ?? '').trim() !== '' || (summary ?? '').trim() !== '') return false
  return parts.every((part) => (resume[part] ?? []).length === 0)
}

/** Returns a résumé with an address to reach the person, unless it has one. */
export function withContactEmail(resume: Resume, email: string): Resume {
  const { basics = {} } = resume
  return (basics.email ?? '') === '' ? { ...resume, basics: { ...basics, email } } : resume
}
