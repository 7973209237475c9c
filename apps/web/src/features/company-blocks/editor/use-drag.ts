import { type PointerEvent, useRef, useState } from 'react'

/** The dragged row, and its prospective position. */
interface DraggedRow {
  readonly id: string
  readonly to: number
}

/**
 * Moves rows of a list with a pointer: finger, pen or mouse. The keyboard has separate controls. Rows have `data-row`
 * with their id.
 */
export function useDrag(onDrop: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<DraggedRow>()

  /** Returns the number of other rows whose middle is above the pointer. */
  function placeAt(id: string, y: number): number {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    return rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect()
      return row.dataset.row !== id && top + height / 2 < y
    }).length
  }

  return {
    list,
    dragged,
    /** Props for the handle of a row. */
    handle: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ id, to: placeAt(id, event.clientY) })
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (dragged?.id === id) setDragged({ id, to: placeAt(id, event.clientY) })
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (dragged?.id !== id) return
        setDragged(undefined)
        onDrop(id, placeAt(id, event.clientY))
      },
      onPointerCancel() {
        setDragged(undefined)
      },
    }),
  }
}
