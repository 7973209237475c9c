import type { Convo } from '@rise/contract/convos/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { convoName } from '../convo-name.ts'
import { typingKey } from '../queries.ts'

/** Without a further event for this long, the other participant counts as no longer typing. */
const TYPING_MS = 5_000

/** Shows that the other participant is typing. */
export function TypingMark({ convo }: { convo: Convo }) {
  const { data: at } = useQuery<number | null>({ queryKey: typingKey(convo._id), enabled: false })
  const [endedAt, setEndedAt] = useState<number | null>()
  useEffect(() => {
    if (at === undefined || at === null) return
    const timer = setTimeout(() => setEndedAt(at), Math.max(0, at + TYPING_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [at])
  if (at === undefined || at === null || endedAt === at) return null
  return (
    // Placed below the scrolling region, where it is always in view.
    <p className="mx-auto flex w-full max-w-feed px-4 pb-2 sm:px-0">
      <span aria-hidden className="flex gap-1 rounded-full bg-raised px-3 py-2">
        <span className="typing-dot" />
        <span className="typing-dot" />
        <span className="typing-dot" />
      </span>
      <span className="sr-only">{t('{name} is writing', { name: convoName(convo) })}</span>
    </p>
  )
}
