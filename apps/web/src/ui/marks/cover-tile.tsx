import { Picture } from '../base/picture.tsx'
import type { PictureSources } from '../base/picture-sources.ts'

const WIDTH = 640
const HEIGHT = 427

/** The cover of a list item; renders nothing without one. Decorative, because the title is next to it. */
export function CoverTile({ cover }: { cover: PictureSources | null }) {
  if (cover === null) return null
  return (
    <Picture
      src={cover}
      width={WIDTH}
      height={HEIGHT}
      sizes="(min-width: 40rem) 22rem, 100vw"
      className="aspect-[3/2] w-full rounded-control cover-picture"
      fallback={null}
    />
  )
}
