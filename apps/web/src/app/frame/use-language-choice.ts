import type { MouseEvent } from 'react'
import { useApi } from '../base/settings.tsx'
import { localStore } from '../session/safe-storage.ts'
import { LANGUAGE_NAME } from '../session/storage-names.ts'
import { useCurrentUser } from '../session/use-session.tsx'

/**
 * Returns the handler of a link to a page in another language. It makes that language the choice of this browser and,
 * for a member, of their account.
 */
export function useLanguageChoice() {
  const api = useApi()
  const user = useCurrentUser()
  return (language: string, event: MouseEvent<HTMLAnchorElement>) => {
    localStore.set(LANGUAGE_NAME, language)
    if (!user) return
    const saving = api('PATCH /api/v1/account', { body: { language } }).catch(() => undefined)
    const { href } = event.currentTarget
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // Leaving the page at once would cancel the call.
    event.preventDefault()
    void saving.then(() => window.location.assign(href))
  }
}
