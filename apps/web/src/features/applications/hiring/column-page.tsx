import type { Column } from '@rise/contract/applications/setup/policy'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { applicantsQuery } from '../queries.ts'
import { BoardCard } from './board-card.tsx'
import type { BoardMoves } from './use-board-moves.ts'

/** The approximate height of a card in rem, used until the cards have been measured. */
const CARD_REM = 9

interface Props {
  readonly slug: string
  readonly jobId: string
  readonly query: Parameters<typeof applicantsQuery>[2]
  /** From 1. */
  readonly page: number
  /** The number of applicants on this page. */
  readonly size: number
  readonly columns: readonly Column[]
  readonly moves: BoardMoves
  /** The scrolling column. */
  readonly scroller: RefObject<HTMLDivElement | null>
}

/** A page of a column, requested and rendered only near the visible area, so that long columns stay fast. */
export function ColumnPage({ page, size, scroller, ...rest }: Props) {
  const box = useRef<HTMLOListElement>(null)
  const [isNear, setNear] = useState(page === 1)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const { current: list } = box
    if (!list) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        // Keeps the page's height, so that nothing moves when its cards are removed.
        if (!entry.isIntersecting && list.childElementCount > 0) setHeight(entry.boundingClientRect.height)
        setNear(entry.isIntersecting)
      },
      { root: scroller.current, rootMargin: '600px 0px' },
    )
    observer.observe(list)
    return () => observer.disconnect()
  }, [scroller])
  return (
    <ol
      ref={box}
      className="flex flex-col gap-2"
      style={{ minHeight: isNear ? undefined : (height ?? `${size * CARD_REM}rem`) }}
    >
      {isNear ? <Cards page={page} size={size} {...rest} /> : null}
    </ol>
  )
}

function Cards({ slug, jobId, query, page, size, columns, moves }: Omit<Props, 'scroller'>) {
  const { data } = useQuery(applicantsQuery(useApi(), { slug, id: jobId }, { ...query, page }))
  // Rendering is deferred, so that scrolling stays smooth meanwhile.
  const deferredPage = useDeferredValue(data)
  if (!deferredPage) return <li aria-hidden style={{ height: `${size * CARD_REM}rem` }} />
  return deferredPage.items.map((applicant) => (
    <BoardCard key={applicant._id} jobId={jobId} applicant={applicant} columns={columns} moves={moves} />
  ))
}
