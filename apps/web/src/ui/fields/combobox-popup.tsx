import { t } from '@rise/texts'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { cx } from '../base/class-names.ts'
import type { Suggest, Suggestion, SuggestionGroup } from '../base/suggestion.ts'

/**
 * The pause in typing after which suggestions are requested. A shorter pause would fetch suggestions for unfinished
 * words.
 */
const PAUSE_MS = 120

interface Props {
  id: string
  field: HTMLInputElement
  /** Whether someone has typed in the field, even before this list was loaded. */
  typed: RefObject<boolean>
  suggest: Suggest
  /** Whether suggestions are shown for an empty field, too. */
  offers: boolean
  /** Called with the id of the active option; null for none, undefined while the list is closed. */
  onActive: (id: string | null | undefined) => void
}

/** The list below a combobox field. It attaches its own listeners to the field, because it is loaded later. */
export function ComboboxPopup({ id, field, typed, suggest, offers, onActive }: Props) {
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  const [open, setOpen] = useState(false)
  const [reachedKey, setReachedKey] = useState<string>()
  const options = groups.flatMap((group) => group.options)
  // The active option stays active if the next results contain it.
  const activeIndex = options.findIndex(({ key }) => key === reachedKey)
  const isShown = open && options.length > 0
  const optionId = (index: number) => `${id}-${index}`
  const activeId = isShown ? (activeIndex >= 0 ? optionId(activeIndex) : null) : undefined

  useSuggestions({ field, typed, suggest, offers }, (results) => {
    setGroups(results)
    setOpen(results.length > 0)
  })

  useLayoutEffect(() => {
    onActive(activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActive])

  useLayoutEffect(() => {
    // Scrolls the list into view, because below the last field of a column it would open outside the viewport.
    if (isShown) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, isShown])

  function pick(option: Suggestion) {
    setOpen(false)
    field.value = option.text
    option.onPick()
  }

  useLayoutEffect(() => {
    const close = () => setOpen(false)
    const move = (by: 1 | -1) => {
      setOpen(true)
      // One position more than there are options: on the typed text, no option is active, and `activeIndex` is -1.
      const places = options.length + 1
      const nextIndex = isShown ? ((activeIndex + 1 + by + places) % places) - 1 : by > 0 ? 0 : options.length - 1
      setReachedKey(options[nextIndex]?.key)
    }
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || options.length === 0) return
      const option = isShown ? options[activeIndex] : undefined
      if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'Enter' && option) pick(option)
      else if (event.key === 'Escape' && isShown) close()
      else return event.key === 'Enter' ? close() : undefined
      event.preventDefault()
      event.stopPropagation()
    }
    field.addEventListener('keydown', press)
    field.addEventListener('blur', close)
    return () => {
      field.removeEventListener('keydown', press)
      field.removeEventListener('blur', close)
    }
  })

  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? t('{count, plural, one {1 suggestion} other {{count} suggestions}}', { count: options.length }) : ''}
      </p>
      {isShown ? (
        <div
          id={id}
          role="listbox"
          aria-label={t('Suggestions')}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(24rem,50dvh)] overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-float"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, not fieldsets
            <div key={group.title} role="group" aria-label={group.title}>
              <p aria-hidden className="px-3 pt-2 pb-1 text-caption font-medium text-subtle">
                {group.title}
              </p>
              {group.options.map((option) => {
                const index = options.indexOf(option)
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                  <div
                    key={option.key}
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === activeIndex}
                    onClick={() => pick(option)}
                    className={cx(
                      'tally min-h-dense cursor-pointer items-center rounded-control px-3 py-1 text-small hover:bg-raised',
                      index === activeIndex && 'bg-brand-soft text-on-brand-soft',
                    )}
                  >
                    <span className="min-w-0 wrap-anywhere">{option.text}</span> <span>{option.note}</span>
                  </div>
                )
              })}
            </div>
          ))}
        </div>
      ) : null}
    </>
  )
}

/**
 * Requests suggestions shortly after each change; the list stays until the next response, and outdated responses are
 * dropped.
 */
function useSuggestions(
  { field, typed, suggest, offers }: Pick<Props, 'field' | 'typed' | 'suggest' | 'offers'>,
  onResults: (results: readonly SuggestionGroup[]) => void,
): void {
  const showResults = useEffectEvent(onResults)
  const fetchSuggestions = useEffectEvent((words: string) => suggest(words).catch(() => []))

  useEffect(() => {
    let requestCount = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      requestCount += 1
    }
    const requestSuggestions = () => {
      stop()
      const request = requestCount
      const words = field.value.trim()
      if (words === '' && !offers) return showResults([])
      timer = setTimeout(async () => {
        const groups = await fetchSuggestions(words)
        if (request === requestCount && field === document.activeElement) showResults(groups)
      }, PAUSE_MS)
    }
    const offer = () => {
      if (offers) requestSuggestions()
    }
    const { form } = field
    field.addEventListener('input', requestSuggestions)
    field.addEventListener('focus', offer)
    field.addEventListener('blur', stop)
    form?.addEventListener('submit', stop)
    // Text may have been typed before this list, or any script, was loaded.
    if (typed.current || field.value !== field.defaultValue) requestSuggestions()
    else offer()
    return () => {
      stop()
      field.removeEventListener('input', requestSuggestions)
      field.removeEventListener('focus', offer)
      field.removeEventListener('blur', stop)
      form?.removeEventListener('submit', stop)
    }
  }, [field, typed, offers])
}
