import { t } from '@rise/texts'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { IconButton } from '../base/icon-button.tsx'
import { useSwipe } from './use-swipe.ts'

interface Props {
  readonly title: string
  /** The cards, shown one at a time. The content of a `stage` card may fill the whole area; others are centred. */
  readonly cards: readonly { readonly name: string; readonly content: ReactNode; readonly stage?: boolean }[]
  /** The label of the first card's button. */
  readonly start?: string
  /** Called by Escape, the cross, and the last card's button. */
  readonly onClose: () => void
}

/** Cards in full screen, one at a time, with buttons, arrow keys and swiping. The browser keeps the focus inside. */
export function CardSequence({ title, cards, start = t('Next'), onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(0)
  const card = cards[at]
  const isLast = at === cards.length - 1
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Focuses the next button, because the browser would choose the first button, which closes.
    element?.querySelector<HTMLElement>('[data-next]')?.focus()
    return () => element?.close()
  }, [])

  const turn = (by: 1 | -1) => setAt((before) => Math.min(Math.max(before + by, 0), cards.length - 1))
  const swipe = useSwipe(turn)

  function turnByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') turn(event.key === forward ? 1 : -1)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={turnByKey}
      {...swipe}
      data-fills=""
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-bg text-text backdrop:bg-bg"
    >
      <div className="mx-auto flex h-full max-w-shell flex-col px-gutter py-4">
        <div className="flex items-center gap-4">
          <div aria-hidden className="flex grow gap-1">
            {cards.map(({ name }, index) => (
              <span key={name} className={`h-1 grow rounded-full ${index <= at ? 'bg-brand' : 'bg-line'}`} />
            ))}
          </div>
          <IconButton label={t('Close')} tip="end" onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        <p role="status" className="sr-only">
          {card ? t('{card}, {place} of {count}', { card: card.name, place: at + 1, count: cards.length }) : ''}
        </p>
        <div className="flex min-h-0 grow overflow-y-auto py-6">
          <div key={at} className={cx('w-full animate-appear', card?.stage ? 'flex' : 'm-auto max-w-feed')}>
            {card?.content}
          </div>
        </div>
        <div className="flex items-center justify-between gap-4">
          <Button
            icon={<ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />}
            // `disabled` would lose the focus.
            aria-disabled={at === 0}
            className={at === 0 ? 'opacity-0' : ''}
            onClick={() => turn(-1)}
          >
            {t('Back')}
          </Button>
          <Button variant="primary" data-next="" onClick={() => (isLast ? onClose() : turn(1))}>
            <span className="inline-flex items-center gap-2">
              {isLast ? t('Done') : at === 0 ? start : t('Next')}
              {isLast ? null : <ArrowRight size={16} aria-hidden className="rtl:-scale-x-100" />}
            </span>
          </Button>
        </div>
      </div>
    </dialog>
  )
}
