import { nameShape, nameTint } from '../base/name-mark.ts'
import { Picture } from '../base/picture.tsx'
import type { PictureSources } from '../base/picture-sources.ts'

interface Props {
  readonly name: string
  readonly logo: string | PictureSources | null
  /** The organisation's own color, as a CSS value; otherwise the logo's colors, or the tint of the name. */
  readonly color?: string | undefined
  readonly className?: string
}

/** Drawn in place of a cover: the colors of the logo, and the shape derived from the name. Decorative. */
export function DrawnCover({ name, logo, color, className = 'h-[8rem] rounded-card md:h-[11rem]' }: Props) {
  const tint = nameTint(name)
  const shape = nameShape(name)
  return (
    <div
      aria-hidden
      style={{ background: color ?? `var(--tint-${tint}-shape)` }}
      className={`cover-picture relative overflow-hidden ${className}`}
    >
      {logo && !color ? (
        // The logo, enlarged until only its colors are recognisable.
        <Picture
          src={logo}
          width={128}
          height={128}
          className="absolute inset-0 size-full scale-[2] object-cover blur-[5rem]"
          fallback={null}
          eager
        />
      ) : null}
      <svg aria-hidden viewBox="0 0 160 40" preserveAspectRatio="xMaxYMid slice" className="absolute inset-0 size-full">
        <g fill="#fff" fillOpacity="0.16">
          <path d={shape} transform="translate(64 12) scale(0.5)" />
          <path d={shape} transform="translate(84 -8) scale(0.8)" />
          <path d={shape} transform="translate(112 2) scale(1.3)" />
        </g>
      </svg>
    </div>
  )
}
