import { Dialog as Base } from '@base-ui/react/dialog'
import { t } from '@rise/texts'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '../base/icon-button.tsx'
import { Picture } from '../base/picture.tsx'
import type { PictureSources } from '../base/picture-sources.ts'
import { backdropClass, viewerClass, viewportClass } from './overlay-style.ts'
import { useSwipe } from './use-swipe.ts'

interface Props {
  pictures: readonly PictureSources[]
  /** The index of the shown picture. */
  at: number
  onMove: (at: number) => void
  onClose: () => void
}

const LARGEST_PX = 1200

/**
 * One of several pictures, as large as the screen allows. Arrow keys, buttons and swipes show the others, Esc closes.
 */
export function PictureViewer({ pictures, at, onMove, onClose }: Props) {
  const nextButton = useRef<HTMLButtonElement>(null)
  const picture = pictures[at]
  const count = pictures.length
  const hasSeveral = count > 1

  function move(by: 1 | -1): void {
    if (hasSeveral) onMove((at + by + count) % count)
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }

  const swipe = useSwipe(move)

  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className={viewportClass}>
          <Base.Popup className={viewerClass} initialFocus={nextButton} onKeyDown={onKeyDown}>
            <div className="flex items-center justify-between gap-4">
              <Base.Title className="text-small font-medium tabular-nums text-muted">
                {hasSeveral ? t('Picture {place} of {count}', { place: at + 1, count }) : t('Picture')}
              </Base.Title>
              <Base.Close
                render={
                  <IconButton label={t('Close')} tip="end">
                    <X size={20} aria-hidden />
                  </IconButton>
                }
              />
            </div>
            <div className="flex min-h-0 grow items-center justify-center" {...swipe}>
              {picture ? (
                <Picture
                  key={at}
                  src={picture}
                  width={picture.width}
                  height={picture.height}
                  sizes={`(min-width: ${LARGEST_PX}px) ${LARGEST_PX}px, 100vw`}
                  alt={picture.alt ?? ''}
                  className="h-auto max-h-[calc(100dvh-12rem)] w-auto max-w-full rounded-control bg-raised object-contain"
                  fallback={<p className="p-8 text-muted">{t('This picture could not be loaded.')}</p>}
                  eager
                />
              ) : null}
            </div>
            <div className="flex min-h-control items-center justify-between gap-4">
              <p aria-live="polite" className="min-w-0 text-small wrap-anywhere">
                {picture?.alt}
                {hasSeveral ? (
                  <span className="sr-only"> {t('Picture {place} of {count}', { place: at + 1, count })}</span>
                ) : null}
              </p>
              {hasSeveral ? (
                <span className="flex gap-1">
                  <IconButton label={t('Previous picture')} tip="end" onClick={() => move(-1)}>
                    <ChevronLeft size={20} aria-hidden />
                  </IconButton>
                  <IconButton ref={nextButton} label={t('Next picture')} tip="end" onClick={() => move(1)}>
                    <ChevronRight size={20} aria-hidden />
                  </IconButton>
                </span>
              ) : null}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
