import { type Message, t } from '@rise/texts'
import { ChevronDown, Ellipsis, Plus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { FieldErrors } from '../../../app/forms/field-errors.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { cx } from '../../../ui/base/class-names.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { OnDemand } from '../../../ui/overlays/on-demand.tsx'
import { type Keyed, keyed } from '../story-change.ts'

/** The maximum number of entries in each list, as in JSON Resume. */
export const MOST_ENTRIES = 200

/** The texts about one entry of a list: about a role, for example. */
export interface EntryWords {
  /** Names an entry without a title to screen readers: "role". */
  readonly noun: Message
  /** "Add role" */
  readonly add: Message
  /** "New role" */
  readonly untitled: Message
  /** "The role was removed" */
  readonly removed: Message
}

interface EntryListProps<T extends object> {
  readonly title: string
  /** The level of the heading. A list with `h3` is below a section heading, and has no button to add an entry. */
  readonly level?: 'h2' | 'h3'
  readonly hint?: string
  readonly words: EntryWords
  readonly entries: readonly Keyed<T>[]
  /** The path of the list in the change: `resume.work`. */
  readonly path: string
  readonly errors: FieldErrors
  /** Returns an entry's title, once it has content. */
  readonly titleOf: (entry: T) => string
  /** A second line, such as the time. */
  readonly detailOf?: (entry: T) => string
  /** A mark in front, such as a logo. */
  readonly markOf?: (entry: T) => ReactNode
  readonly onChange: (entries: Keyed<T>[]) => void
  readonly children: (entry: Keyed<T>, path: string, change: (entry: Keyed<T>) => void) => ReactNode
}

const loadMenu = async () => (await import('./entry-menu.tsx')).EntryMenu

/** Entries of one kind, each collapsed to its title, with a menu to move and remove it and an undo. */
export function EntryList<T extends object>(props: EntryListProps<T>) {
  const {
    title,
    level: Heading = 'h2',
    hint,
    words,
    entries,
    path,
    errors,
    titleOf,
    detailOf,
    markOf,
    onChange,
    children,
  } = props
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [status, setStatus] = useState('')
  const latestEntries = useRef(entries)
  latestEntries.current = entries

  function toggle(key: string) {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }

  function add() {
    const entry = keyed({} as T)
    setOpen(new Set([...open, entry._key]))
    onChange([entry, ...entries])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('input, select, textarea')?.focus())
  }

  function move(index: number, by: 1 | -1) {
    const next = [...entries]
    const [entry] = next.splice(index, 1)
    if (!entry) return
    next.splice(index + by, 0, entry)
    onChange(next)
    setStatus(
      t('{entry} is now {place} of {count}', {
        entry: titleOf(entry) || t(words.noun),
        place: index + by + 1,
        count: next.length,
      }),
    )
  }

  function remove(index: number) {
    const entry = entries[index]
    if (!entry) return
    onChange(entries.filter((other) => other !== entry))
    const entryTitle = titleOf(entry)
    showToast({
      id: 'entry-removed',
      title: entryTitle ? t('{entry} was removed', { entry: entryTitle }) : t(words.removed),
      action: { label: t('Undo'), onPress: () => onChange(latestEntries.current.toSpliced(index, 0, entry)) },
    })
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading id={id} className={Heading === 'h2' ? 'text-h2' : 'text-h3'}>
          {title}
        </Heading>
        {Heading === 'h2' && entries.length < MOST_ENTRIES ? (
          <Button onClick={add} icon={<Plus size={16} aria-hidden />}>
            {t(words.add)}
          </Button>
        ) : null}
      </div>
      {hint ? <p className="mt-2 text-small text-muted">{hint}</p> : null}
      <p role="status" className="sr-only">
        {status}
      </p>
      <ol ref={list} className="mt-4 flex flex-col gap-3 empty:hidden">
        {entries.map((entry, index) => {
          const hasError = Object.keys(errors).some((field) => field.startsWith(`${path}.${index}.`))
          const isOpen = hasError || open.has(entry._key)
          const name = titleOf(entry) || t(words.untitled)
          const detail = detailOf?.(entry)
          return (
            <Card as="li" key={entry._key} className="px-4 py-2">
              <div className="flex items-center gap-1">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => toggle(entry._key)}
                  className="flex min-h-control min-w-0 grow items-center gap-3 rounded-control py-1 text-start"
                >
                  {markOf?.(entry)}
                  <span className="min-w-0 grow">
                    <span className="block font-medium wrap-anywhere">{name}</span>
                    {detail ? <span className="block text-small text-muted tabular-nums">{detail}</span> : null}
                  </span>
                  <ChevronDown
                    size={16}
                    aria-hidden
                    className={cx('shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
                  />
                </button>
                <OnDemand
                  popup="menu"
                  load={loadMenu}
                  overlay={{
                    isFirst: index === 0,
                    isLast: index === entries.length - 1,
                    onMove: (by: 1 | -1) => move(index, by),
                    onRemove: () => remove(index),
                  }}
                  trigger={
                    <IconButton label={t('More about {name}', { name })} tip="end">
                      <Ellipsis size={20} aria-hidden />
                    </IconButton>
                  }
                />
              </div>
              {isOpen ? (
                <div className="mt-2 mb-2 flex flex-col gap-4">
                  {children(entry, `${path}.${index}`, (next) =>
                    onChange(entries.map((other) => (other === entry ? next : other))),
                  )}
                </div>
              ) : null}
            </Card>
          )
        })}
      </ol>
    </section>
  )
}
