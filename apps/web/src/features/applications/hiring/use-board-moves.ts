import type { Column } from '@rise/contract/applications/setup/policy'
import type { Applicant } from '@rise/contract/applications/shapes'
import { useCallback, useRef, useState } from 'react'
import { useMoves } from './use-moves.ts'

/** Functions that move the cards of a board, and their state. */
export interface BoardMoves {
  /** Moves a card by keyboard or select; the focus follows the card. */
  move(column: Column, applicant: Applicant): void
  drop(column: Column): void
  /** The card being dragged. */
  readonly dragged: Applicant | undefined
  drag(applicant: Applicant | undefined): void
  /** Whether this card should get the focus because it was moved while it had the focus. Returns true once per move. */
  isAwaited(id: string): boolean
}

/** Moves the cards of a board, and keeps the focus on a card that the keyboard moved. */
export function useBoardMoves(slug: string): BoardMoves {
  const { move } = useMoves(slug)
  const [dragged, drag] = useState<Applicant>()
  const focusedCardId = useRef<string>(undefined)
  const isAwaited = useCallback((id: string) => {
    const { activeElement: focusedElement } = document
    // A heading has the focus only because the card that had it disappeared.
    const isFree =
      focusedElement === null ||
      focusedElement.matches('body, h1, h2, h3') ||
      focusedElement.closest(`[data-applicant="${id}"]`) !== null
    // A focus that was moved elsewhere meanwhile stays there.
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
