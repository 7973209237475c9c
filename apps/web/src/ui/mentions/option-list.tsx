import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import { cx } from '../base/class-names.ts'
import type { MentionPicker } from './use-mention-picker.ts'

interface Props<T> {
  readonly picker: MentionPicker<T>
  readonly label: string
  /** Returns the number of options in words, for screen readers. */
  readonly inWords: (count: number) => string
  readonly draw: (item: T, isActive: boolean) => ReactNode
  readonly className: string
  readonly style?: CSSProperties | undefined
}

/** Completions for a text field, as a listbox; the field keeps the focus. */
export function OptionList<T extends { readonly id: string }>(props: Props<T>) {
  const { picker, label, inWords, draw, className, style } = props
  const { listId, items, active, activeId } = picker
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  return (
    <>
      <p role="status" className="sr-only">
        {items.length > 0 ? inWords(items.length) : ''}
      </p>
      {items.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          onPointerDown={(event) => event.preventDefault()}
          style={style}
          className={cx(
            'z-50 max-h-[min(20rem,40dvh)] overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-float',
            className,
          )}
        >
          {items.map((item, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={item.id}
              id={picker.optionId(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onClick={() => picker.pick(item)}
              className={cx(
                'flex min-h-control cursor-pointer items-center gap-3 rounded-control px-3 py-1 hover:bg-raised',
                place === active && 'bg-brand-soft text-on-brand-soft',
              )}
            >
              {draw(item, place === active)}
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** The name of an option, and the note that distinguishes it from others. */
export function OptionWords({ name, note, isActive }: { name: string; note: string | null; isActive: boolean }) {
  return (
    <span className="min-w-0 text-small">
      <span className="block truncate font-medium">{name}</span>
      {note ? <span className={cx('block truncate text-caption', !isActive && 'text-subtle')}>{note}</span> : null}
    </span>
  )
}
