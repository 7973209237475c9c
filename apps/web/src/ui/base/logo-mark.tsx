import { Building2 } from 'lucide-react'
import { firstLetter, type MarkSize, nameShape, nameTint } from './name-mark.ts'
import { Picture } from './picture.tsx'
import type { PictureSources } from './picture-sources.ts'

type Props = {
  name: string
  /** One address, or a picture in several sizes. */
  logo?: string | PictureSources | null | undefined
  size?: MarkSize
  /** Set only where the name is not next to the mark; otherwise it would be read twice. */
  label?: string
}

/**
 * An organisation's logo, or a generated mark: one of eight shapes in one of six tints, with the first letter of the
 * name.
 */
export function LogoMark({ name, logo, size = 40, label }: Props) {
  if (!logo) return <GeneratedMark name={name} size={size} label={label} />
  return (
    <span
      {...ariaProps(label)}
      style={{ width: size, height: size }}
      className="inline-flex shrink-0 overflow-hidden rounded-control select-none"
    >
      <Picture
        src={logo}
        width={size}
        height={size}
        className="size-full bg-surface object-contain"
        fallback={<GeneratedMark name={name} size={size} />}
      />
    </span>
  )
}

function ariaProps(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
}

function GeneratedMark({ name, size, label }: { name: string; size: number; label?: string | undefined }) {
  const tint = nameTint(name)
  const letter = firstLetter(name)
  const ink = `var(--on-tint-${tint})`
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden because the name is next to it
    <svg
      {...ariaProps(label)}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      style={{ background: `var(--tint-${tint})` }}
      className="shrink-0 rounded-control select-none"
    >
      <path fill={`var(--tint-${tint}-shape)`} d={nameShape(name)} />
      {letter ? (
        <text x="20" y="26.3" textAnchor="middle" fontSize="18" fontWeight="600" fill={ink}>
          {letter}
        </text>
      ) : (
        <Building2 x="11" y="11" width="18" height="18" color={ink} />
      )}
    </svg>
  )
}
