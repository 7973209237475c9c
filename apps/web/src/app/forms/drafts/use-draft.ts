import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useCurrentUser } from '../../session/use-session.tsx'
import { type DraftLocation, readDraft, watchDrafts, writeDraft } from './draft-store.ts'
import { useDraftKey } from './use-draft-key.ts'

type Values = Readonly<Record<string, string | undefined>>

/**
 * Stores the typed values of a form in this tab, by path and `name`, so that they survive an expired session and a
 * reload. When the same person opens the form again, unchanged fields get their stored text back. Passwords are never
 * stored. Returns a function that deletes the draft; call it once the form is sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const owner = useCurrentUser()?._id ?? ''
  const key = useDraftKey(name)

  useEffect(() => {
    const element = form.current
    if (!element) return
    const storedDraft = readDraft<Values>(key, owner)
    if (storedDraft) fillIn(element, storedDraft.values)
    const write = () => writeDraft(key, { owner, values: valuesOf(element) })
    element.addEventListener('input', write)
    return () => element.removeEventListener('input', write)
  }, [form, key, owner])

  return () => writeDraft(key, undefined)
}

/**
 * Whether a draft of this form exists, so that the page should show the form open. `isWorthKeeping` decides whether a
 * draft with these values counts.
 */
export function useHasDraft<T extends object>(
  name: string,
  keeper: DraftLocation = 'tab',
  isWorthKeeping: (values: Partial<T>) => boolean = () => true,
): boolean {
  const owner = useCurrentUser()?._id ?? ''
  const key = useDraftKey(name)
  function hasDraft() {
    const draft = readDraft<T>(key, owner, keeper)
    return draft !== undefined && isWorthKeeping(draft.values)
  }
  return useSyncExternalStore(watchDrafts, hasDraft, () => false)
}

function valuesOf(form: HTMLFormElement): object {
  return Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'))
}

/** Fills in the draft, except in fields that have changed: text typed before the page's scripts loaded is newer. */
function fillIn(form: HTMLFormElement, values: Values): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    const storedValue = values[control.name]
    if (storedValue !== undefined && control.value === control.defaultValue) control.value = storedValue
  }
}
