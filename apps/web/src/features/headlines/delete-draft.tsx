import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { invalidate } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { DeleteButton } from '../content/index.ts'
import { headlineKeys } from './headline-keys.ts'

/** Deletes a draft, which only its author has seen. Undo restores it, possibly under another address. */
export function DeleteDraft({ slug, title }: { slug: string; title: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const restore = useRef<() => Promise<unknown>>(undefined)

  async function remove() {
    const { result: draft } = await api('GET /api/v1/headlines/{slug}/own', { params: { slug } })
    await api('DELETE /api/v1/headlines/{slug}', { params: { slug } })
    const body = {
      ...{ id: draft._id, title: draft.title, coverId: draft.cover?._id ?? null, body: draft.body },
      audience: draft.audience,
    }
    restore.current = () => api('POST /api/v1/headlines', { body })
    await invalidate(queryClient, headlineKeys)
  }

  async function undo() {
    await restore.current?.()
    await invalidate(queryClient, headlineKeys)
  }

  return <DeleteButton of={title} look="mark" deleted={t('The draft is deleted')} remove={remove} undo={undo} />
}
