import type { InputOf } from '@rise/contract/contract'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { DeleteButton } from '../../content/index.ts'
import { eventKeys } from '../queries.ts'

/** Deletes a draft, which only its author has seen. Undo restores it, possibly under another address. */
export function DeleteDraft({ slug, title }: { slug: string; title: string }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const restore = useRef<() => Promise<unknown>>(undefined)

  async function remove() {
    const { result: draft } = await api('GET /api/v1/events/{slug}/own', { params: { slug } })
    await api('DELETE /api/v1/events/{slug}', { params: { slug } })
    const { topic, body: text, startsLocal, endsLocal, zone, manner, venue, city, link, capacity, questions } = draft
    const body: InputOf<'POST /api/v1/events'>['body'] = {
      ...{ id: draft._id, title: draft.title, topic, coverId: draft.cover?._id ?? null, body: text },
      ...{ startsLocal, endsLocal, zone, manner, venue, city, link, capacity, questions, hosts: draft.hosts },
      audience: draft.audience,
    }
    restore.current = () => api('POST /api/v1/events', { body })
    await invalidate(queryClient, eventKeys)
  }

  async function undo() {
    await restore.current?.()
    await invalidate(queryClient, eventKeys)
  }

  return <DeleteButton of={title} look="mark" deleted={t('The draft is deleted')} remove={remove} undo={undo} />
}
