import { nameTint } from '../base/name-mark.ts'
import { Picture } from '../base/picture.tsx'
import type { PictureSources } from '../base/picture-sources.ts'

const WIDTH = 640
const HEIGHT = 360

/** The cover of something in a list, or a quiet tint that belongs to its title. Decorative: the title stands beside it. */
export function CoverTile({ title, cover }: { title: string; cover: PictureSources | null }) {
  const tint = nameTint(title)
  return (
    <Picture
      src={cover}
      width={WIDTH}
      height={HEIGHT}
      sizes="(min-width: 40rem) 22rem, 100vw"
      className="aspect-[16/9] w-full rounded-control bg-raised object-cover"
      fallback={
        <div
          aria-hidden
          className="aspect-[16/9] w-full rounded-control"
          style={{ background: `linear-gradient(120deg, var(--tint-${tint}), var(--tint-${tint}-shape))` }}
        />
      }
    />
  )
}
