import { cx } from './class-names.ts'

/**
 * Primary: the main action of a view. Secondary and ghost: all other actions. Danger: a destructive action. Link: looks
 * like text.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link'
/** Regular is 40 px high; dense, for tables, 36 px. Both are 44 px high on phones and touch devices. */
export type ButtonSize = 'regular' | 'dense'

const shape =
  'group relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control text-small font-semibold select-none transition-colors active:opacity-90 disabled:border disabled:border-line disabled:bg-raised disabled:text-subtle aria-disabled:cursor-default'

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-control bg-surface text-text hover:bg-raised',
  ghost: 'text-text hover:bg-raised',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
  link: 'text-brand underline underline-offset-4 hover:text-brand-hover',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-control px-6 py-2',
  dense: 'min-h-dense px-4 py-1',
}

/** Returns the classes of a button's look, for any element. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return cx(shape, variantClasses[variant], variant === 'link' ? 'hit-target' : sizes[size], className)
}
