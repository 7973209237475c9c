import type { BlankField } from './fill-field.ts'

const field = (id: string, label: string, part: Partial<BlankField> = {}): BlankField => ({
  ...{ id, label, kind: 'text', required: true, options: [] },
  ...part,
})

/** The fields of nearly every form, for employers that don't publish theirs. */
export const usualFields: readonly BlankField[] = [
  field('first-name', 'First name', { meaning: 'first-name' }),
  field('last-name', 'Last name', { meaning: 'last-name' }),
  field('email', 'Email', { meaning: 'email' }),
  field('phone', 'Phone', { meaning: 'phone', required: false }),
  field('resume', 'Résumé', { meaning: 'resume', kind: 'file' }),
  field('city', 'City', { meaning: 'city', required: false }),
  field('linkedin', 'LinkedIn', { meaning: 'linkedin', required: false }),
  field('website', 'Website', { meaning: 'website', required: false }),
  field('notice', 'Notice period', { meaning: 'notice', required: false }),
  field('pay', 'Salary expectations', { meaning: 'pay', required: false }),
]
