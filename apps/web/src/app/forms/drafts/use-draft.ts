import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useCurrentUser } from '../../session/use-session.tsx'
import { type DraftKeeper, readDraft, watchDrafts, writeDraft } from './draft-store.ts'

type Values = Readonly<Record<string, string | undefined>>

/**
 * Stores what is typed into a form in this tab, by path and `name`, so that it survives an ended session and a reload;
 * restores it when the same person opens the form again, except where text was already typed. Passwords are never
 * stored. Call the returned function once the form is sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const owner = useCurrentUser()?._id ?? ''
  const key = `${useLocation().pathname}:${name}`

  useEffect(() => {
    const element = form.current
    if (!element) return
    const stored = readDraft<Values>(key, owner)
    if (stored) fillIn(element, stored.values)
    const write = () => writeDraft(key, { owner, values: valuesOf(element) })
    element.addEventListener('input', write)
    return () => element.removeEventListener('input', write)
  }, [form, key, owner])

  return () => writeDraft(key, undefined)
}

/**
 * Whether a draft of this form exists, at any moment: then the form opens on its own, or continues. `isWorth` decides
 * from its values whether anything would be lost without it.
 */
export function useHasDraft<T extends object>(
  name: string,
  keeper: DraftKeeper = 'tab',
  isWorth: (values: Partial<T>) => boolean = () => true,
): boolean {
  const owner = useCurrentUser()?._id ?? ''
  const key = `${useLocation().pathname}:${name}`
  function has() {
    const draft = readDraft<T>(key, owner, keeper)
    return draft !== undefined && isWorth(draft.values)
  }
  return useSyncExternalStore(watchDrafts, has, () => false)
}

function valuesOf(form: HTMLFormElement): object {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'))
}

/** Words typed before this page's scripts loaded are newer than the draft. */
function fillIn(form: HTMLFormElement, values: Values): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    const storedValue = values[control.name]
    if (storedValue !== undefined && control.value === control.defaultValue) control.value = storedValue
  }
}
