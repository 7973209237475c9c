import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { cx } from './class-names.ts'

type Named = {
  /** What it does, in words: the accessible name and the tooltip. */
  label: string
  /** A lucide icon of 16, 20 or 24 px. */
  children: ReactNode
  /** Which edge the tooltip keeps to; `end` for buttons near the right edge of the screen. */
  tip?: 'start' | 'center' | 'end'
}

const buttonClass =
  'hit-target tip relative inline-flex size-dense shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-raised hover:text-text aria-pressed:text-brand'

/** A button that is only an icon. For a toggle (saved or not) set `aria-pressed` and keep the label as it is. */
export function IconButton({
  label,
  tip = 'center',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & Named) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={label}
      data-tip-align={tip}
      className={cx(buttonClass, className)}
    />
  )
}

/** A link that is only an icon. */
export function IconLink({
  label,
  tip = 'center',
  className,
  ...rest
}: Omit<AnchorProps, 'className' | 'children'> & Named & { className?: string }) {
  return (
    <Anchor {...rest} aria-label={label} data-tip={label} data-tip-align={tip} className={cx(buttonClass, className)} />
  )
}
