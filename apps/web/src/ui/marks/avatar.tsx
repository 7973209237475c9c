import { UserRound } from 'lucide-react'
import { cx } from '../base/class-names.ts'
import { initials, type MarkSize, nameTint } from '../base/name-mark.ts'
import { Picture } from '../base/picture.tsx'
import type { PictureSources } from '../base/picture-sources.ts'

const letterSizes: Record<MarkSize, string> = {
  24: 'text-caption',
  32: 'text-caption',
  40: 'text-small',
  48: 'text-body',
  64: 'text-h3',
  96: 'text-h1',
  128: 'text-display',
  192: 'text-display',
}

type Props = {
  name: string
  /** One address, or a picture in several sizes. */
  photo?: string | PictureSources | null | undefined
  size?: MarkSize
  /** Set only where the name is not next to the picture; otherwise it would be read twice. */
  label?: string
}

/** A person's photo, or their initials on a tint derived from the name if there is no photo or it fails to load. */
export function Avatar({ name, photo, size = 40, label }: Props) {
  const tint = nameTint(name)
  const letters = initials(name)
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span
      {...ariaProps}
      style={{ width: size, height: size, background: `var(--tint-${tint})`, color: `var(--on-tint-${tint})` }}
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full leading-none font-semibold select-none',
        letterSizes[size],
      )}
    >
      <Picture
        src={photo}
        width={size}
        height={size}
        className="size-full object-cover"
        fallback={letters || <UserRound size={size >= 48 ? 24 : 16} />}
      />
    </span>
  )
}
