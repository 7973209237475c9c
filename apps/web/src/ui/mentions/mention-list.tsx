import { type CSSProperties, useLayoutEffect } from 'react'
import { cx } from '../base/class-names.ts'
import { LogoMark } from '../base/logo-mark.tsx'
import { Avatar } from '../marks/avatar.tsx'
import type { MentionPicker } from './use-mention-picker.ts'

interface Props {
  readonly picker: MentionPicker
  readonly className: string
  readonly style?: CSSProperties | undefined
}

/** Whom one may mention, as the list of a field that keeps the focus. */
export function MentionList({ picker, className, style }: Props) {
  const { listId, items, active, activeId } = picker
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  return (
    <>
      <p role="status" className="sr-only">
        {items.length > 0 ? `${items.length} ${items.length === 1 ? 'member' : 'members'} to mention` : ''}
      </p>
      {items.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label="Members to mention"
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
              {item.isSquare ? (
                <LogoMark name={item.name} logo={item.photo ?? undefined} size={24} />
              ) : (
                <Avatar name={item.name} photo={item.photo} size={24} />
              )}
              <span className="min-w-0 text-small">
                <span className="block truncate font-medium">{item.name}</span>
                {item.note ? (
                  <span className={cx('block truncate text-caption', place !== active && 'text-subtle')}>
                    {item.note}
                  </span>
                ) : null}
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}
