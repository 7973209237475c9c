import type { PollView } from '@rise/contract/polls/shapes'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useTopic } from '../../../app/socket/topics.ts'
import { PollCard } from './poll-card.tsx'

interface Props {
  readonly poll: PollView
  readonly heading: 'h2' | 'h3'
}

/** A poll within a post. While it is open and in view, the votes of others arrive: a page may hold more than can be watched. */
export function LivePollCard({ poll: told, heading }: Props) {
  const api = useApi()
  const place = useRef<HTMLDivElement>(null)
  const isInView = useInView(place)
  const [since, setSince] = useState<{ readonly told: PollView; readonly poll: PollView }>()
  const poll = since?.told === told ? since.poll : told
  useTopic(isInView && !poll.closed ? `poll:${told._id}` : undefined, () => {
    api('GET /api/v1/polls/{id}', { params: { id: told._id } }).then(
      ({ result }) => setSince({ told, poll: result }),
      // The page stays as it is: the next vote asks again.
      () => undefined,
    )
  })
  return (
    <div ref={place}>
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
