import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type PressedKey, SEARCH_KEY, takeEarlyKeys } from '../frame/early-keys.ts'
import { isOpenTo } from '../palette/open-to.ts'
import { Palette } from '../palette/palette.tsx'
import type { SearchSlots } from '../palette/search-slots.ts'
import { principalOf, useSession } from '../session/use-session.tsx'
import { shortcutsAreOn } from './shortcuts-setting.ts'
import { isForTyping, SECOND_KEY_MS } from './typed-keys.ts'

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }))

/**
 * The keyboard shortcuts, and the search: `/` and Ctrl/Cmd+K open the search, `g` and a letter navigate, `?` lists the
 * shortcuts. Loaded by the first shortcut or the header's search button; keys pressed while it loads are replayed.
 */
export function Shortcuts({ slots }: { slots: SearchSlots }) {
  const principal = principalOf(useSession())
  const goKeys = slots.goKeys.filter((key) => isOpenTo(principal, key))
  const navigate = useNavigate()
  const [isListOpen, setIsListOpen] = useState(false)
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  /** Updated immediately, unlike the state: several keys may arrive before the next render. */
  const latestSearch = useRef({ open: false, text: '' })
  const gPressedAt = useRef(Number.NEGATIVE_INFINITY)

  function show(next: { open: boolean; text: string }) {
    latestSearch.current = next
    setOpen(next.open)
    setText(next.text)
  }

  function search() {
    const words = latestSearch.current.text.trim()
    show({ open: false, text: '' })
    if (words !== '') void navigate(slots.wordsActs[0].hrefOf(words))
  }

  /** Returns the action of a key pressed outside of fields; undefined for a key without one. Records presses of `g`. */
  function actOf({ key, command, time }: PressedKey): (() => void) | undefined {
    const { current } = latestSearch
    if (key === SEARCH_KEY || (command && key.toLowerCase() === 'k'))
      return () => show({ open: true, text: current.text })
    if (current.open) return command ? undefined : typingOf(key)
    if (command) return undefined
    const isAfterG = time - gPressedAt.current < SECOND_KEY_MS
    gPressedAt.current = key === 'g' && !isAfterG ? time : Number.NEGATIVE_INFINITY
    if (key === '/') return () => show({ open: true, text: '' })
    if (key === '?') return () => setIsListOpen(true)
    const target = isAfterG ? goKeys.find((known) => known.key === key) : undefined
    return target && (() => void navigate(target.to))
  }

  /** Applies keys that arrive before the search field has the focus as if they had been typed there. */
  function typingOf(key: string): (() => void) | undefined {
    const { text: typedText } = latestSearch.current
    if (key === 'Enter') return search
    if (key === 'Backspace') return () => show({ open: true, text: typedText.slice(0, -1) })
    return [...key].length === 1 ? () => show({ open: true, text: typedText + key }) : undefined
  }

  const press = useEffectEvent((key: PressedKey) => {
    const act = actOf(key)
    act?.()
    return act !== undefined
  })

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event
      const command = ctrlKey || metaKey
      if (event.defaultPrevented || event.isComposing || altKey) return
      if (key !== SEARCH_KEY && !latestSearch.current.open && !shortcutsAreOn()) return
      if (!command && isForTyping(event.target)) return
      if (press({ key, command, time: timeStamp })) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    for (const key of takeEarlyKeys()) press(key)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <Palette
        slots={slots}
        open={open}
        text={text}
        onText={(next) => show({ open: true, text: next })}
        onClose={() => show({ open: false, text: '' })}
        onSearch={search}
      />
      {isListOpen ? (
        <Suspense fallback={null}>
          <ShortcutsDialog goKeys={goKeys} onClose={() => setIsListOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
