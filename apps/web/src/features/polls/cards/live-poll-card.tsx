import type { PollView } from '@rise/contract/polls/shapes'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useTopic } from '../../../app/socket/topics.ts'
import { PollCard } from './poll-card.tsx'

interface Props {
  readonly poll: PollView
  readonly heading: 'h2' | 'h3'
}

/**
 * A poll within a post. Updates live with other members' votes while the poll is open and in view. Polls out of view
 * are not watched, because a page may have more of them than a connection can watch.
 */
export function LivePollCard({ poll: initial, heading }: Props) {
  const api = useApi()
  const cardRef = useRef<HTMLDivElement>(null)
  const isInView = useInView(cardRef)
  const [update, setUpdate] = useState<{ readonly initial: PollView; readonly poll: PollView }>()
  const poll = update?.initial === initial ? update.poll : initial
  useTopic(isInView && !poll.closed ? `poll:${initial._id}` : undefined, () => {
    api('GET /api/v1/polls/{id}', { params: { id: initial._id } }).then(
      ({ result }) => setUpdate({ initial, poll: result }),
      // On a failure the page stays as it is, because the next vote triggers another request.
      () => undefined,
    )
  })
  return (
    <div ref={cardRef}>
      <PollCard poll={poll} heading={heading} />
    </div>
  )
}

function useInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isInView
}
