import type { ReactNode } from 'react'
import { cx } from '../../../ui/base/class-names.ts'
import { HalfSun } from '../../../ui/marks/half-sun.tsx'

interface Props {
  /** Returns the owner's picture at a size. */
  readonly face: (size: 64 | 96) => ReactNode
  /** The corners of the picture's border. */
  readonly corners: 'rounded-full' | 'rounded-card'
  /** Empty until it is typed. */
  readonly name: string
  readonly placeholder: string
  /** The line below the name in the strip. */
  readonly line: string
  /** A word about the preview itself, in a corner. */
  readonly note?: string | undefined
  /** The page below the name. */
  readonly children: ReactNode
  readonly className?: string
}

/**
 * A new member's page while a form fills it in: next to the form on wide screens, a strip above it on narrow ones.
 * Decorative, because it repeats the form.
 */
export function PreviewFrame({ face, corners, name, placeholder, line, note, children, className }: Props) {
  const nameClass = cx('truncate font-semibold', name === '' && 'text-subtle')
  return (
    <div aria-hidden="true" className={cx('select-none', className)}>
      <div className="flex h-[7.5rem] items-center gap-4 overflow-hidden rounded-card border border-line bg-surface pe-4 lg:hidden">
        <div className="relative flex h-full w-[7.5rem] shrink-0 items-end justify-center">
          <HalfSun width={112} className="absolute bottom-0" />
          <span className="relative flex pb-2">{face(64)}</span>
        </div>
        <div className="min-w-0 grow">
          <p className={cx('text-h3', nameClass)}>{name || placeholder}</p>
          <p className="line-clamp-2 text-muted">{line}</p>
          {note ? <p className="text-caption text-subtle">{note}</p> : null}
        </div>
      </div>
      <div className="hidden overflow-hidden rounded-card border border-line bg-surface lg:block">
        <div className="relative h-[8rem] overflow-hidden border-b border-line bg-brand-soft">
          <HalfSun width={176} className="absolute start-3 bottom-0" />
          {note ? <p className="absolute end-4 top-3 text-caption font-semibold text-on-brand-soft">{note}</p> : null}
        </div>
        <div className="px-12 pb-8">
          <span className={cx('relative -mt-12 block w-fit bg-surface p-1', corners)}>{face(96)}</span>
          <p className={cx('mt-3 h-[2.25rem] text-h1', nameClass)}>{name || placeholder}</p>
          {children}
        </div>
      </div>
    </div>
  )
}

/** A part of the page below the name. */
export function PreviewSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="text-h3 font-semibold">{title}</p>
      <div className="mt-3">{children}</div>
    </div>
  )
}
