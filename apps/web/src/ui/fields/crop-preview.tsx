import { cx } from '../base/class-names.ts'
import type { CropShares } from './crop-box.tsx'

/** A preview of the selected part. */
export function CropPreview({
  image,
  crop,
  width,
  height,
  round,
}: {
  image: string
  crop: CropShares
  /** In px. */
  width: number
  height: number
  round: boolean
}) {
  return (
    <span
      aria-hidden
      style={{ width, height }}
      className={cx('relative block max-w-full overflow-hidden bg-raised', round ? 'rounded-full' : 'rounded-control')}
    >
      <img
        src={image}
        alt=""
        style={{
          width: `${100 / crop.width}%`,
          height: `${100 / crop.height}%`,
          left: `${(-crop.x / crop.width) * 100}%`,
          top: `${(-crop.y / crop.height) * 100}%`,
        }}
        className="absolute max-w-none"
      />
    </span>
  )
}
