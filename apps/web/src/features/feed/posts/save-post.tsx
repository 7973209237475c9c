import type { PostCard } from '@rise/contract/feed/shapes'
import { t } from '@rise/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { refusalOf } from '../../../app/base/api.ts'
import { keyOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { memberName } from '../../connections/index.ts'
import { saveLabel } from './post-words.ts'
import { changeInLists, resetSavedPosts } from './queries.ts'

interface Props {
  readonly post: Pick<PostCard, '_id' | 'kind' | 'author' | 'saved'>
  readonly look?: 'mark' | 'whole'
}

/** Saves a post to the member's own list, or removes it. Absent for guests and admins, who have no such list. */
export function SavePost({ post: { _id: id, kind, author, saved }, look = 'mark' }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const role = useCurrentUser()?.role
  const queryKey = keyOf('GET /api/v1/posts/{id}', { params: { id } })

  function show(is: boolean) {
    changeInLists(queryClient, id, (post) => ({ ...post, saved: is }))
    queryClient.setQueryData(queryKey, (post) => post && { ...post, saved: is })
  }

  const save = useMutation({
    // Presses are sent one after the other, so that the last one counts.
    scope: { id: `save-${id}` },
    mutationFn: (wish: boolean) =>
      api(wish ? 'PUT /api/v1/posts/{id}/saved' : 'DELETE /api/v1/posts/{id}/saved', { params: { id } }),
    onMutate: show,
    onSuccess: (_reply, wish) => resetSavedPosts(queryClient, wish),
    onError: (error, wish) => {
      show(!wish)
      showToast({
        id: 'save',
        kind: 'failure',
        title: t('Couldn’t save it. {reason}', { reason: refusalOf(error).message }),
      })
    },
  })
  if (role !== 'professional' && role !== 'employer') return null
  const mark = <Bookmark size={16} aria-hidden className={saved ? 'fill-current' : undefined} />
  if (look === 'whole') {
    return (
      <Button aria-pressed={saved} icon={mark} onClick={() => save.mutate(!saved)}>
        {saved ? t('Saved', 'a post') : t('Save', 'a post')}
      </Button>
    )
  }
  const label = saveLabel(kind, memberName(author))
  return (
    <IconButton label={label} tip="end" aria-pressed={saved} onClick={() => save.mutate(!saved)}>
      {mark}
    </IconButton>
  )
}
