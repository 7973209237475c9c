import { loadStorySchema, type StoryChange } from '../../professionals/index.ts'
import type { AnswerName, Answers } from './answers.ts'
import type { AnswerErrors } from './flow.ts'

/** Which answer a path of a change belongs to, the longer ones first. */
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

/** What is wrong with a change by the contract's rules; nothing where these cannot be loaded: then the server alone checks. */
export async function checkChange(change: StoryChange): Promise<AnswerErrors> {
  const schema = await loadStorySchema().catch(() => undefined)
  const result = await schema?.['~standard'].validate({ version: 0, ...change })
  const issues = (result?.issues ?? []).map(({ path = [], message }) => [path.map(String).join('.'), message] as const)
  return errorsOf(issues)
}

/** Half a role says nothing: the other half is asked for. */
export function checkRole({ position, company }: Answers): AnswerErrors {
  if (position === undefined || company === undefined) return {}
  const [hasRole, hasCompany] = [position.trim() !== '', company.trim() !== '']
  if (hasRole === hasCompany) return {}
  return hasRole ? { company: 'Enter the company.' } : { position: 'Enter your role.' }
}

/** Paths and messages, as the answers that they belong to: of several about one the first. */
export function errorsOf(issues: readonly (readonly [string, string])[]): AnswerErrors {
  const found = issues.flatMap(([path, message]) => {
    const plain = path.replace(/^body\.?/, '').replaceAll(/\[(\d+)\]/g, '.$1')
    const name = fields.find(([pattern]) => pattern.test(plain))?.[1] ?? plain.split('.')[0]
    return name === undefined || name === 'resume' ? [] : [[name, message] as const]
  })
  return Object.fromEntries(found.toReversed())
}
