import { msg } from '@rise/texts'

/**
 * The purpose of an email. `service`: it is about the member's own account. `news`: it is only sent to members who
 * agreed.
 */
export type MailPurpose = 'service' | 'news'

export const mailStates = {
  waiting: msg('Waiting', 'an email'),
  sent: msg('Sent', 'an email'),
  delivered: msg('Delivered', 'an email'),
  clicked: msg('Link opened'),
  bounced: msg('Bounced', 'an email'),
  complained: msg('Marked as spam', 'an email'),
  failed: msg('Not sent', 'an email'),
} as const
export type MailState = keyof typeof mailStates

export const suppressionReasons = {
  bounced: msg('Bounced', 'an email'),
  complained: msg('Marked as spam', 'an email'),
  manual: msg('Added by an admin'),
} as const

export const sequenceTriggers = {
  start: msg('Everyone in the audience, when it starts'),
  join: msg('Each new member, once they confirm their email'),
} as const
export type SequenceTrigger = keyof typeof sequenceTriggers

export const sequenceStops = {
  active: msg('They come back to the site'),
  paid: msg('They get a paid plan'),
} as const
export type SequenceStop = keyof typeof sequenceStops

export const audienceRoles = {
  everyone: msg('Professionals and employers'),
  professionals: msg('Professionals'),
  employers: msg('Employers'),
} as const
export type AudienceRole = keyof typeof audienceRoles

export const audiencePlans = {
  any: msg('Any plan'),
  free: msg('Free', 'a plan'),
  paid: msg('Creator or Pro', 'plans'),
} as const
export type AudiencePlan = keyof typeof audiencePlans

/** The placeholders of a sequence's step, by name; a step contains them as `{{firstName}}`. */
export const placeholders = {
  firstName: msg('First name, or “there” without one'),
  productName: msg('The name of this site'),
  email: msg('The member’s email address'),
} as const
export type Placeholder = keyof typeof placeholders

/** The maximum number of news emails to a member within seven days, sequences and notifications together. */
export const MOST_NEWS_A_WEEK = 3

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Returns the unknown placeholders of a text. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name)
  return [...new Set(names.filter((name) => !Object.hasOwn(placeholders, name)))]
}

/** Replaces the placeholders of a text with `values`, without escaping. */
export function fillPlaceholders(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(placeholder, (all, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : all,
  )
}
