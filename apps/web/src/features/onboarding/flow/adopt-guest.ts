import type { OnboardingStep } from '@rise/contract/onboarding/kinds'
import type { QueryClient } from '@tanstack/react-query'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { withRoleAsHeadline } from './answers.ts'
import { changeOwnStory } from './change-own-story.ts'
import { mergeStory } from './changes.ts'
import type { Standing } from './engine.ts'
import type { Entry } from './entries.ts'
import { stepsAfter } from './flow.ts'
import { emptyGuest, type GuestOnboarding } from './guest-onboarding.ts'
import { saveProgress } from './save-progress.ts'

/** Moves a guest's answers into the story of the new member. Throws ApiError. */
export async function adoptGuest(
  api: Api,
  queryClient: QueryClient,
  entry: Entry,
  guest: GuestOnboarding = emptyGuest,
): Promise<Standing> {
  const savedStory = await changeOwnStory(api, queryClient, (story) =>
    mergeStory(story, withRoleAsHeadline(guest.story, guest.answers)),
  )
  // Each answer was validated when entered.
  if ('errors' in savedStory)
    throw new ApiError(400, { code: 'invalid-input', message: Object.values(savedStory.errors).join(' ') })
  const account: readonly OnboardingStep[] = ['account']
  const takenSteps = stepsAfter({ done: [...guest.done, ...account], skipped: guest.skipped }, account)
  await saveProgress(api, queryClient, (progress) => {
    const allSteps = stepsAfter(
      { done: progress?.done ?? [], skipped: [...(progress?.skipped ?? []), ...takenSteps.skipped] },
      takenSteps.done,
    )
    const skippedSteps = [...new Set(allSteps.skipped)]
    return {
      entry: entry.slug,
      done: [...allSteps.done],
      skipped: skippedSteps,
      answers: { ...progress?.answers, ...guest.answers },
    }
  })
  return { story: savedStory, ...takenSteps, guest: undefined }
}
