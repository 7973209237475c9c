import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { tabStore } from '../session/safe-storage.ts'
import { DRAFT_PREFIX } from '../session/storage-names.ts'
import { useCurrentUser } from '../session/use-session.tsx'

/** Never kept, whatever the form calls it. */
const secret = /password/i

type Values = Readonly<Record<string, string>>

interface Draft {
  /** Whose words these are: nobody else gets them back. */
  readonly owner: string
  readonly values: Values
}

/**
 * Keeps what is typed into a form in this tab, by path and `name`, so that neither a session that ends nor a reload
 * loses it; gives it back when the same person comes to the form again, save what is typed there already. Passwords are
 * never kept. Call the result once the form was sent.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const owner = useCurrentUser()?._id ?? ''
  const key = `${DRAFT_PREFIX}${useLocation().pathname}:${name}`

  useEffect(() => {
    const element = form.current
    if (!element) return
    const kept = readDraft(key, owner)
    if (kept) fillIn(element, kept)
    const write = () => tabStore.set(key, JSON.stringify({ owner, values: valuesOf(element) } satisfies Draft))
    element.addEventListener('input', write)
    return () => element.removeEventListener('input', write)
  }, [form, key, owner])

  return () => tabStore.set(key, undefined)
}

/** Whether a draft of this form waits here: then the form opens by itself. */
export function useHasDraft(name: string): boolean {
  const owner = useCurrentUser()?._id ?? ''
  return readDraft(`${DRAFT_PREFIX}${useLocation().pathname}:${name}`, owner) !== undefined
}

function readDraft(key: string, owner: string): Values | undefined {
  try {
    const draft = JSON.parse(tabStore.get(key) ?? 'null') as Draft | null
    return draft?.owner === owner ? draft.values : undefined
  } catch {
    return undefined
  }
}

function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value]] : []))
  return Object.fromEntries(texts.filter(([field = '']) => !secret.test(field)))
}

/** Whoever typed before this page's scripts had come means the new words. */
function fillIn(form: HTMLFormElement, values: Values): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    const kept = values[control.name]
    if (kept !== undefined && control.value === control.defaultValue) control.value = kept
  }
}
