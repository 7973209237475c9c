import { Building2 } from 'lucide-react'
import { firstLetter, type MarkSize, nameHash, tints } from './name-mark.ts'
import { Picture } from './picture.tsx'
import type { PictureSources } from './picture-sources.ts'

/** Eight quiet shapes on a 40 by 40 ground, below the letter. */
const shapes = [
  'M0 40A40 40 0 0 1 40 0V40Z',
  'M0 40L40 0V40Z',
  'M20 0A20 20 0 0 1 20 40Z',
  'M0 20A20 20 0 0 1 40 20Z',
  'M20 2A18 18 0 1 1 20 38A18 18 0 1 1 20 2Z',
  'M0 0H20V20H40V40H20V20H0Z',
  'M20 0L40 20L20 40L0 20Z',
  'M0 40V27H13V14H27V0H40V40Z',
]

type Props = {
  name: string
  /** One address, or a picture in several sizes. */
  logo?: string | PictureSources | null | undefined
  size?: MarkSize
  /** Set only where the name is not next to the mark; otherwise it would be read twice. */
  label?: string
}

/** An organisation's logo, or a mark made from its name: one of eight shapes, one of six tints, its first letter. */
export function LogoMark({ name, logo, size = 40, label }: Props) {
  if (!logo) return <GeneratedMark name={name} size={size} label={label} />
  return (
    <span
      {...spoken(label)}
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

function spoken(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
}

function GeneratedMark({ name, size, label }: { name: string; size: number; label?: string | undefined }) {
  const hash = nameHash(name)
  const tint = (hash % tints) + 1
  const letter = firstLetter(name)
  const ink = `var(--on-tint-${tint})`
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden because the name is next to it
    <svg
      {...spoken(label)}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      style={{ background: `var(--tint-${tint})` }}
      className="shrink-0 rounded-control select-none"
    >
      <path fill={`var(--tint-${tint}-shape)`} d={shapes[Math.floor(hash / tints) % shapes.length]} />
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
