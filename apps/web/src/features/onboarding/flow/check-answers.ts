import { t } from '@rise/texts'
import { loadStorySchema, type StoryChange } from '../../professionals/index.ts'
import type { AnswerName, Answers } from './answers.ts'
import type { AnswerErrors } from './flow.ts'

/** The answer that a path in a change belongs to. */
const fields: readonly (readonly [RegExp, AnswerName])[] = [
  [/^resume\.work\.\d+\.position/, 'position'],
  [/^resume\.work\.\d+\.name/, 'company'],
  [/^resume\.work\.\d+\.startDate/, 'since'],
  [/^resume\.work\.\d+\.endDate/, 'until'],
  [/^resume\.education\.\d+\.institution/, 'school'],
  [/^resume\.education\.\d+\.area/, 'studied'],
  [/^resume\.skills/, 'skills'],
  [/^resume\.languages/, 'languages'],
  [/^resume\.basics\.label/, 'headline'],
  [/^resume\.basics\.summary/, 'about'],
  [/^resume\.basics\.url/, 'link'],
  [/^resume\.basics\.location\.city/, 'city'],
  [/^resume\.basics\.location\.countryCode/, 'countryCode'],
]

/**
 * Returns the errors of a change by the contract's rules; none if these can't be loaded, since the server checks, too.
 */
export async function checkChange(change: StoryChange): Promise<AnswerErrors> {
  const schema = await loadStorySchema().catch(() => undefined)
  const result = await schema?.['~standard'].validate({ version: 0, ...change })
  const issues = (result?.issues ?? []).map(({ path = [], message }) => [path.map(String).join('.'), message] as const)
  return errorsOf(issues)
}

/**
 * Returns an error for a company without a role, because it says nothing about the person. A role without a company is
 * valid: it becomes the headline.
 */
export function checkRole({ position, company }: Answers): AnswerErrors {
  if (position === undefined || company === undefined) return {}
  return position.trim() === '' && company.trim() !== '' ? { position: t('Enter your role.') } : {}
}

/** Assigns messages to their answers by path; the first message of an answer counts. */
export function errorsOf(issues: readonly (readonly [string, string])[]): AnswerErrors {
  const messages = issues.flatMap(([path, message]) => {
    const plainPath = path.replace(/^body\.?/, '').replaceAll(/\[(\d+)\]/g, '.$1')
    const name = fields.find(([pattern]) => pattern.test(plainPath))?.[1] ?? plainPath.split('.')[0]
    return name === undefined || name === 'resume' ? [] : [[name, message] as const]
  })
  return Object.fromEntries(messages.toReversed())
}
