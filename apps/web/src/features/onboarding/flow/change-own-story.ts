import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { QueryClient } from '@tanstack/react-query'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { invalidate, keyOf, presentVersion, queryOf } from '../../../app/base/query.ts'
import { changeBetween } from '../../professionals/index.ts'
import { checkChange } from './check-answers.ts'
import type { AnswerErrors } from './flow.ts'

/**
 * Changes the viewer's current story. `make` derives the next version, and is called once more if another tab or device
 * has saved the story since. Returns the saved story, or the errors of the change. Throws ApiError.
 */
export async function changeOwnStory(
  api: Api,
  queryClient: QueryClient,
  make: (story: OwnStory) => OwnStory,
  again = true,
): Promise<OwnStory | { readonly errors: AnswerErrors }> {
  const story = await queryClient.fetchQuery({ ...queryOf(api, 'GET /api/v1/story', {}, presentVersion), staleTime: 0 })
  const change = changeBetween(story, make(story))
  if (!change) return story
  const errors = await checkChange(change)
  if (Object.keys(errors).length > 0) return { errors }
  try {
    const { result } = await api('PATCH /api/v1/story', { body: { version: story.version, ...change } })
    queryClient.setQueryData(keyOf('GET /api/v1/story'), result)
    await invalidate(queryClient, ['GET /api/v1/professionals/{slug}/story'])
    return result
  } catch (error) {
    if (!again || !(error instanceof ApiError) || error.code !== 'story-changed') throw error
    return changeOwnStory(api, queryClient, make, false)
  }
}
