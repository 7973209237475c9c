import type { InputOf } from '@rise/contract/contract'
import type { Onboarding } from '@rise/contract/onboarding/shapes'
import type { QueryClient } from '@tanstack/react-query'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { keyOf } from '../../../app/base/query.ts'

/** A member's progress, as sent to the server. */
export type Progress = Omit<InputOf<'PUT /api/v1/onboarding'>['body'], 'version'>

let lastSave: Promise<unknown> = Promise.resolve()
let lastAnswer: Promise<unknown> = Promise.resolve()

/**
 * Saves a member's progress, one change after another. `change` derives the next progress from the current one, and is
 * called again if another device has saved progress since. Throws ApiError.
 */
export function saveProgress(
  api: Api,
  queryClient: QueryClient,
  change: (progress: Onboarding | null) => Progress,
): Promise<void> {
  const queryKey = keyOf('GET /api/v1/onboarding')
  const putProgress = async (progress: Onboarding | null) => {
    const body = { version: progress?.version ?? 0, ...change(progress) }
    queryClient.setQueryData(queryKey, (await api('PUT /api/v1/onboarding', { body })).result)
  }
  const result = lastSave
    .catch(() => undefined)
    .then(async () => {
      await putProgress(queryClient.getQueryData(queryKey) ?? null).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'onboarding-changed') throw error
        await putProgress((await api('GET /api/v1/onboarding', {})).result)
      })
    })
  lastSave = result
  return result
}

/**
 * Saves an answer to the story. `endProgress` waits for it: the answer may be the last one, and the progress must not
 * be deleted before the answer is saved.
 */
export function saveAnswer<T>(save: () => Promise<T>): Promise<T> {
  const answerSave = save()
  lastAnswer = Promise.allSettled([lastAnswer, answerSave])
  return answerSave
}

/** Deletes the progress on the server; in this tab the steps remain, for Back. */
export async function endProgress(api: Api, queryClient: QueryClient): Promise<void> {
  await lastAnswer
  await lastSave.catch(() => undefined)
  await api('DELETE /api/v1/onboarding', {})
  queryClient.setQueryData(
    keyOf('GET /api/v1/onboarding'),
    (progress) => progress && { ...progress, version: 0, answers: {} },
  )
}
