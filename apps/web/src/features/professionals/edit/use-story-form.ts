import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate, keyOf, presentVersion, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useVersionedForm, type VersionedForm } from '../../../app/forms/use-versioned-form.ts'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import type { StoryChange } from '../story-change.ts'

interface FormOptions<T> {
  /** The name of the draft. */
  readonly name: string
  readonly story: OwnStory
  /** Returns the form's values for a story. */
  readonly pick: (story: OwnStory) => T
  /** Returns the values as the API takes them. */
  readonly toChange: (values: T) => StoryChange
}

export type StoryForm<T> = VersionedForm<T>

/** A form for a part of the member's story. */
export function useStoryForm<T extends object>({ name, story, pick, toChange }: FormOptions<T>): StoryForm<T> {
  const api = useApi()
  const session = useSessionStore()
  const queryClient = useQueryClient()

  async function send(body: StoryChange & { version: number }): Promise<OwnStory> {
    const { result } = await api('PATCH /api/v1/story', { body })
    queryClient.setQueryData(keyOf('GET /api/v1/story'), result)
    await invalidate(queryClient, ['GET /api/v1/professionals/{slug}/story'])
    if (body.firstName !== undefined || body.lastName !== undefined) await session.check()
    showToast({
      id: 'story-saved',
      kind: 'success',
      title: t('Saved'),
      action: { label: t('View your page'), to: `/professional/${result.slug}` },
    })
    return result
  }

  return useVersionedForm({
    name,
    saved: story,
    pick,
    toBody: toChange,
    schema: async () => (await import('../form-schemas.ts')).formSchemas.story,
    conflictCode: 'story-changed',
    send,
    latest: () => queryClient.fetchQuery({ ...queryOf(api, 'GET /api/v1/story', {}, presentVersion), staleTime: 0 }),
  })
}
