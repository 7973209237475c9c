import { integer, t } from '@rise/texts'
import type { z } from 'zod'

type Issue<Code extends z.core.$ZodIssue['code']> = z.core.$ZodRawIssue<Extract<z.core.$ZodIssue, { code: Code }>>

/**
 * Returns the message of an issue in the current language, if its schema has none of its own. Given to zod wherever a
 * person reads its messages: zod's own are English, and written for programmers.
 */
export function inputMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // An absent body is null over HTTP, and undefined within the process.
      return (issue.input ?? undefined) === undefined ? t('This is required.') : wrongType(issue)
    case 'invalid_value':
      return t('Choose from: {choices}.', { choices: issue.values.map(String).join(', ') })
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return wrongFormat(issue)
    case 'unrecognized_keys':
      return t('{count, plural, one {This field isn’t known: {names}.} other {These fields aren’t known: {names}.}}', {
        count: issue.keys.length,
        names: issue.keys.join(', '),
      })
    default:
      return t('This isn’t valid.')
  }
}

function wrongType({ expected }: Issue<'invalid_type'>): string {
  switch (expected) {
    case 'string':
      return t('This must be text.')
    case 'number':
      return t('Enter a number.')
    case 'int':
      return t('Enter a whole number.')
    case 'boolean':
      return t('This must be true or false.')
    case 'array':
      return t('This must be a list.')
    case 'object':
    case 'record':
      return t('This must be an object.')
    default:
      return t('This isn’t valid.')
  }
}

function tooBig({ origin, maximum, inclusive }: Issue<'too_big'>): string {
  const most = integer(Number(maximum))
  if (origin === 'string') return t('Use at most {most} characters.', { most })
  return inclusive === false ? t('Enter less than {most}.', { most }) : t('Enter at most {most}.', { most })
}

function tooSmall({ origin, minimum, inclusive }: Issue<'too_small'>): string {
  const least = integer(Number(minimum))
  if (origin === 'string') {
    return Number(minimum) === 1 ? t('This is required.') : t('Use at least {least} characters.', { least })
  }
  return inclusive === false ? t('Enter more than {least}.', { least }) : t('Enter at least {least}.', { least })
}

function wrongFormat({ format }: Issue<'invalid_format'>): string {
  switch (format) {
    case 'uuid':
      return t('This isn’t a valid id.')
    case 'email':
      return t('Enter an email like name@example.com.')
    case 'url':
      return t('Enter a web address such as https://example.com.')
    case 'date':
      return t('Enter a date like 2026-11-21.')
    case 'datetime':
      return t('Enter a date and time like 2026-11-21T09:00:00Z.')
    default:
      return t('This isn’t valid.')
  }
}
