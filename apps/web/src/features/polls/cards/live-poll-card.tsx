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
 * A poll within a post. Other members' votes arrive live only while it is open and in view, because a page may hold
 * more polls than can be watched.
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
      // The page stays as it is: the next vote triggers another request.
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
