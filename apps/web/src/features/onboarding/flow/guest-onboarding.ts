import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { tabStore } from '../../../app/session/safe-storage.ts'
import { DRAFT_PREFIX } from '../../../app/session/storage-names.ts'
import { emptyStory } from '../../professionals/index.ts'
import type { Answers } from './answers.ts'
import type { Identity } from './engine.ts'

/** A guest's answers, stored only in this tab. Never a password. */
export interface GuestOnboarding {
  readonly story: OwnStory
  readonly done: readonly OnboardingStep[]
  readonly skipped: readonly OnboardingStep[]
  readonly answers: Answers
  readonly identity: Identity
}

const STORAGE_KEY = `${DRAFT_PREFIX}onboarding`

export const emptyGuest: GuestOnboarding = {
  story: emptyStory,
  done: [],
  skipped: [],
  answers: {},
  identity: { firstName: '', lastName: '', email: '' },
}

/** Returns the answers stored in this tab; undefined if there are none. */
export function readGuest(): GuestOnboarding | undefined {
  try {
    const storedOnboarding = JSON.parse(tabStore.get(STORAGE_KEY) ?? 'null') as Partial<GuestOnboarding> | null
    return storedOnboarding === null ? undefined : { ...emptyGuest, ...storedOnboarding }
  } catch {
    return undefined
  }
}

/** Stores a guest's answers in this tab; undefined deletes them. */
export function writeGuest(guest: GuestOnboarding | undefined): void {
  tabStore.set(STORAGE_KEY, guest && JSON.stringify(guest))
}

/** Returns the identity in a résumé, as far as it contains one. The first word of a name counts as the first name. */
export function identityIn({ basics = {} }: Resume): Identity {
  const [firstName = '', ...rest] = (basics.name ?? '').trim().split(/\s+/)
  const email = (basics.email ?? '').trim().toLowerCase()
  return { firstName, lastName: rest.join(' '), email: /^\S+@\S+\.\S+$/.test(email) ? email : '' }
}
