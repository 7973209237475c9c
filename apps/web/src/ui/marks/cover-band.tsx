import { nameTint } from '../base/name-mark.ts'
import { Picture } from '../base/picture.tsx'
import type { PictureSources } from '../base/picture-sources.ts'

const WIDTH = 1200
const HEIGHT = 300

interface Props {
  readonly cover: PictureSources | null
  /** Without a cover, a background is drawn in the colour derived from this name; without a name either, nothing. */
  readonly name?: string
}

/** The cover at the top of a profile page. Decorative. */
export function CoverBand({ cover, name }: Props) {
  if (cover === null) return name === undefined ? null : <Ground tint={nameTint(name)} />
  return (
    <Picture
      src={cover}
      width={WIDTH}
      height={HEIGHT}
      sizes={`(min-width: ${WIDTH}px) ${WIDTH}px, 100vw`}
      className="block h-auto max-h-[15rem] min-h-24 w-full rounded-card cover-picture"
      fallback={null}
      eager
    />
  )
}

/** The background in place of a cover: a low sun. */
function Ground({ tint }: { tint: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 160"
      preserveAspectRatio="xMaxYMax slice"
      className="block h-24 w-full rounded-card sm:h-[10rem]"
      style={{ background: `color-mix(in srgb, var(--tint-${tint}) 70%, var(--surface))` }}
    >
      <circle cx="960" cy="200" r="150" fill={`var(--tint-${tint}-shape)`} fillOpacity="0.55" />
      <circle cx="960" cy="200" r="230" fill={`var(--tint-${tint}-shape)`} fillOpacity="0.25" />
    </svg>
  )
}
