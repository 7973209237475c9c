import { Picture } from '../base/picture.tsx'
import type { PictureSources } from '../base/picture-sources.ts'

const WIDTH = 1200
const HEIGHT = 300

/** The cover at the top of a profile page; nothing without one. Decorative. */
export function CoverBand({ cover }: { cover: PictureSources | null }) {
  if (cover === null) return null
  return (
    <Picture
      src={cover}
      width={WIDTH}
      height={HEIGHT}
      sizes={`(min-width: ${WIDTH}px) ${WIDTH}px, 100vw`}
      className="block h-auto max-h-[15rem] min-h-24 w-full rounded-card bg-raised object-cover"
      fallback={null}
      eager
    />
  )
}
