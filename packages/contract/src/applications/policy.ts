import type { Resume } from '../resumes/shapes.ts'

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

/** Whether a résumé says nothing of a person but their name and how to reach them: it can't be applied with. */
export function saysNothing(resume: Resume): boolean {
  const { label, summary } = resume.basics ?? {}
  if ((label ?? '').trim() !== '' || (summary ?? '').trim() !== '') return false
  return parts.every((part) => (resume[part] ?? []).length === 0)
}

/** Returns a résumé with an address to reach the person, unless it has one. */
export function withContact(resume: Resume, email: string): Resume {
  const { basics = {} } = resume
  return (basics.email ?? '') === '' ? { ...resume, basics: { ...basics, email } } : resume
}
