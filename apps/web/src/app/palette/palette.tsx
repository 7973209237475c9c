import { Dialog } from '@base-ui/react/dialog'
import { t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../../ui/base/icon-button.tsx'
import { backdropClass } from '../../ui/overlays/overlay-style.ts'
import { chooseTheme } from '../../ui/theme/theme.ts'
import { principalOf, useSession } from '../session/use-session.tsx'
import { isOpenTo } from './open-to.ts'
import {
  actOptions,
  type OptionGroup,
  type PaletteOption,
  recentOptions,
  resultOptions,
  wordsOption,
} from './option-groups.tsx'
import { optionId, PaletteList } from './palette-list.tsx'
import { PaletteState } from './palette-state.tsx'
import { clearRecentResults, recentResults } from './recent-results.ts'
import type { SearchSlots } from './search-slots.ts'
import { useSearchResults } from './use-search-results.ts'

const LONGEST = 80

interface Props {
  slots: SearchSlots
  open: boolean
  text: string
  onText: (text: string) => void
  onClose: () => void
  /** Called on Enter when no option is active and the text isn't blank. */
  onSearch: () => void
}

/** The search: a dialog with a combobox for content of every kind, recent results, and actions. */
export function Palette({ open, ...rest }: Props) {
  const { pathname } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  // The previously focused element may not be focusable by Tab, so it is remembered here.
  const opener = useRef<Element | null>(null)
  const openedAt = useRef(pathname)
  const wasOpen = useRef(false)
  if (open && !wasOpen.current) {
    opener.current = document.activeElement
    openedAt.current = window.location.pathname
  }
  wasOpen.current = open

  /**
   * Returns the focus to the opener, unless the search has opened another page, which focuses its own heading. The
   * result `false` keeps the dialog from moving the focus itself.
   */
  function returnFocus(): boolean {
    const { current } = opener
    const isSamePage = window.location.pathname === openedAt.current
    if (isSamePage && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    return false
  }
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : rest.onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex justify-center sm:px-4 sm:pt-[12vh]">
          <Dialog.Popup
            aria-label={t('Search')}
            initialFocus={field}
            finalFocus={returnFocus}
            className="flex max-h-full w-full flex-col self-start overflow-hidden border-line bg-surface shadow-float outline-none transition-opacity duration-menu data-starting-style:opacity-0 data-ending-style:opacity-0 max-sm:h-full sm:max-h-[70vh] sm:max-w-feed sm:rounded-dialog sm:border"
          >
            <Content field={field} {...rest} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ContentProps extends Omit<Props, 'open'> {
  field: React.RefObject<HTMLInputElement | null>
}

function Content({ slots, field, text, onText, onClose, onSearch }: ContentProps) {
  const id = useId()
  const principal = principalOf(useSession())
  const [recent, setRecent] = useState(recentResults)
  const [reachedKey, setReachedKey] = useState<string>()
  const results = useSearchResults(text)
  const words = text.trim()
  const queryClient = useQueryClient()
  const acts = actOptions(
    slots.acts.filter((act) => isOpenTo(principal, act)),
    themeOf(),
    words,
  )
  const groups: readonly OptionGroup[] =
    words === ''
      ? [...recentOptions(recent, slots.kinds, clearRecent), ...acts]
      : [
          ...slots.wordsActs
            .filter(({ gate, hrefOf }) => isOpenTo(principal, { gate, to: hrefOf(words) }))
            .map((act) => wordsOption(act, words, queryClient)),
          ...resultOptions(results.data ?? [], slots.kinds),
          ...acts,
        ]
  const options = groups.flatMap((group) => group.options)
  const activeOption = options.find(({ key }) => key === reachedKey)
  const activeId = activeOption && optionId(id, activeOption)

  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function clearRecent() {
    clearRecentResults()
    setRecent([])
  }

  function type(next: string) {
    setReachedKey(undefined)
    onText(next)
  }

  function pick(option: PaletteOption) {
    option.onPick?.()
    if (option.key !== 'forget') onClose()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const activeIndex = options.findIndex(({ key }) => key === reachedKey)
    // One position more than there are options: on the typed text, no option is active, and `activeIndex` is -1.
    const places = options.length + 1
    if (event.key === 'ArrowDown') setReachedKey(options[((activeIndex + 2) % places) - 1]?.key)
    else if (event.key === 'ArrowUp') setReachedKey(options[((activeIndex + places) % places) - 1]?.key)
    else if (event.key === 'Enter') enter(event)
    else return
    event.preventDefault()
  }

  function enter({ ctrlKey, metaKey }: KeyboardEvent) {
    if (!activeOption) {
      if (words !== '') onSearch()
      return
    }
    // A simulated click follows the link, so that it can open in a new tab.
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey })
    document.getElementById(optionId(id, activeOption))?.dispatchEvent(click)
  }

  return (
    <>
      <div className="flex h-bar shrink-0 items-center gap-2 border-b-2 border-line pr-2 pl-4 focus-within:border-brand">
        <Search size={20} aria-hidden className="shrink-0 text-subtle" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('Search')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={activeId}
          placeholder={t('Jobs, companies, people, headlines…')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          className="h-full min-w-0 grow bg-transparent text-body outline-none placeholder:text-subtle"
        />
        <Dialog.Close
          render={
            <IconButton label={t('Close')} tip="end">
              <X size={20} aria-hidden />
            </IconButton>
          }
        />
      </div>
      <div className="flex min-h-0 grow flex-col" aria-busy={words !== '' && !results.isCurrent}>
        <PaletteList id={id} groups={groups} typed={words} reached={activeOption?.key} onPick={pick} />
        {words === '' ? null : <PaletteState words={words} results={results} />}
      </div>
      <p aria-hidden className="shrink-0 border-t border-line px-4 py-2 text-caption text-subtle max-sm:hidden">
        {t('↑ ↓ to choose · Enter to open · Esc to close')}
      </p>
    </>
  )
}

function themeOf() {
  const chosenTheme = document.documentElement.dataset.theme
  const isDark = chosenTheme ? chosenTheme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
  return { isDark, onTurn: () => chooseTheme(isDark ? 'light' : 'dark') }
}
