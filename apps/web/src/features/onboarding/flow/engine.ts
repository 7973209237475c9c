import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { AnswerName } from './answers.ts'
import type { Entry } from './entries.ts'
import { known } from './known-answers.ts'
import { essentials, steps } from './steps.ts'

/** Who someone is, as far as it is known before they have an account. */
export interface Identity {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** How far someone is. */
export interface Standing {
  /** What the story says, or would say once there is an account. */
  readonly story: OwnStory
  readonly done: readonly OnboardingStep[]
  readonly skipped: readonly OnboardingStep[]
  /** Undefined for a member. */
  readonly guest: Identity | undefined
}

/** A step of the flow, or its end. */
export type Place = OnboardingStep | 'done'

/** The fields of the account: names, address and password. */
const ACCOUNT_FIELDS = 4
const roleSteps: readonly OnboardingStep[] = ['role', 'company']

/**
 * The steps that count: those that were gone through here, and those that ask what is not known yet. What becomes known
 * by an answer stays, so that "n of m" does not jump and Back finds it.
 */
export function planOf(entry: Entry, standing: Standing): readonly OnboardingStep[] {
  const seen = new Set([...standing.done, ...standing.skipped])
  return entry.steps.filter((id) => seen.has(id) || !isKnown(id, standing))
}

/** What a step asks: what is known is left out, unless it was answered here, or belongs to what is asked. */
export function askedFields(id: OnboardingStep, { story, done }: Standing): readonly AnswerName[] {
  const { fields, whole } = steps[id]
  return whole || done.includes(id) ? fields : fields.filter((name) => !known[name](story))
}

/** Where an address leads. A guest goes no further than the account; who has one does not come back to it. */
export function placeOf(entry: Entry, standing: Standing, asked: string | null): Place {
  const plan = planOf(entry, standing)
  const open = plan.find((id) => isOpen(id, standing)) ?? 'done'
  if (asked === 'done' && !standing.guest) return 'done'
  const wanted = plan.find((id) => id === asked)
  return wanted !== undefined && isReachable(plan, wanted, standing) ? wanted : open
}

/** What comes after a step. */
export function nextOf(entry: Entry, standing: Standing, id: OnboardingStep): Place {
  const at = entry.steps.indexOf(id)
  const plan = planOf(entry, standing)
  return plan.find((other) => entry.steps.indexOf(other) > at && isReachable(plan, other, standing)) ?? 'done'
}

/** What comes before it; undefined for the first. */
export function previousOf(entry: Entry, standing: Standing, id: OnboardingStep): OnboardingStep | undefined {
  const plan = planOf(entry, standing)
  return plan.slice(0, plan.indexOf(id)).findLast((other) => isReachable(plan, other, standing))
}

/** Whether a step comes after all that makes a page useful: who likes to may end before it. */
export function isExtra({ steps }: Entry, id: OnboardingStep): boolean {
  return steps.indexOf(id) > steps.findLastIndex((other) => essentials.includes(other))
}

/** How many fields are left to fill in until the page is useful, the account's among them. */
export function inputsLeft(entry: Entry, standing: Standing): number {
  const open = planOf(entry, standing).filter((id) => isOpen(id, standing) && !isExtra(entry, id))
  return open.reduce(
    (sum, id) => sum + (id === 'account' ? accountInputs(standing) : askedFields(id, standing).length),
    0,
  )
}

function isKnown(id: OnboardingStep, { story, done, skipped, guest }: Standing): boolean {
  if (id === 'account') return guest === undefined
  // Whose story tells where they worked needs no résumé to begin with; a role that was typed just now is less than one.
  if (id === 'start') return known.position(story) && !done.some((other) => roleSteps.includes(other))
  // Of a role that was not told there is no end to tell.
  if (id === 'left') return known.until(story) || skipped.includes('role')
  return steps[id].fields.every((name) => known[name](story))
}

function isOpen(id: OnboardingStep, { done, skipped, guest }: Standing): boolean {
  if (id === 'account') return guest !== undefined
  return !done.includes(id) && !skipped.includes(id)
}

function isReachable(plan: readonly OnboardingStep[], id: OnboardingStep, { guest }: Standing): boolean {
  if (!guest) return id !== 'account'
  return plan.indexOf(id) <= plan.indexOf('account')
}

function accountInputs({ guest }: Standing): number {
  return ACCOUNT_FIELDS - Object.values(guest ?? {}).filter((value) => value !== '').length
}
