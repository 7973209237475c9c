import { tabStore } from './safe-storage.ts'
import { NEWCOMER_NAME } from './storage-names.ts'

/** Whether a professional has just signed up here and should create their page next. */
export function isNewcomer(): boolean {
  return tabStore.get(NEWCOMER_NAME) !== undefined
}

/** Records that they have been sent to create their page. */
export function welcomeNewcomer(): void {
  tabStore.set(NEWCOMER_NAME, undefined)
}
