import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import type { PostMenuProps } from './post-menu-props.ts'
import { deletedText } from './post-words.ts'
import { changeInLists, postKeys } from './queries.ts'

interface Options extends PostMenuProps {
  readonly onDeleted?: () => void
}

/** Returns the functions that delete and restore a post, with the text of the toast. */
export function useDeletePost({ post: { _id, kind }, own, onDeleted }: Options) {
  const api = useApi()
  const queryClient = useQueryClient()
  const params = { id: _id }
  return {
    deleted: deletedText({ post: { kind }, own }),
    async remove() {
      await api('DELETE /api/v1/posts/{id}', { params })
      onDeleted?.()
      changeInLists(queryClient, _id, null)
      await invalidate(queryClient, postKeys, { refetchType: 'none' })
    },
    async undo() {
      await api('POST /api/v1/posts/{id}/restore', { params })
      await invalidate(queryClient, postKeys)
    },
  }
}
