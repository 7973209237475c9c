import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { AnswerName } from './answers.ts'
import type { Entry } from './entries.ts'
import { knownChecks } from './known-answers.ts'
import { essentials, steps } from './steps.ts'

/** A guest's identity, as far as it is known before signing up. */
export interface Identity {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The progress of a person through the flow. */
export interface Standing {
  /** The member's story, or for a guest the story that the answers would make. */
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
 * Returns the counted steps: those taken here, and those with unknown answers. Steps answered here stay in the list, so
 * that "n of m" doesn't jump and Back leads to them.
 */
export function planOf(entry: Entry, standing: Standing): readonly OnboardingStep[] {
  const takenSteps = new Set([...standing.done, ...standing.skipped])
  return entry.steps.filter((id) => takenSteps.has(id) || !isKnown(id, standing))
}

/**
 * Returns the fields that a step asks for: all of them if they belong together or were answered in this flow, otherwise
 * only the fields with unknown answers.
 */
export function openFields(id: OnboardingStep, { story, done }: Standing): readonly AnswerName[] {
  const { fields, whole } = steps[id]
  return whole || done.includes(id) ? fields : fields.filter((name) => !knownChecks[name](story))
}

/** Returns the place that an address leads to. Guests go no further than the account; members never return to it. */
export function placeOf(entry: Entry, standing: Standing, stepName: string | null): Place {
  const plan = planOf(entry, standing)
  const firstOpen = plan.find((id) => isOpen(id, standing)) ?? 'done'
  if (stepName === 'done' && !standing.guest) return 'done'
  const requestedStep = plan.find((id) => id === stepName)
  return requestedStep !== undefined && isReachable(plan, requestedStep, standing) ? requestedStep : firstOpen
}

/** Returns the place after a step. */
export function nextOf(entry: Entry, standing: Standing, id: OnboardingStep): Place {
  const index = entry.steps.indexOf(id)
  const plan = planOf(entry, standing)
  return plan.find((other) => entry.steps.indexOf(other) > index && isReachable(plan, other, standing)) ?? 'done'
}

/** Returns the previous step; undefined for the first. */
export function previousOf(entry: Entry, standing: Standing, id: OnboardingStep): OnboardingStep | undefined {
  const plan = planOf(entry, standing)
  return plan.slice(0, plan.indexOf(id)).findLast((other) => isReachable(plan, other, standing))
}

/** Whether a step is optional: the page is already useful without it. */
export function isExtra({ steps }: Entry, id: OnboardingStep): boolean {
  return steps.indexOf(id) > steps.findLastIndex((other) => essentials.includes(other))
}

/** Returns how many fields are left until the page is useful, including the account's. */
export function inputsLeft(entry: Entry, standing: Standing): number {
  const openSteps = planOf(entry, standing).filter((id) => isOpen(id, standing) && !isExtra(entry, id))
  return openSteps.reduce(
    (sum, id) => sum + (id === 'account' ? accountInputs(standing) : openFields(id, standing).length),
    0,
  )
}

/** Whether a step asks a guest for a name: the first one does, so that the page has a face from the start. */
export function asksName({ steps }: Entry, { guest }: Standing, id: OnboardingStep): boolean {
  return guest !== undefined && steps[0] === id
}

function isKnown(id: OnboardingStep, { story, done, skipped, guest }: Standing): boolean {
  if (id === 'account') return guest === undefined
  // A story with a past or present role needs no résumé; a role typed just now doesn't count.
  if (id === 'start') return knownChecks.position(story) && !done.some((other) => roleSteps.includes(other))
  // The end of a role is asked for only if there is a role.
  if (id === 'left') return knownChecks.until(story) || skipped.includes('role') || isWithoutCompany(story, done)
  return steps[id].fields.every((name) => knownChecks[name](story))
}

/** Whether the role was answered without a company, so that it is only a headline. */
function isWithoutCompany(story: OwnStory, done: readonly OnboardingStep[]): boolean {
  return done.includes('role') && !knownChecks.position(story)
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
