import { type PageLanguages, withoutPrefix } from '@rise/texts/page-languages'
import { localStore } from '../session/safe-storage.ts'
import type { SessionStore } from '../session/session-store.ts'
import { LANGUAGE_NAME } from '../session/storage-names.ts'

/**
 * Makes the language in the member's settings the choice of this browser. Reloads a page whose address names no language:
 * the script in its head then leads to the new one.
 *
 * @param prefix the prefix of this page's language
 */
export function followLanguage(store: SessionStore, languages: PageLanguages, prefix: string): void {
  const follow = () => {
    const session = store.get()
    const language = session.status === 'member' ? session.user.language : null
    if (language === null || !languages.includes(language) || localStore.get(LANGUAGE_NAME) === language) return
    localStore.set(LANGUAGE_NAME, language)
    const { pathname } = window.location
    const isNamed = withoutPrefix(pathname, prefix) !== pathname
    if (!isNamed && language !== document.documentElement.lang) window.location.reload()
  }
  store.subscribe(follow)
  follow()
}
