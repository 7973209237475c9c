import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-raised text-muted',
  brand: 'bg-brand-soft text-on-brand-soft',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

/** The tone of a status. The text must say the same as the colour, which not everyone can see. */
type Tone = keyof typeof tones

/** A status in one or two words. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2 text-caption font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  )
}

/**
 * The number of unread items: shown up to 9, then as "9+" (section 9 of the specification). Screen readers read the
 * full number in `label`, such as "12 unread messages". Renders nothing at zero.
 */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className="inline-block min-w-6 rounded-full bg-brand px-1 text-center text-caption font-semibold text-on-brand tabular-nums">
      <span aria-hidden>{count > 9 ? '9+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
