import { useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { shortcutsAreOn } from '../../../app/shortcuts/shortcuts-setting.ts'
import { isForTyping, SECOND_KEY_MS } from '../../../app/shortcuts/typed-keys.ts'
import { lastResults, type Place, placeIn } from './last-results.ts'

/** Returns the job's position in the list that the reader comes from; the keys `j` and `k` lead to its neighbours. */
export function useResultsAround(slug: string): Place | undefined {
  const storedResults = useSyncExternalStore(noChanges, lastResults, () => undefined)
  const place = useMemo(() => placeIn(storedResults, slug), [storedResults, slug])
  const navigate = useNavigate()
  const follow = useEffectEvent((key: string) => {
    const target = key === 'j' ? place?.next : key === 'k' ? place?.previous : undefined
    if (target === undefined) return false
    void navigate(`/jobs/${target}`)
    return true
  })
  // A layout effect, so that a key pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    let gPressedAt = Number.NEGATIVE_INFINITY
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, timeStamp, target } = event
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey || shiftKey) return
      if (isForTyping(target) || !shortcutsAreOn()) return
      const isAfterG = timeStamp - gPressedAt < SECOND_KEY_MS
      gPressedAt = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY
      if (!isAfterG && follow(key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return place
}

function noChanges(): () => void {
  return () => undefined
}
