import type { CatalogName } from '@rise/contract/catalogs/kinds'
import type { ComponentProps } from 'react'
import type { TextField } from '../../../ui/base/field.tsx'
import type { AnswerName } from './answers.ts'

type TextProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'placeholder' | 'autoComplete' | 'maxLength' | 'type' | 'inputMode' | 'optional'
>

/** The single-line fields. */
export const texts = {
  position: { label: 'Your role', placeholder: 'Nurse manager', autoComplete: 'organization-title', maxLength: 300 },
  company: {
    label: 'Company',
    optional: true,
    placeholder: 'St Anne’s Hospital',
    autoComplete: 'organization',
    maxLength: 300,
  },
  headline: { label: 'Headline', placeholder: 'Paediatric nurse who loves night shifts', maxLength: 300 },
  city: { label: 'City or region', autoComplete: 'address-level2', maxLength: 300 },
  school: { label: 'School or course', placeholder: 'University of Porto', maxLength: 300 },
  studied: { label: 'What you learned there', optional: true, placeholder: 'Nursing', maxLength: 300 },
  link: { label: 'Address', placeholder: 'https://', type: 'url', inputMode: 'url', maxLength: 2_000 },
} as const satisfies Record<string, TextProps>

interface PickerProps {
  readonly catalog: CatalogName
  readonly label: string
  readonly noun: string
}

/** The fields that choose from a catalog. */
export const pickers = {
  expertises: { catalog: 'expertises', label: 'Expertise', noun: 'expertise' },
  hats: { catalog: 'hats', label: 'Hats you wear', noun: 'hat' },
  soughtValues: { catalog: 'values', label: 'Values you’re looking for', noun: 'value' },
  soughtBenefits: { catalog: 'benefits', label: 'Benefits you’re looking for', noun: 'benefit' },
  interests: { catalog: 'interests', label: 'Interests', noun: 'interest' },
  mentoringTopics: { catalog: 'mentoring-topics', label: 'Topics', noun: 'topic' },
} as const satisfies Record<string, PickerProps>

/** Returns the id of the field for an answer. */
export function answerId(name: AnswerName): string {
  return `onboarding-${name}`
}
