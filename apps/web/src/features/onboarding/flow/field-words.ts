import type { CatalogName } from '@rise/contract/catalogs/kinds'
import { type Message, msg, t } from '@rise/texts'
import type { ComponentProps } from 'react'
import type { TextField } from '../../../ui/base/field.tsx'
import type { AnswerName } from './answers.ts'

interface TextWords
  extends Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'maxLength' | 'type' | 'inputMode' | 'optional'> {
  readonly label: Message
  readonly placeholder?: Message
  /** The beginning of an address, the same in all languages. */
  readonly scheme?: string
}

/** The single-line fields. */
const texts = {
  position: {
    label: msg('Your role'),
    placeholder: msg('Nurse manager'),
    autoComplete: 'organization-title',
    maxLength: 300,
  },
  company: {
    label: msg('Company'),
    optional: true,
    placeholder: msg('St Anne’s Hospital'),
    autoComplete: 'organization',
    maxLength: 300,
  },
  headline: { label: msg('Headline'), placeholder: msg('Paediatric nurse who loves night shifts'), maxLength: 300 },
  city: { label: msg('City or region'), autoComplete: 'address-level2', maxLength: 300 },
  school: { label: msg('School or course'), placeholder: msg('University of Porto'), maxLength: 300 },
  studied: { label: msg('What you learned there'), optional: true, placeholder: msg('Nursing'), maxLength: 300 },
  link: { label: msg('Address'), scheme: 'https://', type: 'url', inputMode: 'url', maxLength: 2_000 },
} as const satisfies Record<string, TextWords>

/** Returns the properties of a single-line field. */
export function textsOf(name: keyof typeof texts): ComponentProps<typeof TextField> {
  const { label, placeholder, scheme, ...rest }: TextWords = texts[name]
  const example = placeholder === undefined ? scheme : t(placeholder)
  return { ...rest, label: t(label), ...(example !== undefined && { placeholder: example }) }
}

interface PickerProps {
  readonly catalog: CatalogName
  readonly label: Message
  readonly noun: string
}

/** The fields that choose from a catalog. */
export const pickers = {
  expertises: { catalog: 'expertises', label: msg('Expertise'), noun: 'expertise' },
  hats: { catalog: 'hats', label: msg('Hats you wear'), noun: 'hat' },
  soughtValues: { catalog: 'values', label: msg('Values you’re looking for'), noun: 'value' },
  soughtBenefits: { catalog: 'benefits', label: msg('Benefits you’re looking for'), noun: 'benefit' },
  interests: { catalog: 'interests', label: msg('Interests'), noun: 'interest' },
  mentoringTopics: { catalog: 'mentoring-topics', label: msg('Topics'), noun: 'topic' },
} as const satisfies Record<string, PickerProps>

/** Returns the id of the field for an answer. */
export function answerId(name: AnswerName): string {
  return `onboarding-${name}`
}
