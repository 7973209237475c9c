import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { shortcutsAreOn } from '../base/shortcuts-setting.ts'
import { principalOf, useSession } from '../session/use-session.tsx'
import { focusSearch } from './focus-search.ts'
import { goKeysOf } from './go-keys.ts'

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }))

/** How long `g` waits for its second key. */
const SECOND_KEY_MS = 1500

/** Keyboard shortcuts: `/` and Ctrl/Cmd+K search, `g` and a letter goes somewhere, `?` lists them. */
export function Shortcuts() {
  const session = useSession()
  const navigate = useNavigate()
  const [listed, setListed] = useState(false)
  const went = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    const go = (href: string) => Promise.resolve(navigate(href))
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || !shortcutsAreOn()) return
      const act = actOf(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    function actOf(event: KeyboardEvent): (() => void) | undefined {
      const { key, ctrlKey, metaKey, altKey } = event
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return () => void focusSearch(go)
      if (ctrlKey || metaKey || altKey || isForTyping(event.target)) return undefined
      const afterG = event.timeStamp - went.current < SECOND_KEY_MS
      went.current = key === 'g' && !afterG ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (key === '/') return () => void focusSearch(go)
      if (key === '?') return () => setListed(true)
      const target = afterG ? goKeysOf(principalOf(session)).find((known) => known.key === key) : undefined
      return target && (() => void go(target.to))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [navigate, session])

  return listed ? (
    <Suspense fallback={null}>
      <ShortcutsDialog goKeys={goKeysOf(principalOf(session))} onClose={() => setListed(false)} />
    </Suspense>
  ) : null
}

/** Keys mean letters there, or belong to a window over the page. */
function isForTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null
}
