import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Thread } from '../thread-messages.ts'

/** Within this distance of the end, in px, the view counts as at the end. */
const NEAR_END = 80
/** More messages are loaded when the edge of the loaded ones is this close to the view, in px. */
const NEAR_EDGE = 600

interface ScrollState {
  readonly box: RefObject<HTMLDivElement | null>
  /** Whether the end of the conversation is in view. */
  readonly atEnd: boolean
  readonly toEnd: () => void
}

/**
 * Keeps the view of a conversation still: at its end, it follows new messages; elsewhere, content loaded above or below
 * moves nothing.
 */
export function useScroll(
  thread: Thread | undefined,
  {
    count,
    load,
    opensAt,
    at,
  }: {
    count: number
    load: (direction: 'before' | 'after') => Promise<void>
    opensAt: number | null
    at: number | undefined
  },
): ScrollState {
  const box = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(opensAt === null)
  const isFollowing = useRef(opensAt === null)
  const anchor = useRef<{ readonly seq: string; readonly top: number }>(undefined)
  const renderedRef = useRef<{ readonly thread: Thread; readonly count: number }>(undefined)

  // A message to show is scrolled into view once, as soon as it is loaded.
  const reachedSeq = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (at === undefined) reachedSeq.current = undefined
    const line = at === reachedSeq.current ? null : box.current?.querySelector(`[data-seq="${at}"]`)
    if (!line) return
    reachedSeq.current = at
    isFollowing.current = false
    centre(line)
    recordPosition()
  })

  // The first line in view keeps its position, whatever is added or dropped around it.
  useLayoutEffect(() => {
    const { current } = box
    const previous = renderedRef.current
    if (!current || !thread || (previous?.thread === thread && previous.count === count)) return
    renderedRef.current = { thread, count }
    if (!previous) {
      const line = opensAt === null ? null : current.querySelector(`[data-seq="${opensAt + 1}"]`)
      if (line) centre(line)
      else current.scrollTop = current.scrollHeight
    } else if (isFollowing.current && !thread.hasAfter) {
      current.scrollTop = current.scrollHeight
    } else if (anchor.current) {
      const line = current.querySelector(`[data-seq="${anchor.current.seq}"]`)
      if (line) current.scrollTop += line.getBoundingClientRect().top - anchor.current.top
    }
    recordPosition()
  })

  /** Scrolls only the box, because `scrollIntoView` would move the page, too. */
  function centre(line: Element): void {
    const { current } = box
    if (!current) return
    const [around, lineRect] = [current.getBoundingClientRect(), line.getBoundingClientRect()]
    current.scrollTop += lineRect.top - around.top - Math.max(0, (around.height - lineRect.height) / 2)
  }

  /** Records the first line in view and whether the end is in view, and loads more near an edge. */
  function recordPosition(): void {
    const { current } = box
    if (!current) return
    const { top } = current.getBoundingClientRect()
    for (const line of current.querySelectorAll<HTMLElement>('[data-seq]')) {
      const { bottom, top: lineTop } = line.getBoundingClientRect()
      if (bottom <= top) continue
      anchor.current = { seq: line.dataset.seq ?? '', top: lineTop }
      break
    }
    const distanceToEnd = current.scrollHeight - current.scrollTop - current.clientHeight
    isFollowing.current = distanceToEnd < NEAR_END
    setAtEnd(distanceToEnd < NEAR_END && !thread?.hasAfter)
    if (thread?.hasBefore && current.scrollTop < NEAR_EDGE) void load('before').catch(() => undefined)
    if (thread?.hasAfter && distanceToEnd < NEAR_EDGE) void load('after').catch(() => undefined)
  }

  const latest = useRef(recordPosition)
  useEffect(() => {
    latest.current = recordPosition
  })
  useEffect(() => {
    const { current } = box
    if (!current) return
    let frame = 0
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => latest.current())
    }
    // When a phone's keyboard or a growing field makes the box smaller, its end stays in view.
    const resizeObserver = new ResizeObserver(() => {
      if (isFollowing.current) current.scrollTop = current.scrollHeight
    })
    current.addEventListener('scroll', onScroll, { passive: true })
    resizeObserver.observe(current)
    return () => {
      cancelAnimationFrame(frame)
      current.removeEventListener('scroll', onScroll)
      resizeObserver.disconnect()
    }
  }, [])

  return {
    box,
    atEnd,
    toEnd() {
      isFollowing.current = true
      if (box.current) box.current.scrollTop = box.current.scrollHeight
    },
  }
}
