import { t } from '@rise/texts'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { IconButton } from '../base/icon-button.tsx'
import type { PictureSize } from './picture-file.ts'

/** A rectangle, as fractions of the picture's width and height. */
export interface CropShares {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const MAX_ZOOM = 5
const ZOOM_STEP = 0.1
/** By how many px an arrow key moves the picture; with Shift, a fifth of it. */
const MOVE_STEP = 10

type Props = {
  /** The address of the picture. */
  image: string
  /** The aspect ratio: width divided by height. */
  aspect: number
  round: boolean
  onCrop: (crop: CropShares) => void
  onBroken: () => void
  /** Called with the size of the whole picture once it has loaded. */
  onSize: (size: PictureSize) => void
}

/**
 * Selects a part of a picture. Dragging or the arrow keys move the picture; the wheel, pinching, buttons, a slider, and
 * the plus and minus keys zoom.
 */
export function CropBox({ image, aspect, round, onCrop, onBroken, onSize }: Props) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [isLoaded, setIsLoaded] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const zoomBy = (step: number) => setZoom((now) => Math.min(MAX_ZOOM, Math.max(1, now + step)))

  function onKeyDown(event: KeyboardEvent): void {
    const step = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP, _: -ZOOM_STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    zoomBy(step)
  }

  useEffect(() => {
    // The dialog focused a button before the crop area existed. An input keeps the focus, because someone may be typing
    // in it.
    if (!isLoaded || document.activeElement instanceof HTMLInputElement) return
    box.current?.querySelector<HTMLElement>('[role=application]')?.focus()
  }, [isLoaded])

  return (
    <div ref={box} className="flex flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the focusable area inside */}
      <div onKeyDown={onKeyDown} className="relative h-[min(18rem,40dvh)] overflow-hidden rounded-card bg-raised">
        <Cropper
          image={image}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={!round}
          crop={position}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          keyboardStep={MOVE_STEP}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => {
            setIsLoaded(true)
            onSize({ width: naturalWidth, height: naturalHeight })
          }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={({ x, y, width, height }) => {
            // Before the first layout, no part is selected.
            if (width > 0 && height > 0) onCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
          }}
          mediaProps={{ alt: '', onError: onBroken }}
          classes={{ cropAreaClassName: 'focus-visible:-outline-offset-4' }}
          cropperProps={{ role: 'application', 'aria-label': t('Part to show'), 'aria-describedby': `${id}-keys` }}
        />
      </div>
      <div className="flex items-center gap-2">
        <IconButton label={t('Zoom out')} tip="start" onClick={() => zoomBy(-ZOOM_STEP)}>
          <Minus size={20} aria-hidden />
        </IconButton>
        <input
          type="range"
          aria-label={t('Zoom')}
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={zoom}
          aria-valuetext={t('{percent} %', { percent: Math.round(zoom * 100) })}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-control min-w-0 grow accent-brand"
        />
        <IconButton label={t('Zoom in')} tip="end" onClick={() => zoomBy(ZOOM_STEP)}>
          <Plus size={20} aria-hidden />
        </IconButton>
      </div>
      <p id={`${id}-keys`} className="text-small text-subtle">
        {t('Drag to move. By keyboard: arrow keys move, + and − zoom.')}
      </p>
    </div>
  )
}
