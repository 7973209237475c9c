import type { Column } from '@rise/contract/applications/setup/policy'
import type { Applicant } from '@rise/contract/applications/shapes'
import { useCallback, useRef, useState } from 'react'
import { useMoves } from './use-moves.ts'

/** The moves of a board's cards. */
export interface BoardMoves {
  /** By keyboard or select: the focus follows the card. */
  move(column: Column, applicant: Applicant): void
  drop(column: Column): void
  /** The card being dragged. */
  readonly dragged: Applicant | undefined
  drag(applicant: Applicant | undefined): void
  /** Returns, once, whether this card should get the focus: it was moved while it had it. */
  isAwaited(id: string): boolean
}

/** Moves the cards of a board, and keeps the focus on a card that the keyboard moved. */
export function useBoardMoves(slug: string): BoardMoves {
  const { move } = useMoves(slug)
  const [dragged, drag] = useState<Applicant>()
  const focusedCardId = useRef<string>(undefined)
  const isAwaited = useCallback((id: string) => {
    const { activeElement: focused } = document
    const isFree = focused === null || focused === document.body || focused.closest(`[data-applicant="${id}"]`) !== null
    // If the focus was moved elsewhere meanwhile, it stays there.
    if (focusedCardId.current !== id || !isFree) return false
    focusedCardId.current = undefined
    return true
  }, [])
  return {
    move(column, applicant) {
      focusedCardId.current = applicant._id
      move(column, [applicant])
    },
    drop(column) {
      if (dragged) move(column, [dragged])
    },
    dragged,
    drag,
    isAwaited,
  }
}
