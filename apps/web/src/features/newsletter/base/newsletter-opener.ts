import type { newsletterSources } from '@rise/contract/newsletter/endpoints'
import { t } from '@rise/texts'

/** Section 9 of the specification: where a sign-up originates. */
export type NewsletterSource = (typeof newsletterSources)[number]

/** The open part: none, the dialog (with an address already entered in a form), or the chat. */
export type NewsletterOpen =
  | undefined
  | { readonly kind: 'dialog'; readonly source: NewsletterSource; readonly email: string }
  | { readonly kind: 'chat' }

let openPart: NewsletterOpen
const listeners = new Set<() => void>()

function set(next: NewsletterOpen): void {
  openPart = next
  for (const listener of listeners) listener()
}

/** Opens the newsletter's dialog above the current page, with an address if there is one. */
export function openNewsletter(source: NewsletterSource = 'newsletter', email = ''): void {
  set({ kind: 'dialog', source, email })
}

/** The action of a guest's toast about receiving jobs (section 2 of the specification, "Force-login toast"). */
export const jobsByEmail = {
  get label() {
    return t('SEND ME JOBS')
  },
  onPress: () => openNewsletter(),
}

/** Opens the newsletter's chat (section 4 of the specification, "Chat widget"). */
export function openChat(): void {
  set({ kind: 'chat' })
}

/** For the component that renders the dialog and the chat. */
export const newsletterOpener = {
  read: () => openPart,
  close: () => set(undefined),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
