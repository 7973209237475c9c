import { t } from '@rise/texts'
import type { BlankField } from './fill-field.ts'

const field = (id: string, label: string, part: Partial<BlankField> = {}): BlankField => ({
  ...{ id, label, kind: 'text', required: true, options: [] },
  ...part,
})

/** Returns the fields of nearly every form, for employers that don't publish theirs. */
export const usualFields = (): BlankField[] => [
  field('first-name', t('First name'), { meaning: 'first-name' }),
  field('last-name', t('Last name'), { meaning: 'last-name' }),
  field('email', t('Email'), { meaning: 'email' }),
  field('phone', t('Phone'), { meaning: 'phone', required: false }),
  field('resume', t('Résumé'), { meaning: 'resume', kind: 'file' }),
  field('city', t('City'), { meaning: 'city', required: false }),
  field('linkedin', 'LinkedIn', { meaning: 'linkedin', required: false }),
  field('website', t('Website'), { meaning: 'website', required: false }),
  field('notice', t('Notice period'), { meaning: 'notice', required: false }),
  field('pay', t('Salary expectations'), { meaning: 'pay', required: false }),
]
