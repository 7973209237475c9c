import type { Onboarding } from '@rise/contract/onboarding/shapes'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { readDraft, writeDraft } from '../../../app/forms/drafts/draft-store.ts'
import { type Answers, pendingOf, withAnswers, withRoleAsHeadline } from './answers.ts'
import { changeOwnStory } from './change-own-story.ts'
import { checkRole, errorsOf } from './check-answers.ts'
import type { Entry } from './entries.ts'
import { type AnswerErrors, type Flow, stepsAfter, withFullRole, withoutAnswers } from './flow.ts'
import { type Progress, saveAnswer, saveProgress } from './save-progress.ts'
import { steps } from './steps.ts'

/** Typing is saved on the server after a pause of this length; until then, it is in this tab. */
const SAVE_DELAY_MS = 600
const DRAFT_NAME = 'story:onboarding-typing'

/**
 * The flow of a member: answers that a story can contain are saved there immediately, the others on the server as
 * progress.
 */
export function useMemberFlow(entry: Entry, story: OwnStory, progress: Onboarding | null): Flow {
  const api = useApi()
  const queryClient = useQueryClient()
  const timer = useRef<number>(undefined)
  // The draft is not state, so each change has to render the page again.
  const [, setLatest] = useState<Answers>()
  const owner = story._id
  const { done = [], skipped = [] } = progress ?? {}
  const readTyped = () => readDraft<Answers>(DRAFT_NAME, owner)?.values

  /** Saves the progress, with everything typed so far. */
  async function storeProgress(change: (base: Progress) => Partial<Progress>): Promise<void> {
    const typedAnswers = readTyped()
    clearTimeout(timer.current)
    timer.current = undefined
    await saveProgress(api, queryClient, (now) => {
      const { done = [], skipped = [], answers = {} } = now ?? {}
      const base = { entry: entry.slug, done, skipped, answers: { ...answers, ...typedAnswers } }
      return { ...base, ...change(base) }
    })
    // The draft is kept if more was typed in the meantime.
    if (timer.current === undefined) writeDraft(DRAFT_NAME, undefined)
  }

  // If this fails, the next visit sends the typed text again, because it is stored as a draft.
  const storeTyping = () => void storeProgress(() => ({})).catch(() => undefined)

  const leave = useEffectEvent(() => {
    if (timer.current !== undefined) storeTyping()
  })
  const sendInterruptedTyping = useEffectEvent(() => {
    // Sends typing that was interrupted by a reload.
    if (readTyped()) storeTyping()
  })
  useEffect(() => {
    sendInterruptedTyping()
    return () => leave()
  }, [])

  async function save(
    steps: Parameters<Flow['save']>[0],
    typed: Answers,
  ): Promise<OwnStory | { errors: AnswerErrors }> {
    const roleErrors = checkRole(typed)
    if (Object.keys(roleErrors).length > 0) return { errors: roleErrors }
    const allAnswers = withFullRole({ ...progress?.answers, ...readTyped() }, typed)
    const savedStory = await changeOwnStory(api, queryClient, (now) =>
      withRoleAsHeadline(withAnswers(now, allAnswers), allAnswers),
    ).catch(asErrors)
    if ('errors' in savedStory) return savedStory
    await storeProgress((base) => ({
      ...mutable(stepsAfter(base, steps)),
      answers: { ...withoutAnswers(base.answers, Object.keys(allAnswers)), ...pendingOf(savedStory, allAnswers) },
    }))
    return savedStory
  }

  return {
    story,
    done,
    skipped,
    guest: undefined,
    answers: { ...progress?.answers, ...readTyped() },
    async save(steps, typed) {
      const result = await saveAnswer(() => save(steps, typed))
      if ('errors' in result) return result.errors
      return { story: result, ...stepsAfter({ done, skipped }, steps), guest: undefined }
    },
    async pass(step, as) {
      await storeProgress((base) => ({
        ...mutable(stepsAfter(base, [step], as)),
        answers: withoutAnswers(base.answers, steps[step].fields),
      }))
      return { story, ...stepsAfter({ done, skipped }, [step], as), guest: undefined }
    },
    keep(latest) {
      setLatest(latest)
      writeDraft(DRAFT_NAME, { owner, version: story.version, values: { ...readTyped(), ...latest } })
      clearTimeout(timer.current)
      timer.current = window.setTimeout(storeTyping, SAVE_DELAY_MS)
    },
  }
}

function mutable({ done, skipped }: ReturnType<typeof stepsAfter>): Pick<Progress, 'done' | 'skipped'> {
  return { done: [...done], skipped: [...skipped] }
}

function asErrors(error: unknown): { errors: AnswerErrors } {
  const errors = error instanceof ApiError ? errorsOf(Object.entries(error.fields)) : {}
  if (Object.keys(errors).length === 0) throw error
  return { errors }
}
