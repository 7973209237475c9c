import { nameTint } from '../base/name-mark.ts'
import { Picture } from '../base/picture.tsx'
import type { PictureSources } from '../base/picture-sources.ts'

const WIDTH = 1200
const HEIGHT = 300

/** The band at the top of a page about somebody: their cover, or a quiet tint that belongs to the name. Decorative. */
export function CoverBand({ name, cover }: { name: string; cover: PictureSources | null }) {
  const tint = nameTint(name)
  const band = (
    <div
      aria-hidden
      className="h-24 rounded-card md:h-[8rem]"
      style={{ background: `linear-gradient(120deg, var(--tint-${tint}), var(--tint-${tint}-shape))` }}
    />
  )
  return (
    <Picture
      src={cover}
      width={WIDTH}
      height={HEIGHT}
      sizes={`(min-width: ${WIDTH}px) ${WIDTH}px, 100vw`}
      className="block h-auto max-h-[15rem] min-h-24 w-full rounded-card bg-raised object-cover"
      fallback={band}
      eager
    />
  )
}
