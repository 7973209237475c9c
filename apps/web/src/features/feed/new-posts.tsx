import { MOST_NEWER } from '@rise/contract/feed/limits'
import { t } from '@rise/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useApi } from '../../app/base/settings.tsx'
import { useTopic } from '../../app/socket/topics.ts'
import { Button } from '../../ui/base/button.tsx'
import { showToast } from '../../ui/base/toast.ts'
import type { FeedView } from './posts/feed-address.ts'
import { loadNewerPosts, newerQuery } from './posts/queries.ts'

interface Props {
  readonly view: FeedView
  /** The time of the list's snapshot; undefined while loading. */
  readonly readAt: string | undefined
  /** Gets the focus when newer posts were inserted above. */
  readonly list: RefObject<HTMLElement | null>
}

/**
 * A button with the number of posts newer than the list. Pressing it inserts them at the top; until then nothing moves.
 */
export function NewPosts({ view, readAt, list }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { data, refetch } = useQuery(newerQuery(api, view, readAt))
  const count = data?.count ?? 0
  useTopic(readAt === undefined || view.tab === 'saved' ? undefined : 'feed', () => void refetch())

  const movesFocus = useRef(false)
  // Moves the focus after the posts are in the page: a browser keeps the visible content in place when something is
  // inserted above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new list
  useLayoutEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }, [readAt, list])

  async function show() {
    setBusy(true)
    movesFocus.current = true
    try {
      await loadNewerPosts(api, queryClient, view)
    } catch {
      movesFocus.current = false
      showToast({ id: 'newer', kind: 'failure', title: t('Couldn’t load the new posts. Try again.') })
    }
    setBusy(false)
  }

  const posts = t('{count, plural, one {{number} new post} other {{number} new posts}}', {
    count,
    number: count > MOST_NEWER ? `${MOST_NEWER}+` : count,
  })
  return (
    <div className="pointer-events-none sticky top-[calc(var(--top-edge)+1rem)] z-20 -mb-4 flex h-0 justify-center">
      <span role="status" className="sr-only">
        {count > 0 ? posts : ''}
      </span>
      {count > 0 ? (
        <Button
          variant="primary"
          size="dense"
          className="pointer-events-auto h-dense rounded-full shadow-float"
          icon={<ArrowUp size={16} aria-hidden />}
          busy={busy}
          onClick={() => void show()}
        >
          {posts}
        </Button>
      ) : null}
    </div>
  )
}
