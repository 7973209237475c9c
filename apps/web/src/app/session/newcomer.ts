import { tabStore } from './safe-storage.ts'
import { NEWCOMER_NAME } from './storage-names.ts'

/** Whether a professional has just signed up in this tab and should create their page next. */
export function isNewcomer(): boolean {
  return tabStore.get(NEWCOMER_NAME) !== undefined
}

/** Records that the newcomer has reached their first page: they are no longer redirected to create their page. */
export function welcomeNewcomer(): void {
  tabStore.set(NEWCOMER_NAME, undefined)
}
