import { t } from '@rise/texts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { cx } from './class-names.ts'

const shape = 'inline-flex min-w-0 max-w-full items-center gap-1 rounded-full text-small font-medium'
const pressableClass = 'hit-target relative min-h-8 px-3 transition-colors'
const chosenClass = 'bg-brand-soft text-on-brand-soft'

/** A short fact, such as a tag. It is not interactive. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="chip">{children}</span>
}

/** Short facts in a row, such as an item's tags. `label` names the list where no heading does. */
export function ChipList({
  chips,
  label,
  whole = false,
  className,
}: {
  chips: readonly string[]
  label?: string
  /** Whether long chips take several lines instead of being cut. */
  whole?: boolean
  className?: string
}) {
  return (
    <ul className={cx('flex flex-wrap gap-2', className)} {...(label && { 'aria-label': label })}>
      {chips.map((chip) => (
        <li key={chip} className={cx('chip', whole && 'rounded-card whitespace-normal wrap-anywhere')}>
          {chip}
        </li>
      ))}
    </ul>
  )
}

/** A chip that links to its own page, or switches a filter whose state is in the address. */
export function ChipLink({ to, children, selected = false }: { to: string; children: ReactNode; selected?: boolean }) {
  return (
    <Anchor
      to={to}
      aria-current={selected ? 'true' : undefined}
      className={cx(
        shape,
        pressableClass,
        'border',
        selected
          ? cx(chosenClass, 'border-brand')
          : 'border-control bg-surface text-text hover:border-muted hover:bg-raised',
      )}
    >
      <span className="truncate">{children}</span>
    </Anchor>
  )
}

type Removable = { children: string; noun?: string } & ({ to: string } | { onRemove: () => void })

/**
 * A chosen filter or value; a press anywhere on the chip removes it. With `to`, the chip is a link to the address
 * without the value (works without scripts); with `onRemove`, it is a button. `noun` says what is removed: "Remove
 * filter Remote".
 */
export function RemovableChip({ children, noun, ...act }: Removable) {
  const name = noun ? t('Remove {noun} {name}', { noun, name: children }) : t('Remove {name}', { name: children })
  const classes = cx(shape, pressableClass, chosenClass, 'border border-brand hover:bg-surface')
  const content = (
    <>
      <span className="truncate">{children}</span>
      <X size={16} aria-hidden className="-mr-1 shrink-0" />
    </>
  )
  if ('to' in act) {
    return (
      <Anchor to={act.to} aria-label={name} className={classes}>
        {content}
      </Anchor>
    )
  }
  return (
    <button type="button" aria-label={name} onClick={act.onRemove} className={classes}>
      {content}
    </button>
  )
}
